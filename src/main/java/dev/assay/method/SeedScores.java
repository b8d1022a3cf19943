package dev.assay.method;

import dev.assay.method.Answer.Score;
import dev.assay.method.Answer.ScoreTerm;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Profile {@code seed}, the published formula: score(e) = 3·|N ∩ e| + |words(q) ∩ words(e)| + 0.5·|S ∩ e|, for events that hold an
 * entity of N or a word; all others are out. Formula: METHOD, section 7.
 *
 * <p>Scores are added up in halves, in one array over all events that is kept between questions: a common word touches every event
 * of a large space.
 */
final class SeedScores {
    private static final double ROW = 3;
    private static final double WORD = 1;
    private static final double HUB = 0.5;

    private final SpaceSnapshot space;
    private final EventWords words;
    private final int[] halves;
    private int[] touched = new int[64];
    private int count;

    SeedScores(SpaceSnapshot space, EventWords words) {
        this.space = space;
        this.words = words;
        halves = new int[space.incidence().events()];
    }

    /** Reads a question: from here on the other methods answer for it. */
    void ask(QuestionReading q) {
        for (int i = 0; i < count; i++) halves[touched[i]] = 0;
        count = 0;
        Incidence b = space.incidence();
        for (int row : q.rows()) {
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) add(b.rowEvent(j), (int) (ROW * 2));
        }
        for (String w : q.words()) {
            for (int tick : words.events(w)) add(tick, (int) (WORD * 2));
        }
        int[] hubs = q.hubs();
        for (int i = 0; i < count && hubs.length > 0; i++) {
            for (int hub : hubs) {
                if (b.has(hub, touched[i])) halves[touched[i]] += (int) (HUB * 2);
            }
        }
    }

    private void add(int tick, int half) {
        if (halves[tick] == 0) {
            if (count == touched.length) touched = Arrays.copyOf(touched, count * 2);
            touched[count++] = tick;
        }
        halves[tick] += half;
    }

    /** The score of an event; 0 when it is out. */
    double of(int tick) {
        return halves[tick] / 2.0;
    }

    /** The best live events, best first, equal scores by the lower tick. */
    int[] best(int most, IntPredicate live) {
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

    /** Every event that scores, best first, equal scores by the lower tick; each is explained when it is looked at. */
    List<Score> all(QuestionReading q) {
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = ((long) (Integer.MAX_VALUE - halves[touched[i]]) << 32) | touched[i];
        }
        return new Ranked(keys, q);
    }

    /** Sorted when first looked at, since of a million events most questions look at eight. */
    private final class Ranked extends AbstractList<Score> {
        private final long[] keys;
        private final QuestionReading q;
        private boolean sorted;

        Ranked(long[] keys, QuestionReading q) {
            this.keys = keys;
            this.q = q;
        }

        @Override
        public synchronized Score get(int index) {
            if (!sorted) Arrays.sort(keys);
            sorted = true;
            return explain(q, (int) keys[index]);
        }

        @Override
        public int size() {
            return keys.length;
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
