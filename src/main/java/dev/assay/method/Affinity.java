package dev.assay.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * How strongly two rows are tied: A[a, b] = Σ over events e that mention both of 1 / ln(1 + d(e)), d(e) = rows the event mentions, hubs
 * counted. A similarity: higher is closer. Formula: METHOD, section 4 (the published engine's form of Adamic–Adar).
 */
public final class Affinity {
    private final Incidence b;
    private final Rows rows;

    /** Affinities of one snapshot. */
    public Affinity(SpaceSnapshot space) {
        b = space.incidence();
        rows = space.rows();
    }

    /**
     * A row that shares events with another.
     *
     * @param row its index
     * @param weight the affinity
     * @param ticks the events that mention both, ascending
     */
    public record Neighbour(int row, double weight, int[] ticks) {
        /** The plain count beside the weight. */
        public int count() {
            return ticks.length;
        }
    }

    /** What one event adds to each pair of its rows. */
    public double weight(int event) {
        // StrictMath: the same bits on every machine.
        return 1 / StrictMath.log(1.0 + b.rowsOf(event));
    }

    /** A[a, other], added up in tick order. */
    public double of(int a, int other) {
        double sum = 0;
        for (int j = b.rowStart(a); j < b.rowEnd(a); j++) {
            if (b.has(other, b.rowEvent(j))) sum += weight(b.rowEvent(j));
        }
        return sum;
    }

    /** All rows that share an event with this one, closest first; equal weights by count, then by key. */
    public List<Neighbour> neighbours(int row) {
        double[] weight = new double[b.rows()];
        int[] count = new int[b.rows()];
        int[] touched = new int[b.rows()];
        int n = 0;
        for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
            int event = b.rowEvent(j);
            double w = weight(event);
            for (int i = b.eventStart(event); i < b.eventEnd(event); i++) {
                int other = b.eventRow(i);
                if (other == row) continue;
                if (count[other]++ == 0) touched[n++] = other;
                weight[other] += w;
            }
        }
        List<Neighbour> found = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            found.add(new Neighbour(touched[i], weight[touched[i]], shared(row, touched[i], count[touched[i]])));
        }
        found.sort(Comparator.comparingDouble(Neighbour::weight)
                .reversed()
                .thenComparing(Comparator.comparingInt(Neighbour::count).reversed())
                .thenComparing(f -> rows.key(f.row())));
        return found;
    }

    private int[] shared(int a, int other, int count) {
        int[] ticks = new int[count];
        int n = 0;
        for (int j = b.rowStart(a); j < b.rowEnd(a); j++) {
            if (b.has(other, b.rowEvent(j))) ticks[n++] = b.rowEvent(j);
        }
        return Arrays.copyOf(ticks, n);
    }
}
