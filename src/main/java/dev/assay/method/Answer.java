package dev.assay.method;

import dev.assay.model.Anchor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a question came to: the verdict, the records it rests on, what would be shown to a model, and every number behind it. Events
 * are ticks; every line is made of recorded text.
 *
 * @param reading how the question was read
 * @param verdict the verdict
 * @param reason why
 * @param rule the rule set that decided and its threshold
 * @param cited the live events that answer, best first (grounded only)
 * @param rejected the events that would answer but are not live, best first; also beside live ones that answer
 * @param validAt the day or moment that was asked about; null when nothing was asked
 * @param depiction what would be shown, in order
 * @param words how many words that is
 * @param budget how many it may be
 * @param wordsTotal how many all events of the space are
 * @param scores every event that scores, best first; computed as it is looked at
 */
public record Answer(
        QuestionReading reading,
        Verdict verdict,
        Reason reason,
        String rule,
        List<Cited> cited,
        List<Rejected> rejected,
        @Nullable Anchor validAt,
        List<Line> depiction,
        int words,
        int budget,
        long wordsTotal,
        List<Score> scores) {
    public Answer {
        cited = List.copyOf(cited);
        rejected = List.copyOf(rejected);
        depiction = List.copyOf(depiction);
    }

    /** The three verdicts. */
    public enum Verdict {
        /** A live event answers. */
        GROUNDED,
        /** Events would answer, but none of them is live. */
        MISSING_EVIDENCE,
        /** Nothing answers. */
        ABSTAIN
    }

    /** Why a verdict is what it is. */
    public sealed interface Reason {
        /** One event covers so many of the terms. */
        record OneEventCovers(int covered, int terms) implements Reason {}

        /** Two events that collide cover the noun phrases together. */
        record TwoEventsCover(int covered, int terms) implements Reason {}

        /** So many were found; each was disqualified. */
        record AllRejected(int found) implements Reason {}

        /** The question holds no term: nothing to look for. */
        record NoTerms() implements Reason {}

        /** A noun phrase has no row, and its word is nowhere in the space. */
        record NoRow(String text) implements Reason {}

        /** A word could be several rows. */
        record IsAmbiguous(String text, List<String> rows) implements Reason {}

        /** It was said by, or of, somebody else. */
        record OfAnother(List<String> asked, String other) implements Reason {}

        /** The best event covers too few of the terms. */
        record TooLittleCovered(int covered, int terms) implements Reason {}

        /** No event covers a noun phrase of the question. */
        record NoPhraseCovered() implements Reason {}
    }

    /** A cited event with the terms it covers; {@code with} is the tick of the event that covers the rest, or -1. */
    public record Cited(int tick, double score, List<String> covered, int with) {}

    /** An event that would answer, and why it may not: the first reason, then whatever else disqualifies it. */
    public record Rejected(int tick, List<Standing> reasons) {
        public Rejected {
            reasons = List.copyOf(reasons);
        }

        /** The reason that is named first. */
        public Standing reason() {
            return reasons.getFirst();
        }
    }

    /** One line of the depiction. */
    public record Line(int tick, double score, boolean context) {}

    /** An event's score, term by term. */
    public record Score(int tick, double score, List<ScoreTerm> terms) {
        public Score {
            terms = List.copyOf(terms);
        }
    }

    /** One term of a score: a row, hub or word and what it adds. */
    public record ScoreTerm(String key, double weight) {}
}
