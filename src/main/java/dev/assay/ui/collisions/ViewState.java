package dev.assay.ui.collisions;

import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What of a space is shown, and how; a step back returns to an older one. Known by ids and keys, so that it outlives a new derivation.
 *
 * @param chain the id of the chain's first event; empty for the largest chain
 * @param alone whether the events are listed that collide with nothing
 * @param hidden the keys of rows whose links are left out, in the order they were
 * @param allPairs whether every colliding pair has a line; otherwise one runs from each event to the next with the same row
 * @param extent how much is shown
 * @param opened ids of the first events of stretches that were unfolded
 */
record ViewState(
        String chain, boolean alone, List<String> hidden, boolean allPairs, Extent extent, SortedSet<String> opened) {
    static final ViewState FIRST = new ViewState("", false, List.of(), false, Extent.FOCUS, new TreeSet<>());

    ViewState {
        hidden = List.copyOf(hidden);
        opened = Collections.unmodifiableSortedSet(new TreeSet<>(opened));
    }

    ViewState withChain(String first) {
        return new ViewState(first, false, hidden, allPairs, extent, new TreeSet<>());
    }

    ViewState withAlone() {
        return new ViewState(chain, true, hidden, allPairs, extent, opened);
    }

    ViewState withHidden(List<String> rows) {
        return new ViewState(chain, alone, rows, allPairs, extent, opened);
    }

    ViewState withAllPairs(boolean all) {
        return new ViewState(chain, alone, hidden, all, extent, opened);
    }

    ViewState withExtent(Extent other) {
        return new ViewState(chain, alone, hidden, allPairs, other, new TreeSet<>());
    }

    ViewState withOpened(String first) {
        SortedSet<String> next = new TreeSet<>(opened);
        next.add(first);
        return new ViewState(chain, alone, hidden, allPairs, extent, next);
    }
}
