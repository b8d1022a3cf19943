package dev.assay.project;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What checking a project found.
 *
 * @param entries how many entries were checked
 * @param head the hash the chain ends with, as recomputed up to the first bad entry
 * @param firstBad the first entry that fails; null when every one holds
 * @param missingGuards the triggers that refuse changes and that another program removed or replaced, by name. That alone changes
 *     nothing that is recorded, so the chain may hold without them
 */
public record Verification(
        long entries, String head, @Nullable Bad firstBad, List<String> missingGuards) {
    public Verification {
        missingGuards = List.copyOf(missingGuards);
    }

    /** The entry that fails and why. */
    public record Bad(long seq, String reason) {}

    /** Whether everything holds. */
    public boolean ok() {
        return firstBad == null;
    }
}
