package dev.assay.scoring;

import dev.assay.model.Scoring;
import java.util.List;
import java.util.OptionalLong;

/**
 * What a scorer did that is about no one question.
 *
 * @param seed from which the order of the arms is drawn; empty before it is
 * @param locked whether the scores are final
 * @param unblinded whether the scorer was shown which answer is whose
 */
public record Conduct(OptionalLong seed, boolean locked, boolean unblinded) {
    static final Conduct NONE = new Conduct(OptionalLong.empty(), false, false);

    /** Of the acts that count, those of one scorer. */
    static Conduct of(List<Recorded> standing, Scorer scorer) {
        Conduct c = NONE;
        for (Recorded r : standing) {
            if (!Scorer.of(r.scoring()).equals(scorer)) continue;
            c = switch (r.scoring().act()) {
                // Drawn once and then kept: a second seed changes nothing.
                case Scoring.OrderDrawn o ->
                    c.seed.isPresent() ? c : new Conduct(OptionalLong.of(o.seed()), c.locked, c.unblinded);
                case Scoring.Locked l -> new Conduct(c.seed, true, c.unblinded);
                case Scoring.Unblinded u -> new Conduct(c.seed, c.locked, true);
                case Scoring.OfQuestion q -> c;
                case Scoring.Withdrawn w -> c;
            };
        }
        return c;
    }
}
