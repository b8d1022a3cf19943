package dev.assay.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The words of events: those of text and speaker, and those of the keys of their rows. */
final class EventWords {
    private final WordIndex texts;
    private final Incidence b;
    private final Map<String, List<Integer>> rowsByWord = new HashMap<>();
    private final Map<String, int[]> asked = new HashMap<>();
    private final Map<String, int[]> askedForms = new HashMap<>();
    private @Nullable Map<String, List<Integer>> rowsByForm;

    EventWords(WordIndex texts, Incidence b, Rows rows) {
        this.texts = texts;
        this.b = b;
        for (int r = 0; r < rows.size(); r++) {
            for (String w : Words.of(rows.key(r))) {
                rowsByWord.computeIfAbsent(w, k -> new ArrayList<>(1)).add(r);
            }
        }
    }

    /** The events that hold the word, ascending, each once. Not to be changed. */
    synchronized int[] events(String word) {
        List<Integer> rows = rowsByWord.get(word);
        if (rows == null) return texts.events(word);
        return asked.computeIfAbsent(word, w -> joined(texts.events(w), rows));
    }

    private int[] joined(int[] inTexts, List<Integer> rows) {
        BitSet all = new BitSet(b.events());
        for (int t : inTexts) all.set(t);
        for (int r : rows) {
            for (int j = b.rowStart(r); j < b.rowEnd(r); j++) all.set(b.rowEvent(j));
        }
        if (all.cardinality() == inTexts.length) return inTexts;
        return all.stream().toArray();
    }

    boolean has(String word, int tick) {
        return Arrays.binarySearch(events(word), tick) >= 0;
    }

    /** Whether the word is anywhere in the space. */
    boolean isAnywhere(String word) {
        return events(word).length > 0;
    }

    /** The events whose text, speaker, row keys or picture hold a word of the form, ascending, each once. Not to be changed. */
    synchronized int[] ofForm(String form) {
        int[] known = askedForms.get(form);
        if (known == null) {
            List<int[]> lists = new ArrayList<>(texts.ofForm(form));
            lists.addAll(texts.captionsOfForm(form));
            List<Integer> rows = rowsOfForm(form);
            known = rows.isEmpty() && lists.size() == 1 ? lists.getFirst() : union(lists, rows);
            askedForms.put(form, known);
        }
        return known;
    }

    private List<Integer> rowsOfForm(String form) {
        Map<String, List<Integer>> known = rowsByForm;
        if (known == null) {
            Map<String, List<Integer>> made = new HashMap<>();
            rowsByWord.forEach((word, rows) -> made.computeIfAbsent(WordForms.of(word), k -> new ArrayList<>(1))
                    .addAll(rows));
            rowsByForm = made;
            known = made;
        }
        return known.getOrDefault(form, List.of());
    }

    private int[] union(List<int[]> lists, List<Integer> rows) {
        int n = 0;
        for (int[] list : lists) n += list.length;
        for (int r : rows) n += b.eventsOf(r);
        int[] all = new int[n];
        int at = 0;
        for (int[] list : lists) {
            System.arraycopy(list, 0, all, at, list.length);
            at += list.length;
        }
        for (int r : rows) for (int j = b.rowStart(r); j < b.rowEnd(r); j++) all[at++] = b.rowEvent(j);
        return Ticks.distinct(all, n);
    }
}
