package dev.assay.method;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A pair of events whose number of shared non-hub rows differs between two states of a space.
 *
 * @param a the event of the lower tick
 * @param b the event of the higher tick
 * @param before how many rows they shared
 * @param after how many they share then
 */
public record CollisionChange(int a, int b, int before, int after) {
    /**
     * The pairs that a change touches, by ticks. Both states must be of the same events and have the same hubs.
     *
     * @param change the two compared
     */
    public static List<CollisionChange> of(SpaceSnapshot before, SpaceSnapshot after, SnapshotChange change) {
        TreeSet<Integer> touched = new TreeSet<>();
        change.cellsGained().forEach(c -> touched.add(before.record().tick(c.event())));
        change.cellsLost().forEach(c -> touched.add(before.record().tick(c.event())));
        List<CollisionChange> pairs = new ArrayList<>();
        for (int t : touched) {
            TreeMap<Integer, Integer> was = shared(before, t);
            TreeMap<Integer, Integer> is = shared(after, t);
            TreeSet<Integer> others = new TreeSet<>(was.keySet());
            others.addAll(is.keySet());
            for (int other : others) {
                int n = was.getOrDefault(other, 0);
                int m = is.getOrDefault(other, 0);
                // A pair of two touched events is counted from its lower tick only.
                if (n == m || (touched.contains(other) && other < t)) continue;
                pairs.add(new CollisionChange(Math.min(t, other), Math.max(t, other), n, m));
            }
        }
        return pairs;
    }

    private static TreeMap<Integer, Integer> shared(SpaceSnapshot s, int t) {
        TreeMap<Integer, Integer> counts = new TreeMap<>();
        Incidence b = s.incidence();
        for (int i = b.eventStart(t); i < b.eventEnd(t); i++) {
            int row = b.eventRow(i);
            if (s.rows().hub(row)) continue;
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
                if (b.rowEvent(j) != t) counts.merge(b.rowEvent(j), 1, Integer::sum);
            }
        }
        return counts;
    }
}
