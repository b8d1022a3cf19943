package dev.assay.scoring;

import dev.assay.model.Scoring;
import org.jspecify.annotations.Nullable;

/** What may be recorded in scoring; whatever is refused comes with its reason. */
public final class ScoringRules {
    private ScoringRules() {}

    /**
     * Refuses what must not be recorded next.
     *
     * @throws IllegalArgumentException with the reason, for a person
     */
    public static void check(ScoringSnapshot now, Scoring scoring) {
        Scorer scorer = Scorer.of(scoring);
        if (scorer.name().isBlank()) throw new IllegalArgumentException("a scorer has a name");
        Conduct conduct = now.conduct(scorer);
        switch (scoring.act()) {
            case Scoring.Scored s -> {
                QuestionRecord q = answered(now, s.question(), s.arm());
                gold(q, s.gold());
                Given before = q.sheet(scorer).given().get(s.arm());
                boolean returned = before != null && before.gold() != q.gold().version();
                if (conduct.locked() && !returned) {
                    throw new IllegalArgumentException(scorer.name()
                            + " has locked these scores; only answers whose gold was corrected come back");
                }
            }
            case Scoring.Adjudicated a -> gold(answered(now, a.question(), a.arm()), a.gold());
            case Scoring.Noted n -> {
                if (n.arm() != null) answered(now, n.question(), n.arm());
                else question(now, n.question());
            }
            case Scoring.Skipped s -> question(now, s.question());
            case Scoring.Flagged f -> question(now, f.question());
            case Scoring.Falsifies f -> {
                question(now, f.question());
                if (isBlank(scoring.why()))
                    throw new IllegalArgumentException("a correction of a gold answer needs a reason");
            }
            case Scoring.OrderDrawn o -> {
                if (conduct.seed().isPresent()) {
                    throw new IllegalArgumentException("the order of " + scorer.name() + " is drawn already, and kept");
                }
            }
            case Scoring.Locked l -> {
                if (conduct.locked()) throw new IllegalArgumentException(scorer.name() + " has locked already");
            }
            case Scoring.Unblinded u -> {
                if (!conduct.locked()) throw new IllegalArgumentException("lock the scores first; then unblind");
                if (conduct.unblinded()) throw new IllegalArgumentException(scorer.name() + " is unblinded already");
            }
            case Scoring.Withdrawn w -> withdrawal(now, w, scorer, conduct);
        }
    }

    private static void withdrawal(ScoringSnapshot now, Scoring.Withdrawn w, Scorer scorer, Conduct conduct) {
        Recorded target = now.act(w.entry());
        if (target == null) throw new IllegalArgumentException("entry " + w.entry() + " is nothing done in scoring");
        Scoring.Act act = target.scoring().act();
        boolean own = Scorer.of(target.scoring()).equals(scorer);
        // A withdrawal is judged by what it takes back, however many times over.
        Recorded root = target;
        while (root != null && root.scoring().act() instanceof Scoring.Withdrawn back) root = now.act(back.entry());
        Scoring.Act at = root == null ? act : root.scoring().act();
        switch (at) {
            case Scoring.Unblinded u -> throw new IllegalArgumentException("unblinding cannot be taken back");
            case Scoring.OrderDrawn o -> throw new IllegalArgumentException("an order that was drawn is kept");
            case Scoring.Locked l -> {
                if (conduct.unblinded()) {
                    throw new IllegalArgumentException(scorer.name() + " is unblinded; the lock stays");
                }
                requireOwn(own);
            }
            case Scoring.Scored s -> {
                requireOwn(own);
                if (conduct.locked()) throw new IllegalArgumentException(scorer.name() + " has locked these scores");
            }
            case Scoring.Noted n -> requireOwn(own);
            case Scoring.Skipped s -> requireOwn(own);
            case Scoring.Flagged f -> requireOwn(own);
            case Scoring.Adjudicated a -> {}
            case Scoring.Falsifies f -> {}
            case Scoring.Withdrawn x -> {}
        }
    }

    private static void requireOwn(boolean own) {
        if (!own) throw new IllegalArgumentException("only the scorer who did it can take it back");
    }

    private static QuestionRecord question(ScoringSnapshot now, String id) {
        QuestionRecord q = now.question(id);
        if (q == null) throw new IllegalArgumentException("no question \"" + id + "\"");
        return q;
    }

    private static QuestionRecord answered(ScoringSnapshot now, String question, String arm) {
        QuestionRecord q = question(now, question);
        if (!q.answers().containsKey(arm)) {
            throw new IllegalArgumentException("arm \"" + arm + "\" has no answer to question \"" + question + "\"");
        }
        return q;
    }

    private static void gold(QuestionRecord q, int version) {
        if (version < 0 || version >= q.gold().versions()) {
            throw new IllegalArgumentException("question \"" + q.question().id() + "\" has no gold answer number "
                    + version + "; bring the corrections in first");
        }
    }

    private static boolean isBlank(@Nullable String text) {
        return text == null || text.isBlank();
    }
}
