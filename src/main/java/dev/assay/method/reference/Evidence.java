package dev.assay.method.reference;

import dev.assay.model.Gender;
import org.jspecify.annotations.Nullable;

/**
 * One mention of a person as {@code count-2} reads it.
 *
 * @param tick the event
 * @param row its row; -1 for a reference that is not settled
 * @param pronoun whether it is a reference itself (settled, when it has a row)
 * @param gender what is known of the gender; null when nothing is
 * @param pointsAtOne whether it names or points at one person, so that a reference may be settled on it
 * @param against why it is no evidence; null when it is
 */
record Evidence(
        int tick,
        int row,
        boolean pronoun,
        @Nullable Gender gender,
        boolean pointsAtOne,
        @Nullable Objection against) {

    boolean isOpen() {
        return pronoun && row < 0;
    }
}
