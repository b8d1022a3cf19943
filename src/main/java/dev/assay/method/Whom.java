package dev.assay.method;

import dev.assay.model.Event;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Whom a text is about, by counting its persons (word list {@code about-words-1}): first-person words speak of the speaker,
 * second-person words without any of the first of the one addressed, and where there is neither, of the speaker, less surely.
 */
final class Whom {
    private static final String LIST = "about-words-1";
    private static final Map<String, Set<String>> LISTS = lists();

    private Whom() {}

    /** The persons a text speaks in. */
    record Persons(boolean first, boolean second) {
        static Persons of(String text) {
            boolean[] found = new boolean[2];
            Words.forEachToken(text, w -> {
                found[0] |= has("first", w);
                found[1] |= has("second", w);
            });
            return new Persons(found[0], found[1]);
        }
    }

    /** The row of the one who is spoken to; -1 when that cannot be told. Of more than two speakers it is who spoke just before. */
    static int addressee(SpaceSnapshot space, Talk talk, int tick) {
        String key = space.context(tick).addressee();
        if (key != null) return space.rows().of(key);
        int before = talk.beside(tick, -1);
        int row = before < 0 ? -1 : space.speaker(before);
        return row == space.speaker(tick) ? -1 : row;
    }

    /** The row of whom an event as a whole is about; -1 when that cannot be told. */
    static int of(SpaceSnapshot space, Talk talk, int tick) {
        Event event = space.record().events().get(tick);
        int speaker = space.speaker(tick);
        if (speaker < 0) return -1;
        Persons persons = Persons.of(event.text());
        return persons.second() && !persons.first() ? addressee(space, talk, tick) : speaker;
    }

    private static boolean has(String list, String word) {
        Set<String> words = LISTS.get(list);
        return words != null && words.contains(word);
    }

    private static Map<String, Set<String>> lists() {
        Map<String, Set<String>> lists = new HashMap<>();
        for (String line : Words.list(LIST)) {
            int colon = line.indexOf(':');
            Set<String> words = new HashSet<>();
            for (String w : line.substring(colon + 1).strip().split(" +")) words.add(w);
            lists.put(line.substring(0, colon), words);
        }
        return lists;
    }
}
