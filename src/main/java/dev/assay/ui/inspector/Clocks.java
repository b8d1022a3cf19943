package dev.assay.ui.inspector;

import dev.assay.method.Incidence;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A row's events in the order of the calendar (date, then tick; an undated event takes the date of the tick before it), and those by
 * which the two clocks disagree. Of a disagreeing pair the one is named that stands outside the longest run in which both orders are
 * one, so that a single turn that arrived late does not make all others look wrong. In n·log n: a row can have as many events as
 * the space.
 */
public final class Clocks {
    private final int[] ticks;
    private final BitSet disagree;

    private Clocks(int[] ticks, BitSet disagree) {
        this.ticks = ticks;
        this.disagree = disagree;
    }

    static Clocks of(SpaceSnapshot space, int row) {
        Incidence b = space.incidence();
        int n = b.eventsOf(row);
        Integer[] arrival = new Integer[n];
        for (int i = 0; i < n; i++) arrival[i] = b.rowEvent(b.rowStart(row) + i);
        long[] dates = new long[n];
        BitSet differ = new BitSet(n);
        int index = 0;
        long latest = Long.MIN_VALUE;
        for (int tick : arrival) {
            Anchor date = Words.event(space, tick).date();
            dates[index] = dateOf(space, tick);
            if (date != null) {
                if (date.to() < latest) differ.set(index);
                latest = Math.max(latest, date.from());
            }
            index++;
        }
        long earliest = Long.MAX_VALUE;
        for (int i = n - 1; i >= 0; i--) {
            Anchor date = Words.event(space, arrival[i]).date();
            if (date == null) continue;
            if (date.from() > earliest) differ.set(i);
            earliest = Math.min(earliest, date.to());
        }
        Integer[] order = new Integer[n];
        for (int i = 0; i < n; i++) order[i] = i;
        Arrays.sort(order, Comparator.comparingLong((Integer i) -> dates[i]).thenComparingInt(i -> arrival[i]));
        int[] ticks = new int[n];
        BitSet here = new BitSet(n);
        for (int i = 0; i < n; i++) {
            ticks[i] = arrival[order[i]];
            here.set(i, differ.get(order[i]));
        }
        here.and(outOfOrder(ticks));
        return new Clocks(ticks, here);
    }

    private static long dateOf(SpaceSnapshot space, int tick) {
        for (int t = tick; t >= 0; t--) {
            @Nullable Anchor date = Words.event(space, t).date();
            if (date != null) return date.from();
        }
        return Long.MIN_VALUE;
    }

    /** Those outside one longest ascending run (patience sorting). */
    public static BitSet outOfOrder(int[] ticks) {
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
