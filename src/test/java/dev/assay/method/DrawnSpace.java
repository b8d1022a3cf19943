package dev.assay.method;

import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Entry;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.jspecify.annotations.Nullable;

/**
 * A small space drawn at random, with two runs and with what people decided in it, as entries of a journal.
 *
 * @param turns what was said
 * @param listed for each of the two runs, what it lists in each turn; null where it leaves the turn out
 * @param decisions what was decided, in order
 */
public record DrawnSpace(List<Turn> turns, List<List<@Nullable List<Mention>>> listed, List<Decision> decisions) {
    /** The only space. */
    public static final String SPACE = "s";

    private static final int TURNS = 8;
    private static final List<String> RUNS = List.of("first", "second");
    private static final List<String> KEYS = List.of(
            "vases",
            "vase",
            "kiln",
            "rome",
            "carla",
            "agency",
            "kids",
            "ann's vase",
            "ann's kiln",
            "carla's dog",
            "dora");
    static final List<String> WORDS = List.of("glaze", "river", "praised", "sold", "Carla", "vase", "the", "kiln's");

    private static final List<Mention> NAMED = List.of(
            Mention.of("a vase", MentionType.THING),
            Mention.of("The Vases", MentionType.THING),
            Mention.of("those kilns", MentionType.THING),
            new Mention("kiln", null, null, null, null, true),
            Mention.of("Rome", MentionType.PLACE),
            Mention.of("Carla", MentionType.PERSON),
            new Mention("Otto", MentionType.PERSON, null, Gender.MALE, null, true),
            new Mention("Rose", MentionType.PERSON, true, Gender.FEMALE, GrammaticalNumber.SINGULAR, true),
            new Mention("the kids", MentionType.PERSON, null, null, GrammaticalNumber.PLURAL, true),
            Mention.of("the agency", MentionType.ORGANIZATION),
            Mention.of("my vase", MentionType.THING),
            Mention.of("your kilns", MentionType.THING),
            Mention.of("Ben", MentionType.PERSON),
            Mention.of("last week", MentionType.TIME),
            Mention.of("her dog", MentionType.THING),
            Mention.of("his vases", MentionType.THING));
    private static final List<Mention> UNCLEAR = List.of(
            Mention.unclear("She", MentionType.PERSON),
            Mention.unclear("he", null),
            Mention.unclear("it", null),
            Mention.unclear("They", null),
            Mention.unclear("there", null),
            Mention.unclear("that agency", MentionType.ORGANIZATION),
            Mention.unclear("those kids", MentionType.PERSON),
            Mention.unclear("those vases", MentionType.THING));
    private static final List<String> REFERENCES = List.of(
            "she", "he", "it", "they", "there", "that agency", "those kids", "those vases", "her dog", "his vases");

    /** All of them. */
    public static Arbitrary<DrawnSpace> all() {
        Arbitrary<List<Turn>> turns = Arbitraries.integers().between(0, 3).flatMap(DrawnSpace::turns);
        Arbitrary<Mention> mention =
                Arbitraries.oneOf(Arbitraries.of(NAMED), Arbitraries.of(NAMED), Arbitraries.of(UNCLEAR));
        Arbitrary<List<@Nullable List<Mention>>> run =
                mention.list().ofMaxSize(4).injectNull(0.1).list().ofSize(TURNS);
        return Combinators.combine(turns, run, run, acts(mention)).as((t, one, two, acts) -> {
            List<Decision> decisions = new ArrayList<>();
            for (int i = 0; i < acts.size(); i++) {
                // Two a day, the last first: what was decided later need not be dated later.
                String at = "2026-01-" + (10 + (acts.size() - i) / 2 % 20) + "T08:00:00Z";
                decisions.add(new Decision(SPACE, acts.get(i), "Ada", at, "so"));
            }
            return new DrawnSpace(t, List.of(one, two), decisions);
        });
    }

    private static Arbitrary<List<Turn>> turns(int speakers) {
        Arbitrary<@Nullable String> speaker = speakers == 0
                ? Arbitraries.of("Ann").injectNull(1)
                : Arbitraries.of(List.of("Ann", "Ben", "Cleo").subList(0, speakers))
                        .injectNull(0.1);
        Arbitrary<@Nullable Anchor> date = Arbitraries.of(
                        "2026-01-10", "2026-01-11", "2026-01-11T09:30", "2026-01-13T08:00:00Z", "2025-12-31")
                .map(Anchor::of)
                .injectNull(0.3);
        Arbitrary<String> text = Arbitraries.of(WORDS).list().ofMaxSize(5).map(w -> String.join(" ", w) + ".");
        return Combinators.combine(speaker, date, text)
                .as((s, d, x) -> new Turn(SPACE, "", d, s, x, null, new Provenance.Ticket("1")))
                .list()
                .ofMaxSize(TURNS)
                .map(all -> {
                    List<Turn> numbered = new ArrayList<>();
                    for (Turn t : all) {
                        String id = "e" + numbered.size();
                        numbered.add(new Turn(SPACE, id, t.date(), t.speaker(), t.text(), null, t.source()));
                    }
                    return numbered;
                });
    }

    private static Arbitrary<List<Decision.Act>> acts(Arbitrary<Mention> mention) {
        Arbitrary<String> event = Arbitraries.integers().between(0, TURNS - 1).map(t -> "e" + t);
        Arbitrary<String> key = Arbitraries.of(KEYS);
        Arbitrary<ReferenceId> reference = Combinators.combine(
                        event,
                        Arbitraries.of(REFERENCES),
                        Arbitraries.frequency(net.jqwik.api.Tuple.of(5, 1), net.jqwik.api.Tuple.of(1, 2)))
                .as(ReferenceId::new);
        Arbitrary<Decision.Act> settle = Arbitraries.oneOf(
                Combinators.combine(reference, key).as(Decision.SettledAs::new),
                reference.map(r -> new Decision.SettledAsNew(r, "Dora", MentionType.PERSON)),
                reference.map(r -> new Decision.SettledAsNew(r, "The Kilns", MentionType.PLACE)),
                reference.map(Decision.Unknowable::new));
        Arbitrary<String> words = mention.map(m -> m.text().toLowerCase(java.util.Locale.ROOT));
        Arbitrary<Decision.Act> correct = Arbitraries.oneOf(
                Combinators.combine(event, mention).as(Decision.MentionAdded::new),
                Combinators.combine(event, words).as(Decision.MentionRemoved::new),
                Combinators.combine(event, words, Arbitraries.of(MentionType.class))
                        .as(Decision.MentionRetyped::new));
        // From earlier to later keys only, so that no cycle can close.
        Arbitrary<Decision.Act> alias = Combinators.combine(
                        Arbitraries.integers().between(0, KEYS.size() - 2),
                        Arbitraries.integers().between(1, KEYS.size() - 1))
                .as((a, b) -> new Decision.Alias(KEYS.get(a), KEYS.get(Math.max(b, a + 1))));
        Arbitrary<Decision.Act> setting = Arbitraries.oneOf(
                Combinators.combine(Arbitraries.of("vase", "carla", "kiln", "ann", "ben"), Arbitraries.of(true, false))
                        .as(Decision.HubMarked::new),
                Arbitraries.integers().between(0, 5).map(Decision.WindowSet::new),
                Arbitraries.of(NameRules.ASSAY_1, NameRules.ASSAY_1, NameRules.NDM_0_2)
                        .map(Decision.NamesSet::new),
                Arbitraries.of("vases", "kilns", "ann's vases", "his vases").map(Decision.Split::new),
                Arbitraries.of(RUNS).map(Decision.RunActivated::new));
        // The entry a withdrawal names is filled in below: a decision before it, or itself a withdrawal.
        Arbitrary<Decision.Act> withdraw = Arbitraries.integers().between(0, 30).map(i -> new Decision.Withdrawn(i));
        return Arbitraries.oneOf(settle, settle, correct, alias, setting, withdraw)
                .list()
                .ofMaxSize(9)
                .map(acts -> {
                    List<Decision.Act> whole = new ArrayList<>();
                    for (Decision.Act act : acts) {
                        if (act instanceof Decision.Withdrawn w) {
                            if (whole.isEmpty()) continue;
                            whole.add(new Decision.Withdrawn(w.entry() % whole.size()));
                        } else {
                            whole.add(act);
                        }
                    }
                    return whole;
                });
    }

    /** What is recorded before the first decision. */
    public List<Entry> recorded() {
        List<Entry> entries = new ArrayList<>();
        entries.add(new SpaceOpened(SPACE, NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        for (String run : RUNS) entries.add(new RunOpened(SPACE, run, "file", new TreeMap<>()));
        for (int t = 0; t < turns.size(); t++) {
            entries.add(turns.get(t));
            for (int r = 0; r < RUNS.size(); r++) {
                List<Mention> mentions = listed.get(r).get(t);
                if (mentions != null) entries.add(new Listing(SPACE, RUNS.get(r), "e" + t, mentions, null));
            }
        }
        return entries;
    }

    /** The decisions when the first of them has that number; withdrawals point at the numbers of the others. */
    public List<Decision> decidedFrom(long first) {
        List<Decision> numbered = new ArrayList<>();
        for (Decision d : decisions) {
            Decision.Act act =
                    d.act() instanceof Decision.Withdrawn w ? new Decision.Withdrawn(first + w.entry()) : d.act();
            numbered.add(new Decision(d.space(), act, d.by(), d.at(), d.why()));
        }
        return numbered;
    }

    /** The record without decisions. */
    SpaceRecord undecided() {
        SpaceRecord.Builder builder = null;
        for (Entry e : recorded()) {
            if (e instanceof SpaceOpened s) builder = new SpaceRecord.Builder(s);
            else add(java.util.Objects.requireNonNull(builder), 0, e);
        }
        return java.util.Objects.requireNonNull(builder).build();
    }

    /** The record with the decisions, numbered from 0. */
    SpaceRecord record() {
        SpaceRecord record = undecided();
        List<Decision> all = decidedFrom(0);
        for (int i = 0; i < all.size(); i++) record = record.with(new SpaceRecord.Decided(i, all.get(i)));
        return record;
    }

    /** Takes one entry of a journal into a record. */
    public static void add(SpaceRecord.Builder space, long number, Entry entry) {
        switch (entry) {
            case RunOpened e -> space.add(e);
            case Turn e -> space.add(e);
            case Listing e -> space.add(e);
            case Decision e -> space.add(new SpaceRecord.Decided(number, e));
            default -> throw new IllegalArgumentException(entry.toString());
        }
    }
}
