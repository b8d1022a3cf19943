package dev.assay.ui.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Trajectory;
import dev.assay.model.Anchor;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.ui.Selected;
import dev.assay.ui.matrix.SampleSpaces;
import dev.assay.ui.text.Texts;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the timeline shows, read off the model: the worked example by hand, disagreements by brute force. */
class TimelineModelTest {
    private static final double LEFT = 100;
    private static final double RIGHT = 1100;

    private final TimelineModel model = new TimelineModel(Runnable::run, Runnable::run);

    private Clockwork clock() {
        return Objects.requireNonNull(model.clock());
    }

    private Frame frame() {
        return Objects.requireNonNull(model.frame());
    }

    private Sight sight() {
        return Sight.of(clock(), frame(), model.selected(), LEFT, RIGHT, 7);
    }

    /** The day over which something lies. */
    private static LocalDate day(Sight s, double x) {
        Frame f = s.frame();
        return LocalDate.ofEpochDay((long) Math.floor(f.d0() + (x - LEFT) / (RIGHT - LEFT) * (f.d1() - f.d0())));
    }

    @Test
    void carla_has_two_points_in_four_and_a_third_that_is_counted_in_five() {
        model.show(SampleSpaces.four());
        model.follow(new Selected.OfRow("carla"));
        Sight s = sight();
        assertThat(s.lanes().getFirst().key()).isEqualTo("carla");
        assertThat(s.lanes().getFirst().marks())
                .extracting(
                        Sight.Mark::tick,
                        m -> day(s, m.x()).toString(),
                        m -> m.origin().name())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, "2026-05-01", "LISTED"),
                        org.assertj.core.groups.Tuple.tuple(2, "2026-05-08", "LISTED"));
        model.show(SampleSpaces.five());
        model.follow(new Selected.OfRow("carla"));
        assertThat(sight().lanes().getFirst().marks())
                .extracting(Sight.Mark::tick, m -> m.origin().name())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, "LISTED"),
                        org.assertj.core.groups.Tuple.tuple(2, "LISTED"),
                        org.assertj.core.groups.Tuple.tuple(4, "COUNTED"));
    }

    @Test
    void last_month_said_on_9_may_lies_over_april_and_all_of_april_is_in_view() {
        model.show(SampleSpaces.four());
        Sight s = sight();
        Sight.Bar bar = s.bars().getFirst();
        assertThat(s.bars()).hasSize(1);
        assertThat(bar.of().expression().text()).isEqualTo("Last month");
        assertThat(bar.look()).isEqualTo(Sight.Look.RESOLVED);
        assertThat(day(s, bar.x1() + 0.01)).isEqualTo(LocalDate.of(2026, 4, 1));
        assertThat(day(s, bar.x2() - 0.01)).isEqualTo(LocalDate.of(2026, 4, 30));
        assertThat(day(s, bar.said())).as("said").isEqualTo(LocalDate.of(2026, 5, 9));
        assertThat(bar.x1()).isGreaterThan(LEFT);
    }

    @Test
    void the_lines_of_four_run_from_tick_to_date_and_none_crosses() {
        model.show(SampleSpaces.four());
        model.follow(new Selected.OfEvent("t3"));
        Sight s = sight();
        List<Sight.Line> lines = new ArrayList<>(s.lines());
        lines.sort(Comparator.comparingInt(Sight.Line::tick));
        assertThat(lines)
                .extracting(Sight.Line::tick, l -> day(s, l.x2()).toString())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(0, "2026-04-30"),
                        org.assertj.core.groups.Tuple.tuple(1, "2026-05-01"),
                        org.assertj.core.groups.Tuple.tuple(2, "2026-05-08"),
                        org.assertj.core.groups.Tuple.tuple(3, "2026-05-09"));
        for (int i = 1; i < 4; i++) {
            assertThat(lines.get(i).x1()).isGreaterThan(lines.get(i - 1).x1());
            assertThat(lines.get(i).x2()).isGreaterThan(lines.get(i - 1).x2());
        }
        assertThat(lines.get(3).kind()).isEqualTo(Sight.Kind.SELECTED);
        assertThat(clock().lit().isEmpty()).isTrue();
    }

    @Test
    void with_how_many_each_disagrees_is_what_comparing_all_pairs_gives() {
        for (SpaceSnapshot space : List.of(SampleSpaces.conversation(), SampleSpaces.five())) {
            model.show(space);
            int n = space.record().events().size();
            int[] against = new int[n];
            for (int i = 0; i < n; i++) {
                for (int j = i + 1; j < n; j++) {
                    Anchor one = space.record().events().get(i).date();
                    Anchor other = space.record().events().get(j).date();
                    if (one == null || other == null || other.to() >= one.from()) continue;
                    against[i]++;
                    against[j]++;
                }
            }
            assertThat(clock().against()).isEqualTo(against);
            int pairs = Trajectory.disagreements(
                            space.record(), IntStream.range(0, n).boxed().toList())
                    .size();
            assertThat(IntStream.of(against).sum()).isEqualTo(2 * pairs);
            // Without what is lit, no two are left that disagree.
            List<Integer> rest = IntStream.range(0, n)
                    .filter(t -> !clock().lit().get(t))
                    .boxed()
                    .toList();
            assertThat(Trajectory.disagreements(space.record(), rest)).isEmpty();
        }
    }

    @Test
    void one_turn_that_arrived_late_is_lit_alone_with_its_number() {
        model.show(SampleSpaces.conversation());
        int late = clock().lit().nextSetBit(0);
        assertThat(late % 47)
                .as("every 47th from the 23rd is dated 16 days back")
                .isEqualTo(23);
        List<String> said = TimelineDrawing.calloutLines(clock(), late, Texts.of(Locale.ENGLISH));
        assertThat(said.getFirst()).isEqualTo("t" + late + " disagrees with " + clock().against()[late] + " events");
        model.to(0);
        assertThat(model.nextOut()).isEqualTo(late);
    }

    @Test
    void undated_vague_and_unresolved_look_different() {
        model.show(SampleSpaces.conversation());
        int undated = 30;
        assertThat(clock().dated().get(undated)).isFalse();
        model.change(f -> f.showing(clock(), undated, true));
        assertThat(sight().lines()).anySatisfy(l -> {
            assertThat(l.tick()).isEqualTo(undated);
            assertThat(l.kind()).isEqualTo(Sight.Kind.UNDATED);
        });
        assertThat(clock().days()[undated]).isEqualTo(clock().days()[undated - 1]);
        model.show(said("I sold it last month.", "It rained a few days ago.", "I lived there for five years."));
        assertThat(sight().bars())
                .extracting(b -> b.of().expression().text(), Sight.Bar::look)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("last month", Sight.Look.RESOLVED),
                        org.assertj.core.groups.Tuple.tuple("a few days ago", Sight.Look.VAGUE),
                        org.assertj.core.groups.Tuple.tuple("for five years", Sight.Look.UNRESOLVED));
    }

    /** Turns of one day, each with its text. */
    private static SpaceSnapshot said(String... texts) {
        SpaceRecord.Builder b =
                new SpaceRecord.Builder(new SpaceOpened("said", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        for (int i = 0; i < texts.length; i++) {
            Provenance line = new Provenance.FileLines("x.jsonl", i + 1, i + 1, null);
            b.add(new Turn("said", "t" + i, Anchor.of("2026-05-09"), "Bob", texts[i], null, line));
        }
        return SpaceDerivation.derive(b.build());
    }

    @Test
    void full_stop_and_comma_walk_the_lane_by_the_calendar() {
        model.show(SampleSpaces.five());
        model.follow(new Selected.OfRow("carla"));
        assertThat(model.along(1)).isEqualTo(1);
        model.follow(new Selected.OfCell("carla", "t2"));
        assertThat(model.along(1)).isEqualTo(4);
        assertThat(model.along(-1)).isEqualTo(1);
        model.follow(new Selected.OfCell("carla", "t4"));
        assertThat(model.along(1)).isEqualTo(-1);
    }

    @Test
    void rulers_zoom_together_or_each_on_its_own() {
        model.show(SampleSpaces.conversation());
        Frame all = frame();
        model.zoom(4, 0.5);
        assertThat(frame().t1() - frame().t0()).isLessThan((all.t1() - all.t0()) / 3);
        assertThat(frame().d1() - frame().d0()).isLessThan(all.d1() - all.d0());
        for (int t = (int) Math.ceil(frame().t0()); t <= frame().t1(); t++) {
            if (!clock().lit().get(t)) assertThat(clock().days()[t]).isBetween(frame().d0(), frame().d1());
        }
        model.zoom(Zoom.DATE);
        Frame linked = frame();
        model.zoom(2, 0.5);
        assertThat(frame().t0()).isEqualTo(linked.t0());
        assertThat(frame().d1() - frame().d0()).isLessThan(linked.d1() - linked.d0());
        model.zoom(Zoom.TICK);
        Frame before = frame();
        model.move(0.3);
        assertThat(frame().d0()).isEqualTo(before.d0());
        assertThat(frame().t0()).isGreaterThan(before.t0());
        model.all();
        assertThat(frame().t0()).isLessThan(0);
    }

    @Test
    void zoomed_out_neighbours_become_bundles_and_clusters_that_say_how_many_they_are() {
        SpaceSnapshot space = SampleSpaces.large(20_000, 500, 3);
        model.show(space);
        Sight s = sight();
        assertThat(s.bundles().size()).isLessThanOrEqualTo(251);
        assertThat(s.bundles().stream().mapToInt(Sight.Bundle::count).sum()).isEqualTo(20_000);
        for (Sight.Lane lane : s.lanes()) {
            int row = space.rows().of(lane.key());
            assertThat(lane.marks().stream().mapToInt(Sight.Mark::count).sum())
                    .isEqualTo(lane.inView())
                    .isEqualTo(space.incidence().eventsOf(row));
        }
    }

    @Test
    void pins_stay_and_what_is_selected_has_a_lane_of_its_own() {
        model.show(SampleSpaces.five());
        model.pin("alice's vase");
        assertThat(frame().lanes()).contains("alice's vase");
        model.follow(new Selected.OfRow("carla"));
        assertThat(frame().lanes().get(frame().focus())).isEqualTo("carla");
        assertThat(frame().lanes()).contains("alice's vase");
        model.pin("alice's vase");
        assertThat(model.pinned()).doesNotContain("alice's vase");
    }
}
