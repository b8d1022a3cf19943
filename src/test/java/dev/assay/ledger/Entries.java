package dev.assay.ledger;

import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Decision;
import dev.assay.model.Edge;
import dev.assay.model.Entry;
import dev.assay.model.Fact;
import dev.assay.model.FileImported;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.HeadAccepted;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.ProjectOpened;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.model.ReferenceRules;
import dev.assay.model.Refusal;
import dev.assay.model.Relation;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.jspecify.annotations.Nullable;

/** Arbitrary entries of every kind, with texts out of all of Unicode. */
final class Entries {
    private static final long SAFE = 1L << 53;

    private Entries() {}

    /** Any text that has UTF-8: controls, quotes, every plane, unassigned signs too. */
    static Arbitrary<String> texts() {
        Arbitrary<Integer> any = Arbitraries.integers().between(0, 0x10FFFF).filter(c -> c < 0xD800 || c > 0xDFFF);
        Arbitrary<Integer> sign = Arbitraries.frequencyOf(
                Tuple.of(4, Arbitraries.integers().between(' ', '~')),
                Tuple.of(2, Arbitraries.integers().between(0, 0x1F)),
                Tuple.of(2, Arbitraries.of((int) '"', (int) '\\', (int) '/', 0x7F, 0x80, 0x7FF, 0x800, 0x2028, 0xFFFF)),
                Tuple.of(2, Arbitraries.integers().between(0x10000, 0x10FFFF)),
                Tuple.of(2, any));
        return sign.list().ofMaxSize(12).map(signs -> {
            StringBuilder text = new StringBuilder();
            signs.forEach(text::appendCodePoint);
            return text.toString();
        });
    }

    private static <T> Arbitrary<@Nullable T> maybe(Arbitrary<T> of) {
        return of.injectNull(0.3);
    }

    static Arbitrary<Anchor> anchors() {
        Arbitrary<String> day = Combinators.combine(
                        Arbitraries.integers().between(1, 9999),
                        Arbitraries.integers().between(1, 12),
                        Arbitraries.integers().between(1, 28))
                .as((y, m, d) -> "%04d-%02d-%02d".formatted(y, m, d));
        return Combinators.combine(day, Arbitraries.of("", "T00:00", "T13:56:07", "T23:59:59.123456Z", "T01:02+14:00"))
                .as((d, t) -> Anchor.of(d + t));
    }

    private static Arbitrary<Provenance> sources() {
        return Arbitraries.oneOf(
                Combinators.combine(
                                texts(),
                                Arbitraries.integers().between(1, Integer.MAX_VALUE - 9),
                                Arbitraries.integers().between(0, 9),
                                maybe(texts()))
                        .as((path, from, more, commit) -> new Provenance.FileLines(path, from, from + more, commit)),
                texts().map(Provenance.Commit::new),
                texts().map(Provenance.Ticket::new),
                Combinators.combine(texts(), texts()).as(Provenance.TurnOf::new),
                Combinators.combine(texts(), texts()).as(Provenance.Document::new));
    }

    private static Arbitrary<Mention> mentions() {
        return Combinators.combine(
                        texts(),
                        maybe(Arbitraries.of(MentionType.class)),
                        maybe(Arbitraries.of(true, false)),
                        maybe(Arbitraries.of(Gender.class)),
                        maybe(Arbitraries.of(GrammaticalNumber.class)),
                        Arbitraries.of(true, false))
                .as(Mention::new);
    }

    private static Arbitrary<Decision.Act> acts() {
        Arbitrary<Decision.ReferenceId> reference = Combinators.combine(
                        texts(), texts(), Arbitraries.integers().between(1, Integer.MAX_VALUE))
                .as(Decision.ReferenceId::new);
        Arbitrary<MentionType> type = Arbitraries.of(MentionType.class);
        Arbitrary<Decision.Answer> answer = Arbitraries.oneOf(
                Combinators.combine(reference, texts()).as(Decision.SettledAs::new),
                Combinators.combine(reference, texts(), type).as(Decision.SettledAsNew::new),
                reference.map(Decision.Unknowable::new));
        List<Arbitrary<? extends Decision.Act>> each = List.of(
                answer,
                answer.map(Decision.Opinion::new),
                answer.map(Decision.Adjudicated::new),
                Combinators.combine(reference, texts()).as(Decision.CountRefused::new),
                Combinators.combine(reference, Arbitraries.of(true, false)).as(Decision.Flagged::new),
                reference.map(Decision.Noted::new),
                Combinators.combine(texts(), texts()).as(Decision.Alias::new),
                texts().map(Decision.Split::new),
                Combinators.combine(texts(), texts()).as(Decision.KeptApart::new),
                Combinators.combine(texts(), mentions()).as(Decision.MentionAdded::new),
                Combinators.combine(texts(), texts()).as(Decision.MentionRemoved::new),
                Combinators.combine(texts(), texts(), type).as(Decision.MentionRetyped::new),
                Combinators.combine(texts(), Arbitraries.of(true, false)).as(Decision.HubMarked::new),
                Arbitraries.integers().map(Decision.WindowSet::new),
                Arbitraries.of(NameRules.class).map(Decision.NamesSet::new),
                Arbitraries.of(ReferenceRules.class).map(Decision.ReferencesSet::new),
                texts().map(Decision.RunActivated::new),
                Arbitraries.longs().between(-SAFE, SAFE).map(Decision.Withdrawn::new));
        return Arbitraries.oneOf(
                each.stream().map(a -> a.map(x -> (Decision.Act) x)).toList());
    }

    private static Arbitrary<Certificate> certificates() {
        return Combinators.combine(
                        anchors(),
                        maybe(texts()),
                        maybe(Arbitraries.integers().between(1, 1000)),
                        maybe(texts()),
                        maybe(texts()),
                        maybe(texts()),
                        Combinators.combine(texts(), texts())
                                .as(Provenance.TurnOf::new)
                                .list()
                                .ofMinSize(1)
                                .ofMaxSize(2),
                        Arbitraries.maps(texts(), texts()).ofMaxSize(3).map(TreeMap::new))
                .as((at, source, from, commit, ticket, locator, turns, more) -> new Certificate(
                        at,
                        source,
                        from == null ? null : new Certificate.LineRange(from, from + 2),
                        commit,
                        ticket,
                        locator,
                        turns,
                        more))
                .withoutEdgeCases();
    }

    private static Arbitrary<Edge> edges() {
        return Combinators.combine(Arbitraries.of(Relation.class), texts(), maybe(texts()), maybe(texts()))
                .as(Edge::new);
    }

    /** Entries of every kind. */
    static Arbitrary<Entry> all() {
        Arbitrary<Turn.Image> image = Combinators.combine(maybe(texts()), maybe(texts()), maybe(texts()))
                .as(Turn.Image::new);
        List<Arbitrary<? extends Entry>> each = List.of(
                Combinators.combine(texts(), texts()).as(ProjectOpened::new),
                Combinators.combine(
                                texts(),
                                Arbitraries.of(NameRules.class),
                                Arbitraries.of(ReferenceRules.class),
                                Arbitraries.integers())
                        .as(SpaceOpened::new),
                Combinators.combine(
                                texts(), texts(), texts(), Arbitraries.longs().between(0, SAFE), texts())
                        .as(FileImported::new),
                Combinators.combine(
                                texts(),
                                texts(),
                                texts(),
                                Arbitraries.maps(texts(), texts()).ofMaxSize(4).map(TreeMap::new))
                        .as(RunOpened::new),
                Combinators.combine(
                                texts(), texts(), maybe(anchors()), maybe(texts()), texts(), maybe(image), sources())
                        .as(Turn::new),
                Combinators.combine(texts(), texts(), texts(), mentions().list().ofMaxSize(4), maybe(texts()))
                        .as(Listing::new),
                Combinators.combine(
                                maybe(texts()),
                                texts(),
                                texts(),
                                maybe(texts()),
                                maybe(texts()),
                                texts().list().ofMaxSize(3),
                                maybe(texts()),
                                sources())
                        .as(Question::new),
                Combinators.combine(
                                texts(),
                                texts(),
                                texts(),
                                certificates(),
                                maybe(anchors()),
                                maybe(anchors()),
                                edges().list().ofMaxSize(3),
                                maybe(Combinators.combine(maybe(texts()), maybe(texts()))
                                        .as(Fact.Seen::new)))
                        .as((space, id, text, c, from, until, edges, seen) ->
                                new Fact(space, id, text, c, from, until, until, edges, seen, 3))
                        // So many parts have more edge cases together than a test can wait for.
                        .withoutEdgeCases(),
                Combinators.combine(
                                texts(),
                                maybe(texts()),
                                maybe(texts()),
                                texts().list().ofMaxSize(3),
                                Arbitraries.integers())
                        .as(Refusal::new),
                Combinators.combine(Arbitraries.longs().between(0, SAFE), texts(), texts(), texts(), texts())
                        .as(HeadAccepted::new),
                Combinators.combine(texts(), acts(), texts(), texts(), texts()).as(Decision::new));
        return Arbitraries.oneOf(each.stream().map(a -> a.map(x -> (Entry) x)).toList());
    }
}
