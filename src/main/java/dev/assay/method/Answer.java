package dev.assay.method;

import dev.assay.model.Anchor;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a question came to: the verdict, the records it rests on, what would be shown to a model, and every number behind it. Events
 * are ticks; every line is made of recorded text.
 *
 * @param reading how the question was read
 * @param profile how the events were scored
 * @param verdict the verdict
 * @param reason why
 * @param rule the rule set that decided and its threshold
 * @param attribution whose the question's words are, counted; null where the question names nobody, or several, and by cover-1
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
        Profile profile,
        Verdict verdict,
        Reason reason,
        String rule,
        @Nullable Attribution attribution,
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

        /** Nothing was said in the time asked about, nor in the week after. */
        record NothingThen(LocalDate from, LocalDate to) implements Reason {}

        /** It was said by, or of, somebody else. */
        record OfAnother(List<String> asked, String other) implements Reason {}

        /** The best event covers too few of the terms. */
        record TooLittleCovered(int covered, int terms) implements Reason {}

        /** No event covers a noun phrase of the question. */
        record NoPhraseCovered() implements Reason {}
    }

    /**
     * Whose the words of a question are: what was said of the person who is named, against what was said of everybody else.
     *
     * @param asked the person who is named
     * @param other the one of all others of whom most was said; null when there is nobody else
     */
    public record Attribution(Side asked, @Nullable Side other) {
        /** Whether as much was said of the person who is named as of anybody else. */
        public boolean holds() {
            return holds(100);
        }

        boolean holds(int margin) {
            return other == null || Math.round(asked.amount() * 100) * 100 >= Math.round(other.amount() * 100) * margin;
        }
    }

    /**
     * What was said of one person: the events that say most, added up.
     *
     * @param who the person's row key
     * @param amount of all of them
     * @param events the five that say most, best first
     */
    public record Side(String who, double amount, List<Told> events) {
        public Side {
            events = List.copyOf(events);
        }
    }

    /** What one event, with the turns beside it, says of a person. */
    public record Told(int tick, double amount, List<ToldWord> words) {
        public Told {
            words = List.copyOf(words);
        }
    }

    /**
     * A word that is said of a person.
     *
     * @param word as it stands in the question
     * @param amount its rarity, or the share of it that counts
     * @param tick the event that holds it: the one itself or one beside it
     * @param voice the persons of the sentence it stands in
     */
    public record ToldWord(String word, double amount, int tick, Voice voice) {}

    /** Whom a sentence speaks of, by its persons. */
    public enum Voice {
        /** In the first person: of the speaker. */
        FIRST,
        /** In the first and the second: of the speaker, and half of the one addressed. */
        FIRST_AND_SECOND,
        /** In the second only: of the one addressed. */
        SECOND,
        /** In neither: more of the speaker than of the one addressed. */
        NEITHER,
        /** The caption of a picture the speaker sent. */
        CAPTION,
        /** A row the turn mentions, in other words. */
        ROW,
        /** A record nobody says, that mentions the person. */
        RECORD
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

    /**
     * One term of a score.
     *
     * @param key what it counts: a row, hub or word, or the name of a rule
     * @param weight what it adds; negative where it takes away
     * @param why how it comes to count
     */
    public record ScoreTerm(String key, double weight, Why why) {
        /** A row, hub or word of profile {@code seed}, which counts by being there. */
        public ScoreTerm(String key, double weight) {
            this(key, weight, new Why.Counted());
        }
    }

    /** How a term of a score comes to count. Events are ticks. */
    public sealed interface Why {
        /** It is there. */
        record Counted() implements Why {}

        /** The event mentions the row, as {@code events} of all {@code of} do. */
        record Row(int events, int of) implements Why {}

        /**
         * The event holds the word, as {@code events} of all {@code of} do.
         *
         * @param said the word as the event has it, when that is another of the same form; else the word itself
         * @param where where it stands
         */
        record Word(String said, Place where, int events, int of) implements Why {}

        /** A turn so many places before (negative) or after it in the same sitting holds the word or row. */
        record Beside(int tick, int places) implements Why {}

        /** So many of the question's words are said in the same sitting, which lasts from one turn to another. */
        record Sitting(int words, int from, int to) implements Why {}

        /** It shares rare words or rows with an event that scores high: one hop. */
        record Hop(int tick, List<String> over) implements Why {
            public Hop {
                over = List.copyOf(over);
            }
        }

        /** The person asked about said it. */
        record SaidBy(String who) implements Why {}

        /** It is about the person asked about, by its first-person or second-person words. */
        record About(String who) implements Why {}

        /** It was said in the time asked about, or in the week after. */
        record Dated(LocalDate from, LocalDate to) implements Why {}

        /** Its line is longer, or shorter, than the usual one. */
        record Length(int words, int usual) implements Why {}
    }

    /** Where in an event a word stands. */
    public enum Place {
        /** In what was said, or in the speaker's name. */
        TEXT,
        /** In the key of a row the event mentions. */
        ROW,
        /** In the caption of the picture that came with it. */
        CAPTION
    }
}
