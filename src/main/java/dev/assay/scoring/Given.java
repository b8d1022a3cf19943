package dev.assay.scoring;

import dev.assay.model.Grade;
import dev.assay.model.Scoring;
import org.jspecify.annotations.Nullable;

/**
 * A score that counts.
 *
 * @param entry its number in the journal
 * @param grade what the answer is worth
 * @param gold the version of the gold answer it was compared with
 * @param note what the scorer wrote beside it, then or later
 * @param scoring the entry itself
 */
public record Given(
        long entry, Grade grade, int gold, @Nullable String note, Scoring scoring) {
    Given with(@Nullable String newNote) {
        return new Given(entry, grade, gold, newNote, scoring);
    }
}
