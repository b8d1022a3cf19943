package dev.assay.method;

import dev.assay.method.Answer.Line;
import dev.assay.method.Answer.Score;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Profile {@code linked}. An event has of every word and row that is looked for its rarity, or a share of it when only a turn beside it
 * has it (the largest share counts, once); a share of the rarity of what else is said in the same sitting; and one hop: a share of what
 * one of the best events has, for each rare word or row the two have in common. On that come shares for being said by, and about, the
 * one person who is named and for the time that is asked about; and long lines count a little less. Everything is counted in
 * hundredths, so that the terms of a score add up to it exactly.
 *
 * <p>In a large space only events that have one of the rarest words or rows are looked at, the rarer first, until {@value #OPENING} are
 * found; the commoner ones count only in these and in the turns beside them.
 */
final class LinkedScores implements Scores {
    /** How many events open a question in a large space. */
    static final int OPENING = 4_000;

    private final SpaceSnapshot space;
    private final EventWords words;
    private final LinkedWeights weights;
    private final int[] slots;
    private final Talk talk;
    private @Nullable LinkedQuestion asked;

    LinkedScores(SpaceSnapshot space, EventWords words, Talk talk, LinkedWeights weights) {
        this.talk = talk;
        this.space = space;
        this.words = words;
        this.weights = weights;
        slots = new int[space.incidence().events()];
    }

    @Override
    public void ask(QuestionReading q) {
        asked = new LinkedQuestion(space, words, talk, weights, q, slots);
    }

    private LinkedQuestion asked() {
        return Objects.requireNonNull(asked, "no question was asked");
    }

    @Override
    public double of(int tick) {
        return asked().of(tick) / 100.0;
    }

    @Override
    public List<Score> all(QuestionReading q) {
        LinkedQuestion of = asked();
        return new AbstractList<>() {
            @Override
            public Score get(int index) {
                return of.explain(of.ranked()[index]);
            }

            @Override
            public int size() {
                return of.ranked().length;
            }
        };
    }

    /** The best first, each that still fits. */
    @Override
    public List<Line> depict(int budget, IntPredicate live) {
        LinkedQuestion of = asked();
        return Depiction.fill(space, of.ranked(), t -> of.of(t) / 100.0, t -> !of.hasAny(t), budget, live);
    }
}
