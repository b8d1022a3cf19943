package dev.assay.ui.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.start.WorkedExample;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about the worked example, line by line. Struck-out text stands in ~, links in [], mentions in _. */
class InspectionsTest {
    private final SpaceSnapshot space = WorkedExample.space();

    private List<String> said(Selected selected) {
        Inspection inspection = Objects.requireNonNull(Inspections.of(space, selected, Texts.of(Locale.ENGLISH)));
        List<String> lines = new ArrayList<>();
        lines.add((inspection.badge() == null ? "" : "[] ") + inspection.name() + " | " + inspection.kind());
        for (Section section : inspection.sections()) lines(section, lines);
        return lines;
    }

    private static void lines(Section section, List<String> lines) {
        switch (section) {
            case Inspection.Facts f -> {
                if (f.heading() != null) lines.add("# " + f.heading());
                f.facts().forEach(x -> lines.add(x.label() + ": " + text(x.value())));
            }
            case Inspection.Said s -> {
                if (!s.heading().isEmpty()) lines.add("# " + s.heading() + " | " + s.note());
                lines.add(text(s.text()));
            }
            case Inspection.Trail t -> {
                lines.add("# " + t.heading());
                t.steps()
                        .forEach(s ->
                                lines.add(s.number() + (s.fired() ? "! " : "  ") + s.rule() + ": " + text(s.made())));
                lines.add("= " + t.row());
            }
            case Inspection.Lines l -> {
                lines.add("# " + l.heading() + (l.note() == null ? "" : " | " + l.note()));
                l.lines()
                        .forEach(x -> lines.add((x.mark() == null ? "" : x.mark() + " ")
                                + text(x.text())
                                + (x.under().isEmpty() ? "" : " / " + text(x.under()))));
            }
            case Inspection.Figures f -> {
                lines.add("# " + f.heading());
                f.figures().forEach(x -> lines.add(x.name() + " " + x.first() + " " + x.second()));
            }
            case Inspection.Course c -> {
                lines.add("# " + c.heading());
                c.points()
                        .forEach(p -> lines.add(p.mark() + " " + p.event() + " " + p.date() + " " + p.words()
                                + (p.disagrees() ? " disagrees" : "")));
                lines.add("selected " + c.selected());
            }
        }
    }

    private static String text(List<Piece> pieces) {
        StringBuilder text = new StringBuilder();
        for (Piece p : pieces) {
            String mark = p.style() == Style.STRUCK ? "~" : p.style() == Style.MENTION_HERE ? "_" : "";
            String link = p.target() == null ? mark + p.text() + mark : mark + "[" + p.text() + "]" + mark;
            text.append(link);
        }
        return text.toString();
    }

    @Test
    void a_cell_says_the_text_the_rules_and_the_trajectory() {
        assertThat(said(new Selected.OfCell("alice's vase", "t2")))
                .containsExactly(
                        "[] alice's vase | thing · row",
                        "Key: alice's vase",
                        "Events: 1 · 1 listed",
                        "Chain: 1 · 4 events, 3 rows",
                        "# t2 | 2026-05-08 Fri · Alice",
                        "[Carla] praised _[my vase]_.",
                        "# How “my vase” in t2 became this row",
                        "1  characters, case, spaces: my vase",
                        "2  determiner: none: –",
                        "3! possessive bound: ~my~ alice's vase",
                        "4  singular: unchanged: –",
                        "5  alias: none: –",
                        "= alice's vase",
                        "# Trajectory",
                        "LISTED t2 2026-05-08 Fri “my vase”",
                        "selected 0",
                        "# Affinity",
                        "alice · hub 0.7213 1",
                        "carla 0.7213 1",
                        "# Recorded",
                        "Source: [five.jsonl:3]");
    }

    @Test
    void a_cell_settled_by_count_says_on_what_evidence() {
        assertThat(said(new Selected.OfCell("carla", "t4")))
                .contains(
                        "_[She]_ said it was my best work.",
                        "# How “She” in t4 became this row",
                        "COUNTED “She” settled by count: [carla] / One candidate. A count is not a statement.",
                        "[carla]  2 events: [t1] [t2]",
                        "COUNTED t4 2026-05-10 Sun “She”",
                        "selected 2");
    }

    @Test
    void an_event_says_both_clocks_its_references_and_its_times() {
        assertThat(said(new Selected.OfEvent("t4")))
                .containsExactly(
                        "t4 | event",
                        "[She] said it was my best work.",
                        "Tick: 4",
                        "Date: 2026-05-10 Sun",
                        "Speaker: [Alice]",
                        "Chain: 1 · 4 events, 3 rows",
                        "Source: [five.jsonl:5]",
                        "# Unclear references",
                        "COUNTED “She” settled by count: [carla] / One candidate. A count is not a statement.",
                        "[carla]  2 events: [t1] [t2]",
                        "OPEN “it” open, a person must say",
                        "[pottery class]  1 event: [t1]",
                        "[alice's vase]  1 event: [t2]",
                        "[bob's bike]  1 event: [t3]",
                        "# Mentions",
                        "COUNTED “She”  row [carla]",
                        "OPEN “it”  open, a person must say");
        assertThat(said(new Selected.OfEvent("t3")))
                .contains(
                        "Chain: in no chain",
                        "# Times said",
                        "“Last month”  2026-04-01 to 2026-04-30 / rule last:month");
    }

    @Test
    void a_row_says_how_it_was_first_listed_and_a_speaker_that_it_speaks() {
        assertThat(said(new Selected.OfRow("pottery class")))
                .contains(
                        "# How “a pottery class” in t0 became this row",
                        "2! determiner off: ~a~ pottery class",
                        "First listed: [t0], run by hand");
        assertThat(said(new Selected.OfRow("bob")))
                .contains(
                        "[] bob | person · hub",
                        "# How the speaker “Bob” of t1 became this row",
                        "LISTED t3 2026-05-09 Sat speaks");
    }

    @Test
    void a_cell_that_is_empty_says_so() {
        assertThat(said(new Selected.OfCell("carla", "t0"))).contains("# t0 does not mention this row", "selected -1");
    }

    @Test
    void what_is_not_there_any_more_is_not_spoken_of() {
        Texts texts = Texts.of(Locale.ENGLISH);
        assertThat(Inspections.of(space, new Selected.OfRow("guitar"), texts)).isNull();
        assertThat(Inspections.of(space, new Selected.OfEvent("t9"), texts)).isNull();
        assertThat(Inspections.of(space, new Selected.Nothing(), texts)).isNull();
    }

    @ParameterizedTest
    @CsvSource({
        "the vase, vase, ~the~ vase",
        "my vase, alice's vase, ~my~ alice's vase",
        "pottery classes, pottery class, pottery class~es~",
        "cities, city, ~cities~ city",
        "the old the thing, old the thing, ~the~ old the thing",
        "choir, harbour choir, harbour choir"
    })
    void what_a_rule_took_off_is_struck_out(String before, String after, String shown) {
        assertThat(text(Trails.difference(before, after))).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"'0,1,2', ''", "'2,0,1', '0'", "'0,2,1,3', '1'", "'3,2,1,0', '0,1,2'", "'', ''"})
    void the_fewest_events_are_named_by_which_two_orders_differ(String ticks, String out) {
        int[] order = ticks.isEmpty()
                ? new int[0]
                : java.util.Arrays.stream(ticks.split(","))
                        .mapToInt(Integer::parseInt)
                        .toArray();
        BitSet found = Clocks.outOfOrder(order);
        int expected = out.isEmpty() ? 0 : out.split(",").length;
        assertThat(found.cardinality()).isEqualTo(expected);
        BitSet kept = new BitSet();
        kept.set(0, order.length);
        kept.andNot(found);
        int last = -1;
        for (int i = kept.nextSetBit(0); i >= 0; i = kept.nextSetBit(i + 1)) {
            assertThat(order[i]).isGreaterThan(last);
            last = order[i];
        }
    }
}
