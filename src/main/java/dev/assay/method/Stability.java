package dev.assay.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * Two runs of one space compared by the pairs of events that collide: J = |both| / |either|, 1 when both are empty. Formula: METHOD,
 * section 8.
 *
 * @param jaccard J
 * @param both pairs in both runs
 * @param onlyA pairs that only the first run has
 * @param onlyB pairs that only the second run has
 * @param drifted the events of those pairs whose rows differ, in tick order
 */
public record Stability(double jaccard, int both, List<Pair> onlyA, List<Pair> onlyB, List<Drift> drifted) {
    public Stability {
        onlyA = List.copyOf(onlyA);
        onlyB = List.copyOf(onlyB);
        drifted = List.copyOf(drifted);
    }

    /** Two events that collide, by tick, the lower first. */
    public record Pair(int a, int b) {}

    /** An event and the non-hub rows that only one of the runs has in it, in key order. */
    public record Drift(int tick, List<String> a, List<String> b) {
        public Drift {
            a = List.copyOf(a);
            b = List.copyOf(b);
        }
    }

    /** Compares two derivations of the same events. */
    public static Stability of(SpaceSnapshot a, SpaceSnapshot b) {
        long[] pairsA = pairs(a);
        long[] pairsB = pairs(b);
        List<Pair> onlyA = new ArrayList<>();
        List<Pair> onlyB = new ArrayList<>();
        int both = 0;
        int i = 0;
        int j = 0;
        while (i < pairsA.length || j < pairsB.length) {
            int order = i == pairsA.length ? 1 : j == pairsB.length ? -1 : Long.compare(pairsA[i], pairsB[j]);
            if (order == 0) both++;
            if (order < 0) onlyA.add(pair(pairsA[i]));
            if (order > 0) onlyB.add(pair(pairsB[j]));
            if (order <= 0) i++;
            if (order >= 0) j++;
        }
        int either = both + onlyA.size() + onlyB.size();
        double jaccard = either == 0 ? 1 : (double) both / either;
        return new Stability(jaccard, both, onlyA, onlyB, drifts(a, b, onlyA, onlyB));
    }

    private static long[] pairs(SpaceSnapshot s) {
        long[][] room = {new long[1024]};
        int[] n = {0};
        s.collisions().forEachPair((a, b, count) -> {
            if (n[0] == room[0].length) room[0] = Arrays.copyOf(room[0], n[0] * 2);
            room[0][n[0]++] = ((long) a << 32) | b;
        });
        return Arrays.copyOf(room[0], n[0]);
    }

    private static Pair pair(long packed) {
        return new Pair((int) (packed >>> 32), (int) packed);
    }

    private static List<Drift> drifts(SpaceSnapshot a, SpaceSnapshot b, List<Pair> onlyA, List<Pair> onlyB) {
        TreeSet<Integer> ticks = new TreeSet<>();
        for (List<Pair> pairs : List.of(onlyA, onlyB)) {
            for (Pair p : pairs) {
                ticks.add(p.a());
                ticks.add(p.b());
            }
        }
        List<Drift> drifts = new ArrayList<>();
        for (int t : ticks) {
            TreeSet<String> inA = keys(a, t);
            TreeSet<String> inB = keys(b, t);
            List<String> lost = inA.stream().filter(k -> !inB.contains(k)).toList();
            List<String> gained = inB.stream().filter(k -> !inA.contains(k)).toList();
            if (!lost.isEmpty() || !gained.isEmpty()) drifts.add(new Drift(t, lost, gained));
        }
        return drifts;
    }

    private static TreeSet<String> keys(SpaceSnapshot s, int tick) {
        TreeSet<String> keys = new TreeSet<>();
        Incidence b = s.incidence();
        for (int i = b.eventStart(tick); i < b.eventEnd(tick); i++) {
            if (!s.rows().hub(b.eventRow(i))) keys.add(s.rows().key(b.eventRow(i)));
        }
        return keys;
    }
}
