package dev.assay.method;

import dev.assay.method.QuestionReading.Term;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which terms of a question the events cover that could answer it: those that cover a noun phrase, where the question has any. A noun
 * phrase is covered by its row or, weaker, by its last word in the event; a content word by itself.
 */
final class Coverage {
    private final SpaceSnapshot space;
    private final EventWords words;
    private final List<Term> terms;
    private final BitSet phrases = new BitSet();
    private final int[] ticks;
    private final Map<Integer, BitSet> covered = new HashMap<>();

    private final boolean byForm;

    /**
     * Finds the events.
     *
     * @param byForm whether a word is covered by any word of its form
     */
    Coverage(SpaceSnapshot space, EventWords words, List<Term> terms, boolean byForm) {
        this.byForm = byForm;
        this.space = space;
        this.words = words;
        this.terms = terms;
        for (int i = 0; i < terms.size(); i++) {
            if (terms.get(i).nounPhrase()) phrases.set(i);
        }
        BitSet found = new BitSet();
        for (int i = 0; i < terms.size(); i++) {
            if (phrases.isEmpty() || phrases.get(i)) collect(terms.get(i), found);
        }
        ticks = found.stream().toArray();
    }

    private void collect(Term term, BitSet found) {
        Incidence b = space.incidence();
        if (term.row() >= 0) {
            for (int j = b.rowStart(term.row()); j < b.rowEnd(term.row()); j++) found.set(b.rowEvent(j));
        }
        if (term.word() != null) {
            for (int tick : events(term.word())) found.set(tick);
        }
    }

    /** The events that could answer, ascending. */
    int[] ticks() {
        return ticks;
    }

    /** The terms an event covers. Not to be changed. */
    BitSet of(int tick) {
        return covered.computeIfAbsent(tick, t -> {
            BitSet set = new BitSet();
            for (int i = 0; i < terms.size(); i++) {
                if (covers(terms.get(i), t)) set.set(i);
            }
            return set;
        });
    }

    private boolean covers(Term term, int tick) {
        if (term.row() >= 0 && space.incidence().has(term.row(), tick)) return true;
        return term.word() != null && Ticks.has(events(term.word()), tick);
    }

    private int[] events(String word) {
        return byForm ? words.ofForm(WordForms.of(word)) : words.events(word);
    }

    /** How many terms an event covers. */
    int count(int tick) {
        return of(tick).cardinality();
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
