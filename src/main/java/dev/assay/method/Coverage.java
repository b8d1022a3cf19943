package dev.assay.method;

import dev.assay.method.QuestionReading.Term;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which terms of a question each event covers: a noun phrase by its row or, weaker, by its last word in the event; a content word by
 * itself.
 */
final class Coverage {
    private final List<Term> terms;
    private final Map<Integer, BitSet> covered = new HashMap<>();
    private final BitSet phrases = new BitSet();
    private final int[] ticks;

    Coverage(SpaceSnapshot space, EventWords words, List<Term> terms) {
        this.terms = terms;
        Incidence b = space.incidence();
        for (int i = 0; i < terms.size(); i++) {
            Term t = terms.get(i);
            if (t.nounPhrase()) phrases.set(i);
            if (t.row() >= 0) {
                for (int j = b.rowStart(t.row()); j < b.rowEnd(t.row()); j++) mark(b.rowEvent(j), i);
            }
            if (t.word() != null) {
                for (int tick : words.events(t.word())) mark(tick, i);
            }
        }
        ticks = covered.keySet().stream().mapToInt(Integer::intValue).toArray();
        Arrays.sort(ticks);
    }

    private void mark(int tick, int term) {
        covered.computeIfAbsent(tick, t -> new BitSet()).set(term);
    }

    /** The events that cover anything, ascending. */
    int[] ticks() {
        return ticks;
    }

    /** The terms an event covers. Not to be changed. */
    BitSet of(int tick) {
        return covered.getOrDefault(tick, new BitSet());
    }

    /** How many terms an event covers. */
    int count(int tick) {
        return of(tick).cardinality();
    }

    /** Whether the event covers a noun phrase, where the question has any. */
    boolean coversPhrase(int tick) {
        return phrases.isEmpty() || of(tick).intersects(phrases);
    }

    BitSet phrases() {
        return phrases;
    }

    List<String> names(BitSet of) {
        return of.stream().mapToObj(i -> terms.get(i).text()).toList();
    }

    int terms() {
        return terms.size();
    }
}
