package dev.assay.ledger;

import static dev.assay.ledger.EntryDecoder.need;

import dev.assay.model.Grade;
import dev.assay.model.Scoring;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was done in hand scoring, back from its canonical bytes. */
final class ScoringDecoder {
    private final CanonicalReader in;

    ScoringDecoder(CanonicalReader in) {
        this.in = in;
    }

    /** What an act can hold. */
    private static final class Slots {
        @Nullable
        String act, answer, arm, grade, part, question, type;

        @Nullable
        Long seed;

        @Nullable
        Boolean flagged;

        @Nullable
        List<String> evidence;

        long entry;
        int gold;
    }

    Scoring.Act read() {
        Slots s = new Slots();
        in.object();
        for (String key = in.key(); key != null; key = in.key()) {
            switch (key) {
                case "act" -> s.act = in.pooled();
                case "answer" -> s.answer = in.string();
                case "arm" -> s.arm = in.pooled();
                case "entry" -> s.entry = in.number();
                case "evidence" -> s.evidence = strings();
                case "flagged" -> s.flagged = in.bool();
                case "gold" -> s.gold = in.integer();
                case "grade" -> s.grade = in.pooled();
                case "part" -> s.part = in.pooled();
                case "question" -> s.question = in.string();
                case "seed" -> s.seed = in.number();
                case "type" -> s.type = in.pooled();
                default -> throw EntryDecoder.unknown(key);
            }
        }
        return act(s);
    }

    private static Scoring.Act act(Slots s) {
        return switch (need(s.act, "act")) {
            case "scored" -> new Scoring.Scored(question(s), need(s.arm, "arm"), grade(s), s.gold);
            case "adjudicated" -> new Scoring.Adjudicated(question(s), need(s.arm, "arm"), grade(s), s.gold);
            case "noted" -> new Scoring.Noted(question(s), s.arm);
            case "skipped" -> new Scoring.Skipped(question(s));
            case "flagged" -> new Scoring.Flagged(question(s), need(s.flagged, "flagged"));
            case "falsifies" ->
                new Scoring.Falsifies(
                        question(s),
                        Scoring.Part.of(need(s.part, "part")),
                        s.type,
                        s.answer,
                        need(s.evidence, "evidence"));
            case "order-drawn" -> new Scoring.OrderDrawn(need(s.seed, "seed"));
            case "locked" -> new Scoring.Locked();
            case "unblinded" -> new Scoring.Unblinded();
            case "withdrawn" -> new Scoring.Withdrawn(s.entry);
            default -> throw new DamagedEntryException("nothing in scoring is called " + s.act);
        };
    }

    private static String question(Slots s) {
        return need(s.question, "question");
    }

    private static Grade grade(Slots s) {
        return Grade.of(need(s.grade, "grade"));
    }

    private List<String> strings() {
        List<String> all = new ArrayList<>();
        in.array();
        while (in.more()) all.add(in.string());
        return all;
    }
}
