package dev.assay.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The words of events: those of text and speaker, and those of the keys of their rows. */
final class EventWords {
    private final WordIndex texts;
    private final Incidence b;
    private final Map<String, int[]> rowsByWord = new HashMap<>();

    EventWords(WordIndex texts, Incidence b, Rows rows) {
        this.texts = texts;
        this.b = b;
        Map<String, List<Integer>> found = new HashMap<>();
        for (int r = 0; r < rows.size(); r++) {
            for (String w : Words.of(rows.key(r))) {
                found.computeIfAbsent(w, k -> new ArrayList<>()).add(r);
            }
        }
        found.forEach((w, of) ->
                rowsByWord.put(w, of.stream().mapToInt(Integer::intValue).toArray()));
    }

    /** The events that hold the word, ascending, each once. */
    int[] events(String word) {
        int[] inTexts = texts.events(word);
        int[] rows = rowsByWord.get(word);
        if (rows == null) return inTexts;
        int n = inTexts.length;
        for (int r : rows) n += b.eventsOf(r);
        int[] all = Arrays.copyOf(inTexts, n);
        int at = inTexts.length;
        for (int r : rows) {
            for (int j = b.rowStart(r); j < b.rowEnd(r); j++) all[at++] = b.rowEvent(j);
        }
        Arrays.sort(all);
        int kept = 0;
        for (int i = 0; i < n; i++) {
            if (i == 0 || all[i] != all[i - 1]) all[kept++] = all[i];
        }
        return Arrays.copyOf(all, kept);
    }

    boolean has(String word, int tick) {
        if (texts.has(word, tick)) return true;
        int[] rows = rowsByWord.get(word);
        if (rows == null) return false;
        for (int r : rows) {
            if (b.has(r, tick)) return true;
        }
        return false;
    }

    /** Whether the word is anywhere in the space. */
    boolean isAnywhere(String word) {
        return texts.events(word).length > 0 || rowsByWord.containsKey(word);
    }
}
