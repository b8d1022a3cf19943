package dev.assay.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.Answer;
import dev.assay.method.Asking;
import dev.assay.method.EventLine;
import dev.assay.method.Standing;
import dev.assay.method.Standings;
import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Edge;
import dev.assay.model.Entry;
import dev.assay.model.Event;
import dev.assay.model.Fact;
import dev.assay.model.NameRules;
import dev.assay.model.ProjectOpened;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.Relation;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** Standing against a replay that goes by the rules one after the other, as slowly as they are written. */
class StandingProperties {
    private static final LocalDate FIRST = LocalDate.of(2024, 1, 1);
    private static final List<String> WORDS = List.of("token", "session", "limit", "harbour", "key", "login");

    /** One record: when it was known, when it holds, and what it declares about records before or after it in the journal. */
    record Drawn(
            int known, @Nullable Integer from, @Nullable Integer until, List<DrawnEdge> edges, List<Integer> words) {}

    record DrawnEdge(Relation relation, int target) {}

    @Provide
    Arbitrary<List<Drawn>> journals() {
        Arbitrary<DrawnEdge> edge = Combinators.combine(
                        Arbitraries.of(Relation.class), Arbitraries.integers().between(0, 11))
                .as(DrawnEdge::new);
        Arbitrary<Integer> day = Arbitraries.integers().between(0, 9);
        return Combinators.combine(
                        day,
                        day.injectNull(0.6),
                        day.injectNull(0.6),
                        edge.list().ofMaxSize(2),
                        Arbitraries.integers()
                                .between(0, WORDS.size() - 1)
                                .list()
                                .ofMinSize(1)
                                .ofMaxSize(4))
                .as(Drawn::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(12);
    }

    private static String day(int n) {
        return FIRST.plusDays(n).toString();
    }

    /** A validity that ends before it begins is refused at the door. */
    private static @Nullable Integer until(Drawn d) {
        int begins = d.from() == null ? d.known() : d.from();
        return d.until() == null ? null : Integer.valueOf(Math.max(d.until(), begins));
    }

    private static String space(int i) {
        return i % 3 == 2 ? "other" : "ledger";
    }

    /** Edges of the kinds that disqualify point back only, so that there are no circles; the door holds to that otherwise. */
    private static List<DrawnEdge> edges(List<Drawn> drawn, int i) {
        return drawn.get(i).edges().stream()
                .filter(e -> e.target() < drawn.size() && e.target() != i)
                .filter(e -> !e.relation().disqualifies() || e.target() < i)
                .toList();
    }

    private static boolean isTurn(List<Drawn> drawn, int i) {
        return i % 4 == 1 && edges(drawn, i).isEmpty();
    }

    private static List<Entry> journal(List<Drawn> drawn) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new ProjectOpened("id", "2024-01-01T00:00:00Z"));
        for (String space : List.of("ledger", "other")) {
            entries.add(new SpaceOpened(space, NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        }
        for (int i = 0; i < drawn.size(); i++) {
            Drawn d = drawn.get(i);
            String text = "Record of " + d.words().stream().map(WORDS::get).collect(Collectors.joining(" ")) + ".";
            Anchor known = Anchor.of(day(d.known()));
            if (isTurn(drawn, i)) {
                entries.add(new Turn(
                        space(i),
                        "r" + i,
                        known,
                        "Mara",
                        text,
                        null,
                        new Provenance.FileLines("f", i + 1, i + 1, null)));
                continue;
            }
            List<Edge> edges = new ArrayList<>();
            for (DrawnEdge e : edges(drawn, i)) {
                String of = space(e.target()).equals(space(i)) ? null : space(e.target());
                edges.add(new Edge(e.relation(), "r" + e.target(), of, "reason " + i));
            }
            Integer until = until(d);
            entries.add(new Fact(
                    space(i),
                    "r" + i,
                    text,
                    new Certificate(known, null, null, null, "T-" + i, null, List.of(), new TreeMap<>()),
                    d.from() == null ? null : Anchor.of(day(d.from())),
                    until == null ? null : Anchor.of(day(until)),
                    null,
                    edges,
                    null,
                    1));
        }
        return entries;
    }

    private static ProjectSnapshot fold(List<Drawn> drawn, int knownAt) {
        JournalFold fold = new JournalFold(Anchor.of(day(knownAt)));
        List<Entry> journal = journal(drawn);
        for (int i = 0; i < journal.size(); i++) fold.add(i + 1L, journal.get(i));
        return fold.finish(new Head(journal.size(), "00"));
    }

    /** The reasons against each record that is known, by the words of the method. */
    private static TreeMap<String, Set<String>> replay(List<Drawn> drawn, int knownAt, int validAt) {
        Set<Integer> known = new TreeSet<>();
        for (int i = 0; i < drawn.size(); i++) if (drawn.get(i).known() <= knownAt) known.add(i);
        // A retraction can only be undone by a later record, so the last word is the last record's.
        Set<Integer> retracted = new HashSet<>();
        for (int i = drawn.size() - 1; i >= 0; i--) {
            if (!known.contains(i) || retracted.contains(i)) continue;
            for (DrawnEdge e : edges(drawn, i)) {
                if (e.relation() == Relation.RETRACTS && known.contains(e.target())) retracted.add(e.target());
            }
        }
        TreeMap<String, Set<String>> reasons = new TreeMap<>();
        for (int i : known) {
            Set<String> of = new TreeSet<>();
            Drawn d = drawn.get(i);
            boolean turn = isTurn(drawn, i);
            int begins = turn || d.from() == null ? d.known() : d.from();
            if (begins > validAt) of.add("NotYetValid");
            Integer until = until(d);
            if (!turn && until != null && until < validAt) of.add("Expired");
            for (int by : known) {
                if (retracted.contains(by)) continue;
                for (DrawnEdge e : edges(drawn, by)) {
                    if (e.target() != i) continue;
                    Integer from = drawn.get(by).from();
                    switch (e.relation()) {
                        case RETRACTS -> of.add("Retracted r" + by);
                        case FALSIFIES -> of.add("Falsified r" + by);
                        case SUPERSEDES -> {
                            if ((from == null ? drawn.get(by).known() : from) <= validAt) of.add("Superseded r" + by);
                        }
                        case SUPPORTS, CONTRADICTS, DERIVES_FROM -> {}
                    }
                }
            }
            reasons.put("r" + i, of);
        }
        return reasons;
    }

    private static String name(Standing s) {
        Fact by = s.by();
        return s.getClass().getSimpleName() + (by == null ? "" : " " + by.id());
    }

    @Property(tries = 500)
    void standingIsWhatAReplayOfTheJournalSays(
            @ForAll("journals") List<Drawn> drawn, @ForAll("days") int knownAt, @ForAll("days") int validAt) {
        ProjectSnapshot project = fold(drawn, knownAt);
        TreeMap<String, Set<String>> derived = new TreeMap<>();
        for (String space : project.spaces()) {
            Standings standings = project.standings(space, Anchor.of(day(validAt)));
            List<Event> events = project.space(space).record().events();
            for (int t = 0; t < events.size(); t++) {
                List<Standing> all = standings.all(t);
                assertThat(standings.isLive(t)).isEqualTo(all.isEmpty());
                assertThat(standings.of(t)).isEqualTo(all.isEmpty() ? null : all.getFirst());
                derived.put(
                        events.get(t).id(),
                        all.stream().map(StandingProperties::name).collect(Collectors.toCollection(TreeSet::new)));
            }
        }
        assertThat(derived).isEqualTo(replay(drawn, knownAt, validAt));
    }

    @Property(tries = 300)
    void everyLineOfEveryAnswerIsARecordedTextAndOnlyLiveOnesAreCitedOrShown(
            @ForAll("journals") List<Drawn> drawn,
            @ForAll("days") int knownAt,
            @ForAll("days") int validAt,
            @ForAll("questions") String question) {
        ProjectSnapshot project = fold(drawn, knownAt);
        Set<String> recorded = new HashSet<>();
        for (Entry e : journal(drawn)) {
            if (e instanceof Event event) recorded.add(event.text());
        }
        for (String space : project.spaces()) {
            Standings standings = project.standings(space, Anchor.of(day(validAt)));
            List<Event> events = project.space(space).record().events();
            Answer a = new Asking(project.space(space), standings).ask(question, 60);
            for (Answer.Line l : a.depiction()) {
                assertThat(standings.isLive(l.tick())).isTrue();
                String line = EventLine.of(events.get(l.tick()));
                assertThat(recorded).anyMatch(line::contains);
            }
            for (Answer.Cited c : a.cited()) {
                assertThat(standings.isLive(c.tick())).isTrue();
                assertThat(recorded).contains(events.get(c.tick()).text());
            }
            for (Answer.Rejected r : a.rejected()) {
                assertThat(standings.isLive(r.tick())).isFalse();
                assertThat(r.reasons()).isEqualTo(standings.all(r.tick()));
            }
            boolean grounded = a.verdict() == Answer.Verdict.GROUNDED;
            assertThat(a.cited().isEmpty()).isEqualTo(!grounded);
            if (a.verdict() == Answer.Verdict.ABSTAIN) assertThat(a.rejected()).isEmpty();
            if (a.verdict() == Answer.Verdict.MISSING_EVIDENCE)
                assertThat(a.rejected()).isNotEmpty();
        }
    }

    @Provide
    Arbitrary<Integer> days() {
        return Arbitraries.integers().between(0, 10);
    }

    @Provide
    Arbitrary<String> questions() {
        return Arbitraries.of(WORDS)
                .list()
                .ofMinSize(1)
                .ofMaxSize(3)
                .map(words -> "Which " + String.join(" and ", words) + "?");
    }
}
