package dev.assay.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something done in hand scoring. A scorer is a name and a kind: a person and a model of one name are two scorers.
 *
 * @param act what was done
 * @param by who
 * @param scorer a person, or a model marked as such
 * @param at when, UTC, ISO-8601
 * @param why the note that goes with it; for a correction of a gold answer its reason
 * @param source where it was read; null for what was done here
 */
public record Scoring(
        Act act,
        String by,
        ScorerKind scorer,
        String at,
        @Nullable String why,
        @Nullable Provenance source) implements Entry {

    /** What was done. */
    public sealed interface Act {}

    /** What can be done to one question. */
    public sealed interface OfQuestion extends Act {
        /** The question's id. */
        String question();
    }

    /**
     * An answer is worth this.
     *
     * @param gold which gold answer it was compared with: 0 is the question's own, n the one of its n-th correction
     */
    public record Scored(String question, String arm, Grade grade, int gold) implements OfQuestion {}

    /** Several scorers' scores come to this. */
    public record Adjudicated(String question, String arm, Grade grade, int gold) implements OfQuestion {}

    /** A note, which is the entry's {@code why}; on one answer, or with no arm on the question. */
    public record Noted(String question, @Nullable String arm) implements OfQuestion {}

    /** The scorer comes back to this question later. */
    public record Skipped(String question) implements OfQuestion {}

    /** The scorer marks a question, or takes the mark off. */
    public record Flagged(String question, boolean flagged) implements OfQuestion {}

    /** What a correction falsifies. */
    public enum Part {
        ANSWER("answer"),
        /** The cited evidence only; the gold answer stands, and so do the scores. */
        EVIDENCE("evidence");

        private final String id;

        Part(String id) {
            this.id = id;
        }

        /** The name used in files. */
        public String id() {
            return id;
        }

        /** The part of that name; {@link IllegalArgumentException} when there is none. */
        public static Part of(String id) {
            for (Part p : values()) {
                if (p.id.equals(id)) return p;
            }
            throw new IllegalArgumentException("no part of a gold answer is called \"" + id + "\"");
        }
    }

    /**
     * The gold answer, or the evidence it cites, is wrong; the reason is the entry's {@code why}.
     *
     * @param part what is falsified
     * @param type the kind of error, where it is named
     * @param answer what is right; null where that is not known
     * @param evidence the turns that show it; empty where none are named
     */
    public record Falsifies(
            String question,
            Part part,
            @Nullable String type,
            @Nullable String answer,
            List<String> evidence) implements OfQuestion {
        public Falsifies {
            evidence = List.copyOf(evidence);
        }
    }

    /** The order in which this scorer meets the arms is drawn from this seed, for every question. */
    public record OrderDrawn(long seed) implements Act {}

    /** The scorer is done: scores no longer change, but for those a corrected gold answer asks for again. */
    public record Locked() implements Act {}

    /** The scorer was shown which answer is whose. Cannot be withdrawn: nobody unsees. */
    public record Unblinded() implements Act {}

    /** An earlier entry of scoring, by its number in the journal, no longer counts. Withdrawing a withdrawal brings it back. */
    public record Withdrawn(long entry) implements Act {}
}
