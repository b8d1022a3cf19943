package dev.assay.scoring;

import dev.assay.model.ScorerKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The arms beside each other. Formulas: METHOD, section 10.
 *
 * @param kind whose scores these are
 * @param scorers their names
 * @param seed of every bootstrap in it
 * @param arms a row an arm, by name
 * @param ratios arms against arms, over the questions both have
 */
public record Scoreboard(ScorerKind kind, SortedSet<Scorer> scorers, long seed, List<Row> arms, List<Ratio> ratios) {
    /** The category of questions that have none. */
    public static final String NO_CATEGORY = "none";

    /**
     * Points of some questions.
     *
     * @param scored how many
     * @param points their sum
     * @param interval of the accuracy
     */
    public record Cell(int scored, double points, Statistics.Interval interval) {
        /** Points ÷ scored questions. */
        public double accuracy() {
            return points / scored;
        }
    }

    /**
     * One arm.
     *
     * @param answers how many answers it has
     * @param total null when none of them is scored
     * @param returned how many of the scored ones were scored against a gold answer that was corrected since
     * @param words the mean of the words shown, over its answers with a figure; null when there is none
     * @param byCategory the same for each category
     */
    public record Row(
            String arm,
            int answers,
            @Nullable Cell total,
            int returned,
            @Nullable Double words,
            SortedMap<String, Cell> byCategory) {}

    /**
     * One arm against another, over the questions both have.
     *
     * @param common how many scored questions both have
     * @param accuracy the arm's points ÷ the reference's; null where the reference has none
     * @param words the arm's words ÷ the reference's; null where a figure is missing
     * @param difference the mean of the paired differences of their points
     * @param interval of that difference
     */
    public record Ratio(
            String arm,
            String reference,
            int common,
            @Nullable Double accuracy,
            @Nullable Double words,
            double difference,
            Statistics.Interval interval) {}

    /**
     * The scoreboard of these results.
     *
     * @param reference the arm the others are compared with; null for each with each
     */
    public static Scoreboard of(
            ScoringSnapshot scoring, Results results, Filter filter, @Nullable String reference, long seed) {
        Map<String, List<QuestionRecord.Answered>> answers = new HashMap<>();
        for (QuestionRecord q : scoring.questions()) {
            if (!filter.takes(q)) continue;
            q.answers()
                    .forEach((arm, a) ->
                            answers.computeIfAbsent(arm, k -> new ArrayList<>()).add(a));
        }
        List<Row> rows = new ArrayList<>();
        List<Ratio> ratios = new ArrayList<>();
        for (String arm : scoring.arms()) {
            if (!filter.arms().isEmpty() && !filter.arms().contains(arm)) continue;
            List<QuestionRecord.Answered> of = answers.getOrDefault(arm, List.of());
            if (of.isEmpty()) continue;
            rows.add(row(arm, of, results.of(arm), seed));
            for (String other : scoring.arms()) {
                if (other.equals(arm) || (reference != null && !other.equals(reference))) continue;
                Ratio ratio = ratio(arm, other, results, seed);
                if (ratio != null) ratios.add(ratio);
            }
        }
        return new Scoreboard(results.kind(), results.scorers(), seed, rows, ratios);
    }

    private static Row row(String arm, List<QuestionRecord.Answered> answers, List<Results.Result> results, long seed) {
        TreeMap<String, List<Results.Result>> byCategory = new TreeMap<>();
        for (Results.Result r : results) {
            String category = r.question().question().category();
            byCategory
                    .computeIfAbsent(category == null ? NO_CATEGORY : category, c -> new ArrayList<>())
                    .add(r);
        }
        TreeMap<String, Cell> cells = new TreeMap<>();
        byCategory.forEach((category, of) -> cells.put(category, cell(of, seed)));
        int returned = (int) results.stream().filter(Results.Result::returned).count();
        return new Row(
                arm,
                answers.size(),
                results.isEmpty() ? null : cell(results, seed),
                returned,
                meanWords(answers),
                cells);
    }

    private static @Nullable Double meanWords(List<QuestionRecord.Answered> answers) {
        long sum = 0;
        int n = 0;
        for (QuestionRecord.Answered a : answers) {
            Integer words = a.words();
            if (words == null) continue;
            sum += words;
            n++;
        }
        return n == 0 ? null : (double) sum / n;
    }

    private static Cell cell(List<Results.Result> results, long seed) {
        double[] points = new double[results.size()];
        double sum = 0;
        for (int i = 0; i < points.length; i++) {
            points[i] = results.get(i).points();
            sum += points[i];
        }
        return new Cell(points.length, sum, Statistics.ofScores(points, seed));
    }

    private static @Nullable Ratio ratio(String arm, String reference, Results results, long seed) {
        Map<Integer, Results.Result> theirs = new HashMap<>();
        for (Results.Result r : results.of(reference)) theirs.put(r.question().place(), r);
        List<Results.Result> mine = new ArrayList<>();
        for (Results.Result r : results.of(arm)) {
            if (theirs.containsKey(r.question().place())) mine.add(r);
        }
        if (mine.isEmpty()) return null;
        double[] differences = new double[mine.size()];
        double points = 0, referencePoints = 0, sum = 0;
        long words = 0, referenceWords = 0;
        for (int i = 0; i < differences.length; i++) {
            Results.Result r = mine.get(i);
            Results.Result other = theirs.get(r.question().place());
            if (other == null) throw new IllegalStateException("only questions both have are compared");
            differences[i] = r.points() - other.points();
            sum += differences[i];
            points += r.points();
            referencePoints += other.points();
            Integer shown = words(r, arm);
            Integer shownOther = words(r, reference);
            if (shown == null || shownOther == null) continue;
            words += shown;
            referenceWords += shownOther;
        }
        return new Ratio(
                arm,
                reference,
                differences.length,
                referencePoints == 0 ? null : points / referencePoints,
                referenceWords == 0 ? null : (double) words / referenceWords,
                sum / differences.length,
                Statistics.bootstrap(differences, seed));
    }

    private static @Nullable Integer words(Results.Result r, String arm) {
        QuestionRecord.Answered a = r.question().answers().get(arm);
        return a == null ? null : a.words();
    }
}
