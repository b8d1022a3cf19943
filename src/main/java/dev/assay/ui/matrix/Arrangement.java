package dev.assay.ui.matrix;

import dev.assay.method.Collisions;
import dev.assay.method.Incidence;
import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What stands where: the rows and columns of the picture in their order, without those that are hidden. A place in an order is called
 * rank; rows and events themselves are known by their index in the snapshot. Immutable.
 *
 * @param space what is shown
 * @param choice by what it was arranged
 * @param plane the cells; null when there are too many for this mode
 * @param rows the row (or event) at each rank, frozen ones first
 * @param rowRank the rank of each row; -1 for hidden ones
 * @param columns the event (or row) at each rank
 * @param columnRank the rank of each column; -1 for hidden ones
 * @param frozen how many hub rows stand still above the others
 * @param blocks the chains that stand as blocks, from the top
 * @param days the day of each event; {@link Integer#MIN_VALUE} where none is known
 * @param chains of which chain each row is; -1 for none
 * @param speakers the place of who speaks in each event among the speakers of the space; -1 where unknown, 127 at most
 */
record Arrangement(
        SpaceSnapshot space,
        Choice choice,
        @Nullable Plane plane,
        int[] rows,
        int[] rowRank,
        int[] columns,
        int[] columnRank,
        int frozen,
        List<Block> blocks,
        int[] days,
        int[] chains,
        byte[] speakers) {

    /** More hubs than this scroll with the rest. */
    static final int MOST_FROZEN = 6;

    /** What a person chose. */
    record Choice(Mode mode, RowOrder rowOrder, ColumnOrder columnOrder, HubMode hubs, Filter filter) {
        static final Choice FIRST =
                new Choice(Mode.ENTITIES_EVENTS, RowOrder.CHAINS, ColumnOrder.TICK, HubMode.DIMMED, Filter.NONE);

        Choice with(Mode m) {
            return new Choice(m, rowOrder, columnOrder, hubs, filter);
        }

        Choice with(RowOrder o) {
            return new Choice(mode, o, columnOrder, hubs, filter);
        }

        Choice with(ColumnOrder o) {
            return new Choice(mode, rowOrder, o, hubs, filter);
        }

        Choice with(HubMode h) {
            return new Choice(mode, rowOrder, columnOrder, h, filter);
        }

        Choice with(Filter f) {
            return new Choice(mode, rowOrder, columnOrder, hubs, f);
        }
    }

    /**
     * A chain's rows, which stand together.
     *
     * @param chain its place in {@link Collisions#chains}
     * @param first rank of its first row
     * @param end past the rank of its last row
     * @param firstColumn rank of its first event in this order
     * @param lastColumn rank of its last event
     */
    record Block(int chain, int first, int end, int firstColumn, int lastColumn) {}

    /** Arranges a space. */
    static Arrangement of(SpaceSnapshot space, Choice choice) {
        Mode mode = choice.mode();
        Hidden hidden = new Hidden(space, choice);
        int[] chains = IntStream.range(0, space.rows().size())
                .map(r -> Orders.chainOf(space, r))
                .toArray();
        int[] events =
                mode.columnsAreEvents() ? keep(Orders.events(space, choice.columnOrder()), hidden::event) : new int[0];
        int[] entities = mode.rowsAreEvents() ? new int[0] : keep(Orders.rows(space, choice.rowOrder()), hidden::row);
        int frozen = 0;
        if (mode == Mode.ENTITIES_EVENTS) {
            entities = hubsFirst(entities, space.rows());
            frozen = (int) Arrays.stream(entities)
                    .limit(MOST_FROZEN)
                    .filter(space.rows()::hub)
                    .count();
        }
        int[] rows = mode.rowsAreEvents() ? events : entities;
        int[] columns = mode.columnsAreEvents() ? events : entities;
        int rowItems = mode.rowsAreEvents()
                ? space.record().events().size()
                : space.rows().size();
        int columnItems = mode.columnsAreEvents()
                ? space.record().events().size()
                : space.rows().size();
        int[] columnRank = Orders.ranks(columns, columnItems);
        boolean inBlocks = mode == Mode.ENTITIES_EVENTS && choice.rowOrder() == RowOrder.CHAINS;
        return new Arrangement(
                space,
                choice,
                Plane.of(space, mode),
                rows,
                Orders.ranks(rows, rowItems),
                columns,
                columnRank,
                frozen,
                inBlocks ? blocks(space, rows, chains, columnRank) : List.of(),
                Orders.days(space.record().events()),
                chains,
                Orders.speakers(space));
    }

    Mode mode() {
        return choice.mode();
    }

    /** Whether all columns are shown, in the order of their cells. */
    boolean identity() {
        return columns.length == columnRank.length
                && choice.columnOrder() == ColumnOrder.TICK
                && mode().columnsAreEvents();
    }

    /** Whether the row at a rank is a hub. */
    boolean hub(int rank) {
        return !mode().rowsAreEvents() && space.rows().hub(rows[rank]);
    }

    /** The event at a rank of the columns. */
    Event event(int rank) {
        return space.record().events().get(columns[rank]);
    }

    /** The type of the row at a rank; null for events and where none was listed. */
    @Nullable
    MentionType type(int rank) {
        return mode().rowsAreEvents() ? null : space.rows().type(rows[rank]);
    }

    /** The name of the row at a rank: a row's key, or an event's id. */
    String rowName(int rank) {
        return name(mode().rowsAreEvents(), rows[rank]);
    }

    /** The name of the column at a rank. */
    String columnName(int rank) {
        return name(mode().columnsAreEvents(), columns[rank]);
    }

    private String name(boolean event, int item) {
        return event ? space.record().events().get(item).id() : space.rows().key(item);
    }

    /** How many cells the row at a rank has, hidden columns counted. */
    int cellsOfRow(int rank) {
        if (mode() == Mode.ENTITIES_EVENTS) return space.incidence().eventsOf(rows[rank]);
        return plane == null ? 0 : plane.start()[rows[rank] + 1] - plane.start()[rows[rank]];
    }

    /** The value of the cell at two ranks; -1 when there is none. */
    int value(int rowRank, int columnRank) {
        return plane == null ? -1 : plane.at(rows[rowRank], columns[columnRank]);
    }

    /** The chain of the row at a rank; -1 for none. */
    int chain(int rank) {
        return mode().rowsAreEvents() ? space.collisions().chainOf(rows[rank]) : chains[rows[rank]];
    }

    private static int[] hubsFirst(int[] entities, Rows rows) {
        int[] result = new int[entities.length];
        int n = 0;
        for (int r : entities) if (rows.hub(r)) result[n++] = r;
        Arrays.sort(result, 0, n);
        for (int r : entities) if (!rows.hub(r)) result[n++] = r;
        return result;
    }

    private static int[] keep(int[] order, IntPredicate hidden) {
        return Arrays.stream(order).filter(hidden.negate()).toArray();
    }

    private static List<Block> blocks(SpaceSnapshot space, int[] rows, int[] chains, int[] columnRank) {
        List<Block> result = new ArrayList<>();
        int[][] events = space.collisions().chains();
        for (int rank = 0; rank < rows.length; ) {
            int chain = chains[rows[rank]];
            int end = rank + 1;
            while (end < rows.length && chains[rows[end]] == chain) end++;
            if (chain >= 0) {
                int first = Integer.MAX_VALUE;
                int last = -1;
                for (int e : events[chain]) {
                    if (columnRank[e] < 0) continue;
                    first = Math.min(first, columnRank[e]);
                    last = Math.max(last, columnRank[e]);
                }
                if (last >= 0) result.add(new Block(chain, rank, end, first, last));
            }
            rank = end;
        }
        return List.copyOf(result);
    }

    /** What the filter and the hub mode hide. */
    private static final class Hidden {
        private final SpaceSnapshot space;
        private final Choice choice;
        private final @Nullable BitSet events;
        private final @Nullable BitSet rows;

        Hidden(SpaceSnapshot space, Choice choice) {
            this.space = space;
            this.choice = choice;
            Filter f = choice.filter();
            if (f.speakers().isEmpty() && f.text().isEmpty() && f.chain() < 0) {
                events = null;
                rows = null;
                return;
            }
            Incidence b = space.incidence();
            events = new BitSet();
            rows = new BitSet();
            for (int e = 0; e < b.events(); e++) {
                if (!keeps(f, e)) continue;
                events.set(e);
                for (int i = b.eventStart(e); i < b.eventEnd(e); i++) rows.set(b.eventRow(i));
            }
        }

        private boolean keeps(Filter f, int event) {
            int speaker = space.speaker(event);
            if (speaker >= 0 && f.speakers().contains(space.rows().key(speaker))) return false;
            if (f.chain() >= 0 && space.collisions().chainOf(event) != f.chain()) return false;
            if (f.text().isEmpty()) return true;
            if (Finding.holds(space.record().events().get(event).text(), f.text())) return true;
            Incidence b = space.incidence();
            for (int i = b.eventStart(event); i < b.eventEnd(event); i++) {
                if (Finding.holds(space.rows().key(b.eventRow(i)), f.text())) return true;
            }
            return false;
        }

        boolean event(int event) {
            return events != null && !events.get(event);
        }

        boolean row(int row) {
            if (choice.hubs() == HubMode.HIDDEN && space.rows().hub(row)) return true;
            MentionType type = space.rows().type(row);
            if (choice.filter().types().contains(type == null ? MentionType.OTHER : type)) return true;
            return rows != null && !rows.get(row);
        }
    }
}
