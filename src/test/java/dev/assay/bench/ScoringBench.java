package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.exchange.ScoreSummary;
import dev.assay.model.Grade;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.scoring.Filter;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringDesk;
import dev.assay.scoring.ScoringItem;
import dev.assay.scoring.Statistics;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * 20,000 answers, every one scored by somebody else already: what one key press takes, from the score to the next question on the
 * desk, the transaction on disk included. Run it alone: {@code ./mvnw test -Dtest=ScoringBench -Dtest.groups=bench
 * -Dtest.excludedGroups=}.
 */
@Tag("bench")
class ScoringBench {
    private static final int QUESTIONS = 5_000;
    private static final String[] ARMS = {"conversation", "depiction", "bm25", "vectors"};
    private static final int PRESSES = 2_000;
    private static final double GOAL_MS = 100;

    @TempDir
    Path folder;

    private static double ms(long since) {
        return (System.nanoTime() - since) / 1e6;
    }

    private Path file(String name, StringBuilder text) throws Exception {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aKeyPressAmongTwentyThousandAnswers() throws Exception {
        StringBuilder questions = new StringBuilder("question_id,category,question,answer\n");
        StringBuilder answers = new StringBuilder("question_id,arm,answer,words\n");
        StringBuilder scores = new StringBuilder("question_id,arm,scorer,score\n");
        for (int q = 0; q < QUESTIONS; q++) {
            questions
                    .append("q")
                    .append(q)
                    .append(',')
                    .append(q % 5)
                    .append(",What was said ")
                    .append(q)
                    .append("?,This\n");
            for (String arm : ARMS) {
                answers.append("q")
                        .append(q)
                        .append(',')
                        .append(arm)
                        .append(",Answer of ")
                        .append(q)
                        .append(",700\n");
                scores.append("q")
                        .append(q)
                        .append(',')
                        .append(arm)
                        .append(",Bob,")
                        .append(q % 3 == 0 ? "0.5" : "1")
                        .append('\n');
            }
        }
        Path project = folder.resolve("p.assay");
        try (Project p = Project.create(project)) {
            for (Path f : List.of(
                    file("questions.csv", questions), file("answers.csv", answers), file("scores.csv", scores))) {
                assertThat(Imports.importFile(p, f, ImportOptions.DEFAULT, Progress.NONE)
                                .scored()
                                .unmatched())
                        .isEmpty();
            }
            p.drawOrder("Ada", ScorerKind.PERSON);
            press(p, 200);
            double[] took = press(p, PRESSES);
            Arrays.sort(took);
            long since = System.nanoTime();
            ScoreSummary summary = ScoreSummary.of(p.snapshot().scoring(), null, Filter.ALL, null, Statistics.SEED);
            double board = ms(since);
            assertThat(summary.board().arms()).hasSize(ARMS.length);
            System.out.printf(
                    Locale.ROOT,
                    "scoring: %d answers; one score and the next question: median %.2f ms, 99th percentile %.2f ms, worst %.2f ms; whole summary %.0f ms%n",
                    p.snapshot().scoring().answers(),
                    took[took.length / 2],
                    took[took.length * 99 / 100],
                    took[took.length - 1],
                    board);
            assertThat(took[took.length * 99 / 100]).isLessThan(GOAL_MS);
        }
        long since = System.nanoTime();
        try (Project p = Project.open(project, Access.READ)) {
            assertThat(p.snapshot().scoring().answers()).isEqualTo(QUESTIONS * ARMS.length);
            System.out.printf(Locale.ROOT, "opened again in %.0f ms%n", ms(since));
        }
    }

    private static double[] press(Project p, int presses) {
        double[] took = new double[presses];
        Scorer ada = Scorer.person("Ada");
        ScoringItem item = new ScoringDesk(p.snapshot().scoring(), ada).next(Filter.TO_DO, null);
        for (int i = 0; i < presses; i++) {
            long since = System.nanoTime();
            ScoringDesk desk = new ScoringDesk(p.snapshot().scoring(), ada);
            String letter = Objects.requireNonNull(item).answers().stream()
                    .filter(c -> c.state() == ScoringItem.State.OPEN)
                    .findFirst()
                    .orElseThrow()
                    .letter();
            String question = item.question().id();
            p.score(List.of(new Scoring(
                    new Scoring.Scored(
                            question,
                            desk.arm(question, letter),
                            Grade.CORRECT,
                            item.gold().version()),
                    "Ada",
                    ScorerKind.PERSON,
                    p.now(),
                    null,
                    null)));
            ScoringDesk after = new ScoringDesk(p.snapshot().scoring(), ada);
            item = after.next(Filter.TO_DO, null);
            after.progress(Filter.TO_DO);
            took[i] = ms(since);
        }
        return took;
    }
}
