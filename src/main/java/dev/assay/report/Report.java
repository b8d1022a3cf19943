package dev.assay.report;

import java.util.List;

/**
 * What a report says. Every text in it is either recorded or one of the program's own sentences.
 *
 * @param title of the report
 * @param project its name and id
 * @param head number of entries and hash of the journal
 * @param validAt the day that is asked about
 * @param spaces a row for each space, under {@link #SPACE_HEAD}
 * @param questions the questions with their answers
 * @param falsifications what was believed and fell, under {@link #FALSIFICATION_HEAD}
 * @param refusals what was turned away, under {@link #REFUSAL_HEAD}
 */
public record Report(
        String title,
        String project,
        String head,
        String validAt,
        List<List<String>> spaces,
        List<Question> questions,
        List<List<String>> falsifications,
        List<List<String>> refusals) {
    static final List<String> SPACE_HEAD =
            List.of("space", "events", "rows", "cells", "words", "active run", "open references", "hubs");
    static final List<String> FALSIFICATION_HEAD = List.of("record", "text", "relation", "by", "on", "reason", "source");
    static final List<String> REFUSAL_HEAD = List.of("entry", "record", "reason");

    public Report {
        spaces = List.copyOf(spaces);
        questions = List.copyOf(questions);
        falsifications = List.copyOf(falsifications);
        refusals = List.copyOf(refusals);
    }

    /** How a verdict is marked: the shape and the word carry it, the colour repeats it. */
    public enum Mark {
        /** A live event answers. */
        GROUNDED("⬢", "grounded"),
        /** None of those that would answer is live. */
        MISSING("◆", "missing evidence"),
        /** Nothing answers. */
        ABSTAIN("○", "abstain");

        final String shape;
        final String word;

        Mark(String shape, String word) {
            this.shape = shape;
            this.word = word;
        }
    }

    /** A question with its answer. */
    public record Question(
            String space,
            String text,
            Mark verdict,
            String reason,
            String rule,
            List<String> attribution,
            List<Cited> cited,
            List<Cited> rejected,
            List<String> depiction,
            String words) {
        public Question {
            attribution = List.copyOf(attribution);
            cited = List.copyOf(cited);
            rejected = List.copyOf(rejected);
            depiction = List.copyOf(depiction);
        }
    }

    /** A record as its line, and what is to be said of it: source, or reasons why it is not live. */
    public record Cited(String line, List<String> notes) {
        public Cited {
            notes = List.copyOf(notes);
        }
    }
}
