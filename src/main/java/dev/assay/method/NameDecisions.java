package dev.assay.method;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What persons decided about names in one space: aliases (transitive, the last one for a key wins) and splits of joined plurals.
 *
 * @param aliases from a key to the key it stands for, without cycles
 * @param splits plural keys that keep a row of their own
 */
public record NameDecisions(Map<String, String> aliases, Set<String> splits) {
    /** Nothing decided. */
    public static final NameDecisions NONE = new NameDecisions(Map.of(), Set.of());

    public NameDecisions {
        aliases = Collections.unmodifiableMap(new TreeMap<>(aliases));
        splits = Collections.unmodifiableSet(new TreeSet<>(splits));
    }

    /** The key that stands for this one in the end. */
    public String alias(String key) {
        String at = key;
        // A decision that would close a cycle is refused before it is recorded; the bound holds against a journal made
        // elsewhere.
        for (int i = 0; i <= aliases.size(); i++) {
            String next = aliases.get(at);
            if (next == null) return at;
            at = next;
        }
        return key;
    }

    /** Whether the alias would close a cycle, or stand for itself. */
    public boolean wouldClose(String from, String to) {
        return new NameDecisions(without(aliases, from), splits).alias(to).equals(from);
    }

    /** A key that its own aliases lead back to; null when there is none, as it should be. */
    public @Nullable String cycle() {
        for (String key : aliases.keySet()) {
            String at = aliases.get(key);
            for (int i = 0; at != null && i < aliases.size(); i++) {
                if (at.equals(key)) return key;
                at = aliases.get(at);
            }
        }
        return null;
    }

    boolean isSplit(String plural) {
        return splits.contains(plural);
    }

    private static Map<String, String> without(Map<String, String> all, String key) {
        Map<String, String> rest = new TreeMap<>(all);
        rest.remove(key);
        return rest;
    }
}
