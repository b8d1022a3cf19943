package dev.assay.ui.matrix;

import dev.assay.method.Collisions;
import dev.assay.method.Incidence;
import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The orders of rows and events. Total and free of locale: equal input stands in equal order everywhere. */
final class Orders {
    private Orders() {}

    /** All rows, hubs too, in an order. */
    static int[] rows(SpaceSnapshot space, RowOrder order) {
        Rows rows = space.rows();
        int n = rows.size();
        return switch (order) {
            case FIRST_MENTION -> identity(n);
            case FREQUENCY -> {
                Incidence b = space.incidence();
                yield byKey(n, r -> -b.eventsOf(r));
            }
            case TYPE ->
                byKey(n, r -> {
                    MentionType type = rows.type(r);
                    return type == null ? Integer.MAX_VALUE : type.ordinal();
                });
            case CHAINS ->
                byKey(n, r -> {
                    int chain = chainOf(space, r);
                    return chain < 0 ? Integer.MAX_VALUE : chain;
                });
            case NAME -> byName(rows);
        };
    }

    /** The events in an order. */
    static int[] events(SpaceSnapshot space, ColumnOrder order) {
        List<Event> events = space.record().events();
        return order == ColumnOrder.TICK ? identity(events.size()) : byDate(events);
    }

    /**
     * The chain a row belongs to, by its place in {@link Collisions#chains}. All events of a row that is no hub collide with each
     * other, so any of them tells; a row that only a lone event mentions belongs to none, and so does a hub.
     */
    static int chainOf(SpaceSnapshot space, int row) {
        Incidence b = space.incidence();
        if (space.rows().hub(row) || b.eventsOf(row) == 0) return -1;
        return space.collisions().chainOf(b.rowEvent(b.rowStart(row)));
    }

    /** The day an event is dated, as days since 1970-01-01, or that of the tick before it; {@link Integer#MIN_VALUE} before the first date. */
    static int[] days(List<Event> events) {
        int[] days = new int[events.size()];
        int last = Integer.MIN_VALUE;
        for (int i = 0; i < days.length; i++) {
            Anchor date = events.get(i).date();
            if (date != null) last = (int) date.day().toEpochDay();
            days[i] = last;
        }
        return days;
    }

    /** The place of who speaks in each event among the speakers of the space; -1 where unknown, 127 at most. */
    static byte[] speakers(SpaceSnapshot space) {
        byte[] place = new byte[space.rows().size()];
        Arrays.fill(place, (byte) -1);
        List<String> keys = space.speakers();
        for (int i = 0; i < keys.size(); i++) {
            int row = space.rows().of(keys.get(i));
            if (row >= 0) place[row] = (byte) Math.min(127, i);
        }
        byte[] result = new byte[space.record().events().size()];
        for (int e = 0; e < result.length; e++) {
            int row = space.speaker(e);
            result[e] = row < 0 ? -1 : place[row];
        }
        return result;
    }

    private static int[] byDate(List<Event> events) {
        int n = events.size();
        long[] from = new long[n];
        long[] to = new long[n];
        boolean ordered = true;
        Anchor last = null;
        for (int i = 0; i < n; i++) {
            Anchor date = events.get(i).date();
            if (date != null) {
                if (last != null && date.compareTo(last) < 0) ordered = false;
                last = date;
            }
            from[i] = last == null ? Long.MIN_VALUE : last.from();
            to[i] = last == null ? Long.MIN_VALUE : last.to();
        }
        if (ordered) return identity(n);
        long[] distinct = Arrays.stream(from).sorted().distinct().toArray();
        // An anchor is a moment or a whole day: among those that begin alike the moment is the earlier.
        return byKey(n, i -> Arrays.binarySearch(distinct, from[i]) * 2 + (to[i] > from[i] ? 1 : 0));
    }

    private static int[] byName(Rows rows) {
        return Arrays.stream(identity(rows.size()))
                .boxed()
                .sorted(Comparator.comparing(rows::key))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Gives the key of an item. */
    @FunctionalInterface
    private interface Key {
        int of(int item);
    }

    /** Sorted by key, then by number: both in one long, so that a million items sort without boxes. */
    private static int[] byKey(int n, Key key) {
        long[] both = new long[n];
        for (int i = 0; i < n; i++) both[i] = ((long) key.of(i) << 32) | i;
        Arrays.sort(both);
        int[] order = new int[n];
        for (int i = 0; i < n; i++) order[i] = (int) both[i];
        return order;
    }

    static int[] identity(int n) {
        int[] order = new int[n];
        for (int i = 0; i < n; i++) order[i] = i;
        return order;
    }

    /** Where each item stands in an order; -1 for those it leaves out. */
    static int[] ranks(int[] order, int items) {
        int[] rank = new int[items];
        Arrays.fill(rank, -1);
        for (int i = 0; i < order.length; i++) rank[order[i]] = i;
        return rank;
    }
}
