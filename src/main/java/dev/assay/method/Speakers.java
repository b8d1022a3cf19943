package dev.assay.method;

import dev.assay.model.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who speaks in each event of a space and, where exactly two speak, who is spoken to. */
final class Speakers {
    private final Map<String, String> keys = new HashMap<>();
    private final List<String> distinct = new ArrayList<>();
    private final Map<String, NameContext> contexts = new HashMap<>();

    Speakers(List<Event> events, Names names) {
        for (Event e : events) {
            String speaker = e.speaker();
            if (speaker == null || keys.containsKey(speaker)) continue;
            String key = names.speaker(speaker);
            if (key == null) continue;
            keys.put(speaker, key);
            if (!distinct.contains(key)) distinct.add(key);
        }
        for (String key : distinct) contexts.put(key, new NameContext(key, otherThan(key)));
    }

    private @Nullable String otherThan(String key) {
        if (distinct.size() != 2) return null;
        return distinct.get(distinct.get(0).equals(key) ? 1 : 0);
    }

    /** The key of who speaks; null when unknown. */
    @Nullable
    String key(Event event) {
        return event.speaker() == null ? null : keys.get(event.speaker());
    }

    NameContext context(Event event) {
        String key = key(event);
        return key == null ? NameContext.NONE : contexts.getOrDefault(key, NameContext.NONE);
    }

    /** The keys in the order they first spoke. */
    List<String> distinct() {
        return distinct;
    }
}
