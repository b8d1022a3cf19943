package dev.assay.scoring;

import dev.assay.model.Grade;
import dev.assay.model.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One question as its scorer sees it: blind, until the scorer is unblinded. Nothing in here says which answer is whose before.
 *
 * @param question the question as it came in
 * @param number its place among all questions, from 1
 * @param gold the gold answer as it stands
 * @param answers the answers in the order that was drawn for this scorer
 * @param state where the scorer stands with it
 * @param skipped whether it is put off
 * @param flagged whether it is marked
 * @param note the scorer's note on the question
 */
public record ScoringItem(
        Question question,
        int number,
        Gold gold,
        List<Card> answers,
        State state,
        boolean skipped,
        boolean flagged,
        @Nullable String note) {
    public ScoringItem {
        answers = List.copyOf(answers);
    }

    /** Where a scorer stands with a question, or with one of its answers. */
    public enum State {
        /** Not scored yet; of a question: not every answer. */
        OPEN,
        /** Scored against a gold answer that was corrected since, hence asked for again. */
        RETURNED,
        /** Scored against the gold answer as it stands. */
        SCORED
    }

    /**
     * One answer.
     *
     * @param letter what it is called as long as its arm is not known
     * @param text the answer, verbatim
     * @param state whether it is scored
     * @param grade the score that was given, also one that is asked for again
     * @param note what the scorer wrote beside it
     * @param entry the score's number in the journal; 0 without one
     * @param arm whose it is; null before unblinding
     */
    public record Card(
            String letter,
            String text,
            State state,
            @Nullable Grade grade,
            @Nullable String note,
            long entry,
            @Nullable String arm) {}
}
