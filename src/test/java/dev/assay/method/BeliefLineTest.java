package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.NameRules;
import dev.assay.model.ReferenceRules;
import dev.assay.model.Relation;
import dev.assay.model.SpaceOpened;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** METHOD's own example: 15 min replaced 30 min, 5 min replaces 15; 30 does not come back. */
class BeliefLineTest {
    private static Fact fact(String id, String known, Edge... edges) {
        Certificate c =
                new Certificate(Anchor.of(known), null, null, null, "T-" + id, null, List.of(), new TreeMap<>());
        return new Fact("s", id, "every " + id, c, null, null, null, List.of(edges), null, 1);
    }

    private static Edge edge(Relation r, String target) {
        return new Edge(r, target, null, "why " + target);
    }

    private static BeliefLine line(String of, Fact... facts) {
        SpaceRecord.Builder b =
                new SpaceRecord.Builder(new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        for (Fact f : facts) b.add(f);
        SpaceRecord record = b.build();
        return BeliefLine.of(
                new EventKey("s", of),
                key -> {
                    int tick = record.tick(key.event());
                    return tick < 0 ? null : record.events().get(tick);
                },
                Edges.of(List.of(record)),
                Relation::disqualifies);
    }

    private static List<String> ids(BeliefLine line) {
        return line.beliefs().stream()
                .map(BeliefLine.Belief::event)
                .map(Event::id)
                .toList();
    }

    private static String until(BeliefLine line, int i) {
        Anchor until = line.beliefs().get(i).until();
        return until == null ? "" : until.text();
    }

    @Test
    void each_belief_lasts_until_what_replaced_it_was_known() {
        Fact[] facts = {
            fact("5", "2026-05-21", edge(Relation.FALSIFIES, "15"), edge(Relation.SUPPORTS, "other")),
            fact("30", "2025-11-02"),
            fact("other", "2025-01-01"),
            fact("15", "2026-02-17", edge(Relation.FALSIFIES, "30"))
        };
        for (String start : List.of("5", "15", "30")) {
            BeliefLine line = line(start, facts);
            assertThat(ids(line)).as("from " + start).containsExactly("30", "15", "5");
            assertThat(List.of(until(line, 0), until(line, 1), until(line, 2)))
                    .containsExactly("2026-02-17", "2026-05-21", "");
            assertThat(line.turns())
                    .extracting(t -> t.before().id() + "<" + t.after().id())
                    .containsExactly("30<15", "15<5");
        }
        assertThat(ids(line("other", facts))).containsExactly("other");
    }

    @Test
    void a_retracted_falsifier_ends_nothing_and_is_still_on_the_line() {
        BeliefLine line = line(
                "30",
                fact("30", "2025-11-02"),
                fact("15", "2026-02-17", edge(Relation.FALSIFIES, "30")),
                fact("oops", "2026-03-01", edge(Relation.RETRACTS, "15")));
        assertThat(ids(line)).containsExactly("30", "15", "oops");
        assertThat(until(line, 0)).isEmpty();
        assertThat(until(line, 1)).isEqualTo("2026-03-01");
        assertThat(line.turns().getFirst().counts()).isFalse();
    }

    @Test
    void of_two_that_replace_one_the_first_known_ends_it() {
        BeliefLine line = line(
                "a",
                fact("a", "2026-01-01"),
                fact("c", "2026-03-01", edge(Relation.FALSIFIES, "a")),
                fact("b", "2026-02-01", edge(Relation.SUPERSEDES, "a")));
        assertThat(ids(line)).containsExactly("a", "b", "c");
        assertThat(until(line, 0)).isEqualTo("2026-02-01");
        assertThat(Objects.requireNonNull(line.beliefs().getFirst().endedBy())
                        .after()
                        .id())
                .isEqualTo("b");
    }
}
