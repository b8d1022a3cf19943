package dev.assay.method;

import dev.assay.method.Answer.Line;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;

/** What to show a model: some events, in date order, within a budget of words. Rules: METHOD, section 7. */
public final class Depiction {
    static final int BEST = 8;
    static final double BEFORE = 0.1;
    /** A line is a text and an id at least. */
    private static final int SHORTEST = 2;

    private Depiction() {}

    /** The published rule: the best events and the turn just before each; over the budget the lowest scores go first. */
    static List<Line> of(SpaceSnapshot space, SeedScores scores, int budget, IntPredicate live) {
        List<Line> lines = new ArrayList<>();
        Set<Integer> kept = new HashSet<>();
        for (int tick : scores.best(BEST, live)) {
            lines.add(new Line(tick, scores.of(tick), false));
            kept.add(tick);
        }
        for (Line best : List.copyOf(lines)) {
            int before = turnBefore(space, best.tick());
            if (before < 0 || !live.test(before) || !kept.add(before)) continue;
            lines.add(new Line(before, scores.of(before) + BEFORE, true));
        }
        cut(space, lines, budget);
        return inOrder(space, lines);
    }

    /**
     * Fills a budget with the best live events, each that still fits.
     *
     * @param ranked the events, best first
     * @param score what each scores
     * @param context whether one is there for others' sake
     */
    public static List<Line> fill(
            SpaceSnapshot space,
            int[] ranked,
            IntToDoubleFunction score,
            IntPredicate context,
            int budget,
            IntPredicate live) {
        List<Line> lines = new ArrayList<>();
        int left = budget;
        for (int tick : ranked) {
            if (left < SHORTEST) break;
            if (!live.test(tick)) continue;
            int n = EventLine.words(space.record().events().get(tick));
            if (n > left) continue;
            left -= n;
            lines.add(new Line(tick, score.applyAsDouble(tick), context.test(tick)));
        }
        return inOrder(space, lines);
    }

    /** The lines by date, then by tick. */
    static List<Line> inOrder(SpaceSnapshot space, List<Line> lines) {
        long[] dates = space.record().dates();
        lines.sort(Comparator.comparingLong((Line l) -> dates[l.tick()]).thenComparingInt(Line::tick));
        return lines;
    }

    private static int turnBefore(SpaceSnapshot space, int tick) {
        if (!(space.record().events().get(tick) instanceof Turn)) return -1;
        for (int t = tick - 1; t >= 0; t--) {
            if (space.record().events().get(t) instanceof Turn) return t;
        }
        return -1;
    }

    /** While the lines exceed the budget the lowest score goes; of equal scores the higher tick. */
    private static void cut(SpaceSnapshot space, List<Line> lines, int budget) {
        int words = 0;
        for (Line l : lines) words += words(space, l);
        lines.sort(Comparator.comparingDouble(Line::score).reversed().thenComparingInt(Line::tick));
        while (words > budget && !lines.isEmpty()) words -= words(space, lines.removeLast());
    }

    static int words(SpaceSnapshot space, Line line) {
        return EventLine.words(space.record().events().get(line.tick()));
    }
}
