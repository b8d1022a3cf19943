package dev.assay.baseline;

import dev.assay.method.Answer.Line;
import dev.assay.method.Depiction;
import dev.assay.method.SpaceSnapshot;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** A way of ranking the events of one space for a question that is not the method. */
public abstract class Baseline implements AutoCloseable {
    private final SpaceSnapshot space;

    Baseline(SpaceSnapshot space) {
        this.space = space;
    }

    /** An event and what it scores. */
    public record Ranked(int tick, double score) {}

    /** Its name in tables and files. */
    public abstract String name();

    /** The events that score, best first, equal scores by the lower tick. */
    public abstract List<Ranked> rank(String question);

    /** What is shown within a budget of words: the best live events, each that still fits, by date; in the lines of the method. */
    public final List<Line> depict(String question, int budget, IntPredicate live) {
        return depict(rank(question), budget, live);
    }

    /** The same for a ranking that is known. */
    public final List<Line> depict(List<Ranked> ranked, int budget, IntPredicate live) {
        int[] ticks = ranked.stream().mapToInt(Ranked::tick).toArray();
        double[] scores = new double[space.record().events().size()];
        for (Ranked r : ranked) scores[r.tick()] = r.score();
        return Depiction.fill(space, ticks, t -> scores[t], t -> false, budget, live);
    }

    final SpaceSnapshot space() {
        return space;
    }

    /** The events by their scores, best first; those with a score of {@code none} or less are out. */
    static List<Ranked> best(double[] scores, double none) {
        Ranked[] ranked = new Ranked[scores.length];
        int n = 0;
        for (int t = 0; t < scores.length; t++) if (scores[t] > none) ranked[n++] = new Ranked(t, scores[t]);
        Arrays.sort(ranked, 0, n, (a, b) -> {
            int byScore = Double.compare(b.score(), a.score());
            return byScore != 0 ? byScore : Integer.compare(a.tick(), b.tick());
        });
        return List.of(Arrays.copyOf(ranked, n));
    }

    @Override
    public abstract void close();
}
