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
            Set<String> of = new LinkedHashSet<>(Arrays.asList(rows.key(r).split(" ")));
            words.add(of);
            for (String w : of)
                byWord.computeIfAbsent(w, k -> new ArrayList<>()).add(r);
        }
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
            shortForms(space, a, found);
        }
        found.sort(Comparator.comparingInt((Proposal p) -> -p.shared().size())
                .thenComparing(p -> rows.key(p.from()))
                .thenComparing(p -> rows.key(p.to())));
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

    /** "mel" for "melanie": a person's name of one word that another one begins with. */
    private static void shortForms(SpaceSnapshot space, int a, List<Proposal> found) {
        Rows rows = space.rows();
        String key = rows.key(a);
        if (rows.type(a) != MentionType.PERSON || key.indexOf(' ') >= 0 || key.length() < 3) return;
        for (int b = 0; b < rows.size(); b++) {
            String longer = rows.key(b);
            if (b != a
                    && rows.type(b) == MentionType.PERSON
                    && longer.length() > key.length()
                    && longer.startsWith(key)
                    && longer.indexOf(' ') < 0
                    && longer.indexOf('\'') < 0) {
                Proposal p = propose(space, a, b, List.of(key), false);
                if (p != null) found.add(p);
            }
        }
    }
}
