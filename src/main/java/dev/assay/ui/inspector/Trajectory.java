package dev.assay.ui.inspector;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * A row's events in the order of (date, tick), an undated event taking the date of the tick before it, and which of them the two
 * clocks disagree about: the fewest events without which both orders are one.
 */
final class Trajectory {
    private final int[] ticks;
    private final BitSet disagree;

    private Trajectory(int[] ticks, BitSet disagree) {
        this.ticks = ticks;
        this.disagree = disagree;
    }

    static Trajectory of(SpaceSnapshot space, int row) {
        var b = space.incidence();
        int n = b.eventsOf(row);
        Integer[] order = new Integer[n];
        for (int i = 0; i < n; i++) order[i] = b.rowEvent(b.rowStart(row) + i);
        @Nullable Anchor[] dates = new @Nullable Anchor[n];
        for (int i = 0; i < n; i++) dates[i] = dateOf(space, order[i]);
        int[] index = sorted(order, dates);
        int[] ticks = new int[n];
        for (int i = 0; i < n; i++) ticks[i] = order[index[i]];
        return new Trajectory(ticks, outOfOrder(ticks));
    }

    private static @Nullable Anchor dateOf(SpaceSnapshot space, int tick) {
        for (int t = tick; t >= 0; t--) {
            Anchor date = space.record().events().get(t).date();
            if (date != null) return date;
        }
        return null;
    }

    private static int[] sorted(Integer[] order, @Nullable Anchor[] dates) {
        Integer[] index = new Integer[order.length];
        for (int i = 0; i < index.length; i++) index[i] = i;
        java.util.Arrays.sort(index, (x, y) -> {
            Anchor a = dates[x];
            Anchor c = dates[y];
            // What has no date before it either comes first, in the order of arrival.
            int byDate =
                    a == null || c == null ? Boolean.compare(a != null, c != null) : Long.compare(a.from(), c.from());
            return byDate != 0 ? byDate : Integer.compare(order[x], order[y]);
        });
        int[] result = new int[index.length];
        for (int i = 0; i < result.length; i++) result[i] = index[i];
        return result;
    }

    /** Those outside one longest ascending run of ticks (patience sorting). */
    static BitSet outOfOrder(int[] ticks) {
        int n = ticks.length;
        int[] tails = new int[n];
        int[] before = new int[n];
        int length = 0;
        for (int i = 0; i < n; i++) {
            int from = 0;
            int to = length;
            while (from < to) {
                int middle = (from + to) >>> 1;
                if (ticks[tails[middle]] < ticks[i]) from = middle + 1;
                else to = middle;
            }
            before[i] = from == 0 ? -1 : tails[from - 1];
            tails[from] = i;
            if (from == length) length++;
        }
        BitSet out = new BitSet(n);
        out.set(0, n);
        for (int i = length == 0 ? -1 : tails[length - 1]; i >= 0; i = before[i]) out.clear(i);
        return out;
    }

    int size() {
        return ticks.length;
    }

    int tick(int i) {
        return ticks[i];
    }

    boolean disagrees(int i) {
        return disagree.get(i);
    }

    int indexOf(int tick) {
        for (int i = 0; i < ticks.length; i++) {
            if (ticks[i] == tick) return i;
        }
        return -1;
    }
}
