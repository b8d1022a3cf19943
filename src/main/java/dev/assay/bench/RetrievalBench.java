package dev.assay.bench;

import dev.assay.baseline.Baseline;
import dev.assay.baseline.Bm25;
import dev.assay.baseline.Embedder;
import dev.assay.baseline.Vectors;
import dev.assay.bench.LocomoFile.Asked;
import dev.assay.method.Answer.Line;
import dev.assay.method.Asking;
import dev.assay.method.EventLine;
import dev.assay.method.LinkedWeights;
import dev.assay.method.Profile;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standings;
import dev.assay.method.VerdictWeights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How much of the evidence of LoCoMo's questions is shown within a budget of words ({@code bench retrieval}). Adversarial questions have
 * none to find and are not asked; a question none of whose citations names a turn is left out and counted.
 */
public final class RetrievalBench {
    private final LocomoFile file;
    private final int[] budgets;
    private final Consumer<String> progress;
    private final List<Asked> questions = new ArrayList<>();
    private int excluded;
    private int lost;

    /** Prepares a measurement within these budgets. */
    public RetrievalBench(LocomoFile file, int[] budgets, Consumer<String> progress) {
        this.file = file;
        this.budgets = budgets.clone();
        this.progress = progress;
        for (Asked q : file.questions()) {
            if (q.isAdversarial()) continue;
            lost += q.lost();
            if (q.evidence().isEmpty()) excluded++;
            else questions.add(q);
        }
    }

    /**
     * One system's figures.
     *
     * @param recall for each budget the mean share of the cited turns that are shown
     * @param words for each budget the mean number of words shown
     * @param byCategory the same as {@code recall}, for each category
     */
    public record System(String name, double[] recall, double[] words, SortedMap<String, double[]> byCategory) {}

    /**
     * All figures.
     *
     * @param questions how many questions were asked
     * @param excluded how many were left out, since no citation of theirs names a turn
     * @param lost how many citations name no turn, in all
     * @param byCategory how many questions each category has
     * @param systems in the order of the table
     */
    public record Result(
            int questions,
            int excluded,
            int lost,
            int[] budgets,
            SortedMap<String, Integer> byCategory,
            List<System> systems) {}

    /** Shows some lines for a question. */
    @FunctionalInterface
    private interface Showing {
        List<Line> show(Asked question, int budget);
    }

    /** Measures every system that is here. */
    public Result measure(@Nullable Embedder embedder) {
        List<System> systems = new ArrayList<>();
        for (Profile p : Profile.values()) {
            progress.accept("asking " + p.id());
            systems.add(eachSpace(p.id(), space -> {
                Asking asking = new Asking(space);
                return (q, budget) -> asking.depict(q.text(), p, budget);
            }));
        }
        progress.accept("asking bm25");
        systems.add(eachSpace("bm25", space -> baseline(new Bm25(space))));
        if (embedder != null) {
            progress.accept("asking vector");
            systems.add(eachSpace("vector", space -> baseline(new Vectors(space, embedder))));
        }
        systems.add(eachSpace("everything", space -> {
            List<Line> all = new ArrayList<>();
            for (int t = 0; t < space.record().events().size(); t++) all.add(new Line(t, 0, false));
            return (q, budget) -> all;
        }));
        SortedMap<String, Integer> counts = new TreeMap<>();
        for (Asked q : questions) counts.merge(q.category(), 1, Integer::sum);
        return new Result(questions.size(), excluded, lost, budgets, counts, systems);
    }

    private static Showing baseline(Baseline baseline) {
        Asked[] last = {null};
        List<List<Baseline.Ranked>> ranked = new ArrayList<>();
        return (q, budget) -> {
            if (last[0] != q) {
                last[0] = q;
                ranked.clear();
                ranked.add(baseline.rank(q.text()));
            }
            return baseline.depict(ranked.getFirst(), budget, t -> true);
        };
    }

    private interface Opening {
        Showing open(SpaceSnapshot space);
    }

    private System eachSpace(String name, Opening opening) {
        Sums sums = new Sums(budgets.length);
        file.spaces().forEach((id, space) -> {
            Showing showing = opening.open(space);
            for (Asked q : questions) if (q.space().equals(id)) sums.add(q, space, showing);
        });
        return sums.system(name);
    }

    /** Adds up what is kept, all in all and for each category. */
    private final class Sums {
        private final double[] recall;
        private final double[] words;
        private final SortedMap<String, double[]> byCategory = new TreeMap<>();
        private final SortedMap<String, Integer> counts = new TreeMap<>();
        private int n;

        Sums(int budgets) {
            recall = new double[budgets];
            words = new double[budgets];
        }

        void add(Asked q, SpaceSnapshot space, Showing showing) {
            n++;
            counts.merge(q.category(), 1, Integer::sum);
            double[] of = byCategory.computeIfAbsent(q.category(), k -> new double[budgets.length]);
            for (int b = 0; b < budgets.length; b++) {
                Set<Integer> shown = new HashSet<>();
                int length = 0;
                for (Line l : showing.show(q, budgets[b])) {
                    shown.add(l.tick());
                    length += EventLine.words(space.record().events().get(l.tick()));
                }
                double kept = q.evidence().stream().filter(shown::contains).count()
                        / (double) q.evidence().size();
                recall[b] += kept;
                words[b] += length;
                of[b] += kept;
            }
        }

        System system(String name) {
            for (int b = 0; b < budgets.length; b++) {
                recall[b] /= n;
                words[b] /= n;
                for (String c : byCategory.keySet()) byCategory.getOrDefault(c, recall)[b] /= counts.getOrDefault(c, 1);
            }
            return new System(name, recall, words, byCategory);
        }
    }

    /**
     * One fold: the weights that kept most on the other conversations, and what they keep on this one.
     *
     * @param fixed what the weights in use keep on it
     */
    public record Fold(String space, int questions, int session, int hop, int said, double[] recall, double[] fixed) {}

    /** Chooses the shares of {@code linked} on a small grid without one conversation, and tries them on it; each in turn. */
    public List<Fold> folds() {
        List<LinkedWeights> grid = new ArrayList<>();
        for (int session : new int[] {20, 30, 40}) {
            for (int hop : new int[] {5, 10, 15}) {
                for (int said : new int[] {30, 50, 70}) grid.add(LinkedWeights.LINKED_1.with(session, hop, said));
            }
        }
        List<String> names = List.copyOf(file.spaces().keySet());
        double[][][] kept = new double[grid.size()][names.size()][];
        for (int g = 0; g < grid.size(); g++) {
            progress.accept("setting " + (g + 1) + " of " + grid.size());
            for (int s = 0; s < names.size(); s++) kept[g][s] = sums(names.get(s), grid.get(g));
        }
        List<Fold> folds = new ArrayList<>();
        for (int out = 0; out < names.size(); out++) {
            int best = 0;
            double most = -1;
            for (int g = 0; g < grid.size(); g++) {
                double sum = 0;
                for (int s = 0; s < names.size(); s++)
                    if (s != out) sum += Arrays.stream(kept[g][s]).sum();
                if (sum > most) {
                    most = sum;
                    best = g;
                }
            }
            int n = 0;
            for (Asked q : questions) if (q.space().equals(names.get(out))) n++;
            LinkedWeights w = grid.get(best);
            folds.add(new Fold(
                    names.get(out),
                    n,
                    w.session(),
                    w.hop(),
                    w.said(),
                    mean(kept[best][out], n),
                    mean(sums(names.get(out), LinkedWeights.LINKED_1), n)));
        }
        return folds;
    }

    private static double[] mean(double[] sums, int n) {
        return Arrays.stream(sums).map(d -> d / n).toArray();
    }

    private double[] sums(String id, LinkedWeights weights) {
        SpaceSnapshot space = file.spaces().get(id);
        if (space == null) throw new IllegalArgumentException("no conversation " + id);
        Asking asking = new Asking(space, Standings.allLive(space.record()), weights, VerdictWeights.COVER_2);
        Sums sums = new Sums(budgets.length);
        for (Asked q : questions) {
            if (q.space().equals(id))
                sums.add(q, space, (a, budget) -> asking.depict(a.text(), Profile.LINKED, budget));
        }
        return sums.recall;
    }
}
