package dev.assay.method;

import java.util.Arrays;

/** Sets of events as ascending arrays of ticks. */
final class Ticks {
    static final int[] NONE = {};

    private Ticks() {}

    /** The first {@code n} of an array, ascending, each once. The array is changed. */
    static int[] distinct(int[] ticks, int n) {
        Arrays.sort(ticks, 0, n);
        int kept = 0;
        for (int i = 0; i < n; i++) {
            if (i == 0 || ticks[i] != ticks[i - 1]) ticks[kept++] = ticks[i];
        }
        return kept == ticks.length ? ticks : Arrays.copyOf(ticks, kept);
    }

    static boolean has(int[] ticks, int tick) {
        return Arrays.binarySearch(ticks, tick) >= 0;
    }

    /** Whether any is within these, both included. */
    static boolean hasWithin(int[] ticks, int from, int to) {
        int at = Arrays.binarySearch(ticks, from);
        if (at < 0) at = -at - 1;
        return at < ticks.length && ticks[at] <= to;
    }

    /** A list that grows. */
    static final class Growing {
        private int[] ticks = new int[64];
        private int size;

        void add(int tick) {
            if (size == ticks.length) ticks = Arrays.copyOf(ticks, size * 2);
            ticks[size++] = tick;
        }

        void addAll(int[] more) {
            if (size + more.length > ticks.length) ticks = Arrays.copyOf(ticks, Math.max(size * 2, size + more.length));
            System.arraycopy(more, 0, ticks, size, more.length);
            size += more.length;
        }

        int size() {
            return size;
        }

        /** Ascending, each once; the list must not be used again. */
        int[] distinct() {
            return Ticks.distinct(ticks, size);
        }
    }
}
