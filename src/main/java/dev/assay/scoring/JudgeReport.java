package dev.assay.scoring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A judging model beside hand scores. It accepts an answer when more than half of its judgements do (two of three).
 *
 * @param arms a row an arm that has judgements, by name
 */
public record JudgeReport(List<Row> arms) {
    /**
     * One arm.
     *
     * @param judged how many of its answers have judgements
     * @param accepted how many the judge accepts
     * @param accepting of the accepted ones that are scored by hand, how many are wrong, in between, and correct
     * @param rejecting the same of those it does not accept
     * @param passed what the judge accepts and the hand scores call wrong
     * @param blocked what the judge does not accept and the hand scores call correct
     */
    public record Row(
            String arm,
            int judged,
            int accepted,
            Counts accepting,
            Counts rejecting,
            List<QuestionRecord> passed,
            List<QuestionRecord> blocked) {}

    /** Answers by what the hand scores say: 0, between, and 1. */
    public record Counts(int wrong, int partly, int correct) {
        /** All of them. */
        public int all() {
            return wrong + partly + correct;
        }
    }

    /** Whether the judge accepts: more than half of the judgements do. */
    public static boolean accepts(List<Boolean> judgements) {
        return 2L * judgements.stream().filter(j -> j).count() > judgements.size();
    }

    /** The judge beside these results; answers nobody scored count as judged only. */
    public static JudgeReport of(ScoringSnapshot scoring, Results results, Filter filter) {
        List<Row> rows = new ArrayList<>();
        for (String arm : scoring.arms()) {
            if (!filter.arms().isEmpty() && !filter.arms().contains(arm)) continue;
            Map<Integer, Results.Result> byPlace = new HashMap<>();
            for (Results.Result r : results.of(arm)) byPlace.put(r.question().place(), r);
            int judged = 0, accepted = 0;
            int[][] counts = new int[2][3];
            List<QuestionRecord> passed = new ArrayList<>();
            List<QuestionRecord> blocked = new ArrayList<>();
            for (QuestionRecord q : scoring.questions()) {
                QuestionRecord.Answered a = q.answers().get(arm);
                if (a == null || a.answer().judgements().isEmpty() || !filter.takes(q)) continue;
                judged++;
                boolean accepts = accepts(a.answer().judgements());
                if (accepts) accepted++;
                Results.Result r = byPlace.get(q.place());
                if (r == null) continue;
                int grade = r.points() == 1 ? 2 : r.points() == 0 ? 0 : 1;
                counts[accepts ? 1 : 0][grade]++;
                if (accepts && grade == 0) passed.add(q);
                if (!accepts && grade == 2) blocked.add(q);
            }
            if (judged > 0)
                rows.add(new Row(arm, judged, accepted, counts(counts[1]), counts(counts[0]), passed, blocked));
        }
        return new JudgeReport(rows);
    }

    private static Counts counts(int[] byGrade) {
        return new Counts(byGrade[0], byGrade[1], byGrade[2]);
    }
}
