package dev.assay.method;

import dev.assay.method.Answer.Score;
import dev.assay.method.Answer.ScoreTerm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Profile {@code seed}, the published formula: score(e) = 3·|N ∩ e| + |words(q) ∩ words(e)| + 0.5·|S ∩ e|, for events that hold an
 * entity of N or a word; all others are out. Formula: METHOD, section 7.
 */
final class SeedScores {
    static final double ROW = 3;
    static final double WORD = 1;
    static final double HUB = 0.5;

    private final SpaceSnapshot space;
    private final EventWords words;

    SeedScores(SpaceSnapshot space, EventWords words) {
        this.space = space;
        this.words = words;
    }

    /** Every event that scores, best first, equal scores by the lower tick. */
    List<Score> of(QuestionReading q) {
        Incidence b = space.incidence();
        int[] in = new int[16];
        int n = 0;
        for (int row : q.rows()) {
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
                if (n == in.length) in = Arrays.copyOf(in, n * 2);
                in[n++] = b.rowEvent(j);
            }
        }
        for (String w : q.words()) {
            int[] of = words.events(w);
            while (in.length < n + of.length) in = Arrays.copyOf(in, in.length * 2);
            System.arraycopy(of, 0, in, n, of.length);
            n += of.length;
        }
        Arrays.sort(in, 0, n);
        List<Score> scores = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            if (i == 0 || in[i] != in[i - 1]) scores.add(score(q, in[i]));
        }
        scores.sort((x, y) ->
                x.score() != y.score() ? Double.compare(y.score(), x.score()) : Integer.compare(x.tick(), y.tick()));
        return scores;
    }

    private Score score(QuestionReading q, int tick) {
        List<ScoreTerm> terms = new ArrayList<>();
        double score = 0;
        for (int row : q.rows()) {
            if (space.incidence().has(row, tick))
                score += add(terms, space.rows().key(row), ROW);
        }
        for (String w : q.words()) {
            if (words.has(w, tick)) score += add(terms, w, WORD);
        }
        for (int hub : q.hubs()) {
            if (space.incidence().has(hub, tick))
                score += add(terms, space.rows().key(hub), HUB);
        }
        return new Score(tick, score, terms);
    }

    private static double add(List<ScoreTerm> terms, String key, double weight) {
        terms.add(new ScoreTerm(key, weight));
        return weight;
    }
}
