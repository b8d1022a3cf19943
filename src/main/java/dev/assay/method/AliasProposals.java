package dev.assay.method;

import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Rows whose names look alike: one's words within the other's, or at least half of the words of the longer one shared. They are shown
 * to a person and never merged by themselves.
 */
public final class AliasProposals {
    /** A word that so many rows have tells nothing about any two of them. */
    private static final int COMMON = 200;

    private AliasProposals() {}

    /** Two rows that look alike, the less frequent one first, and the words they share. */
    public record Proposal(int from, int to, List<String> shared, boolean contained) {}

    /** All proposals of a snapshot that no person refused, most shared words first, then by key. */
    public static List<Proposal> of(SpaceSnapshot space) {
        Rows rows = space.rows();
        List<Set<String>> words = new ArrayList<>();
        Map<String, List<Integer>> byWord = new HashMap<>();
        for (int r = 0; r < rows.size(); r++) {
            Set<String> of = words(rows, r);
            words.add(of);
            for (String w : of)
                byWord.computeIfAbsent(w, k -> new ArrayList<>()).add(r);
        }
        TreeMap<String, Integer> persons = persons(rows);
        List<Proposal> found = new ArrayList<>();
        for (int a = 0; a < rows.size(); a++) {
            TreeSet<Integer> others = new TreeSet<>();
            for (String w : words.get(a)) {
                List<Integer> having = byWord.getOrDefault(w, List.of());
                if (having.size() <= COMMON) others.addAll(having);
            }
            for (int b : others.tailSet(a, false)) {
                Proposal p = compare(space, a, b, words.get(a), words.get(b));
                if (p != null) found.add(p);
            }
            shortForms(space, a, persons, found);
        }
        found.sort(order(rows));
        return found;
    }

    private static @Nullable Proposal compare(
            SpaceSnapshot space, int a, int b, Set<String> wordsA, Set<String> wordsB) {
        List<String> shared = wordsA.stream().filter(wordsB::contains).toList();
        boolean contained = shared.size() == Math.min(wordsA.size(), wordsB.size());
        boolean half = shared.size() * 2 >= Math.max(wordsA.size(), wordsB.size());
        if (!contained && !half) return null;
        return propose(space, a, b, shared, contained);
    }

    private static @Nullable Proposal propose(
            SpaceSnapshot space, int a, int b, List<String> shared, boolean contained) {
        Rows rows = space.rows();
        if (space.settings().apart().contains(Settings.pair(rows.key(a), rows.key(b)))) return null;
        boolean aIsRarer = space.incidence().eventsOf(a) <= space.incidence().eventsOf(b);
        return new Proposal(aIsRarer ? a : b, aIsRarer ? b : a, shared, contained);
    }

    /** The rows that look like this one and that no person keeps apart from it, in the order of {@link #of(SpaceSnapshot)}. */
    public static List<Proposal> of(SpaceSnapshot space, int row) {
        Rows rows = space.rows();
        Set<String> words = words(rows, row);
        List<Proposal> found = new ArrayList<>();
        for (int b = 0; b < rows.size(); b++) {
            if (b == row) continue;
            Set<String> others = words(rows, b);
            if (words.stream().anyMatch(others::contains)) {
                Proposal p = compare(space, Math.min(row, b), Math.max(row, b), words, others);
                if (p != null) found.add(p);
            } else {
                String shorter =
                        isShortForm(rows, row, b) ? rows.key(row) : isShortForm(rows, b, row) ? rows.key(b) : null;
                Proposal p = shorter == null ? null : propose(space, row, b, List.of(shorter), false);
                if (p != null) found.add(p);
            }
        }
        found.sort(order(rows));
        return found;
    }

    /** The words that two names share by which they look alike; none when they do not. */
    public static List<String> likeness(String one, String other) {
        Set<String> a = words(one);
        Set<String> b = words(other);
        List<String> shared = a.stream().filter(b::contains).toList();
        boolean contained = shared.size() == Math.min(a.size(), b.size());
        return contained || shared.size() * 2 >= Math.max(a.size(), b.size()) ? shared : List.of();
    }

    private static Set<String> words(Rows rows, int row) {
        return words(rows.key(row));
    }

    private static Set<String> words(String key) {
        return new LinkedHashSet<>(Arrays.asList(key.split(" ")));
    }

    private static Comparator<Proposal> order(Rows rows) {
        return Comparator.comparingInt((Proposal p) -> -p.shared().size())
                .thenComparing(p -> rows.key(p.from()))
                .thenComparing(p -> rows.key(p.to()));
    }

    /** "mel" for "melanie": a person's name of one word that another one begins with. */
    private static void shortForms(SpaceSnapshot space, int a, TreeMap<String, Integer> persons, List<Proposal> found) {
        String key = space.rows().key(a);
        if (space.rows().type(a) != MentionType.PERSON || key.indexOf(' ') >= 0 || key.length() < 3) return;
        for (Map.Entry<String, Integer> longer : persons.tailMap(key, false).entrySet()) {
            // In the order of their letters, all that begin with it stand together.
            if (!longer.getKey().startsWith(key)) break;
            Proposal p = propose(space, a, longer.getValue(), List.of(key), false);
            if (p != null) found.add(p);
        }
    }

    /** The names of persons that a shorter one may stand for: one word, nobody's possession. */
    private static TreeMap<String, Integer> persons(Rows rows) {
        TreeMap<String, Integer> persons = new TreeMap<>();
        for (int r = 0; r < rows.size(); r++) if (isPlainPerson(rows, r)) persons.put(rows.key(r), r);
        return persons;
    }

    private static boolean isPlainPerson(Rows rows, int row) {
        return rows.type(row) == MentionType.PERSON
                && rows.key(row).indexOf(' ') < 0
                && rows.key(row).indexOf('\'') < 0;
    }

    private static boolean isShortForm(Rows rows, int a, int of) {
        String key = rows.key(a);
        return rows.type(a) == MentionType.PERSON
                && key.indexOf(' ') < 0
                && key.length() >= 3
                && isPlainPerson(rows, of)
                && rows.key(of).length() > key.length()
                && rows.key(of).startsWith(key);
    }
}
