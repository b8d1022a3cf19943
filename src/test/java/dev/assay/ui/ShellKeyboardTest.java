package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.project.HeadCheck;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Sign;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.project.ChainState;
import dev.assay.ui.tour.Step;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** From a sample to a result and back again, by keys alone: the palette, the past, decisions and undo, the head, the tour. */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set by the extension before each test
class ShellKeyboardTest {
    private static final List<Decision.Act> VASE =
            List.of(new Decision.SettledAs(new ReferenceId("t4", "it", 1), "alice's vase"));

    @TempDir
    static Path shared;

    private TestWindow window;
    private Path folder;
    private Scene scene;
    private final List<String> fired = new ArrayList<>();

    @Start
    void start(Stage stage) throws Exception {
        folder = Files.createTempDirectory(shared, "window");
        window = new TestWindow(folder, List.of(perspective("first"), perspective("second")));
        Shell shell = window.shell(Path.of("/home/somebody"));
        scene = App.scene(shell, window.model);
        stage.setScene(scene);
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
        shell.focusMiddle();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> window.model.project().close());
    }

    /** A perspective with one key of its own, and a badge. */
    private Perspectives.Entry perspective(String id) {
        return new Perspectives.Entry(
                id,
                id.equals("first") ? "theme.light" : "theme.dark",
                "fth-grid",
                bench -> new javafx.beans.property.SimpleIntegerProperty(id.equals("first") ? 12 : 0),
                (bench, texts) -> new Perspective() {
                    private final StackPane pane = new StackPane(new Label(id));

                    {
                        pane.setFocusTraversable(true);
                        pane.setId("pane-" + id);
                        pane.setAccessibleText(id);
                    }

                    @Override
                    public String id() {
                        return id;
                    }

                    @Override
                    public Node node() {
                        return pane;
                    }

                    @Override
                    public List<Action> actions() {
                        return List.of(new Action(
                                id + ".mark",
                                "Mark in " + id,
                                Sign.of("m"),
                                null,
                                Action.Group.PERSPECTIVE,
                                new SimpleBooleanProperty(true),
                                () -> fired.add(id)));
                    }

                    @Override
                    public void focus() {
                        pane.requestFocus();
                    }
                });
    }

    private void sample(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.interact(() -> window.model.sheet().set(null));
        robot.interact(() -> window.model.sample("alice-and-bob"));
    }

    private @Nullable Node find(String query) {
        Node node = scene.getRoot().lookup(query);
        return node == null || !shown(node) ? null : node;
    }

    private static boolean shown(Node node) {
        for (Node n = node; n != null; n = n.getParent()) if (!n.isVisible()) return false;
        return true;
    }

    private String text(String query) {
        return ((Labeled) Objects.requireNonNull(find(query), query)).getText();
    }

    private @Nullable String focused() {
        Node owner = scene.getFocusOwner();
        return owner == null ? null : owner.getId();
    }

    private void go(FxRobot robot, String typed) {
        robot.push(KeyCode.CONTROL, KeyCode.K);
        assertThat(focused()).isEqualTo("commands-field");
        robot.interact(() -> ((TextField) Objects.requireNonNull(scene.getFocusOwner())).setText(typed));
        robot.push(KeyCode.ENTER);
        assertThat(find("#commands")).isNull();
    }

    private void type(FxRobot robot, String into, String words) {
        robot.interact(() -> ((TextField) Objects.requireNonNull(find(into), into)).setText(words));
    }

    @Test
    void the_palette_goes_to_what_is_typed_and_gives_the_focus_back(FxRobot robot) {
        sample(robot);
        go(robot, "five");
        assertThat(text("#space-menu")).isEqualTo("five");
        assertThat(focused()).isEqualTo("pane-first");
        go(robot, "carla");
        assertThat(text("#inspector-title")).isEqualTo("carla");
        go(robot, "best work");
        assertThat(text("#inspector-title")).isEqualTo("t4");
        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.ESCAPE);
        assertThat(find("#commands")).isNull();
        assertThat(focused()).isEqualTo("pane-first");
    }

    @Test
    void keys_of_a_perspective_act_while_it_is_on_show_and_stand_on_the_page_of_keys(FxRobot robot) {
        sample(robot);
        robot.type(KeyCode.M);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        robot.type(KeyCode.M);
        assertThat(fired).containsExactly("first", "second");
        robot.push(KeyCode.F1);
        Node page = Objects.requireNonNull(find("#keys-page"));
        assertThat(labels(page)).contains("Mark in second", "M").doesNotContain("Mark in first");
        robot.push(KeyCode.ESCAPE);
        go(robot, "mark in");
        assertThat(fired).containsExactly("first", "second", "second");
        robot.push(KeyCode.CONTROL, KeyCode.W);
        robot.type(KeyCode.M);
        assertThat(fired).as("nothing is on show").hasSize(3);
    }

    private static List<String> labels(Node node) {
        return node.lookupAll(".label").stream()
                .map(n -> ((Labeled) n).getText())
                .filter(Objects::nonNull)
                .toList();
    }

    @Test
    void a_badge_says_how_much_waits(FxRobot robot) {
        sample(robot);
        Node item = Objects.requireNonNull(find("#perspective-first"));
        assertThat(item.getAccessibleText()).isEqualTo("light, 12 waiting");
        assertThat(labels(item)).contains("12");
        assertThat(Objects.requireNonNull(find("#perspective-second")).getAccessibleText())
                .isEqualTo("dark");
    }

    private long entries() {
        return window.model.project().entries();
    }

    private void settle(FxRobot robot) {
        robot.interact(() -> window.model.project().editing().decide("settle “it”", "five", VASE, "why", e -> {}));
    }

    private boolean vaseIsInT4() {
        var space = Objects.requireNonNull(window.model.project().space().get());
        return space.incidence().has(space.rows().of("alice's vase"), 4);
    }

    @Test
    void the_first_decision_asks_who_decides_and_undo_takes_it_back(FxRobot robot) {
        sample(robot);
        go(robot, "five");
        long before = entries();
        settle(robot);
        assertThat(focused()).isEqualTo("who-name");
        type(robot, "#who-name", "Eva");
        robot.push(KeyCode.ENTER);
        assertThat(entries()).isEqualTo(before + 1);
        assertThat(text("#status-decides")).isEqualTo("Eva decides");
        assertThat(Objects.requireNonNull(find("#edit-undo")).getAccessibleText())
                .isEqualTo("Undo: settle “it”");
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        assertThat(vaseIsInT4()).isFalse();
        assertThat(text("#remark")).isEqualTo("Taken back: settle “it”");
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
        assertThat(vaseIsInT4()).isTrue();
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        robot.push(KeyCode.CONTROL, KeyCode.Y);
        assertThat(vaseIsInT4()).isTrue();
        assertThat(entries())
                .as("a decision and four withdrawals: nothing is deleted")
                .isEqualTo(before + 5);
        assertThat(Objects.requireNonNull(find("#edit-redo")).isDisabled()).isTrue();
    }

    @Test
    void who_leaves_that_page_decides_nothing(FxRobot robot) {
        sample(robot);
        go(robot, "five");
        long before = entries();
        settle(robot);
        robot.push(KeyCode.ESCAPE);
        assertThat(find("#who-page")).isNull();
        settle(robot);
        assertThat(focused()).as("it is asked again").isEqualTo("who-name");
        type(robot, "#who-name", "Eva");
        robot.push(KeyCode.ENTER);
        assertThat(entries()).as("what was left is not done after all").isEqualTo(before + 1);
    }

    @Test
    void the_past_is_violet_cannot_be_edited_and_escape_comes_back(FxRobot robot) {
        sample(robot);
        go(robot, "five");
        robot.push(KeyCode.CONTROL, KeyCode.D);
        assertThat(focused()).isEqualTo("calendar-days");
        assertThat(Objects.requireNonNull(scene.getFocusOwner()).getAccessibleText())
                .as("the last day of which something is known")
                .isEqualTo("2026-05-10 Sun, 1 entry");
        robot.push(KeyCode.LEFT);
        robot.push(KeyCode.LEFT);
        robot.push(KeyCode.ENTER);
        assertThat(window.model.asOf().past().get()).isTrue();
        robot.push(KeyCode.ESCAPE);
        assertThat(text("#past-what")).isEqualTo("What was believed on 2026-05-08 Fri");
        assertThat(text("#status-past")).endsWith("read only");
        assertThat(pseudo("#top-bar")).contains("past");
        assertThat(find("#journal")).isNotNull();
        assertThat(Objects.requireNonNull(window.model.project().space().get())
                        .record()
                        .events())
                .hasSize(3);
        settle(robot);
        assertThat(find("#who-page")).as("nothing can be decided in the past").isNull();
        robot.push(KeyCode.CONTROL, KeyCode.I);
        assertThat(find("#preview-page")).isNull();
        robot.push(KeyCode.ESCAPE);
        assertThat(window.model.project().asOf().get()).isEqualTo(AsOf.NOW);
        assertThat(find("#past-banner")).isNull();
        assertThat(pseudo("#top-bar")).doesNotContain("past");
    }

    private List<String> pseudo(String query) {
        return Objects.requireNonNull(find(query)).getPseudoClassStates().stream()
                .map(p -> p.getPseudoClassName())
                .toList();
    }

    @Test
    void comma_and_full_stop_step_one_entry(FxRobot robot) {
        sample(robot);
        long all = entries();
        robot.type(KeyCode.COMMA);
        robot.type(KeyCode.COMMA);
        assertThat(text("#journal-entry")).isEqualTo("entry " + (all - 2) + " of " + all);
        robot.type(KeyCode.PERIOD);
        assertThat(window.model.asOf().entry()).isEqualTo(all - 1);
        robot.interact(() -> Objects.requireNonNull(find("#journal-bars")).requestFocus());
        robot.push(KeyCode.HOME);
        assertThat(window.model.asOf().entry()).isEqualTo(1);
        assertThat(text("#journal-says")).endsWith("the project was made");
        robot.push(KeyCode.END);
        assertThat(window.model.asOf().past().get()).isFalse();
    }

    @Test
    void a_backup_put_back_is_asked_about_and_accepted_with_a_name_and_a_reason(FxRobot robot) throws Exception {
        sample(robot);
        Path file =
                Objects.requireNonNull(window.model.project().opened().get()).file();
        robot.interact(() -> window.model.project().close());
        Path backup = folder.resolve("backup");
        Files.copy(file, backup);
        robot.interact(() -> {
            window.model.open(file);
            window.model.project().editing().reviewer("Eva");
            window.model.project().editing().decide("settle “it”", "five", VASE, "why", e -> {});
            window.model.project().close();
        });
        Files.delete(file);
        Files.copy(backup, file);
        robot.interact(() -> window.model.open(file));
        assertThat(window.model.project().headCheck().get()).isInstanceOf(HeadCheck.TailCut.class);
        long before = entries();
        assertThat(labels(Objects.requireNonNull(find(".banner"))))
                .contains("The journal is shorter than when it was last seen here");
        for (int i = 0; i < 40 && !"notice-offer".equals(focused()); i++) robot.push(KeyCode.TAB);
        robot.push(KeyCode.SPACE);
        assertThat(focused()).isEqualTo("head-why");
        assertThat(Objects.requireNonNull(find("#head-accept")).isDisabled()).isTrue();
        type(robot, "#head-why", "the disk was replaced");
        robot.push(KeyCode.ENTER);
        assertThat(entries()).isEqualTo(before + 1);
        assertThat(window.model.project().headCheck().get().holds()).isTrue();
        assertThat(window.model.project().chain().get()).isInstanceOf(ChainState.Holds.class);
        assertThat(find(".banner")).isNull();
        robot.interact(() -> {
            window.model.project().close();
            window.model.open(file);
        });
        assertThat(window.model.project().headCheck().get()).isInstanceOf(HeadCheck.Agrees.class);
    }

    @Test
    void the_tour_goes_through_seven_steps_and_remembers_how_far(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.interact(() -> ((TextField) Objects.requireNonNull(scene.getFocusOwner())).setText("tour"));
        robot.push(KeyCode.ENTER);
        assertThat(window.model.tour().step().get()).isEqualTo(Step.TABLE);
        assertThat(focused()).isEqualTo("tour-forward");
        List<String> spaces = new ArrayList<>();
        for (Step step : Step.values()) {
            assertThat(window.model.tour().step().get()).isEqualTo(step);
            assertThat(find("#tour-ring")).isNotNull();
            spaces.add(String.valueOf(window.model.project().spaceName().get()));
            if (step == Step.STRENGTH) {
                robot.push(KeyCode.LEFT);
                assertThat(window.model.tour().step().get()).isEqualTo(Step.CONNECT);
                robot.push(KeyCode.RIGHT);
            }
            robot.push(KeyCode.ENTER);
        }
        assertThat(spaces).containsExactly("four", "four", "four", "four", "five", "four", "five");
        assertThat(window.model.tour().step().get()).isNull();
        assertThat(window.model.tour().seen()).isEqualTo(7);
        assertThat(window.file.read().settings().preference("tour.seen", "0")).isEqualTo("7");
        robot.interact(() -> window.model.tour().start());
        robot.push(KeyCode.ESCAPE);
        assertThat(window.model.tour().step().get()).isNull();
    }

    @Test
    void settings_act_at_once_and_are_kept(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        assertThat(find("#settings-page")).isNotNull();
        robot.interact(() -> Objects.requireNonNull(find("#settings-scale")).requestFocus());
        for (int i = 0; i < 5; i++) robot.push(KeyCode.RIGHT);
        assertThat(((Zoom) scene.getRoot()).times()).isEqualTo(1.5);
        assertThat(window.file.read().settings().preference("scale", "100")).isEqualTo("150");
        robot.interact(
                () -> Objects.requireNonNull(find("#settings-theme-dark")).requestFocus());
        robot.push(KeyCode.SPACE);
        assertThat(scene.getStylesheets().getFirst()).endsWith("dark.css");
        type(robot, "#settings-reviewer", "Eva");
        assertThat(window.model.project().editing().reviewer()).isEqualTo("Eva");
    }
}
