package dev.assay.method.reference;

import dev.assay.method.Names;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The published rule {@code count-1}: the distinct non-hub rows of agreeing type in the last turns before the event, and in the event
 * before the reference itself.
 */
final class Count1 implements ReferenceCount {
    @Override
    public Counted count(Scene scene, int tick, String words, Listed listed, int window) {
        Map<Integer, List<Integer>> seen = new TreeMap<>();
        for (int t : windowOf(scene, tick, window)) {
            for (Listed l : scene.listed(t)) {
                if (l.row() >= 0) see(seen, l.row(), t);
            }
        }
        List<Candidate> kept = new ArrayList<>();
        seen.forEach((row, ticks) -> {
            if (!scene.hub(row) && agrees(scene, row, words, listed)) {
                kept.add(new Candidate(
                        row, ticks.stream().mapToInt(Integer::intValue).toArray()));
            }
        });
        return new Counted(kept, List.of(), null);
    }

    @Override
    public int reach(int window) {
        return window;
    }

    /** The ticks looked at, ascending: the last turns before the event, then the event. */
    static List<Integer> windowOf(Scene scene, int tick, int window) {
        List<Integer> ticks = new ArrayList<>(window + 1);
        ticks.add(tick);
        for (int t = tick - 1; t >= 0 && ticks.size() <= window; t--) {
            if (scene.isTurn(t)) ticks.addFirst(t);
        }
        return ticks;
    }

    private static void see(Map<Integer, List<Integer>> seen, int row, int tick) {
        List<Integer> ticks = seen.computeIfAbsent(row, r -> new ArrayList<>(4));
        if (ticks.isEmpty() || ticks.getLast() != tick) ticks.add(tick);
    }

    static boolean agrees(Scene scene, int row, String words, Listed listed) {
        boolean byWord = Pronouns.isPronoun(words);
        if (byWord) {
            if (!Pronouns.agrees(words, scene.type(row), scene.number(row))) return false;
        } else if (!endsIn(scene.key(row), words)) {
            return false;
        }
        Gender stated = listed.mention().gender() != null ? listed.mention().gender() : Pronouns.gender(words);
        GrammaticalNumber number =
                listed.mention().number() != null ? listed.mention().number() : Pronouns.number(words);
        return !contradicts(stated, scene.gender(row)) && !contradicts(number, scene.number(row));
    }

    /**
     * "that agency": the noun decides, whatever type either was listed with. "Those kids" are the row "kids", since a person's name
     * keeps its plural, as "those vases" are the row "vase".
     */
    private static boolean endsIn(String key, String words) {
        String last = Names.lastWord(key);
        return last.equals(Names.lastWord(words)) || last.equals(Names.lastWord(Names.singularOf(words)));
    }

    private static boolean contradicts(@Nullable Object one, @Nullable Object other) {
        return one != null && other != null && !one.equals(other);
    }
}
