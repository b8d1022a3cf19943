package dev.assay.scoring;

import dev.assay.model.Question;
import dev.assay.model.Scoring;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The gold answer of a question as it stands, and how it came to that.
 *
 * @param version 0 is the question's own, n the one of its n-th correction; what is scored is scored against a version
 * @param answer what is right; null where the conversation does not say, or, when not {@code known}, where nobody has said yet
 * @param known false when the gold answer was falsified and no other was given
 * @param evidence the turns that are cited for it, as written
 * @param corrections everything that falsified it or its evidence, in journal order, withdrawn ones too
 */
public record Gold(
        int version, @Nullable String answer, boolean known, List<String> evidence, List<Correction> corrections) {
    public Gold {
        evidence = List.copyOf(evidence);
        corrections = List.copyOf(corrections);
    }

    /**
     * A record that falsifies a gold answer or its evidence.
     *
     * @param version the gold answer it makes; 0 when it is about the evidence only
     * @param standing false when it was withdrawn
     */
    public record Correction(Recorded recorded, Scoring.Falsifies falsifies, int version, boolean standing) {}

    /** Whether the gold answer differs from the question's own. */
    public boolean corrected() {
        return version > 0;
    }

    static Gold of(Question question, List<Recorded> acts, List<Recorded> standing) {
        Set<Long> counts = new TreeSet<>();
        for (Recorded r : standing) counts.add(r.entry());
        List<Correction> corrections = new ArrayList<>();
        int versions = 0;
        int version = 0;
        String answer = question.gold();
        boolean known = true;
        List<String> evidence = question.evidence();
        for (Recorded r : acts) {
            if (!(r.scoring().act() instanceof Scoring.Falsifies f)) continue;
            boolean stands = counts.contains(r.entry());
            int made = f.part() == Scoring.Part.ANSWER ? ++versions : 0;
            corrections.add(new Correction(r, f, made, stands));
            if (!stands) continue;
            if (made > 0) {
                version = made;
                answer = f.answer();
                known = f.answer() != null;
            }
            if (!f.evidence().isEmpty()) evidence = f.evidence();
        }
        return new Gold(version, answer, known, evidence, corrections);
    }

    /** How many versions there have been, the question's own counted. */
    public int versions() {
        return 1
                + (int) corrections.stream()
                        .filter(c -> c.falsifies().part() == Scoring.Part.ANSWER)
                        .count();
    }
}
