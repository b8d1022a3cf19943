package dev.assay.ui.matrix;

import dev.assay.method.Collisions;
import dev.assay.method.Incidence;
import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cells that are drawn, column by column, in flat arrays: the loop that fills 1.4 million pixels from five million cells can afford
 * no call and no object in between.
 *
 * @param rows number of rows
 * @param start where each column's cells begin; length columns + 1
 * @param row the row of each cell, ascending within a column
 * @param value for entities × events the ordinal of the cell's origin; for products a count or a step, at most 127
 * @param weight for affinity the weight of each cell; null otherwise
 */
record Plane(int rows, int[] start, int[] row, byte[] value, double @Nullable [] weight) {
    /** Beyond this many multiplications a product is neither computed nor drawn. */
    static final long MOST_WORK = 60_000_000L;

    /** Beyond this many cells a product is not drawn. */
    static final int MOST_CELLS = 8_000_000;

    int columns() {
        return start.length - 1;
    }

    int cells() {
        return row.length;
    }

    /** The value of a cell; -1 when there is none. */
    int at(int r, int column) {
        int position = position(r, column);
        return position < 0 ? -1 : value[position];
    }

    /** The position of a cell; negative when there is none. */
    int position(int r, int column) {
        return Arrays.binarySearch(row, start[column], start[column + 1], r);
    }

    /** The cells of a mode; null when they are too many to be drawn. */
    static @Nullable Plane of(SpaceSnapshot space, Mode mode) {
        return switch (mode) {
            case ENTITIES_EVENTS -> incidence(space.incidence());
            case EVENTS_EVENTS -> collisions(space);
            case ENTITIES_ENTITIES -> affinity(space);
        };
    }

    static Plane incidence(Incidence b) {
        int[] start = new int[b.events() + 1];
        int[] row = new int[b.cells()];
        byte[] value = new byte[b.cells()];
        for (int e = 0; e < b.events(); e++) {
            start[e + 1] = b.eventEnd(e);
            for (int i = b.eventStart(e); i < b.eventEnd(e); i++) {
                row[i] = b.eventRow(i);
                value[i] = (byte) b.origin(i).ordinal();
            }
        }
        return new Plane(b.rows(), start, row, value, null);
    }

    private static @Nullable Plane collisions(SpaceSnapshot space) {
        Incidence b = space.incidence();
        Rows names = space.rows();
        long work = 0;
        for (int r = 0; r < b.rows(); r++) {
            if (!names.hub(r)) work += (long) b.eventsOf(r) * b.eventsOf(r);
        }
        if (work > MOST_WORK) return null;
        Collisions c = space.collisions();
        Grower lower = new Grower(b.events());
        c.forEachPair((one, other, count) -> lower.add(one, other, Math.min(127, count), 0));
        return lower.symmetric(false);
    }

    /** A[a, b] = Σ over events e that mention both of 1 / ln(1 + d(e)). METHOD, section 4. */
    private static @Nullable Plane affinity(SpaceSnapshot space) {
        Incidence b = space.incidence();
        long work = 0;
        for (int e = 0; e < b.events(); e++) work += (long) b.rowsOf(e) * b.rowsOf(e);
        if (work > MOST_WORK) return null;
        Grower lower = new Grower(b.rows());
        double[] weight = new double[b.rows()];
        int[] count = new int[b.rows()];
        int[] touched = new int[b.rows()];
        for (int one = 0; one < b.rows(); one++) {
            int n = 0;
            for (int i = b.rowStart(one); i < b.rowEnd(one); i++) {
                int event = b.rowEvent(i);
                double w = 1 / Math.log(1.0 + b.rowsOf(event));
                for (int j = b.eventEnd(event) - 1; j >= b.eventStart(event) && b.eventRow(j) > one; j--) {
                    int other = b.eventRow(j);
                    if (count[other]++ == 0) touched[n++] = other;
                    weight[other] += w;
                }
            }
            Arrays.sort(touched, 0, n);
            for (int i = 0; i < n; i++) {
                int other = touched[i];
                lower.add(one, other, Math.min(127, count[other]), weight[other]);
                count[other] = 0;
                weight[other] = 0;
            }
        }
        return lower.symmetric(true);
    }

    /** Collects the upper half of a symmetric product in order of (row, column). */
    private static final class Grower {
        private final int size;
        private int[] ones = new int[1024];
        private int[] others = new int[1024];
        private byte[] values = new byte[1024];
        private double[] weights = new double[1024];
        private int count;

        Grower(int size) {
            this.size = size;
        }

        void add(int one, int other, int value, double weight) {
            if (count > MOST_CELLS) return;
            if (count == ones.length) {
                ones = Arrays.copyOf(ones, count * 2);
                others = Arrays.copyOf(others, count * 2);
                values = Arrays.copyOf(values, count * 2);
                weights = Arrays.copyOf(weights, count * 2);
            }
            ones[count] = one;
            others[count] = other;
            values[count] = (byte) value;
            weights[count++] = weight;
        }

        @Nullable
        Plane symmetric(boolean weighted) {
            if (count * 2L > MOST_CELLS) return null;
            int[] start = new int[size + 1];
            for (int i = 0; i < count; i++) {
                start[ones[i] + 1]++;
                start[others[i] + 1]++;
            }
            for (int i = 0; i < size; i++) start[i + 1] += start[i];
            int[] next = Arrays.copyOf(start, size);
            int[] row = new int[count * 2];
            byte[] value = new byte[count * 2];
            double[] weight = weighted ? new double[count * 2] : null;
            // The mirrored half first: its rows are the smaller ones, so that each column comes out ascending.
            for (int i = 0; i < count; i++) put(next[others[i]]++, ones[i], i, row, value, weight);
            for (int i = 0; i < count; i++) put(next[ones[i]]++, others[i], i, row, value, weight);
            return new Plane(size, start, row, value, weight);
        }

        private void put(int at, int r, int from, int[] row, byte[] value, double @Nullable [] weight) {
            row[at] = r;
            value[at] = values[from];
            if (weight != null) weight[at] = weights[from];
        }
    }
}
