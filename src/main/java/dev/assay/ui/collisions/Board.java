package dev.assay.ui.collisions;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything the perspective shows of a space: derived from the snapshot, the state of the view and the selection, and from nothing else.
 *
 * @param space what is shown
 * @param state how it is shown
 * @param selected what is selected in the window
 * @param chains all chains, largest first
 * @param alone the events that collide with nothing
 * @param chosen the place of the chain that is shown; -1 when there is none
 * @param graph it as a graph
 * @param layout where it stands
 * @param parts for each event of the chain its part once the hidden rows are left out, the largest first, -1 for alone; empty when none is hidden
 * @param path what connects the two events that are selected; null when not two are
 * @param broken what the hidden rows carried; null when none is hidden
 */
record Board(
        SpaceSnapshot space,
        ViewState state,
        Selected selected,
        List<ChainLine> chains,
        int[] alone,
        int chosen,
        ChainGraph graph,
        Layout layout,
        int[] parts,
        @Nullable PathReport path,
        @Nullable Broken broken) {

    /**
     * A chain in the list.
     *
     * @param place its place among the chains, from 0: largest first
     * @param events its ticks
     * @param names the keys of the rows that carry most of it, the most frequent first
     * @param rows how many rows carry it
     */
    record ChainLine(int place, int[] events, List<String> names, int rows) {
        int size() {
            return events.length;
        }

        int first() {
            return events[0];
        }

        int last() {
            return events[events.length - 1];
        }
    }

    /**
     * What is left without the hidden rows.
     *
     * @param rows their keys
     * @param parts how many parts the chain falls into, each of two events or more
     * @param fallen the ids of events that collide with nothing any more, in tick order
     * @param path the ids of a shortest path between the selected events that is left; null when there is none, or not two are selected
     * @param via the keys of the rows between each and the next
     */
    record Broken(
            List<String> rows,
            int parts,
            List<String> fallen,
            @Nullable List<String> path,
            List<List<String>> via) {}

    /** The events of the chain that is shown. */
    int[] events() {
        return chosen < 0 ? new int[0] : chains.get(chosen).events();
    }

    /** The part of a node once rows are hidden: 0 for the largest, -1 when it is alone; a stretch is as its first event. */
    int part(int node) {
        int at = Arrays.binarySearch(events(), graph.nodes().get(node).first());
        return at < 0 || at >= parts.length ? 0 : parts[at];
    }

    String id(int tick) {
        return space.record().events().get(tick).id();
    }
}
