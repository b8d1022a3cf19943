package dev.assay.project;

import org.jspecify.annotations.Nullable;

/**
 * What checking a project found.
 *
 * @param entries how many entries were checked
 * @param head the hash the chain ends with, as recomputed up to the first bad entry
 * @param firstBad the first entry that fails; null when every one holds
 */
public record Verification(
        long entries, String head, @Nullable Bad firstBad) {
    /** The entry that fails and why. */
    public record Bad(long seq, String reason) {}

    /** Whether everything holds. */
    public boolean ok() {
        return firstBad == null;
    }
}
