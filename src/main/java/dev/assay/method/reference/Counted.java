package dev.assay.method.reference;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the count found for one reference.
 *
 * @param candidates kept, in order of first mention in the space
 * @param dropped not kept, each with a reason a reviewer can read
 * @param refusal why the count does not settle although one candidate is left; null when it has no objection
 */
public record Counted(
        List<Candidate> candidates,
        List<Dropped> dropped,
        @Nullable String refusal) {
    public Counted {
        candidates = List.copyOf(candidates);
        dropped = List.copyOf(dropped);
    }

    /** A candidate that a rule took out. */
    public record Dropped(Candidate candidate, String reason) {}

    /** The one candidate, or null when there is none, more than one, or an objection. */
    public @Nullable Candidate settled() {
        return candidates.size() == 1 && refusal == null ? candidates.getFirst() : null;
    }
}
