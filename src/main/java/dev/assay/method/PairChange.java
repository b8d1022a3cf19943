package dev.assay.method;

import java.util.BitSet;

/**
 * How many pairs of events collide after a change and did not before, and the other way round. A pair can change only with an event
 * whose cells changed, or between two events of a row that became a hub or is none any more; only such pairs are looked at.
 *
 * @param gained pairs that collide now
 * @param lost pairs that do not any more
 */
record PairChange(long gained, long lost) {
    private static final int WAS = 1;
    private static final int IS = 2;

    /**
     * Counts.
     *
     * @param changed the events whose cells changed
     */
    static PairChange between(SpaceSnapshot before, SpaceSnapshot after, BitSet changed) {
        int[] rows = changedHubs(before, after);
        BitSet touched = (BitSet) changed.clone();
        long inRow = 0;
        if (rows.length == 1) {
            inRow = ofOneHub(after, rows[0], changed);
        } else {
            Incidence b = after.incidence();
            for (int row : rows) {
                for (int j = b.rowStart(row); j < b.rowEnd(row); j++) touched.set(b.rowEvent(j));
            }
        }
        PairChange counted = ofEvents(before, after, touched);
        if (rows.length != 1) return counted;
        return after.rows().hub(rows[0])
                ? new PairChange(counted.gained, counted.lost + inRow)
                : new PairChange(counted.gained + inRow, counted.lost);
    }

    /** The rows after, that were there before, and are a hub in one of the two only. */
    private static int[] changedHubs(SpaceSnapshot before, SpaceSnapshot after) {
        BitSet rows = new BitSet();
        addHubsOf(after, before, after, rows);
        addHubsOf(before, after, after, rows);
        return rows.stream().toArray();
    }

    private static void addHubsOf(SpaceSnapshot one, SpaceSnapshot other, SpaceSnapshot after, BitSet rows) {
        for (int r = 0; (r = one.rows().nextHub(r)) >= 0; r++) {
            int there = other.rowOf(one, r);
            if (there >= 0 && !other.rows().hub(there)) rows.set(after == one ? r : there);
        }
    }

    /**
     * The pairs of a row's events that share no other row that counts, those with a changed event left out: they collided only by this
     * row, or do so now. Nothing else can have changed about them, since their cells are the same and only this row's part in them is not.
     */
    private static long ofOneHub(SpaceSnapshot after, int row, BitSet changed) {
        Incidence b = after.incidence();
        BitSet members = new BitSet();
        for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
            if (!changed.get(b.rowEvent(j))) members.set(b.rowEvent(j));
        }
        long n = members.cardinality();
        long otherwise = 0;
        int[] stamp = new int[b.events()];
        for (int a = members.nextSetBit(0); a >= 0; a = members.nextSetBit(a + 1)) {
            for (int i = b.eventStart(a); i < b.eventEnd(a); i++) {
                int shared = b.eventRow(i);
                if (shared == row || after.rows().hub(shared)) continue;
                for (int j = b.rowEnd(shared) - 1; j >= b.rowStart(shared) && b.rowEvent(j) > a; j--) {
                    int other = b.rowEvent(j);
                    if (stamp[other] == a + 1 || !members.get(other)) continue;
                    stamp[other] = a + 1;
                    otherwise++;
                }
            }
        }
        return n * (n - 1) / 2 - otherwise;
    }

    /** The pairs that changed, of those with one of these events. */
    private static PairChange ofEvents(SpaceSnapshot before, SpaceSnapshot after, BitSet touched) {
        int events = before.incidence().events();
        byte[] mark = new byte[events];
        int[] marked = new int[events];
        long gained = 0;
        long lost = 0;
        for (int t = touched.nextSetBit(0); t >= 0; t = touched.nextSetBit(t + 1)) {
            int n = mark(before, t, WAS, mark, marked, 0);
            n = mark(after, t, IS, mark, marked, n);
            for (int i = 0; i < n; i++) {
                int other = marked[i];
                // A pair of two of these events is counted from its lower tick only.
                boolean once = t < other || !touched.get(other);
                if (once && mark[other] == IS) gained++;
                if (once && mark[other] == WAS) lost++;
                mark[other] = 0;
            }
        }
        return new PairChange(gained, lost);
    }

    private static int mark(SpaceSnapshot s, int t, int as, byte[] mark, int[] marked, int from) {
        int n = from;
        Incidence b = s.incidence();
        for (int i = b.eventStart(t); i < b.eventEnd(t); i++) {
            int row = b.eventRow(i);
            if (s.rows().hub(row)) continue;
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
                int other = b.rowEvent(j);
                if (other == t) continue;
                if (mark[other] == 0) marked[n++] = other;
                mark[other] |= (byte) as;
            }
        }
        return n;
    }
}
