package dev.assay.bench;

import java.time.LocalDate;
import java.util.List;

/**
 * A question about a time, its gold answer and the turns it cites.
 *
 * @param id {@code locomo_K_qaN}
 * @param question its words
 * @param gold the gold answer as published, or as corrected
 * @param evidence the cited turns that exist, in the order cited
 */
public record TimeQuestion(String id, String question, String gold, List<Said> evidence) {
    /** A turn: the day of its session, and its words. */
    public record Said(LocalDate day, String text) {}
}
