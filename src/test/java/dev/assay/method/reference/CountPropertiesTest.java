package dev.assay.method.reference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.ReferenceRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/** Both rules on random small scenes. */
class CountPropertiesTest {
    /** A row as listed: its key stands for itself. */
    private record Row(
            String key,
            @Nullable MentionType type,
            @Nullable Gender gender,
            @Nullable GrammaticalNumber number,
            boolean hub) {}

    private static final List<Row> ROWS = List.of(
            new Row("Peter", MentionType.PERSON, null, null, false),
            new Row("Rose", MentionType.PERSON, Gender.FEMALE, null, false),
            new Row("Taylor", MentionType.PERSON, null, GrammaticalNumber.SINGULAR, false),
            new Row("Otto", MentionType.PERSON, Gender.MALE, null, true),
            new Row("the twins", MentionType.PERSON, null, GrammaticalNumber.PLURAL, false),
            new Row("Acme", MentionType.ORGANIZATION, null, null, false),
            new Row("vase", MentionType.THING, null, GrammaticalNumber.SINGULAR, false),
            new Row("cups", MentionType.THING, null, GrammaticalNumber.PLURAL, false),
            new Row("Rome", MentionType.PLACE, null, null, false),
            new Row("Miller", null, null, null, false));

    private static final List<String> PRONOUNS = List.of("he", "she", "him", "her", "his", "they", "it", "here");

    /** One thing said: a row, or a pronoun. */
    private sealed interface Said {
        String text();
    }

    private record Named(Row row) implements Said {
        @Override
        public String text() {
            return row.key();
        }
    }

    private record Unclear(String text) implements Said {}

    private record Event(boolean turn, String between, List<Said> said) {
        String text() {
            return String.join(between, said.stream().map(Said::text).toList()) + ".";
        }
    }

    @Provide
    Arbitrary<List<Event>> scenes() {
        Arbitrary<Said> said = Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(3, Arbitraries.of(ROWS).map(Named::new)),
                net.jqwik.api.Tuple.of(2, Arbitraries.of(PRONOUNS).map(Unclear::new)));
        Arbitrary<Event> event = Combinators.combine(
                        Arbitraries.frequency(net.jqwik.api.Tuple.of(5, true), net.jqwik.api.Tuple.of(1, false)),
                        Arbitraries.of(" saw ", ", ", "! Hey ", " and "),
                        said.list().ofMaxSize(4))
                .as(Event::new);
        return event.list().ofMinSize(1).ofMaxSize(7);
    }

    /** A scene that is read with one rule, as the derivation does it: what is settled counts as a mention for what follows. */
    private static final class Played implements Scene {
        private final List<Event> events;
        private final List<List<Listed>> listed = new ArrayList<>();

        Played(List<Event> events) {
            this.events = events;
        }

        interface Each {
            void counted(int tick, String words, Counted counted);
        }

        void play(ReferenceCount rule, int window, Each each) {
            for (int t = 0; t < events.size(); t++) {
                listed.add(new ArrayList<>());
                for (Said s : events.get(t).said()) {
                    switch (s) {
                        case Named n -> listed.getLast().add(new Listed(mention(n.row()), ROWS.indexOf(n.row())));
                        case Unclear u -> {
                            Mention m = Mention.unclear(u.text(), null);
                            Counted c = rule.count(this, t, u.text(), new Listed(m, -1), window);
                            each.counted(t, u.text(), c);
                            Candidate one = c.settled();
                            listed.getLast().add(new Listed(m, one == null ? -1 : one.row()));
                        }
                    }
                }
            }
        }

        private static Mention mention(Row row) {
            return new Mention(row.key(), row.type(), null, row.gender(), row.number(), true);
        }

        @Override
        public boolean isTurn(int tick) {
            return events.get(tick).turn();
        }

        @Override
        public int speaker(int tick) {
            return -1;
        }

        @Override
        public String text(int tick) {
            return events.get(tick).text();
        }

        @Override
        public List<Listed> listed(int tick) {
            return listed.get(tick);
        }

        @Override
        public boolean hub(int row) {
            return ROWS.get(row).hub();
        }

        @Override
        public @Nullable MentionType type(int row) {
            return ROWS.get(row).type();
        }

        @Override
        public @Nullable Gender gender(int row) {
            return ROWS.get(row).gender();
        }

        @Override
        public @Nullable GrammaticalNumber number(int row) {
            return ROWS.get(row).number();
        }

        @Override
        public String key(int row) {
            return ROWS.get(row).key();
        }
    }

    /** {@code count-1} once more, straight from its description and sharing nothing with the code: rows by name, sets by hand. */
    private static List<String> naive(List<Event> events, int window) {
        List<String> lines = new ArrayList<>();
        List<Set<Row>> mentioned = new ArrayList<>();
        for (int t = 0; t < events.size(); t++) {
            mentioned.add(new LinkedHashSet<>());
            for (Said s : events.get(t).said()) {
                if (s instanceof Named n) {
                    mentioned.get(t).add(n.row());
                    continue;
                }
                Map<String, List<Integer>> seen = new LinkedHashMap<>();
                int turns = 0;
                for (int b = t; b >= 0 && turns <= window; b--) {
                    if (b < t && !events.get(b).turn()) continue;
                    turns++;
                    for (Row r : mentioned.get(b)) {
                        if (!r.hub() && fits(s.text(), r)) {
                            seen.computeIfAbsent(r.key(), k -> new ArrayList<>())
                                    .addFirst(b);
                        }
                    }
                }
                lines.add(t + " " + s.text() + " " + new TreeMap<>(seen));
                if (seen.size() == 1) {
                    String only = seen.keySet().iterator().next();
                    mentioned
                            .get(t)
                            .add(ROWS.stream()
                                    .filter(r -> r.key().equals(only))
                                    .findFirst()
                                    .orElseThrow());
                }
            }
        }
        return lines;
    }

    private static boolean fits(String word, Row r) {
        boolean anyType = r.type() == null;
        boolean plural = r.number() == GrammaticalNumber.PLURAL;
        return switch (word) {
            case "he", "him", "his" ->
                (anyType || r.type() == MentionType.PERSON) && r.gender() != Gender.FEMALE && !plural;
            case "she", "her" -> (anyType || r.type() == MentionType.PERSON) && r.gender() != Gender.MALE && !plural;
            case "they" -> anyType || r.type() == MentionType.PERSON || r.type() == MentionType.ORGANIZATION || plural;
            case "it" -> r.type() != MentionType.PERSON && !plural;
            case "here" -> anyType || r.type() == MentionType.PLACE;
            default -> throw new IllegalArgumentException(word);
        };
    }

    @Property(tries = 500)
    void theFirstRuleIsWhatItsDescriptionSays(
            @ForAll("scenes") List<Event> events, @ForAll @IntRange(max = 4) int window) {
        List<String> lines = new ArrayList<>();
        new Played(events).play(ReferenceCount.of(ReferenceRules.COUNT_1), window, (t, words, c) -> {
            Map<String, List<Integer>> seen = new TreeMap<>();
            c.candidates()
                    .forEach(k -> seen.put(
                            ROWS.get(k.row()).key(),
                            Arrays.stream(k.ticks()).boxed().toList()));
            lines.add(t + " " + words + " " + seen);
        });
        assertThat(lines).isEqualTo(naive(events, window));
    }

    @Property(tries = 500)
    void theSecondRuleOnlyTakesAwayAndSaysWhy(
            @ForAll("scenes") List<Event> events, @ForAll @IntRange(max = 4) int window) {
        ReferenceCount first = ReferenceCount.of(ReferenceRules.COUNT_1);
        Played scene = new Played(events);
        scene.play(ReferenceCount.of(ReferenceRules.COUNT_2), window, (t, words, second) -> {
            Counted all = first.count(scene, t, words, new Listed(Mention.unclear(words, null), -1), window);
            List<Integer> kept = rows(second);
            List<Integer> keptAndDropped = new ArrayList<>(kept);
            second.dropped().forEach(d -> keptAndDropped.add(d.candidate().row()));
            assertThat(keptAndDropped).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(rows(all));
            assertThat(second.dropped()).allSatisfy(d -> assertThat(d.reason()).contains(": "));
            if (second.refusal() != null) assertThat(kept).hasSize(1);
        });
    }

    private static List<Integer> rows(Counted counted) {
        return counted.candidates().stream().map(Candidate::row).toList();
    }
}
