package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.RandomSpace.Said;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The published scores and what is shown, on random small spaces, by the formula as it is written (METHOD, section 7). */
class SeedDepictionTest {
    /** Those of the list that can come up here. */
    private static final Set<String> STOP = Set.of("and", "the", "his", "her", "your", "that");

    @Provide
    Arbitrary<RandomSpace> spaces() {
        return RandomSpace.all();
    }

    /** Words and one-word keys, joined by a stop word, so that how the question is read leaves no doubt. */
    @Provide
    Arbitrary<List<String>> questions() {
        List<String> words = new ArrayList<>(RandomSpace.WORDS);
        words.addAll(List.of("vase", "kiln", "carla", "otto", "twins", "ann", "ben", "cleo", "nowhere"));
        return Arbitraries.of(words).list().ofMinSize(1).ofMaxSize(4).uniqueElements();
    }

    private static Set<String> words(String text) {
        Set<String> words = new LinkedHashSet<>();
        for (String w : text.toLowerCase(Locale.ROOT).split("[^a-z0-9']+")) {
            String bare = w.endsWith("'s") ? w.substring(0, w.length() - 2) : w;
            if (bare.length() > 2 && !STOP.contains(bare)) words.add(bare);
        }
        return words;
    }

    private static String line(int tick, Said said) {
        return (said.date() == null ? "" : "[" + said.date().substring(0, 10) + "] ")
                + (said.speaker() == null ? "" : said.speaker() + ": ")
                + said.text() + " (e" + tick + ")";
    }

    private static int length(String line) {
        return line.strip().split("\\s+").length;
    }

    private record Shown(int tick, double score, boolean context) {}

    private static Map<Integer, Double> scores(RandomSpace random, Replay replay, List<String> question) {
        Map<String, String> aliases = new HashMap<>();
        random.aliases().forEach(a -> aliases.put(a.from(), a.to()));
        Set<String> named = new HashSet<>();
        for (String word : question) {
            String key = word;
            while (aliases.containsKey(key)) key = aliases.get(key);
            if (replay.matrix.containsKey(key)) named.add(key);
        }
        Map<Integer, Double> scores = new TreeMap<>();
        for (int e = 0; e < random.turns().size(); e++) {
            Said said = random.turns().get(e);
            Set<String> of = words(said.text() + " " + (said.speaker() == null ? "" : said.speaker()));
            int rows = 0;
            int hubs = 0;
            for (String key : replay.matrix.keySet()) {
                if (!replay.matrix.get(key).contains(e)) continue;
                of.addAll(words(key));
                if (named.contains(key) && replay.hubs.contains(key)) hubs++;
                else if (named.contains(key)) rows++;
            }
            of.retainAll(question);
            if (rows > 0 || !of.isEmpty()) scores.put(e, 3.0 * rows + of.size() + 0.5 * hubs);
        }
        return scores;
    }

    private static List<Shown> depiction(RandomSpace random, Map<Integer, Double> scores, int budget) {
        List<Integer> best = new ArrayList<>(scores.keySet());
        best.sort(Comparator.comparingDouble((Integer e) -> -scores.getOrDefault(e, 0.0))
                .thenComparingInt(e -> e));
        List<Integer> kept = best.subList(0, Math.min(8, best.size()));
        Map<Integer, Shown> shown = new TreeMap<>();
        for (int e : kept) shown.put(e, new Shown(e, scores.getOrDefault(e, 0.0), false));
        for (int e : kept) {
            if (e > 0 && !shown.containsKey(e - 1)) {
                shown.put(e - 1, new Shown(e - 1, scores.getOrDefault(e - 1, 0.0) + 0.1, true));
            }
        }
        while (shown.values().stream()
                        .mapToInt(s -> length(line(s.tick(), random.turns().get(s.tick()))))
                        .sum()
                > budget) {
            shown.remove(shown.values().stream()
                    .min(Comparator.comparingDouble(Shown::score).thenComparingInt(s -> -s.tick()))
                    .orElseThrow()
                    .tick());
        }
        List<String> dates = new ArrayList<>();
        String last = "";
        for (Said said : random.turns()) {
            if (said.date() != null) last = (said.date() + "T00:00:00").substring(0, 16);
            dates.add(last);
        }
        List<Shown> order = new ArrayList<>(shown.values());
        order.sort(Comparator.comparing((Shown s) -> dates.get(s.tick())).thenComparingInt(Shown::tick));
        return order;
    }

    @Property(tries = 4000)
    void scoresAndDepictionAreThoseOfTheFormula(
            @ForAll("spaces") RandomSpace random,
            @ForAll("questions") List<String> question,
            @ForAll @IntRange(max = 90) int budget) {
        Map<Integer, Double> expected = scores(random, new Replay(random), question);
        SpaceSnapshot space = SpaceDerivation.derive(random.record());
        Answer answer = new Asking(space).ask(String.join(" and ", question) + "?", budget);

        Map<Integer, Double> scores = new TreeMap<>();
        answer.scores().forEach(s -> scores.put(s.tick(), s.score()));
        assertThat(scores).isEqualTo(expected);
        answer.scores()
                .forEach(s -> assertThat(s.terms().stream()
                                .mapToDouble(Answer.ScoreTerm::weight)
                                .sum())
                        .isEqualTo(s.score()));
        List<Integer> order = new ArrayList<>(expected.keySet());
        order.sort(Comparator.comparingDouble((Integer e) -> -expected.getOrDefault(e, 0.0))
                .thenComparingInt(e -> e));
        assertThat(answer.scores()).extracting(Answer.Score::tick).isEqualTo(order);

        List<Shown> depiction = answer.depiction().stream()
                .map(l -> new Shown(l.tick(), l.score(), l.context()))
                .toList();
        assertThat(depiction).isEqualTo(depiction(random, expected, budget));

        int words = 0;
        for (Answer.Line l : answer.depiction()) {
            String line = EventLine.of(space.record().events().get(l.tick()));
            assertThat(line).isEqualTo(line(l.tick(), random.turns().get(l.tick())));
            words += length(line);
        }
        assertThat(answer.words()).isEqualTo(words).isLessThanOrEqualTo(budget);
    }

    @Property(tries = 300)
    void theSameSpaceGivesTheSameAnswerAgain(
            @ForAll("spaces") RandomSpace random, @ForAll("questions") List<String> question) {
        String text = String.join(" and ", question) + "?";
        Answer one = new Asking(SpaceDerivation.derive(random.record())).ask(text, 700);
        Answer other = new Asking(SpaceDerivation.derive(random.record())).ask(text, 700);
        assertThat(one).usingRecursiveComparison().isEqualTo(other);
    }
}
