package dev.assay.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A question of a question set with its gold answer.
 *
 * @param space the space it is asked of, where it is known
 * @param id unique in the project
 * @param text the question, verbatim
 * @param gold the gold answer; null when the gold is "not in the conversation"
 * @param category the benchmark's category, where it has one
 * @param evidence what the set cites, verbatim and unread
 * @param trap the answer an adversarial question invites
 * @param source where it was read
 */
public record Question(
        @Nullable String space,
        String id,
        String text,
        @Nullable String gold,
        @Nullable String category,
        List<String> evidence,
        @Nullable String trap,
        Provenance source)
        implements Entry {
    public Question {
        evidence = List.copyOf(evidence);
    }
}
