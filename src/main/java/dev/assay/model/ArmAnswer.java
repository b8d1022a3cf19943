package dev.assay.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one arm, one way of answering, answered to one question. There is one for each arm and question; another try is another arm.
 *
 * @param question the question's id
 * @param arm the arm's name
 * @param text the answer, verbatim
 * @param words how many words the arm was shown for it, where the file says so
 * @param judgements what a judging model said of it, one for each time it was asked; it rides along and is never a score
 * @param source where it was read
 */
public record ArmAnswer(
        String question, String arm, String text, @Nullable Integer words, List<Boolean> judgements, Provenance source)
        implements Entry {
    public ArmAnswer {
        judgements = List.copyOf(judgements);
    }
}
