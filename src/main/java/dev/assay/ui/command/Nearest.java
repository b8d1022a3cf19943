package dev.assay.ui.command;

/** The nearest few of many, by rank; of equal ones, the one that came first. */
final class Nearest {
    private final long[] ranks;
    private final int[] places;
    private int size;

    Nearest(int most) {
        ranks = new long[most];
        places = new int[most];
    }

    void offer(long rank, int place) {
        if (rank == Likeness.NONE || (size == ranks.length && rank >= ranks[size - 1])) return;
        int at = size < ranks.length ? size++ : size - 1;
        while (at > 0 && ranks[at - 1] > rank) {
            ranks[at] = ranks[at - 1];
            places[at] = places[at - 1];
            at--;
        }
        ranks[at] = rank;
        places[at] = place;
    }

    int size() {
        return size;
    }

    int place(int i) {
        return places[i];
    }

    /** The rank of the nearest; {@link Likeness#NONE} when there is none. */
    long best() {
        return size == 0 ? Likeness.NONE : ranks[0];
    }
}
