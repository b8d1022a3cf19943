package dev.assay.method;

import dev.assay.model.Event;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which events' texts and speakers' names hold which word. Rows are not in it, since they change with decisions. */
final class WordIndex {
    private static final int[] NONE = {};

    private final Map<String, int[]> postings = new HashMap<>();

    WordIndex(List<Event> events) {
        Map<String, Growing> growing = new HashMap<>();
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
        }
        growing.forEach((word, g) -> postings.put(word, Arrays.copyOf(g.ticks, g.size)));
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
