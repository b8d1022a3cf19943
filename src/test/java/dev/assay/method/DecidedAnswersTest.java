package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Depiction and verdict of spaces in which people have decided things, by the formulas of the method over the matrix made by hand. Only
 * how the question was read is taken from the program.
 */
class DecidedAnswersTest {
    @Provide
    Arbitrary<DrawnSpace> spaces() {
        return DrawnSpace.all();
    }

    @Provide
    Arbitrary<String> questions() {
        return Combinators.combine(
                        Arbitraries.of("When was ", "Did Ann's ", "Who ", "Did Ben see "),
                        Arbitraries.of(
                                "the vase", "Carla", "kiln", "the kids", "Rome", "Dora", "her dog", "the guitar"),
                        Arbitraries.of(
                                " praised?", " sold by the river?", " and the agency?", "?", " glaze vase river?"))
                .as((a, b, c) -> a + b + c);
    }

    @Property(tries = 3000)
    void depictionAndVerdictAreThoseOfTheMethod(
            @ForAll("spaces") DrawnSpace drawn, @ForAll("questions") String question) {
        ByHand hand = new ByHand(drawn);
        SpaceSnapshot space = SpaceDerivation.derive(drawn.record());
        int budget = 30;
        Answer answer = new Asking(space)
                .ask(Asking.Ask.of(question).by(VerdictRule.COVER_1).within(budget));
        QuestionReading q = answer.reading();

        Map<Integer, Double> scores = new TreeMap<>();
        List<Set<String>> words = new ArrayList<>();
        for (int t = 0; t < drawn.turns().size(); t++) {
            words.add(wordsOf(drawn.turns().get(t), hand.keys(t, true)));
            double rows = count(hand, t, keys(space, q.rows()));
            Set<String> shared = new TreeSet<>(q.words());
            shared.retainAll(words.get(t));
            if (rows > 0 || !shared.isEmpty()) {
                scores.put(t, 3 * rows + shared.size() + 0.5 * count(hand, t, keys(space, q.hubs())));
            }
        }
        Comparator<Integer> best = Comparator.comparingDouble((Integer t) -> -scores.getOrDefault(t, 0.0))
                .thenComparingInt(t -> t);
        List<Integer> ranked = scores.keySet().stream().sorted(best).toList();
        assertThat(answer.scores())
                .extracting(s -> s.tick() + " " + s.score())
                .isEqualTo(ranked.stream().map(t -> t + " " + scores.get(t)).toList());
        assertThat(answer.depiction())
                .extracting(l -> l.tick() + " " + l.score())
                .isEqualTo(depicted(drawn, scores, ranked, budget));
        assertThat(answer.verdict() + " "
                        + answer.cited().stream()
                                .map(Answer.Cited::tick)
                                .sorted()
                                .toList())
                .isEqualTo(judged(drawn, hand, space, q, words));
    }

    private static List<String> keys(SpaceSnapshot space, int[] rows) {
        return java.util.Arrays.stream(rows).mapToObj(space.rows()::key).toList();
    }

    private static int count(ByHand hand, int tick, List<String> keys) {
        Set<String> both = hand.keys(tick, true);
        both.retainAll(keys);
        return both.size();
    }

    /** Words longer than two letters, possessive off; of those that can be drawn, "the" and "those" are stop words. */
    private static Set<String> wordsOf(Turn turn, Set<String> keys) {
        Set<String> words = new HashSet<>();
        String all = turn.text() + " " + (turn.speaker() == null ? "" : turn.speaker()) + " " + String.join(" ", keys);
        for (String w : all.toLowerCase(java.util.Locale.ROOT).split("[^a-z0-9']+")) {
            String bare = w.replaceFirst("'s$", "");
            if (bare.length() > 2
                    && !Set.of("the", "those", "that", "she", "they", "there", "her", "his", "your")
                            .contains(bare)) words.add(bare);
        }
        return words;
    }

    private static List<String> depicted(
            DrawnSpace drawn, Map<Integer, Double> scores, List<Integer> ranked, int budget) {
        Map<Integer, Double> lines = new TreeMap<>();
        List<Integer> best = ranked.subList(0, Math.min(8, ranked.size()));
        for (int t : best) lines.put(t, scores.getOrDefault(t, 0.0));
        for (int t : best) if (t > 0) lines.putIfAbsent(t - 1, scores.getOrDefault(t - 1, 0.0) + 0.1);
        while (lines.keySet().stream()
                        .mapToInt(t -> length(drawn.turns().get(t)))
                        .sum()
                > budget) {
            int worst = lines.keySet().stream()
                    .min(Comparator.comparingDouble((Integer t) -> lines.getOrDefault(t, 0.0))
                            .thenComparing(Comparator.reverseOrder()))
                    .orElseThrow();
            lines.remove(worst);
        }
        List<String> shown = new ArrayList<>();
        lines.keySet().stream()
                .sorted(Comparator.comparingLong((Integer t) -> date(drawn, t)).thenComparingInt(t -> t))
                .forEach(t -> shown.add(t + " " + lines.get(t)));
        return shown;
    }

    private static long date(DrawnSpace drawn, int tick) {
        for (int t = tick; t >= 0; t--) {
            if (drawn.turns().get(t).date() != null)
                return java.util.Objects.requireNonNull(drawn.turns().get(t).date())
                        .from();
        }
        return Long.MIN_VALUE;
    }

    /** Tokens between white space of "[2026-05-08] Alice: Carla praised my vase. (t2)". */
    private static int length(Turn turn) {
        String line = (turn.date() == null ? "" : "[day] ") + (turn.speaker() == null ? "" : turn.speaker() + ": ")
                + turn.text() + " (" + turn.id() + ")";
        return line.strip().split("\\s+").length;
    }

    /** The verdict and the events it rests on. Every event is live. */
    private static String judged(
            DrawnSpace drawn, ByHand hand, SpaceSnapshot space, QuestionReading q, List<Set<String>> words) {
        String abstain = "ABSTAIN []";
        if (!q.ambiguous().isEmpty() || q.terms().isEmpty()) return abstain;
        for (QuestionReading.Phrase p : q.unmatched()) {
            if (words.stream().noneMatch(w -> w.contains(p.lastWord()))) return abstain;
        }
        List<String> hubs = keys(space, q.hubs());
        boolean phrases = q.terms().stream().anyMatch(QuestionReading.Term::nounPhrase);
        Map<Integer, Set<Integer>> covered = new TreeMap<>();
        int best = 0;
        int others = 0;
        for (int t = 0; t < drawn.turns().size(); t++) {
            Set<Integer> of = new TreeSet<>();
            boolean phrase = false;
            for (int i = 0; i < q.terms().size(); i++) {
                QuestionReading.Term term = q.terms().get(i);
                boolean byRow = term.row() >= 0
                        && hand.keys(t, true).contains(space.rows().key(term.row()));
                if (byRow || words.get(t).contains(term.word())) {
                    of.add(i);
                    phrase |= term.nounPhrase();
                }
            }
            if (of.isEmpty() || (phrases && !phrase)) continue;
            covered.put(t, of);
            boolean theirs = hubs.isEmpty() || count(hand, t, hubs) > 0;
            if (theirs) best = Math.max(best, of.size());
            else others = Math.max(others, of.size());
        }
        if (best < others || covered.isEmpty()) return abstain;
        List<Integer> answering = new ArrayList<>();
        int terms = q.terms().size();
        covered.forEach((t, of) -> {
            boolean theirs = hubs.isEmpty() || count(hand, t, hubs) > 0;
            if (theirs && of.size() * 3 >= terms * 2) answering.add(t);
        });
        if (!answering.isEmpty()) return "GROUNDED " + answering;
        return together(hand, q, hubs, covered);
    }

    private static String together(
            ByHand hand, QuestionReading q, List<String> hubs, Map<Integer, Set<Integer>> covered) {
        Set<Integer> phrases = new TreeSet<>();
        for (int i = 0; i < q.terms().size(); i++) if (q.terms().get(i).nounPhrase()) phrases.add(i);
        if (phrases.size() < 2) return "ABSTAIN []";
        String found = "ABSTAIN []";
        int most = 0;
        for (int a : covered.keySet()) {
            for (int b : covered.keySet()) {
                Set<Integer> both = new TreeSet<>(covered.getOrDefault(a, Set.of()));
                both.addAll(covered.getOrDefault(b, Set.of()));
                boolean theirs = hubs.isEmpty() || count(hand, a, hubs) + count(hand, b, hubs) > 0;
                if (b <= a
                        || !both.containsAll(phrases)
                        || both.size() * 3 < q.terms().size() * 2
                        || !theirs) continue;
                if (both.size() > most && !hand.shared(a, b).isEmpty()) {
                    most = both.size();
                    found = "GROUNDED " + List.of(a, b);
                }
            }
        }
        return found;
    }
}
