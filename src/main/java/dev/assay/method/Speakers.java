package dev.assay.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who speaks in each event of a space and, where exactly two speak, who is spoken to. */
final class Speakers {
    private final int[] who;
    private final @Nullable String[] keys;
    private final NameContext[] contexts;
    private final List<String> distinct = new ArrayList<>();

    Speakers(SpaceRecord record, Names names) {
        SpaceRecord.Voices voices = record.voices();
        who = voices.of();
        keys = new String[voices.names().size()];
        for (int i = 0; i < keys.length; i++) {
            String key = names.speaker(voices.names().get(i));
            keys[i] = key;
            if (key != null && !distinct.contains(key)) distinct.add(key);
        }
        contexts = new NameContext[keys.length];
        for (int i = 0; i < keys.length; i++) {
            String key = keys[i];
            contexts[i] = key == null ? NameContext.NONE : new NameContext(key, otherThan(key));
        }
    }

    private @Nullable String otherThan(String key) {
        if (distinct.size() != 2) return null;
        return distinct.get(distinct.get(0).equals(key) ? 1 : 0);
    }

    /** Whether everybody has the same key as there. Of two states of one space. */
    boolean haveTheKeysOf(Speakers other) {
        return Arrays.equals(keys, other.keys);
    }

    /** The key of who speaks in an event; null when unknown. */
    @Nullable
    String key(int tick) {
        return who[tick] < 0 ? null : keys[who[tick]];
    }

    NameContext context(int tick) {
        return who[tick] < 0 ? NameContext.NONE : contexts[who[tick]];
    }

    /** The keys in the order they first spoke. */
    List<String> distinct() {
        return distinct;
    }
}
