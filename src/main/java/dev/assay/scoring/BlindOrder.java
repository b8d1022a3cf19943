package dev.assay.scoring;

import dev.assay.ledger.Hex;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order in which a scorer meets the arms of a question: drawn from the scorer's seed, by SHA-256 of seed, question and arm, so that
 * it is the same whenever and wherever it is asked for. An arm that comes in after the scorer began with a question comes after those
 * that were there, so that no letter changes its answer under the scorer's eyes.
 */
final class BlindOrder {
    private BlindOrder() {}

    /** The arms of a question, first the one that is called A. */
    static List<String> of(QuestionRecord record, Scorer scorer, long seed) {
        long begun = begun(record, scorer);
        String question = record.question().id();
        List<String> arms = new ArrayList<>(record.answers().keySet());
        Comparator<String> drawn = Comparator.comparing(arm -> draw(seed, question, arm));
        arms.sort(Comparator.comparing((String arm) -> isLater(record, arm, begun))
                .thenComparing(drawn)
                .thenComparing(Comparator.naturalOrder()));
        return List.copyOf(arms);
    }

    private static boolean isLater(QuestionRecord record, String arm, long begun) {
        QuestionRecord.Answered answered = record.answers().get(arm);
        return answered != null && answered.entry() > begun;
    }

    /** The entry with which the scorer began here, in the window or on the command line; a withdrawn one was seen all the same. */
    private static long begun(QuestionRecord record, Scorer scorer) {
        for (Recorded r : record.acts()) {
            if (r.scoring().source() == null && Scorer.of(r.scoring()).equals(scorer)) return r.entry();
        }
        return Long.MAX_VALUE;
    }

    private static String draw(long seed, String question, String arm) {
        return Hex.sha256((seed + "\n" + question + "\n" + arm).getBytes(StandardCharsets.UTF_8));
    }

    /** A, B, … Z, AA, AB, … */
    static String letter(int place) {
        String last = String.valueOf((char) ('A' + place % 26));
        return place < 26 ? last : letter(place / 26 - 1) + last;
    }
}
