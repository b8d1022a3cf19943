package dev.assay.scoring;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which questions are meant.
 *
 * @param category only of this category; null for all
 * @param space only of this space; null for all
 * @param arms only those that one of these arms answers; empty for all. (Their other answers are scored with them: a scorer who saw
 *     only some of the answers to a question would know more than the letters say.)
 * @param states only where the scorer stands like this
 */
public record Filter(@Nullable String category, @Nullable String space, Set<String> arms, Which states) {
    /** All that is to be done. */
    public static final Filter TO_DO = new Filter(null, null, Set.of(), Which.TO_DO);
    /** Everything. */
    public static final Filter ALL = new Filter(null, null, Set.of(), Which.ALL);

    public Filter {
        arms = Set.copyOf(arms);
    }

    /** Where the scorer stands. */
    public enum Which {
        /** Open or asked for again, and not put off. */
        TO_DO,
        RETURNED,
        SKIPPED,
        FLAGGED,
        SCORED,
        ALL
    }

    /** The same questions in other states. */
    public Filter with(Which other) {
        return new Filter(category, space, arms, other);
    }

    boolean takes(QuestionRecord q) {
        return (category == null || category.equals(q.question().category()))
                && (space == null || space.equals(q.question().space()))
                && (arms.isEmpty() || q.answers().keySet().stream().anyMatch(arms::contains));
    }
}
