package dev.assay.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * C = Bᵀ·B over non-hub rows: which events collide, in which chains, and by which shortest path. The product is never stored; each
 * question walks the rows. Formula: METHOD, section 4.
 */
public final class Collisions {
    private final Incidence b;
    private final Rows rows;
    private final BitSet silent;
    private @Nullable Chains chains;

    /** The place of each event's chain (-1: none), and each chain's events. */
    private record Chains(int[] of, int[][] events) {}

    Collisions(Incidence b, Rows rows) {
        this(b, rows, new BitSet());
    }

    private Collisions(Incidence b, Rows rows, BitSet silent) {
        this.b = b;
        this.rows = rows;
        this.silent = silent;
    }

    /** The same product with further rows left out, as if they were hubs: what would still connect without them. */
    public Collisions without(BitSet left) {
        return new Collisions(b, rows, (BitSet) left.clone());
    }

    private boolean silent(int row) {
        return rows.hub(row) || silent.get(row);
    }

    /** Receives one colliding pair. */
    @FunctionalInterface
    public interface PairVisitor {
        /**
         * A pair with {@code C[a, b] = count >= 1}.
         *
         * @param a the lower tick
         * @param b the higher tick
         * @param count number of shared non-hub rows
         */
        void pair(int a, int b, int count);
    }

    /** Visits every colliding pair in order of (a, b). */
    public void forEachPair(PairVisitor visitor) {
        int events = b.events();
        int[] shared = new int[events];
        int[] touched = new int[events];
        for (int a = 0; a < events; a++) {
            int n = countInto(a, shared, touched);
            Arrays.sort(touched, 0, n);
            for (int i = 0; i < n; i++) {
                int other = touched[i];
                visitor.pair(a, other, shared[other]);
                shared[other] = 0;
            }
        }
    }

    /** How many pairs of events collide. */
    public long pairs() {
        int events = b.events();
        int[] stamp = new int[events];
        Arrays.fill(stamp, -1);
        long pairs = 0;
        for (int a = 0; a < events; a++) {
            for (int i = b.eventStart(a), end = b.eventEnd(a); i < end; i++) {
                int row = b.eventRow(i);
                if (silent(row)) continue;
                // Backwards from the row's last event: those after a are a suffix, since a row's events ascend.
                for (int j = b.rowEnd(row) - 1; j >= b.rowStart(row); j--) {
                    int other = b.rowEvent(j);
                    if (other <= a) break;
                    if (stamp[other] != a) {
                        stamp[other] = a;
                        pairs++;
                    }
                }
            }
        }
        return pairs;
    }

    private int countInto(int a, int[] shared, int[] touched) {
        int n = 0;
        for (int i = b.eventStart(a), end = b.eventEnd(a); i < end; i++) {
            int row = b.eventRow(i);
            if (silent(row)) continue;
            for (int j = b.rowEnd(row) - 1; j >= b.rowStart(row); j--) {
                int other = b.rowEvent(j);
                if (other <= a) break;
                if (shared[other]++ == 0) touched[n++] = other;
            }
        }
        return n;
    }

    /** C[a, b] for two different events. */
    public int count(int a, int other) {
        return shared(a, other).length;
    }

    /** The non-hub rows that two events share, ascending. */
    public int[] shared(int a, int other) {
        int[] result = new int[Math.min(b.rowsOf(a), b.rowsOf(other))];
        int n = 0;
        for (int i = b.eventStart(a), j = b.eventStart(other); i < b.eventEnd(a) && j < b.eventEnd(other); ) {
            int diff = Integer.compare(b.eventRow(i), b.eventRow(j));
            if (diff == 0 && !silent(b.eventRow(i))) result[n++] = b.eventRow(i);
            if (diff <= 0) i++;
            if (diff >= 0) j++;
        }
        return Arrays.copyOf(result, n);
    }

    /** The chains, largest first, then by first event; each as its events in tick order. */
    public int[][] chains() {
        return found().events;
    }

    /** The place of an event's chain in {@link #chains}; -1 when it collides with nothing. */
    public int chainOf(int event) {
        return found().of[event];
    }

    private synchronized Chains found() {
        Chains known = chains;
        if (known == null) {
            known = findChains();
            chains = known;
        }
        return known;
    }

    private Chains findChains() {
        int events = b.events();
        int[] root = new int[events];
        for (int e = 0; e < events; e++) root[e] = e;
        for (int r = 0; r < b.rows(); r++) {
            if (silent(r)) continue;
            for (int j = b.rowStart(r) + 1; j < b.rowEnd(r); j++) join(root, b.rowEvent(j - 1), b.rowEvent(j));
        }
        int[] size = new int[events];
        for (int e = 0; e < events; e++) size[find(root, e)]++;
        List<int[]> found = new ArrayList<>();
        int[] place = new int[events];
        int[] filled = new int[events];
        Arrays.fill(place, -1);
        for (int e = 0; e < events; e++) {
            int r = find(root, e);
            if (size[r] < 2) continue;
            if (place[r] < 0) {
                place[r] = found.size();
                found.add(new int[size[r]]);
            }
            found.get(place[r])[filled[place[r]]++] = e;
        }
        found.sort((x, y) -> x.length != y.length ? Integer.compare(y.length, x.length) : Integer.compare(x[0], y[0]));
        int[] of = new int[events];
        Arrays.fill(of, -1);
        for (int c = 0; c < found.size(); c++) {
            for (int e : found.get(c)) of[e] = c;
        }
        return new Chains(of, found.toArray(int[][]::new));
    }

    private static int find(int[] root, int e) {
        int at = e;
        while (root[at] != at) {
            root[at] = root[root[at]];
            at = root[at];
        }
        return at;
    }

    /** The smaller tick becomes the root, so that nothing depends on the order of joins. */
    private static void join(int[] root, int one, int other) {
        int a = find(root, one);
        int c = find(root, other);
        if (a < c) root[c] = a;
        else root[a] = c;
    }

    /**
     * A shortest path between two events over collisions; among equally short ones, that whose ticks are the smaller from the start.
     *
     * @return the events from {@code from} to {@code to}, both included; null when no path joins them
     */
    public int @Nullable [] path(int from, int to) {
        int[] distance = distancesTo(to, from);
        if (distance[from] < 0) return null;
        int[] path = new int[distance[from] + 1];
        path[0] = from;
        for (int i = 1; i < path.length; i++) path[i] = smallestNearer(path[i - 1], distance);
        return path;
    }

    /** Breadth-first from the goal; each row is walked once, since after it all its events have a distance. */
    private int[] distancesTo(int goal, int stop) {
        int[] distance = new int[b.events()];
        Arrays.fill(distance, -1);
        boolean[] walked = new boolean[b.rows()];
        int[] queue = new int[b.events()];
        int head = 0;
        int tail = 0;
        distance[goal] = 0;
        queue[tail++] = goal;
        while (head < tail && distance[stop] < 0) {
            int e = queue[head++];
            for (int i = b.eventStart(e); i < b.eventEnd(e); i++) {
                int row = b.eventRow(i);
                if (walked[row] || silent(row)) continue;
                walked[row] = true;
                for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
                    int other = b.rowEvent(j);
                    if (distance[other] < 0) {
                        distance[other] = distance[e] + 1;
                        queue[tail++] = other;
                    }
                }
            }
        }
        return distance;
    }

    private int smallestNearer(int event, int[] distance) {
        int best = Integer.MAX_VALUE;
        for (int i = b.eventStart(event); i < b.eventEnd(event); i++) {
            int row = b.eventRow(i);
            if (silent(row)) continue;
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
                int other = b.rowEvent(j);
                if (distance[other] == distance[event] - 1) {
                    best = Math.min(best, other);
                    break;
                }
            }
        }
        return best;
    }
}
