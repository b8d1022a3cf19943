package dev.assay.method;

import dev.assay.model.Anchor;
import dev.assay.model.Decision;
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
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.jspecify.annotations.Nullable;

/**
 * A small space drawn at random, in terms from which both the program's record and the replay in the test are made. Every mention
 * comes with the key that the rules for names give it, written down by hand.
 */
record RandomSpace(List<Said> turns, List<AliasOf> aliases, List<HubMark> marks, int window) {
    static final List<String> SPEAKERS = List.of("Ann", "Ben", "Cleo");
    static final List<String> KEYS =
            List.of("vase", "kiln", "rome", "carla", "otto", "rose", "twins", "ann's bike", "dora");
    static final List<String> WORDS = List.of("glaze", "river", "praised", "sold", "wheel", "market");

    /** A text that can be listed. {@code key} has {@code <me>} and {@code <you>} where the speakers' names go; null: no row. */
    record Form(
            String text,
            @Nullable String key,
            @Nullable MentionType type,
            @Nullable Gender gender,
            @Nullable GrammaticalNumber number,
            Kind kind) {
        Mention mention() {
            return new Mention(text, type, null, gender, number, kind != Kind.UNCLEAR);
        }

        String folded() {
            return text.toLowerCase(Locale.ROOT);
        }
    }

    /** Whether a form names a row, is unclear itself, or has an owner that is. */
    enum Kind {
        NAMED,
        UNCLEAR,
        OPEN_OWNER
    }

    /** What a person said a reference is. */
    sealed interface Settled {
        /** A row. */
        record As(String key) implements Settled {}

        /** A new name, which folds to that key. */
        record New(String name, String key) implements Settled {}

        /** Nothing that can be known. */
        record Never() implements Settled {}
    }

    /** A form as listed, with what a person settled about it if it is a reference. */
    record Listed(Form form, @Nullable Settled settled) {}

    /** One turn; {@code listed} null: the run leaves it out. */
    record Said(
            @Nullable String speaker,
            @Nullable String date,
            String text,
            @Nullable List<Listed> listed) {}

    record AliasOf(String from, String to) {}

    record HubMark(String key, boolean hub) {}

    static final List<Form> FORMS = List.of(
            named("a vase", "vase", MentionType.THING),
            named("The Vases", "vase", MentionType.THING),
            named("vase", "vase", null),
            named("those kilns", "kiln", null),
            named("Rome", "rome", MentionType.PLACE),
            named("Carla", "carla", MentionType.PERSON),
            named("my bike", "<me>'s bike", MentionType.THING),
            named("your bikes", "<you>'s bike", MentionType.THING),
            named("Ann's bike", "ann's bike", MentionType.THING),
            named("Ben", "ben", MentionType.PERSON),
            named("ann", "ann", MentionType.PERSON),
            named("last week", null, MentionType.TIME),
            named("?!", null, MentionType.OTHER),
            new Form("Otto", "otto", MentionType.PERSON, Gender.MALE, null, Kind.NAMED),
            new Form("Rose", "rose", MentionType.PERSON, Gender.FEMALE, GrammaticalNumber.SINGULAR, Kind.NAMED),
            new Form("the twins", "twins", MentionType.PERSON, null, GrammaticalNumber.PLURAL, Kind.NAMED),
            unclear("She"),
            unclear("he"),
            unclear("it"),
            unclear("they"),
            unclear("here"),
            unclear("that vase"),
            new Form("his dog", "his dog", MentionType.THING, null, null, Kind.OPEN_OWNER),
            new Form("her dog", "her dog", MentionType.THING, null, null, Kind.OPEN_OWNER));

    private static Form named(String text, @Nullable String key, @Nullable MentionType type) {
        return new Form(text, key, type, null, null, Kind.NAMED);
    }

    private static Form unclear(String text) {
        return new Form(text, null, null, null, null, Kind.UNCLEAR);
    }

    static Arbitrary<RandomSpace> all() {
        Arbitrary<Settled> settled = Arbitraries.oneOf(
                Arbitraries.of(KEYS).map(Settled.As::new),
                Arbitraries.of(new Settled.New("Dora", "dora"), new Settled.New("The Kiln", "kiln")),
                Arbitraries.just(new Settled.Never()));
        Arbitrary<Listed> listed = Combinators.combine(Arbitraries.of(FORMS), settled.injectNull(0.8))
                .as((f, s) -> new Listed(f, f.kind() == Kind.NAMED ? null : s));
        Arbitrary<String> text = Combinators.combine(
                        Arbitraries.of(WORDS).list().ofMaxSize(5), Arbitraries.of(" ", ", ", "'s ", "! ", "  and the "))
                .as((words, between) -> String.join(between, words) + ".");
        Arbitrary<List<Said>> turns = Arbitraries.integers().between(0, 3).flatMap(speakers -> {
            Arbitrary<@Nullable String> speaker = speakers == 0
                    ? Arbitraries.of("Ann").injectNull(1)
                    : Arbitraries.of(SPEAKERS.subList(0, speakers)).injectNull(0.1);
            Arbitrary<@Nullable String> date = Arbitraries.of(
                            "2026-01-01", "2026-01-02", "2026-01-02T09:30", "2025-12-31", "2026-02-01T00:00:00Z")
                    .injectNull(0.3);
            Arbitrary<@Nullable List<Listed>> mentions =
                    listed.list().ofMaxSize(4).injectNull(0.1);
            return Combinators.combine(speaker, date, text, mentions)
                    .as(Said::new)
                    .list()
                    .ofMaxSize(10);
        });
        // From earlier to later keys only, so that no cycle closes; the last one for a key wins.
        Arbitrary<AliasOf> alias = Combinators.combine(
                        Arbitraries.integers().between(0, KEYS.size() - 2),
                        Arbitraries.integers().between(1, KEYS.size() - 1))
                .as((a, b) -> new AliasOf(KEYS.get(a), KEYS.get(Math.max(b, a + 1))));
        Arbitrary<HubMark> mark = Combinators.combine(
                        Arbitraries.of("vase", "carla", "kiln", "ann", "ben"), Arbitraries.of(true, false))
                .as(HubMark::new);
        return Combinators.combine(
                        turns,
                        alias.list().ofMaxSize(2),
                        mark.list().ofMaxSize(2),
                        Arbitraries.frequency(Tuple.of(3, 3), Tuple.of(1, 0), Tuple.of(1, 1), Tuple.of(1, 20)))
                .as(RandomSpace::new);
    }

    /** The record as the program holds it, decisions and all. */
    SpaceRecord record() {
        SpaceRecord.Builder space =
                new SpaceRecord.Builder(new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        space.add(new RunOpened("s", "r", "file", new TreeMap<>()));
        List<Decision.Act> acts = new ArrayList<>();
        for (int t = 0; t < turns.size(); t++) {
            Said said = turns.get(t);
            Anchor date = said.date() == null ? null : Anchor.of(said.date());
            space.add(new Turn("s", "e" + t, date, said.speaker(), said.text(), null, new Provenance.Ticket("1")));
            if (said.listed() == null) continue;
            List<Mention> mentions =
                    said.listed().stream().map(l -> l.form().mention()).toList();
            space.add(new Listing("s", "r", "e" + t, mentions, null));
            Map<String, Integer> seen = new HashMap<>();
            for (Listed l : said.listed()) {
                if (l.form().kind() == Kind.NAMED) continue;
                int occurrence = seen.merge(l.form().folded(), 1, Integer::sum);
                Decision.ReferenceId id =
                        new Decision.ReferenceId("e" + t, l.form().folded(), occurrence);
                switch (l.settled()) {
                    case null -> {}
                    case Settled.As as -> acts.add(new Decision.SettledAs(id, as.key()));
                    case Settled.New n -> acts.add(new Decision.SettledAsNew(id, n.name(), MentionType.PERSON));
                    case Settled.Never n -> acts.add(new Decision.Unknowable(id));
                }
            }
        }
        aliases.forEach(a -> acts.add(new Decision.Alias(a.from(), a.to())));
        marks.forEach(m -> acts.add(new Decision.HubMarked(m.key(), m.hub())));
        if (window != 3) acts.add(new Decision.WindowSet(window));
        long entry = 100;
        for (Decision.Act act : acts) {
            space.add(new SpaceRecord.Decided(++entry, new Decision("s", act, "Ada", "2026-01-01T00:00:00Z", "so")));
        }
        return space.build();
    }
}
