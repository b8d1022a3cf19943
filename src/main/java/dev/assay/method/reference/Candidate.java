package dev.assay.method.reference;

/**
 * A row a reference could mean.
 *
 * @param row its index
 * @param ticks the events of the window that mention it, ascending
 */
public record Candidate(int row, int[] ticks) {
    /** How many events of the window mention it. */
    public int count() {
        return ticks.length;
    }
}
