package dev.assay.method;

import dev.assay.model.Event;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which events' texts and speakers' names hold which word, and which pictures' captions do. Rows are not in it, since they change with
 * decisions.
 */
final class WordIndex {
    private static final int[] NONE = {};

    private final Map<String, int[]> postings;
    private final Map<String, int[]> captions;
    private @Nullable Map<String, List<int[]>> forms;
    private @Nullable Map<String, List<int[]>> captionForms;

    WordIndex(List<Event> events) {
        Map<String, Growing> growing = new HashMap<>();
        Map<String, Growing> pictured = new HashMap<>();
        for (int t = 0; t < events.size(); t++) {
            Event e = events.get(t);
            int tick = t;
            Words.forEach(
                    e.text(),
                    w -> growing.computeIfAbsent(w, k -> new Growing()).add(tick));
            if (e.speaker() != null) {
                Words.forEach(
                        e.speaker(),
                        w -> growing.computeIfAbsent(w, k -> new Growing()).add(tick));
            }
            if (e instanceof Turn turn && turn.image() != null && turn.image().caption() != null) {
                Words.forEach(
                        turn.image().caption(),
                        w -> pictured.computeIfAbsent(w, k -> new Growing()).add(tick));
            }
        }
        postings = cut(growing);
        captions = cut(pictured);
    }

    private static Map<String, int[]> cut(Map<String, Growing> growing) {
        Map<String, int[]> cut = HashMap.newHashMap(growing.size());
        growing.forEach((word, g) -> cut.put(word, Arrays.copyOf(g.ticks, g.size)));
        return cut;
    }

    /** The events of all words of one form, a list for each word, in no order. Not to be changed. */
    synchronized List<int[]> ofForm(String form) {
        Map<String, List<int[]>> known = forms;
        if (known == null) {
            known = byForm(postings);
            forms = known;
        }
        return known.getOrDefault(form, List.of());
    }

    /** The events with a picture whose caption holds a word of the form. Not to be changed. */
    synchronized List<int[]> captionsOfForm(String form) {
        Map<String, List<int[]>> known = captionForms;
        if (known == null) {
            known = byForm(captions);
            captionForms = known;
        }
        return known.getOrDefault(form, List.of());
    }

    private static Map<String, List<int[]>> byForm(Map<String, int[]> words) {
        Map<String, List<int[]>> forms = new HashMap<>();
        words.forEach((word, ticks) -> forms.computeIfAbsent(WordForms.of(word), k -> new ArrayList<>(1))
                .add(ticks));
        return forms;
    }

    /** The events that hold the word, ascending. Not to be changed. */
    int[] events(String word) {
        return postings.getOrDefault(word, NONE);
    }

    boolean has(String word, int tick) {
        return Arrays.binarySearch(events(word), tick) >= 0;
    }

    private static final class Growing {
        int[] ticks = new int[2];
        int size;

        void add(int tick) {
            if (size > 0 && ticks[size - 1] == tick) return;
            if (size == ticks.length) ticks = Arrays.copyOf(ticks, size * 2);
            ticks[size++] = tick;
        }
    }
}
