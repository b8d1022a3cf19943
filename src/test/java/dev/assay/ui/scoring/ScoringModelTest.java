package dev.assay.ui.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.ScoreSummary;
import dev.assay.model.Grade;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.project.Project;
import dev.assay.scoring.Filter;
import dev.assay.scoring.Results;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringItem;
import dev.assay.scoring.ScoringItem.State;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.ui.ShellModel;
import dev.assay.ui.TestWindow;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Editing;
import dev.assay.ui.project.FileIntake;
import dev.assay.ui.settings.SettingsFile;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeModel;
import dev.assay.ui.work.Work;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.beans.value.ObservableIntegerValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view-model with a background that runs only when the test says so: what a key does at once, and what it does in the end. */
@SuppressWarnings("NullAway.Init") // set before each test
class ScoringModelTest {
    private static final Scorer ADA = Scorer.person("Ada");

    @TempDir
    Path folder;

    private final Deque<Runnable> background = new ArrayDeque<>();
    private Path file = Path.of("");
    private ShellModel window;
    private Workbench bench;
    private ScoringModel model;

    @BeforeEach
    void start() throws Exception {
        file = folder.resolve("kiln.assay");
        new MadeSet(4).into(file, folder);
        open();
    }

    private void open() {
        SettingsModel settings = new SettingsModel(
                UserSettings.DEFAULT.withPreference(Editing.REVIEWER, "Ada"),
                new SettingsFile(folder.resolve("settings.json")),
                r -> {},
                e -> {
                    throw e;
                });
        window = new ShellModel(
                List.of(),
                new Work(background::add, Runnable::run),
                settings,
                Texts.of(Locale.ENGLISH),
                ThemeModel.fixed(false),
                new FileIntake(),
                TestWindow.CLOCK,
                folder);
        TestWindow outside = new TestWindow(folder);
        bench = window.workbench(outside, outside);
        model = new ScoringModel(bench, Texts.of(Locale.ENGLISH));
        window.open(file);
        run();
    }

    @AfterEach
    void close() {
        window.project().close();
        run();
    }

    private void run() {
        while (!background.isEmpty()) background.poll().run();
    }

    private String at() {
        return Objects.requireNonNull(model.shown()).id() + model.letter();
    }

    private ScoringSnapshot scoring() {
        return Objects.requireNonNull(window.project().opened().get())
                .snapshot()
                .scoring();
    }

    private int given(String question) {
        return Objects.requireNonNull(scoring().question(question))
                .sheet(ADA)
                .given()
                .size();
    }

    @Test
    void nothing_is_recorded_by_looking_and_the_order_is_drawn_when_the_scorer_begins() {
        assertThat(model.begun()).isFalse();
        assertThat(model.shown()).isNull();
        assertThat(scoring().general()).isEmpty();
        model.begin("Ada");
        run();
        assertThat(scoring().conduct(ADA).seed()).isPresent();
        assertThat(at()).isEqualTo("q00A");
    }

    @Test
    void keys_are_answered_before_anything_is_written_and_all_of_them_are_written_in_the_end() {
        model.begin("Ada");
        run();
        for (Grade g : List.of(Grade.CORRECT, Grade.PARTLY, Grade.WRONG)) model.grade(g);
        assertThat(at()).as("the question made ready").isEqualTo("q01A");
        model.grade(Grade.WRONG);
        model.grade(Grade.WRONG);
        model.grade(Grade.WRONG);
        assertThat(given("q00")).as("nothing is in the journal yet").isZero();
        run();
        assertThat(at()).isEqualTo("q02A");
        assertThat(given("q00")).isEqualTo(3);
        assertThat(given("q01")).isEqualTo(3);
        model.back();
        run();
        assertThat(at()).isEqualTo("q01A");
        assertThat(Objects.requireNonNull(model.shown()).item().answers())
                .extracting(ScoringItem.Card::grade)
                .containsOnly(Grade.WRONG);
    }

    @Test
    void undo_shows_what_is_taken_back_and_redo_gives_it_again() {
        model.begin("Ada");
        run();
        for (int i = 0; i < 3; i++) model.grade(Grade.CORRECT);
        run();
        assertThat(at()).isEqualTo("q01A");
        model.editing().undo();
        run();
        assertThat(at()).isEqualTo("q00C");
        assertThat(given("q00")).isEqualTo(2);
        model.editing().redo();
        run();
        assertThat(given("q00")).isEqualTo(3);
    }

    @Test
    void what_is_skipped_comes_when_it_is_asked_for_and_the_last_one_ends_the_list() {
        model.begin("Ada");
        run();
        model.skip();
        run();
        for (int i = 0; i < 9; i++) {
            model.grade(Grade.CORRECT);
            run();
        }
        assertThat(model.shown()).isNull();
        assertThat(model.finished()).isTrue();
        model.filter(Filter.TO_DO.with(Filter.Which.SKIPPED));
        run();
        assertThat(at()).isEqualTo("q00A");
    }

    @Test
    void a_corrected_gold_answer_brings_a_scored_question_back_to_who_had_finished() {
        model.begin("Ada");
        run();
        for (int i = 0; i < 12; i++) {
            model.grade(Grade.CORRECT);
            run();
        }
        assertThat(model.finished()).isTrue();
        model.back();
        run();
        assertThat(at()).isEqualTo("q03A");
        assertThat(model.correct(Scoring.Part.ANSWER, "day 4", List.of(), " ")).isEqualTo("A reason is needed.");
        assertThat(model.correct(Scoring.Part.EVIDENCE, null, List.of(), "no turn"))
                .isEqualTo("Name the turns that show it.");
        assertThat(model.correct(Scoring.Part.ANSWER, "day 4", List.of(), "miscounted"))
                .isNull();
        run();
        assertThat(Objects.requireNonNull(model.shown()).item().state()).isEqualTo(State.RETURNED);
        assertThat(Objects.requireNonNull(model.sitting()).unscored()).isEqualTo(3);
        model.editing().undo();
        run();
        assertThat(Objects.requireNonNull(model.sitting()).unscored()).isZero();
    }

    @Test
    void locked_scores_do_not_change_and_unblinding_needs_the_lock() {
        model.begin("Ada");
        run();
        model.unblind();
        run();
        assertThat(scoring().conduct(ADA).unblinded()).isFalse();
        assertThat(Objects.requireNonNull(model.card("A")).arm()).isNull();
        model.lock();
        run();
        model.grade(Grade.CORRECT);
        assertThat(model.refused()).startsWith("Your scores are locked");
        run();
        assertThat(given("q00")).isZero();
        model.unblind();
        run();
        assertThat(Objects.requireNonNull(model.shown()).item().answers())
                .extracting(ScoringItem.Card::arm)
                .containsExactlyInAnyOrderElementsOf(MadeSet.ARMS);
    }

    @Test
    void the_badge_counts_answers_without_a_score() {
        ObservableIntegerValue badge = Unscored.in(bench);
        run();
        assertThat(badge.get()).isEqualTo(12);
        model.begin("Ada");
        run();
        model.grade(Grade.PARTLY);
        run();
        assertThat(badge.get()).isEqualTo(11);
    }

    /** Two scorers: 1 and ½ against 1 and 0, so one answer is disputed; settled at ½ it counts ½, else the mean of ½ and 0. */
    @Test
    void the_scoreboard_is_summed_up_when_wanted_and_a_disagreement_is_settled_with_a_reason() throws Exception {
        window.project().close();
        run();
        try (Project p = Project.open(file, dev.assay.project.Access.WRITE)) {
            MadeSet.bring(
                    p,
                    folder,
                    "scores.csv",
                    "question_id,arm,scorer,score\nq00,walrusindex,Bo,1\nq01,walrusindex,Bo,0.5\nq00,walrusindex,Cy,1\nq01,walrusindex,Cy,0\nq00,zebracontext,Bo,1\n",
                    ImportOptions.DEFAULT);
        }
        open();
        BoardModel board = new BoardModel(bench, Texts.of(Locale.ENGLISH), model);
        run();
        assertThat(board.summary()).as("nobody looks").isNull();
        board.wanted(true);
        run();
        ScoreSummary s = Objects.requireNonNull(board.summary());
        assertThat(s.board().kind()).isEqualTo(ScorerKind.PERSON);
        assertThat(board.reference()).as("the arm that was shown most").isEqualTo("zebracontext");
        assertThat(Objects.requireNonNull(
                                Objects.requireNonNull(board.row("walrusindex")).total())
                        .points())
                .isEqualTo(1.25);
        assertThat(board.open()).isEqualTo(1);
        Results.Result disputed = s.agreement().disagreements().getFirst();
        assertThat(model.adjudicate(disputed.question(), "walrusindex", Grade.PARTLY, ""))
                .isEqualTo("A reason is needed.");
        assertThat(model.adjudicate(disputed.question(), "walrusindex", Grade.PARTLY, "no day"))
                .isNull();
        run();
        assertThat(board.open()).isZero();
        assertThat(Objects.requireNonNull(
                                Objects.requireNonNull(board.row("walrusindex")).total())
                        .points())
                .isEqualTo(1.5);
        model.editing().undo();
        run();
        assertThat(board.open()).isEqualTo(1);
    }
}
