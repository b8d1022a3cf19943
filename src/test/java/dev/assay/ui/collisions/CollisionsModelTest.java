package dev.assay.ui.collisions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.collisions.ChainGraph.Link;
import dev.assay.ui.collisions.PathReport.Words;
import dev.assay.ui.matrix.SampleSpaces;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the perspective shows, read off the model: the worked example by hand, larger spaces by brute force. */
class CollisionsModelTest {
    private final CollisionsModel model = new CollisionsModel(Runnable::run, Runnable::run);

    private Board board() {
        return Objects.requireNonNull(model.board().get());
    }

    private List<String> links() {
        Board b = board();
        List<String> links = new ArrayList<>();
        for (Link l : b.graph().links()) {
            links.add(b.id(b.graph().nodes().get(l.a()).first()) + " "
                    + Arrays.stream(l.rows()).mapToObj(b.space().rows()::key).toList()
                    + " " + b.id(b.graph().nodes().get(l.b()).first()));
        }
        return links;
    }

    @Test
    void four_is_one_chain_of_three_with_its_two_names_and_one_event_alone() {
        model.show(SampleSpaces.four());
        assertThat(board().chains()).singleElement().satisfies(c -> {
            assertThat(c.events()).containsExactly(0, 1, 2);
            assertThat(c.names()).containsExactly("pottery class", "carla");
            assertThat(c.rows()).isEqualTo(2);
        });
        assertThat(links()).containsExactly("t0 [pottery class] t1", "t1 [carla] t2");
        assertThat(board().alone()).containsExactly(3);
        assertThat(board().graph().pairs()).isEqualTo(2);
    }

    @Test
    void in_five_she_joins_t4_to_the_chain_folded_to_the_event_before_it() {
        model.show(SampleSpaces.five());
        assertThat(links()).containsExactly("t0 [pottery class] t1", "t1 [carla] t2", "t2 [carla] t4");
        assertThat(board().graph().pairs()).as("t0–t1, t1–t2, t1–t4, t2–t4").isEqualTo(4);
        model.change(s -> s.withAllPairs(true));
        assertThat(links()).containsExactly("t0 [pottery class] t1", "t1 [carla] t2", "t2 [carla] t4", "t1 [carla] t4");
        model.show(SampleSpaces.fiveSettled());
        assertThat(links()).contains("t2 [carla, alice's vase] t4");
    }

    @Test
    void the_path_of_the_worked_example_link_by_link_with_both_texts() {
        model.show(SampleSpaces.four());
        model.follow(new Selected.OfPair("t0", "t2"));
        PathReport path = Objects.requireNonNull(board().path());
        assertThat(path.stops().stream().map(s -> s.event().id())).containsExactly("t0", "t1", "t2");
        assertThat(path.links().stream()
                        .map(l -> l.ties().stream().map(PathReport.Tie::row).toList()))
                .containsExactly(List.of("pottery class"), List.of("carla"));
        assertThat(path.links().getFirst().ties().getFirst().here()).containsExactly("a pottery class");
        assertThat(path.links().getFirst().ties().getFirst().there()).containsExactly("the pottery class");
        assertThat(path.stops().get(1).text())
                .containsExactly(
                        new Words("My teacher ", false),
                        new Words("Carla", true),
                        new Words(" runs ", false),
                        new Words("the pottery class", true),
                        new Words(".", false));
        assertThat(path.lines()).isEqualTo("""
                        t0  2026-04-30  Alice  I signed up for a pottery class.
                          – pottery class –
                        t1  2026-05-01  Bob  My teacher Carla runs the pottery class.
                          – carla –
                        t2  2026-05-08  Alice  Carla praised my vase.
                        """);
    }

    @Test
    void no_path_joins_what_stands_alone() {
        model.show(SampleSpaces.four());
        model.follow(new Selected.OfPair("t0", "t3"));
        assertThat(Objects.requireNonNull(board().path()).stops()).isEmpty();
    }

    @Test
    void hiding_carla_breaks_the_chain_and_a_step_back_mends_it() {
        model.show(SampleSpaces.five());
        model.follow(new Selected.OfPair("t0", "t4"));
        model.toggleHidden("carla");
        Board.Broken broken = Objects.requireNonNull(board().broken());
        assertThat(broken.path()).isNull();
        assertThat(broken.parts()).isEqualTo(1);
        assertThat(broken.fallen()).containsExactly("t2", "t4");
        model.toggleHidden("pottery class");
        assertThat(Objects.requireNonNull(board().broken()).parts()).isZero();
        model.stepBack();
        assertThat(Objects.requireNonNull(board().broken()).rows()).containsExactly("carla");
        model.stepBack();
        assertThat(board().broken()).isNull();
        model.stepForward();
        assertThat(Objects.requireNonNull(board().broken()).fallen()).containsExactly("t2", "t4");
    }

    @Test
    void once_it_is_the_vase_the_end_of_the_path_survives_without_carla() {
        model.show(SampleSpaces.fiveSettled());
        model.follow(new Selected.OfPair("t2", "t4"));
        model.toggleHidden("carla");
        Board.Broken broken = Objects.requireNonNull(board().broken());
        assertThat(broken.path()).containsExactly("t2", "t4");
        assertThat(broken.via()).containsExactly(List.of("alice's vase"));
        assertThat(broken.parts()).as("t0–t1 and t2–t4").isEqualTo(2);
        assertThat(broken.fallen()).isEmpty();
    }

    @Test
    void what_is_selected_anywhere_leads_to_its_chain() {
        SpaceSnapshot space = SampleSpaces.conversation();
        model.show(space);
        int[][] chains = space.collisions().chains();
        assertThat(chains.length).isGreaterThan(2);
        int other = chains[1][0];
        model.follow(new Selected.OfEvent(space.record().events().get(other).id()));
        assertThat(board().chosen()).isEqualTo(1);
        int row = ChainGraph.rowsOf(space, chains[2])[0];
        model.follow(new Selected.OfRow(space.rows().key(row)));
        assertThat(board().chosen()).isEqualTo(2);
        model.follow(new Selected.OfEvent(
                space.record().events().get(board().alone()[0]).id()));
        assertThat(board().state().alone()).isTrue();
    }

    /** Every fold keeps together what collides, and nothing else: checked against all pairs. */
    @Test
    void whatever_is_folded_the_graph_connects_exactly_what_the_chain_connects() {
        SpaceSnapshot space = SampleSpaces.large(900, 300, 3);
        model.show(space);
        assertThat(board().events().length).isGreaterThan(500);
        for (Extent extent : Extent.values()) {
            model.change(s -> s.withExtent(extent));
            ChainGraph g = board().graph();
            int[] all = g.nodes().stream()
                    .flatMapToInt(n -> Arrays.stream(n.ticks()))
                    .toArray();
            assertThat(all).as("each event once, in tick order").isEqualTo(board().events());
            for (Link l : g.links()) {
                assertThat(l.a()).isLessThan(l.b());
                boolean collide = false;
                for (int x : g.nodes().get(l.a()).ticks()) {
                    for (int y : g.nodes().get(l.b()).ticks())
                        collide |= space.collisions().count(x, y) > 0;
                }
                assertThat(collide).isTrue();
            }
            if (extent == Extent.ALL) assertThat(reached(g)).isEqualTo(g.nodes().size());
        }
    }

    private static int reached(ChainGraph g) {
        TreeMap<Integer, List<Integer>> of = new TreeMap<>();
        for (Link l : g.links()) {
            of.computeIfAbsent(l.a(), k -> new ArrayList<>()).add(l.b());
            of.computeIfAbsent(l.b(), k -> new ArrayList<>()).add(l.a());
        }
        TreeSet<Integer> seen = new TreeSet<>(List.of(0));
        Deque<Integer> todo = new ArrayDeque<>(seen);
        while (!todo.isEmpty()) for (int o : of.getOrDefault(todo.poll(), List.of())) if (seen.add(o)) todo.add(o);
        return seen.size();
    }

    @Test
    void a_large_chain_is_readable_focus_in_cards_the_rest_in_stretches_that_unfold() {
        SpaceSnapshot space = SampleSpaces.large(2000, 300, 3);
        model.show(space);
        assertThat(board().events().length).isGreaterThan(1900);
        ChainGraph g = board().graph();
        assertThat(g.singles()).isBetween(ChainGraph.FOCUS, ChainGraph.FOCUS + 12);
        assertThat(g.nodes().size()).isLessThanOrEqualTo(2 * ChainGraph.FOCUS + 1);
        int stretch = 0;
        while (!g.nodes().get(stretch).stretch()) stretch++;
        String first = board().id(g.nodes().get(stretch).first());
        model.change(s -> s.withOpened(first));
        assertThat(board().graph().singles()).isGreaterThan(g.singles());
        model.stepBack();
        assertThat(board().graph().singles()).isEqualTo(g.singles());
        model.follow(new Selected.OfEvent("t1000"));
        model.change(s -> s.withExtent(Extent.NEIGHBOURS));
        TreeSet<Integer> collide = new TreeSet<>();
        for (int t = 0; t < 2000; t++) if (t != 1000 && space.collisions().count(1000, t) > 0) collide.add(t);
        TreeSet<Integer> cards = new TreeSet<>();
        for (ChainGraph.Node n : board().graph().nodes()) if (!n.stretch()) cards.add(n.first());
        assertThat(cards).contains(1000);
        assertThat(cards.size()).isLessThan(60);
        assertThat(cards.stream().filter(collide::contains).count()).isEqualTo(Math.min(40, collide.size()));
    }

    @Test
    void ticks_run_from_left_to_right_no_two_cards_overlap_and_drawing_more_moves_none() {
        for (SpaceSnapshot space :
                List.of(SampleSpaces.five(), SampleSpaces.conversation(), SampleSpaces.large(600, 60, 2))) {
            model.show(null);
            model.show(space);
            for (Extent extent : Extent.values()) {
                model.change(s -> s.withExtent(extent).withAllPairs(false));
                Layout l = board().layout();
                for (int i = 1; i < l.column().length; i++) {
                    assertThat(l.column()[i] - l.column()[i - 1]).isBetween(0, 1);
                }
                for (int i = 0; i < l.y().length; i++) {
                    assertThat(l.y()[i]).isBetween(-0.5, l.height() - Layout.TALL + 0.5);
                    for (int j = i + 1; j < l.y().length && l.column()[j] == l.column()[i]; j++) {
                        assertThat(Math.abs(l.y()[i] - l.y()[j])).isGreaterThan(Layout.TALL + 8);
                    }
                }
                model.change(s -> s.withAllPairs(true));
                assertThat(board().layout().y()).isEqualTo(l.y());
                assertThat(board().layout().column()).isEqualTo(l.column());
            }
        }
    }
}
