package dev.assay.ui.ask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Question;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Keys;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** The perspective, driven by keys alone. */
@ExtendWith(ApplicationExtension.class)
class AskPerspectiveTest {
    private static final String VASE = "When was Alice's vase praised?";
    private static final String HOSTILE = "<b>vase</b> {0} %s \u202Edesiarp ' OR 1=1 --";

    @TempDir
    static Path folder;

    private Path here = folder;

    @SuppressWarnings("NullAway.Init")
    private TestWindow window;

    @SuppressWarnings("NullAway.Init")
    private ProjectModel project;

    @SuppressWarnings("NullAway.Init")
    private Parent view;

    @Start
    void start(Stage stage) throws IOException {
        here = Files.createDirectories(folder.resolve(String.valueOf(System.identityHashCode(this))));
        window = new TestWindow(here);
        project = window.model.project();
        window.model.sample("alice-and-bob");
        project.showSpace("four");
        project.editing().reviewer("Eva");
        AskPerspective perspective = new AskPerspective(window.workbench(), Texts.of(Locale.ENGLISH));
        view = (Parent) perspective.node();
        Scene scene = new Scene(new StackPane(view), 1264, 800);
        Theme.apply(scene, false);
        Actions actions = new Actions();
        actions.show(perspective.actions());
        Keys.install(scene, actions);
        stage.setScene(scene);
        stage.show();
        perspective.focus();
    }

    @Stop
    void stop() {
        project.close();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    /** Types as a person does, without asking the keyboard for every sign. */
    private void ask(FxRobot robot, String question) {
        robot.write("/");
        TextField field = robot.lookup("#ask-question").queryAs(TextField.class);
        assertThat(field.isFocused()).isTrue();
        robot.interact(() -> field.setText(question));
        robot.type(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static List<String> shown(FxRobot robot, String list) {
        List<String> texts = new ArrayList<>();
        texts(robot.lookup(list).query(), texts);
        return texts;
    }

    private static void texts(Node node, List<String> texts) {
        if (!node.isVisible()) return;
        if (node instanceof Text t && !t.getText().isEmpty()) texts.add(t.getText());
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) texts(child, texts);
    }

    @Test
    void the_worked_example_is_grounded_word_for_word(FxRobot robot) {
        TextField field = robot.lookup("#ask-question").queryAs(TextField.class);
        assertThat(field.isFocused())
                .as("nothing is asked yet: the caret is where one writes")
                .isTrue();
        robot.interact(() -> field.setText(VASE));
        robot.type(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(text(robot, "#ask-band-verdict")).isEqualTo("Grounded");
        assertThat(text(robot, "#ask-band-reason"))
                .isEqualTo("One live event covers 2 of 2 terms. On t2, 2026-05-08 Fri");
        assertThat(text(robot, "#ask-band-at")).isEqualTo("valid at 2026-06-12 Fri, today");
        assertThat(text(robot, "#ask-left-out")).isEqualTo("left out: When, was");
        assertThat(shown(robot, "#ask-answer-list"))
                .contains(
                        "[2026-04-30] Alice: I signed up for a pottery class. (t0)",
                        "[2026-05-01] Bob: My teacher Carla runs the pottery class. (t1)",
                        "[2026-05-08] Alice: Carla praised my vase. (t2)",
                        // The cited text with what covers the terms marked.
                        "Carla ",
                        "praised",
                        "my vase");
        // Down from the heading is the cited record: it is selected for the whole window.
        robot.type(KeyCode.DOWN, KeyCode.DOWN);
        assertThat(window.model.selection().current().get()).isEqualTo(new Selected.OfEvent("t2"));
        robot.write("y");
        assertThat(window.copied).singleElement().satisfies(p -> assertThat(p).endsWith("(t2)\n\n" + VASE + "\n"));
    }

    @Test
    void a_guitar_nobody_has_makes_it_abstain(FxRobot robot) {
        ask(robot, "When was Alice's guitar praised?");
        assertThat(text(robot, "#ask-band-verdict")).isEqualTo("Abstain");
        assertThat(text(robot, "#ask-band-reason")).isEqualTo("No row for “guitar”.");
        assertThat(robot.lookup("#ask-band").query().getStyleClass())
                .contains("verdict-abstain")
                .doesNotContain("verdict-grounded");
        robot.type(KeyCode.ESCAPE);
        assertThat(robot.lookup("#ask-answer-list").query().isFocused()).isTrue();
    }

    @Test
    void a_falsified_fact_is_missing_evidence_with_the_record_that_says_so(FxRobot robot) {
        robot.interact(() -> window.model.sample("auth-service"));
        WaitForAsyncUtils.waitForFxEvents();
        ask(robot, "Are sessions in memory?");
        assertThat(text(robot, "#ask-band-verdict")).isEqualTo("Missing evidence");
        assertThat(text(robot, "#ask-band-reason")).isEqualTo("1 found, and it is not live.");
        assertThat(shown(robot, "#ask-answer-list"))
                .contains(
                        "Sessions are kept in memory.",
                        "falsified",
                        "auth-019",
                        "Sessions in memory were lost at every restart");
        assertThat(shown(robot, "#ask-rejected"))
                .contains("falsified by auth-019: “Sessions in memory were lost at every restart”");
    }

    @Test
    void what_is_written_stays_what_it_is(FxRobot robot) {
        ask(robot, HOSTILE);
        assertThat(text(robot, "#ask-band-verdict")).isIn("Abstain", "Grounded");
        robot.write("y");
        assertThat(window.copied.getLast()).endsWith(HOSTILE + "\n");
        robot.press(KeyCode.SHORTCUT).type(KeyCode.S).release(KeyCode.SHORTCUT);
        WaitForAsyncUtils.waitForFxEvents();
        robot.write("q");
        assertThat(shown(robot, "#ask-saved-list")).contains("<b>vase</b> {0} %s ⟨U+202E⟩desiarp ' OR 1=1 --");
    }

    @Test
    void a_question_is_saved_and_found_among_the_recorded_ones(FxRobot robot) {
        ask(robot, VASE);
        robot.press(KeyCode.SHORTCUT).type(KeyCode.S).release(KeyCode.SHORTCUT);
        WaitForAsyncUtils.waitForFxEvents();
        List<Question> recorded =
                Objects.requireNonNull(project.opened().get()).snapshot().questions();
        assertThat(recorded).singleElement().satisfies(q -> {
            assertThat(q.text()).isEqualTo(VASE);
            assertThat(q.gold()).isNull();
            assertThat(q.space()).isEqualTo("four");
        });
        assertThat(text(robot, "#ask-recorded")).isEqualTo("recorded as ask-1");
        ask(robot, "Who sold a bike?");
        assertThat(text(robot, "#ask-recorded")).isEmpty();
        robot.press(KeyCode.SHORTCUT).type(KeyCode.S).release(KeyCode.SHORTCUT);
        robot.write("q").write("/");
        robot.interact(
                () -> robot.lookup("#ask-saved-filter").queryAs(TextField.class).setText("VASE"));
        assertThat(text(robot, "#ask-saved-count")).isEqualTo("1 of 2 questions");
        robot.type(KeyCode.DOWN, KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(robot.lookup("#ask-question").queryAs(TextField.class).getText())
                .isEqualTo(VASE);
        assertThat(text(robot, "#ask-band-verdict")).isEqualTo("Grounded");
    }

    @Test
    void seven_steps_one_a_screen_with_the_verdict_at_the_foot(FxRobot robot) {
        ask(robot, VASE);
        robot.write("s");
        StepsView steps = robot.lookup("#ask-steps-view").queryAs(StepsView.class);
        assertThat(steps.isFocused()).isTrue();
        assertThat(steps.step()).isEqualTo(1);
        robot.type(KeyCode.LEFT);
        assertThat(steps.step()).as("there is none before the first").isEqualTo(1);
        for (int i = 0; i < 5; i++) robot.type(KeyCode.RIGHT);
        assertThat(steps.step()).isEqualTo(6);
        assertThat(labels(steps)).contains("6.5", "1.5", "alice, vase, praised", "27 of 700 words");
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT);
        assertThat(steps.step()).isEqualTo(7);
        assertThat(text(robot, "#ask-step-band-verdict")).isEqualTo("Grounded");
        robot.type(KeyCode.ESCAPE);
        assertThat(robot.lookup("#ask-answer-list").query().isFocused()).isTrue();
    }

    @Test
    void affinity_of_the_worked_example_is_on_the_third_step(FxRobot robot) {
        ask(robot, "What about Carla?");
        robot.write("s");
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT);
        // A[carla, pottery class] = 1 ÷ ln 4.
        assertThat(labels(robot.lookup("#ask-steps-view").queryAs(StepsView.class)))
                .contains("pottery class", "0.7213");
    }

    private static List<String> labels(Parent in) {
        List<String> labels = new ArrayList<>();
        for (Node n : in.lookupAll(".label"))
            if (n instanceof Label l && !l.getText().isEmpty()) labels.add(l.getText());
        return labels;
    }

    @Test
    void the_profiles_and_a_baseline_stand_side_by_side(FxRobot robot) {
        ask(robot, VASE);
        robot.write("c");
        assertThat(labels(view)).contains("seed", "linked");
        robot.interact(() -> ((javafx.scene.control.ToggleButton)
                        robot.lookup("#ask-compare-baselines").query())
                .fire());
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(labels(view)).contains("Assay, seed", "BM25", "vectors", "17 words");
        robot.interact(() -> ((javafx.scene.control.ToggleButton)
                        robot.lookup("#ask-compare-as-of").query())
                .fire());
        TextField moment = robot.lookup("#ask-compare-moment").queryAs(TextField.class);
        assertThat(moment.getText()).as("the day before the last event").isEqualTo("2026-05-08");
        robot.interact(() -> {
            moment.setText("2026-05-02");
            moment.requestFocus();
        });
        robot.type(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(labels(view)).contains("known at 2026-05-02 Sat", "Abstain", "Grounded");
        robot.interact(() -> moment.setText("yesterday"));
        robot.type(KeyCode.ENTER);
        assertThat(text(robot, "#ask-compare-says"))
                .isEqualTo("“yesterday” is neither a day nor the number of an entry.");
    }

    @Test
    void a_report_is_written_where_the_chooser_says(FxRobot robot) throws IOException {
        ask(robot, VASE);
        Path file = here.resolve("vase.html");
        window.answerExport = file;
        robot.write("x");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(Files.readString(file)).contains("Carla praised my vase.").doesNotContain("<script");
    }

    @Test
    void a_recorded_question_that_is_gone_to_is_asked_in_its_space(FxRobot robot) {
        Question there = new Question(
                "five", "q", "Who is it?", null, null, List.of(), null, Asked.byHand("Eva", "2026-06-12T16:00:00Z"));
        robot.interact(() -> window.model.ask(there));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(project.spaceName().get()).isEqualTo("five");
        assertThat(robot.lookup("#ask-question").queryAs(TextField.class).getText())
                .isEqualTo("Who is it?");
        assertThat(text(robot, "#ask-band-reason")).isEqualTo("The question holds no term: nothing to look for.");
    }

    @Test
    void every_control_says_what_it_is_in_every_mode(FxRobot robot) {
        ask(robot, VASE);
        for (String key : List.of("a", "s", "c", "q")) {
            robot.write(key);
            WaitForAsyncUtils.waitForFxEvents();
            List<Node> silent = new ArrayList<>();
            collect(view, silent);
            assertThat(silent).as("after " + key).isEmpty();
        }
    }

    private static void collect(Node node, List<Node> silent) {
        if (node.isFocusTraversable() && node.isVisible()) {
            boolean named = node.getAccessibleText() != null
                    && !node.getAccessibleText().isBlank();
            boolean labelled = node instanceof Labeled l
                    && l.getText() != null
                    && !l.getText().isBlank();
            if (!named && !labelled) silent.add(node);
        }
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) collect(child, silent);
    }

    @Test
    void every_action_belongs_to_the_perspective() {
        assertThat(new AskPerspective(window.workbench(), Texts.of(Locale.GERMAN)).actions())
                .allSatisfy(a -> assertThat(a.group()).isEqualTo(Action.Group.PERSPECTIVE))
                .allSatisfy(a -> assertThat(a.id()).startsWith("ask."));
    }
}
