package dev.assay.ui.scoring;

import dev.assay.exchange.ScoreSummary;
import dev.assay.model.ScorerKind;
import dev.assay.project.Head;
import dev.assay.scoring.Filter;
import dev.assay.scoring.Results;
import dev.assay.scoring.Scoreboard;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.scoring.Statistics;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import dev.assay.ui.work.Task;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** What the scores come to, summed up in the background while it is wanted; and which arms are compared. Knows no control. */
final class BoardModel {
    private static final String REFERENCE = "scoring.reference";
    private static final String ARM = "scoring.arm";

    private final Workbench bench;
    private final Texts texts;
    private final ScoringModel desk;
    private Runnable changed = () -> {};
    private @Nullable ScoreSummary summary;
    private @Nullable Results results;
    private @Nullable ScoringSnapshot of;
    private @Nullable Head head;
    private @Nullable String reference;
    private @Nullable String arm;
    private @Nullable ScorerKind kind;
    private @Nullable String category;
    private @Nullable ScoringSnapshot asking;
    private @Nullable Task running;
    private boolean wanted;
    private int asked;

    BoardModel(Workbench bench, Texts texts, ScoringModel desk) {
        this.bench = bench;
        this.texts = texts;
        this.desk = desk;
        bench.desk().project().opened().addListener((o, was, now) -> {
            if (was == null
                    || now == null
                    || !was.snapshot().id().equals(now.snapshot().id())) forget();
            sum();
        });
    }

    void onChange(Runnable run) {
        changed = run;
    }

    private void forget() {
        summary = null;
        results = null;
        of = null;
        asking = null;
        reference = null;
        arm = null;
        kind = null;
        category = null;
    }

    /** Whether somebody looks at it. While a scorer is blind nobody does. */
    void wanted(boolean now) {
        if (now == wanted) return;
        wanted = now;
        sum();
    }

    /** Null while it is summed up for the first time. */
    @Nullable
    ScoreSummary summary() {
        return summary;
    }

    @Nullable
    Results results() {
        return results;
    }

    @Nullable
    ScoringSnapshot scoring() {
        return of;
    }

    @Nullable
    Head head() {
        return head;
    }

    @Nullable
    String reference() {
        return reference;
    }

    /** The arm that is set against the reference. */
    @Nullable
    String arm() {
        return arm;
    }

    @Nullable
    String category() {
        return category;
    }

    @Nullable
    ScorerKind kind() {
        return kind;
    }

    /** How many disagreements nobody has settled; -1 while that is not known. */
    int open() {
        ScoreSummary s = summary;
        if (s == null) return -1;
        return (int) s.agreement().disagreements().stream()
                .filter(r -> !r.adjudicated())
                .count();
    }

    /** What is said instead of a scoreboard. */
    String says() {
        Sitting s = desk.sitting();
        return texts.get(s == null || s.hasAnswers() ? "scoring.board.summing" : "scoring.board.none");
    }

    void reference(String to) {
        if (to.equals(reference)) return;
        reference = to;
        bench.desk().settings().update(s -> s.withPreference(REFERENCE, to));
        if (to.equals(arm)) arm = null;
        again();
    }

    void arm(String to) {
        if (to.equals(arm) || to.equals(reference)) return;
        arm = to;
        bench.desk().settings().update(s -> s.withPreference(ARM, to));
        changed.run();
    }

    void kind(ScorerKind to) {
        if (to == kind) return;
        kind = to;
        again();
    }

    void category(@Nullable String to) {
        if (Objects.equals(to, category)) return;
        category = to;
        again();
    }

    private void again() {
        of = null;
        asking = null;
        sum();
    }

    /** The comparison of the chosen arm with the reference; null where they have no scored question in common. */
    Scoreboard.@Nullable Ratio ratio(@Nullable String ofArm) {
        ScoreSummary s = summary;
        if (s == null || ofArm == null) return null;
        for (Scoreboard.Ratio r : s.board().ratios()) {
            if (r.arm().equals(ofArm) && r.reference().equals(reference)) return r;
        }
        return null;
    }

    Scoreboard.@Nullable Row row(@Nullable String ofArm) {
        ScoreSummary s = summary;
        if (s == null) return null;
        for (Scoreboard.Row r : s.board().arms()) if (r.arm().equals(ofArm)) return r;
        return null;
    }

    private void sum() {
        Opened opened = bench.desk().project().opened().get();
        if (!wanted || opened == null) return;
        ScoringSnapshot scoring = opened.snapshot().scoring();
        if (scoring == of || scoring == asking) return;
        if (scoring.answers() == 0) {
            summary = null;
            changed.run();
            return;
        }
        int mine = ++asked;
        if (running != null) running.cancel();
        asking = scoring;
        Head at = opened.snapshot().head();
        Filter filter = new Filter(category, null, java.util.Set.of(), Filter.Which.ALL);
        ScorerKind chosen = kind;
        String against = reference(scoring);
        running = bench.desk()
                .work()
                .start(
                        texts.get("scoring.work"),
                        true,
                        progress -> {
                            ScoreSummary s = ScoreSummary.of(scoring, chosen, filter, against, Statistics.SEED);
                            return new Summed(s, Results.of(scoring, s.board().kind(), filter));
                        },
                        done -> {
                            if (mine == asked) arrive(done, scoring, at, against);
                        },
                        e -> {
                            if (mine == asked) asking = null;
                        });
    }

    private record Summed(ScoreSummary summary, Results results) {}

    private void arrive(Summed done, ScoringSnapshot scoring, Head at, @Nullable String against) {
        summary = done.summary;
        results = done.results;
        of = scoring;
        asking = null;
        head = at;
        reference = against;
        kind = done.summary.board().kind();
        arm = chosenArm(done.summary.board().arms(), against);
        changed.run();
    }

    /** The reference: the one that was chosen, here or last time, else the arm that was shown most words. */
    private @Nullable String reference(ScoringSnapshot scoring) {
        SortedSet<String> arms = scoring.arms();
        if (reference != null && arms.contains(reference)) return reference;
        String kept = bench.desk().settings().get().preference(REFERENCE, "");
        if (arms.contains(kept)) return kept;
        String most = null;
        double words = -1;
        for (String a : arms) {
            double shown = scoring.questions().stream()
                    .map(q -> q.answers().get(a))
                    .filter(Objects::nonNull)
                    .mapToInt(x -> x.words() == null ? 0 : x.words())
                    .average()
                    .orElse(0);
            if (shown > words) {
                most = a;
                words = shown;
            }
        }
        return most;
    }

    private @Nullable String chosenArm(List<Scoreboard.Row> rows, @Nullable String against) {
        List<String> arms = rows.stream()
                .map(Scoreboard.Row::arm)
                .filter(a -> !a.equals(against))
                .toList();
        if (arm != null && arms.contains(arm)) return arm;
        String kept = bench.desk().settings().get().preference(ARM, "");
        if (arms.contains(kept)) return kept;
        return arms.isEmpty() ? null : arms.getFirst();
    }
}
