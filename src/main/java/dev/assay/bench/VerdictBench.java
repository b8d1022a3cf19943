package dev.assay.bench;

import dev.assay.baseline.Baseline;
import dev.assay.baseline.Embedder;
import dev.assay.baseline.Vectors;
import dev.assay.bench.LocomoFile.Asked;
import dev.assay.method.Answer;
import dev.assay.method.Answer.Verdict;
import dev.assay.method.Asking;
import dev.assay.method.Asking.Ask;
import dev.assay.method.LinkedWeights;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standings;
import dev.assay.method.VerdictRule;
import dev.assay.method.VerdictWeights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Verdicts on LoCoMo's questions ({@code bench verdicts}): categories 1 to 4 can be answered and should be grounded, category 5 asks for
 * what nobody said and should be abstained from. Balanced accuracy is the mean of the share of the answerable that are grounded and the
 * share of the adversarial that are not. Vectors ground a question when its nearest line is near enough.
 */
public final class VerdictBench {
    private final LocomoFile file;
    private final Consumer<String> progress;

    /** Prepares a measurement. */
    public VerdictBench(LocomoFile file, Consumer<String> progress) {
        this.file = file;
        this.progress = progress;
    }

    /** How many of some questions came out how. */
    public record Counts(int grounded, int missing, int abstain) {
        int all() {
            return grounded + missing + abstain;
        }

        private Counts plus(Verdict verdict) {
            return switch (verdict) {
                case GROUNDED -> new Counts(grounded + 1, missing, abstain);
                case MISSING_EVIDENCE -> new Counts(grounded, missing + 1, abstain);
                case ABSTAIN -> new Counts(grounded, missing, abstain + 1);
            };
        }
    }

    /**
     * One system's confusion table.
     *
     * @param name the rule set, or {@code vector}
     * @param chosen what was chosen on the other conversations, one a fold; empty when nothing was
     */
    public record System(String name, Counts answerable, Counts adversarial, List<String> chosen) {
        /** The mean of both shares that came out as they should. */
        public double balancedAccuracy() {
            double grounded = answerable.grounded() / (double) answerable.all();
            double not = 1 - adversarial.grounded() / (double) adversarial.all();
            return (grounded + not) / 2;
        }
    }

    /** A question that came out otherwise than it should. */
    public record Miss(Asked question, Answer answer) {}

    /** Measures the rule sets as they are, and vectors, where they are here, with the best threshold there is. */
    public List<System> measure(Optional<Embedder> embedder) {
        List<System> systems = new ArrayList<>();
        for (VerdictRule rule : VerdictRule.values()) {
            progress.accept("asking by " + rule.id());
            systems.addFirst(system(rule.id(), verdicts(rule, VerdictWeights.COVER_2), List.of()));
        }
        if (embedder.isPresent()) {
            double[] near = nearest(embedder.get());
            double threshold = threshold(near, null);
            Verdict[] verdicts = new Verdict[near.length];
            for (int i = 0; i < near.length; i++) verdicts[i] = of(near[i], threshold);
            systems.add(system("vector", verdicts, List.of("threshold " + threshold)));
        }
        return systems;
    }

    /** Chooses the numbers of {@code cover-2}, and the threshold of vectors, without one conversation and tries them on it; in turn. */
    public List<System> folds(Optional<Embedder> embedder) {
        List<VerdictWeights> grid = new ArrayList<>();
        for (int margin : new int[] {90, 100, 110}) {
            for (int turn : new int[] {25, 33, 40}) grid.add(new VerdictWeights(margin, turn, 75));
        }
        Verdict[][] tried = new Verdict[grid.size()][];
        for (int g = 0; g < tried.length; g++) {
            progress.accept("setting " + (g + 1) + " of " + tried.length);
            tried[g] = verdicts(VerdictRule.COVER_2, grid.get(g));
        }
        List<Asked> questions = file.questions();
        Verdict[] ours = new Verdict[questions.size()];
        Verdict[] theirs = new Verdict[questions.size()];
        double[] near = embedder.isPresent() ? nearest(embedder.get()) : new double[0];
        List<String> chosen = new ArrayList<>();
        List<String> thresholds = new ArrayList<>();
        for (String out : file.spaces().keySet()) {
            int best = 0;
            double most = -1;
            for (int g = 0; g < tried.length; g++) {
                double of = accuracy(tried[g], out);
                if (of > most) {
                    most = of;
                    best = g;
                }
            }
            VerdictWeights w = grid.get(best);
            chosen.add(out + ": margin " + w.margin() + ", turn " + w.turn());
            double threshold = near.length == 0 ? 0 : threshold(near, out);
            thresholds.add(out + ": threshold " + threshold);
            for (int i = 0; i < ours.length; i++) {
                if (!questions.get(i).space().equals(out)) continue;
                ours[i] = tried[best][i];
                if (near.length > 0) theirs[i] = of(near[i], threshold);
            }
        }
        List<System> systems = new ArrayList<>();
        systems.add(system("cover-2 by folds", ours, chosen));
        if (near.length > 0) systems.add(system("vector by folds", theirs, thresholds));
        return systems;
    }

    /** The questions that a rule set grounds and should not, or does not and should. */
    public List<Miss> misses(VerdictRule rule) {
        List<Miss> misses = new ArrayList<>();
        ask(rule, VerdictWeights.COVER_2, (i, answer) -> {
            Asked q = file.questions().get(i);
            if (q.isAdversarial() == (answer.verdict() == Verdict.GROUNDED)) misses.add(new Miss(q, answer));
        });
        return misses;
    }

    private interface Sink {
        void take(int question, Answer answer);
    }

    private void ask(VerdictRule rule, VerdictWeights weights, Sink sink) {
        file.spaces().forEach((id, space) -> {
            Asking asking = asking(space, weights);
            for (int i = 0; i < file.questions().size(); i++) {
                Asked q = file.questions().get(i);
                if (q.space().equals(id))
                    sink.take(i, asking.ask(Ask.of(q.text()).by(rule).within(0)));
            }
        });
    }

    private static Asking asking(SpaceSnapshot space, VerdictWeights weights) {
        return new Asking(space, Standings.allLive(space.record()), LinkedWeights.LINKED_1, weights);
    }

    private Verdict[] verdicts(VerdictRule rule, VerdictWeights weights) {
        Verdict[] verdicts = new Verdict[file.questions().size()];
        ask(rule, weights, (i, answer) -> verdicts[i] = answer.verdict());
        return verdicts;
    }

    private System system(String name, Verdict[] verdicts, List<String> chosen) {
        Counts answerable = new Counts(0, 0, 0);
        Counts adversarial = new Counts(0, 0, 0);
        for (int i = 0; i < verdicts.length; i++) {
            if (file.questions().get(i).isAdversarial()) adversarial = adversarial.plus(verdicts[i]);
            else answerable = answerable.plus(verdicts[i]);
        }
        return new System(name, answerable, adversarial, chosen);
    }

    /** Balanced accuracy without one conversation; of all when none is left out. */
    private double accuracy(Verdict[] verdicts, String without) {
        int[] right = new int[2];
        int[] all = new int[2];
        for (int i = 0; i < verdicts.length; i++) {
            Asked q = file.questions().get(i);
            if (q.space().equals(without)) continue;
            int k = q.isAdversarial() ? 1 : 0;
            all[k]++;
            if (q.isAdversarial() != (verdicts[i] == Verdict.GROUNDED)) right[k]++;
        }
        return (right[0] / (double) all[0] + right[1] / (double) all[1]) / 2;
    }

    /** How near the nearest line of each question is. */
    private double[] nearest(Embedder embedder) {
        double[] near = new double[file.questions().size()];
        file.spaces().forEach((id, space) -> {
            progress.accept("embedding " + id);
            try (Vectors vectors = new Vectors(space, embedder)) {
                for (int i = 0; i < near.length; i++) {
                    Asked q = file.questions().get(i);
                    if (!q.space().equals(id)) continue;
                    List<Baseline.Ranked> ranked = vectors.rank(q.text());
                    near[i] = ranked.isEmpty() ? 0 : ranked.getFirst().score();
                }
            }
        });
        return near;
    }

    private static Verdict of(double near, double threshold) {
        return near >= threshold ? Verdict.GROUNDED : Verdict.ABSTAIN;
    }

    /** The threshold with the best balanced accuracy, without one conversation. */
    private double threshold(double[] near, @Nullable String without) {
        double best = 0;
        double most = -1;
        double[] sorted = near.clone();
        Arrays.sort(sorted);
        for (double t : sorted) {
            Verdict[] verdicts = new Verdict[near.length];
            for (int i = 0; i < near.length; i++) verdicts[i] = of(near[i], t);
            double of = accuracy(verdicts, without == null ? "" : without);
            if (of > most) {
                most = of;
                best = t;
            }
        }
        return best;
    }
}
