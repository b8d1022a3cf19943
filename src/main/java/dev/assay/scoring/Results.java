package dev.assay.scoring;

import dev.assay.model.ScorerKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What the answers are worth by the scorers of one kind: the adjudicated score, else the mean of the scorers' scores. Only scores that
 * were given against the newest gold answer that anyone scored against go together.
 */
public final class Results {
    private final ScorerKind kind;
    private final SortedSet<Scorer> scorers;
    private final List<Result> all;
    private final SortedMap<String, List<Result>> byArm;

    /**
     * One answer that is scored.
     *
     * @param points the adjudicated score, else the mean of the scores; between 0 and 1
     * @param given the scores that go together, by scorer
     * @param adjudicated whether the points are adjudicated
     * @param returned whether the gold answer was corrected since, so that it is to be scored again
     */
    public record Result(
            QuestionRecord question,
            String arm,
            double points,
            SortedMap<Scorer, Given> given,
            boolean adjudicated,
            boolean returned) {
        /** Whether the scorers' scores differ. */
        public boolean disputed() {
            return given.values().stream().map(Given::grade).distinct().count() > 1;
        }
    }

    private Results(
            ScorerKind kind, SortedSet<Scorer> scorers, List<Result> all, SortedMap<String, List<Result>> byArm) {
        this.kind = kind;
        this.scorers = scorers;
        this.all = all;
        this.byArm = byArm;
    }

    /** The results of one kind of scorer, of the questions a filter takes (its states do not matter here). */
    public static Results of(ScoringSnapshot scoring, ScorerKind kind, Filter filter) {
        List<Result> all = new ArrayList<>();
        TreeMap<String, List<Result>> byArm = new TreeMap<>();
        TreeSet<Scorer> scorers = new TreeSet<>();
        for (QuestionRecord q : scoring.questions()) {
            if (!filter.takes(q)) continue;
            for (String arm : q.answers().keySet()) {
                if (!filter.arms().isEmpty() && !filter.arms().contains(arm)) continue;
                Result result = result(q, arm, kind);
                if (result == null) continue;
                all.add(result);
                byArm.computeIfAbsent(arm, a -> new ArrayList<>()).add(result);
                scorers.addAll(result.given.keySet());
            }
        }
        return new Results(kind, scorers, all, byArm);
    }

    private static @Nullable Result result(QuestionRecord q, String arm, ScorerKind kind) {
        TreeMap<Scorer, Given> given = new TreeMap<>();
        q.sheets().forEach((scorer, sheet) -> {
            Given g = sheet.given().get(arm);
            if (g != null && scorer.kind() == kind) given.put(scorer, g);
        });
        Given settled = q.adjudicated().get(arm);
        if (settled != null && settled.scoring().scorer() != kind) settled = null;
        if (given.isEmpty()) return null;
        int newest = newest(given.values());
        if (settled != null && settled.gold() < newest) settled = null;
        int version = settled == null ? newest : settled.gold();
        given.values().removeIf(g -> g.gold() != newest);
        double points = settled != null
                ? settled.grade().points()
                : given.values().stream().mapToInt(g -> g.grade().halves()).sum() / (2.0 * given.size());
        return new Result(
                q, arm, points, given, settled != null, version != q.gold().version());
    }

    private static int newest(Collection<Given> given) {
        return given.stream().mapToInt(Given::gold).max().orElse(0);
    }

    /** Whose results these are. */
    public ScorerKind kind() {
        return kind;
    }

    /** Whose scores count in them. */
    public SortedSet<Scorer> scorers() {
        return scorers;
    }

    /** All of them, question by question, arms by name. */
    public List<Result> all() {
        return all;
    }

    /** Those of one arm, in the order of the questions. */
    public List<Result> of(String arm) {
        return byArm.getOrDefault(arm, List.of());
    }
}
