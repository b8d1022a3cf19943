package dev.assay.method;

import dev.assay.method.Answer.Line;
import dev.assay.method.Answer.Score;
import dev.assay.method.Answer.ScoreTerm;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Profile {@code seed}, the published formula: score(e) = 3·|N ∩ e| + |words(q) ∩ words(e)| + 0.5·|S ∩ e|, for events that hold an
 * entity of N or a word; all others are out. Formula: METHOD, section 7.
 *
 * <p>Scores are added up in halves. A common word touches every event of a large space, so the best are found as search engines do it
 * (MaxScore: Turtle and Flood 1995): the rarest terms first, and no further once no event that has only the rest could be among them.
 * The array over all events is kept between questions.
 */
final class SeedScores implements Scores {
    private static final double ROW = 3;
    private static final double WORD = 1;
    private static final double HUB = 0.5;

    private final SpaceSnapshot space;
    private final EventWords words;
    private final int[] halves;
    private int[] touched = new int[64];
    private int count;
    private @Nullable QuestionReading question;

    SeedScores(SpaceSnapshot space, EventWords words) {
        this.space = space;
        this.words = words;
        halves = new int[space.incidence().events()];
    }

    @Override
    public void ask(QuestionReading q) {
        question = q;
    }

    private QuestionReading asked() {
        return Objects.requireNonNull(question, "no question was asked");
    }

    @Override
    public double of(int tick) {
        return of(asked(), tick, asked().words()) / 2.0;
    }

    /** In halves, with only these of the question's words counted. */
    private int of(QuestionReading q, int tick, List<String> counted) {
        int sum = 0;
        for (int row : q.rows()) if (space.incidence().has(row, tick)) sum += (int) (ROW * 2);
        for (String w : counted) if (words.has(w, tick)) sum += (int) (WORD * 2);
        return sum == 0 ? 0 : sum + hubs(q.hubs(), tick);
    }

    private int hubs(int[] hubs, int tick) {
        int sum = 0;
        for (int hub : hubs) if (space.incidence().has(hub, tick)) sum += (int) (HUB * 2);
        return sum;
    }

    /** The best live events, best first, equal scores by the lower tick. */
    int[] best(int most, IntPredicate live) {
        for (int i = 0; i < count; i++) halves[touched[i]] = 0;
        count = 0;
        QuestionReading q = asked();
        Incidence b = space.incidence();
        for (int row : q.rows()) {
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) add(b.rowEvent(j), (int) (ROW * 2));
        }
        List<String> rarest = new ArrayList<>(q.words());
        rarest.sort(Comparator.comparingInt(w -> words.events(w).length));
        int next = 0;
        while (next < rarest.size()
                && !suffices(most, live, (int) (WORD * 2) * (rarest.size() - next) + q.hubs().length)) {
            for (int tick : words.events(rarest.get(next++))) add(tick, (int) (WORD * 2));
        }
        List<String> rest = rarest.subList(next, rarest.size());
        int[] hubs = q.hubs();
        for (int i = 0; i < count; i++) {
            int tick = touched[i];
            for (String w : rest) if (words.has(w, tick)) halves[tick] += (int) (WORD * 2);
            halves[tick] += hubs(hubs, tick);
        }
        return top(most, live);
    }

    /** Whether so many live events have more already than any other could still get. */
    private boolean suffices(int most, IntPredicate live, int others) {
        int n = 0;
        for (int i = 0; i < count && n < most; i++) if (halves[touched[i]] > others && live.test(touched[i])) n++;
        return n == most;
    }

    private void add(int tick, int half) {
        if (halves[tick] == 0) {
            if (count == touched.length) touched = Arrays.copyOf(touched, count * 2);
            touched[count++] = tick;
        }
        halves[tick] += half;
    }

    private int[] top(int most, IntPredicate live) {
        int[] best = new int[most];
        int n = 0;
        for (int i = 0; i < count; i++) {
            int tick = touched[i];
            if (n == most && !before(tick, best[n - 1]) || !live.test(tick)) continue;
            int at = n < most ? n++ : n - 1;
            for (; at > 0 && before(tick, best[at - 1]); at--) best[at] = best[at - 1];
            best[at] = tick;
        }
        return Arrays.copyOf(best, n);
    }

    private boolean before(int tick, int other) {
        return halves[tick] != halves[other] ? halves[tick] > halves[other] : tick < other;
    }

    @Override
    public List<Line> depict(int budget, IntPredicate live) {
        return Depiction.of(space, this, budget, live);
    }

    @Override
    public List<Score> all(QuestionReading q) {
        return new Ranked(q);
    }

    /** Most questions look at eight of a million events. */
    private final class Ranked extends AbstractList<Score> {
        private final QuestionReading q;
        private long @Nullable [] keys;

        Ranked(QuestionReading q) {
            this.q = q;
        }

        private synchronized long[] keys() {
            long[] known = keys;
            if (known == null) {
                BitSet scoring = new BitSet();
                Incidence b = space.incidence();
                for (int row : q.rows()) {
                    for (int j = b.rowStart(row); j < b.rowEnd(row); j++) scoring.set(b.rowEvent(j));
                }
                for (String w : q.words()) for (int tick : words.events(w)) scoring.set(tick);
                known = scoring.stream()
                        .mapToLong(t -> ((long) (Integer.MAX_VALUE - SeedScores.this.of(q, t, q.words())) << 32) | t)
                        .sorted()
                        .toArray();
                keys = known;
            }
            return known;
        }

        @Override
        public Score get(int index) {
            return explain(q, (int) keys()[index]);
        }

        @Override
        public int size() {
            return keys().length;
        }
    }

    private Score explain(QuestionReading q, int tick) {
        List<ScoreTerm> terms = new ArrayList<>();
        for (int row : q.rows()) {
            if (space.incidence().has(row, tick))
                terms.add(new ScoreTerm(space.rows().key(row), ROW));
        }
        for (String w : q.words()) {
            if (words.has(w, tick)) terms.add(new ScoreTerm(w, WORD));
        }
        for (int hub : q.hubs()) {
            if (space.incidence().has(hub, tick))
                terms.add(new ScoreTerm(space.rows().key(hub), HUB));
        }
        double score = 0;
        for (ScoreTerm t : terms) score += t.weight();
        return new Score(tick, score, terms);
    }
}
