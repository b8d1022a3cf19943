package dev.assay.method;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a question looks for, each with the events that have it and its rarity: its words by their form, without the names of hubs, and
 * the rows it names.
 *
 * <p>Rarity is ln(1 + N ÷ n) for N events of which n have it, in hundredths, so that sums on a screen can be added up by hand.
 */
final class QuestionWords {
    /**
     * One thing that is looked for.
     *
     * @param text the word as it stands in the question, or the row's key
     * @param form the form by which words are compared; for a row its key
     * @param row the row; -1 for a word
     * @param ticks the events that have it, ascending
     * @param rarity in hundredths; of a word nobody says, as if one event had it
     */
    record Sought(String text, String form, int row, int[] ticks, int rarity) {
        boolean isWord() {
            return row < 0;
        }
    }

    private QuestionWords() {}

    /** The words of a question, each form once, in their order. */
    static List<Sought> words(SpaceSnapshot space, EventWords words, QuestionReading q) {
        return words(space, words, q, new HashSet<>());
    }

    /** The same without the words of the times it names. */
    static List<Sought> terms(SpaceSnapshot space, EventWords words, QuestionReading q) {
        Set<String> times = new HashSet<>();
        for (String time : q.times()) times.addAll(Words.of(time));
        return words(space, words, q, times);
    }

    private static List<Sought> words(SpaceSnapshot space, EventWords words, QuestionReading q, Set<String> names) {
        for (QuestionReading.Entity e : q.entities()) {
            if (e.hub()) names.addAll(Words.of(e.key()));
        }
        Map<String, String> forms = new LinkedHashMap<>();
        for (String w : q.words()) if (!names.contains(w)) forms.putIfAbsent(WordForms.of(w), w);
        List<Sought> sought = new ArrayList<>();
        int events = space.incidence().events();
        forms.forEach((form, word) -> {
            int[] ticks = words.ofForm(form);
            sought.add(new Sought(word, form, -1, ticks, rarity(events, ticks.length)));
        });
        return sought;
    }

    /** The rows a question names, without hubs. */
    static List<Sought> rows(SpaceSnapshot space, QuestionReading q) {
        List<Sought> sought = new ArrayList<>();
        Incidence b = space.incidence();
        for (int row : q.rows()) {
            int[] ticks = new int[b.eventsOf(row)];
            for (int i = 0; i < ticks.length; i++) ticks[i] = b.rowEvent(b.rowStart(row) + i);
            String key = space.rows().key(row);
            sought.add(new Sought(key, key, row, ticks, rarity(b.events(), ticks.length)));
        }
        return sought;
    }

    /** ln(1 + N ÷ n) in hundredths. The strict logarithm gives the same bits on every machine. */
    static int rarity(int events, int having) {
        return (int) Math.round(100 * StrictMath.log(1 + (double) events / Math.max(1, having)));
    }
}
