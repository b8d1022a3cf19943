package dev.assay.ui.collisions;

import dev.assay.method.Collisions;
import dev.assay.method.Incidence;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.collisions.Board.Broken;
import dev.assay.ui.collisions.Board.ChainLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Derives boards. What does not change with the selection is kept from one board of a space to the next. */
final class Boards {
    private static final int NAMES = 3;
    private static final int NEIGHBOURS = 40;
    /** An unfolded stretch shows so many of its events. */
    private static final int UNFOLDED = 16;

    private Boards() {}

    /** A board; {@code before} may be of the same space, and then lends what is still right. */
    static Board of(SpaceSnapshot space, ViewState state, Selected selected, @Nullable Board before) {
        boolean same = before != null && before.space() == space;
        List<ChainLine> chains = before != null && same ? before.chains() : chains(space);
        int[] alone = before != null && same ? before.alone() : alone(space);
        int chosen = chosen(space, state, chains);
        Collisions without =
                state.hidden().isEmpty() ? null : space.collisions().without(rows(space, state.hidden()));
        PathReport path = path(space, selected);
        if (chosen < 0) {
            ChainGraph none = new ChainGraph(List.of(), List.of(), 0, 0, 0, false);
            return new Board(
                    space, state, selected, chains, alone, -1, none, Layout.of(none, l -> 0), new int[0], path, null);
        }
        int[] chain = chains.get(chosen).events();
        BitSet single = single(space, state, selected, chain, path);
        ChainGraph graph;
        Layout layout;
        if (before != null && same && before.chosen() == chosen && sameNodes(before, single, chain, state, path)) {
            graph = before.graph();
            layout = before.layout();
        } else {
            graph = ChainGraph.of(space, chain, single, state.allPairs(), ticks(path));
            layout = Layout.of(graph, l -> GraphDrawing.nameWidth(space, l));
        }
        int[] parts = without == null ? new int[0] : ChainGraph.parts(without, chain);
        Broken broken = without == null ? null : broken(space, state, without, chain, parts, path);
        return new Board(space, state, selected, chains, alone, chosen, graph, layout, parts, path, broken);
    }

    /** The state in which what is selected is seen: its chain, or the list of those that stand alone. */
    static ViewState led(SpaceSnapshot space, ViewState state, Selected selected) {
        int tick = tickOf(space, selected);
        if (tick < 0) return state;
        int chain = space.collisions().chainOf(tick);
        if (chain < 0) return state.withAlone();
        String first = space.record()
                .events()
                .get(space.collisions().chains()[chain][0])
                .id();
        boolean there = !state.alone() && chain == shown(space, state);
        return there ? state : state.withChain(first);
    }

    private static int shown(SpaceSnapshot space, ViewState state) {
        int tick = space.record().tick(state.chain());
        return Math.max(0, tick < 0 ? -1 : space.collisions().chainOf(tick));
    }

    private static int tickOf(SpaceSnapshot space, Selected selected) {
        return switch (selected.plain()) {
            case Selected.OfEvent e -> space.record().tick(e.event());
            case Selected.OfCell c -> space.record().tick(c.event());
            case Selected.OfRow r -> {
                int row = space.rows().of(r.row());
                boolean none =
                        row < 0 || space.rows().hub(row) || space.incidence().eventsOf(row) == 0;
                yield none ? -1 : space.incidence().rowEvent(space.incidence().rowStart(row));
            }
            case Selected.Nothing n -> -1;
        };
    }

    private static int[] ticks(@Nullable PathReport path) {
        return path == null
                ? new int[0]
                : path.stops().stream().mapToInt(PathReport.Stop::tick).toArray();
    }

    private static boolean sameNodes(
            Board before, BitSet single, int[] chain, ViewState state, @Nullable PathReport path) {
        if (before.state().allPairs() != state.allPairs()) return false;
        if (!Arrays.equals(ticks(before.path()), ticks(path))) return false;
        BitSet known = new BitSet();
        for (ChainGraph.Node n : before.graph().nodes()) if (!n.stretch()) known.set(n.first());
        BitSet now = new BitSet();
        for (int i = 0; i < chain.length; i++) {
            boolean apart = single.get(chain[i]);
            boolean lonely =
                    (i == 0 || single.get(chain[i - 1])) && (i + 1 == chain.length || single.get(chain[i + 1]));
            if (apart || lonely) now.set(chain[i]);
        }
        return known.equals(now);
    }

    private static List<ChainLine> chains(SpaceSnapshot space) {
        int[][] all = space.collisions().chains();
        List<ChainLine> lines = new ArrayList<>(all.length);
        Incidence b = space.incidence();
        for (int c = 0; c < all.length; c++) {
            int[] rows = ChainGraph.rowsOf(space, all[c]);
            List<String> names = Arrays.stream(rows)
                    .boxed()
                    .sorted((x, y) -> b.eventsOf(x) != b.eventsOf(y)
                            ? Integer.compare(b.eventsOf(y), b.eventsOf(x))
                            : Integer.compare(x, y))
                    .limit(NAMES)
                    .map(r -> space.rows().key(r))
                    .toList();
            lines.add(new ChainLine(c, all[c], names, rows.length));
        }
        return List.copyOf(lines);
    }

    private static int[] alone(SpaceSnapshot space) {
        return IntStream.range(0, space.incidence().events())
                .filter(e -> space.collisions().chainOf(e) < 0)
                .toArray();
    }

    /** The chain of that first event; of the largest when there is none of it any more. */
    private static int chosen(SpaceSnapshot space, ViewState state, List<ChainLine> chains) {
        return chains.isEmpty() ? -1 : shown(space, state);
    }

    /** The keys as rows; those that are not there any more hide nothing. */
    static BitSet rows(SpaceSnapshot space, List<String> keys) {
        BitSet rows = new BitSet();
        for (String key : keys) {
            int row = space.rows().of(key);
            if (row >= 0) rows.set(row);
        }
        return rows;
    }

    private static @Nullable PathReport path(SpaceSnapshot space, Selected selected) {
        if (!(selected instanceof Selected.OfPair p)) return null;
        int one = space.record().tick(p.one());
        int other = space.record().tick(p.other());
        return one < 0 || other < 0 || one == other ? null : PathReport.of(space, one, other);
    }

    /** The ticks that are selected, or on the selected path. */
    static int[] lit(SpaceSnapshot space, Selected selected, @Nullable PathReport path) {
        if (path != null && !path.stops().isEmpty()) {
            return path.stops().stream().mapToInt(PathReport.Stop::tick).toArray();
        }
        List<String> ids = switch (selected) {
            case Selected.OfPair p -> List.of(p.one(), p.other());
            case Selected.OfEvent e -> List.of(e.event());
            case Selected.OfCell c -> List.of(c.event());
            case Selected.OfReference r -> List.of(r.reference().event());
            case Selected.OfRow r -> List.of();
            case Selected.Nothing n -> List.of();
        };
        return ids.stream()
                .mapToInt(id -> space.record().tick(id))
                .filter(t -> t >= 0)
                .toArray();
    }

    private static BitSet single(
            SpaceSnapshot space, ViewState state, Selected selected, int[] chain, @Nullable PathReport path) {
        int[] lit = lit(space, selected, path);
        BitSet single = new BitSet();
        switch (state.extent()) {
            case ALL -> {
                for (int t : chain) single.set(t);
                return single;
            }
            case FOCUS -> {
                if (chain.length <= ChainGraph.FOCUS) for (int t : chain) single.set(t);
                else single.or(ChainGraph.most(space, chain, ChainGraph.FOCUS));
            }
            case NEIGHBOURS -> {
                for (int t : lit) single.or(ChainGraph.neighbours(space, t, NEIGHBOURS / Math.max(1, lit.length)));
                if (single.isEmpty()) single.or(ChainGraph.most(space, chain, 1));
            }
        }
        for (int t : lit) single.set(t);
        for (String first : state.opened())
            open(space, single, chain, space.record().tick(first));
        return single;
    }

    /** Unfolds the stretch that begins at an event: its events with the most links. */
    private static void open(SpaceSnapshot space, BitSet single, int[] chain, int first) {
        int from = Arrays.binarySearch(chain, first);
        if (from < 0) return;
        int end = from;
        while (end < chain.length && !single.get(chain[end])) end++;
        single.or(ChainGraph.most(space, Arrays.copyOfRange(chain, from, end), UNFOLDED));
    }

    private static Broken broken(
            SpaceSnapshot space,
            ViewState state,
            Collisions without,
            int[] chain,
            int[] parts,
            @Nullable PathReport path) {
        List<String> fallen = new ArrayList<>();
        int most = -1;
        for (int i = 0; i < chain.length; i++) {
            most = Math.max(most, parts[i]);
            if (parts[i] < 0) fallen.add(space.record().events().get(chain[i]).id());
        }
        List<String> ids = null;
        List<List<String>> via = new ArrayList<>();
        if (path != null && !path.stops().isEmpty()) {
            int[] left = without.path(
                    path.stops().getFirst().tick(), path.stops().getLast().tick());
            if (left != null) {
                ids = new ArrayList<>();
                for (int i = 0; i < left.length; i++) {
                    ids.add(space.record().events().get(left[i]).id());
                    if (i == 0) continue;
                    via.add(Arrays.stream(without.shared(left[i - 1], left[i]))
                            .mapToObj(space.rows()::key)
                            .toList());
                }
            }
        }
        return new Broken(state.hidden(), most + 1, List.copyOf(fallen), ids, List.copyOf(via));
    }
}
