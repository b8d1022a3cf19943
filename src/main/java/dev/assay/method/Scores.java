package dev.assay.method;

import dev.assay.method.Answer.Line;
import dev.assay.method.Answer.Score;
import java.util.List;
import java.util.function.IntPredicate;

/** What a profile makes of one question after the other. */
sealed interface Scores permits SeedScores, LinkedScores {
    /** Reads a question: from here on the other methods answer for it. */
    void ask(QuestionReading q);

    /** The score of an event; 0 when it is out. */
    double of(int tick);

    /** Every event that scores, best first, equal scores by the lower tick; each explained when it is looked at. */
    List<Score> all(QuestionReading q);

    /** What is shown within a budget of words, of the live events, in date order. */
    List<Line> depict(int budget, IntPredicate live);
}
