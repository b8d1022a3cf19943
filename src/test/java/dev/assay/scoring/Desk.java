package dev.assay.scoring;

import dev.assay.model.ArmAnswer;
import dev.assay.model.Grade;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A small journal of scoring, made by hand: questions q1 … qN, each answered by the same arms, then what is done. */
final class Desk {
    static final Provenance NOWHERE = new Provenance.Ticket("1");

    private final ScoringSnapshot.Builder base = new ScoringSnapshot.Builder();
    ScoringSnapshot now;
    long last;

    Desk(int questions, String... arms) {
        for (int q = 1; q <= questions; q++) {
            base.add(new Question(
                    "s",
                    "q" + q,
                    "Question " + q + "?",
                    "gold " + q,
                    String.valueOf(q % 2),
                    List.of("D1:" + q),
                    null,
                    NOWHERE));
            last++;
        }
        for (int q = 1; q <= questions; q++) {
            for (String arm : arms) base.add(++last, answer("q" + q, arm));
        }
        now = base.build();
    }

    static ArmAnswer answer(String question, String arm) {
        return new ArmAnswer(question, arm, arm + " on " + question, null, List.of(), NOWHERE);
    }

    /** Does it, if it may be done, and returns its number. */
    long act(String by, Scoring.Act act, @Nullable String why) {
        Scoring scoring = new Scoring(act, by, ScorerKind.PERSON, "2026-05-10T08:00:00Z", why, null);
        ScoringRules.check(now, scoring);
        now = now.with(++last, scoring);
        return last;
    }

    long score(String by, String question, String arm, Grade grade) {
        QuestionRecord q = now.question(question);
        return act(
                by,
                new Scoring.Scored(
                        question, arm, grade, q == null ? 0 : q.gold().version()),
                null);
    }

    ScoringDesk of(String by) {
        return new ScoringDesk(now, Scorer.person(by));
    }
}
