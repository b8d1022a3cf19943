package dev.assay.method;

/**
 * The numbers of rule set {@code cover-2}, in hundredths. None of them was fitted: as much as anybody else, a third, three quarters. What
 * others would do instead, each tried on a conversation that had no part in its choice, is measured by {@code bench verdicts --folds}.
 *
 * @param margin how much of what is said of anybody else must be said of who is named
 * @param turn how much of the weight of the question's words a turn must have
 * @param bar how much of what the best event has another must have
 */
public record VerdictWeights(int margin, int turn, int bar) {
    /** Those in use. */
    public static final VerdictWeights COVER_2 = new VerdictWeights(100, 33, 75);
}
