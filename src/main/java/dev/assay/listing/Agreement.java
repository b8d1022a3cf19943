package dev.assay.listing;

import dev.assay.method.NameContext;
import dev.assay.method.Names;
import dev.assay.model.Mention;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * How far two listings of the same events agree: what both list, and what only one does. A mention counts once an event, by its row.
 *
 * @param both listed by both
 * @param onlyA listed by the first alone
 * @param onlyB listed by the second alone
 */
public record Agreement(SortedSet<Cell> both, SortedSet<Cell> onlyA, SortedSet<Cell> onlyB) {

    /** A row mentioned in an event. */
    public record Cell(String event, String row) implements Comparable<Cell> {
        private static final Comparator<Cell> ORDER =
                Comparator.comparing(Cell::event).thenComparing(Cell::row);

        @Override
        public int compareTo(Cell other) {
            return ORDER.compare(this, other);
        }
    }

    /** Compares two sets of cells. */
    public static Agreement of(Collection<Cell> a, Collection<Cell> b) {
        SortedSet<Cell> both = new TreeSet<>(a);
        both.retainAll(b);
        SortedSet<Cell> onlyA = new TreeSet<>(a);
        onlyA.removeAll(both);
        SortedSet<Cell> onlyB = new TreeSet<>(b);
        onlyB.removeAll(both);
        return new Agreement(
                Collections.unmodifiableSortedSet(both),
                Collections.unmodifiableSortedSet(onlyA),
                Collections.unmodifiableSortedSet(onlyB));
    }

    /** The cells one listing of one event makes; mentions that make no row, and unresolved ones, make none. */
    public static SortedSet<Cell> cells(String event, List<Mention> mentions, Names names, NameContext context) {
        SortedSet<Cell> cells = new TreeSet<>();
        for (Mention m : mentions) {
            if (!m.resolved()) continue;
            String row = names.name(m, context).key();
            if (row != null) cells.add(new Cell(event, row));
        }
        return cells;
    }

    /** The share of the first listing that the second has too; 1 when the first lists nothing. */
    public double precision() {
        int all = both.size() + onlyA.size();
        return all == 0 ? 1 : (double) both.size() / all;
    }

    /** The share of the second listing that the first has too; 1 when the second lists nothing. */
    public double recall() {
        int all = both.size() + onlyB.size();
        return all == 0 ? 1 : (double) both.size() / all;
    }
}
