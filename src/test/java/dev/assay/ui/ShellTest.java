package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.project.ChainState;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeChoice;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The window driven as a person would, by keys alone. */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set by the extension before each test
class ShellTest {
    @TempDir
    static Path shared;

    private Path folder = shared;
    private TestWindow window;
    private Scene scene;

    @Start
    void start(Stage stage) throws Exception {
        folder = Files.createTempDirectory(shared, "window");
        window = new TestWindow(folder);
        Shell shell = window.shell(Path.of("/home/somebody"));
        scene = App.scene(shell, window.model);
        stage.setScene(scene);
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
        shell.focusMiddle();
    }

    private @Nullable String focused() {
        Node owner = scene.getFocusOwner();
        return owner == null ? null : owner.getId();
    }

    private void tabTo(FxRobot robot, String id) {
        for (int i = 0; i < 40 && !id.equals(focused()); i++) robot.push(KeyCode.TAB);
        assertThat(focused()).isEqualTo(id);
    }

    private void openSample(FxRobot robot) {
        tabTo(robot, "sample-alice-and-bob");
        robot.push(KeyCode.ENTER);
        assertThat(text("#status-file")).isEqualTo("alice-and-bob.assay");
    }

    private String text(String query) {
        return ((Labeled) scene.getRoot().lookup(query)).getText();
    }

    private void select(FxRobot robot, Selected selected) {
        robot.interact(() -> window.model.selection().select(selected));
    }

    @Test
    void from_the_start_page_to_what_made_a_cell_by_keys_alone(FxRobot robot) {
        assertThat(focused()).isEqualTo("project-new");
        openSample(robot);
        assertThat(text("#project-menu")).isEqualTo("alice-and-bob");
        assertThat(text("#space-menu")).isEqualTo("four");
        assertThat(text("#status-chain")).isEqualTo("Chain verifies");
        assertThat(text("#status-run")).isEqualTo("run four · window 3");
        assertThat(focused()).isEqualTo("button-first");
        select(robot, new Selected.OfCell("carla", "t2"));
        assertThat(text("#inspector-title")).isEqualTo("carla");
        assertThat(text("#status-selected")).isEqualTo("1 selected: carla in t2");
    }

    @Test
    void every_part_is_reached_by_tab_and_by_f6(FxRobot robot) {
        openSample(robot);
        select(robot, new Selected.OfRow("carla"));
        Set<String> parts = new LinkedHashSet<>();
        for (int i = 0; i < 40; i++) {
            robot.push(KeyCode.TAB);
            parts.add(part(scene.getFocusOwner()));
        }
        assertThat(parts).contains("top-bar", "side-bar", "inspector", "button-first");
        robot.interact(() -> scene.getRoot().lookup("#button-first").requestFocus());
        List<String> walked = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            robot.push(KeyCode.F6);
            walked.add(part(scene.getFocusOwner()));
        }
        assertThat(walked).containsExactly("inspector", "top-bar", "side-bar", "button-first");
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        assertThat(part(scene.getFocusOwner())).isEqualTo("side-bar");
    }

    private static String part(@Nullable Node node) {
        for (Node n = node; n != null; n = n.getParent()) {
            String id = n.getId();
            if (id != null && Set.of("top-bar", "side-bar", "inspector").contains(id)) return id;
        }
        return node == null ? "" : String.valueOf(node.getId());
    }

    @Test
    void f1_shows_the_keys_keeps_the_focus_and_escape_brings_it_back(FxRobot robot) {
        openSample(robot);
        String before = focused();
        robot.push(KeyCode.F1);
        Node page = scene.getRoot().lookup("#keys-page");
        assertThat(page).isNotNull();
        assertThat(words(page)).contains("Ctrl+O", "Alt+←", "F6", "Import files…");
        for (int i = 0; i < 5; i++) {
            robot.push(KeyCode.TAB);
            assertThat(FocusParts.holds(page, scene.getFocusOwner())).isTrue();
        }
        robot.push(KeyCode.ESCAPE);
        assertThat(scene.getRoot().lookup("#keys-page")).isNull();
        assertThat(focused()).isEqualTo(before);
    }

    @Test
    void alt_and_arrows_walk_the_selections(FxRobot robot) {
        openSample(robot);
        select(robot, new Selected.OfRow("carla"));
        select(robot, new Selected.OfEvent("t1"));
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        assertThat(text("#inspector-title")).isEqualTo("carla");
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        assertThat(text("#inspector-title")).isEqualTo("t1");
    }

    @Test
    void keys_do_not_act_while_the_caret_is_in_a_text_field(FxRobot robot) {
        openSample(robot);
        select(robot, new Selected.OfRow("carla"));
        robot.interact(() -> scene.getRoot().lookup("#field-first").requestFocus());
        robot.push(KeyCode.ALT, KeyCode.LEFT);
        assertThat(window.model.selection().current().get()).isEqualTo(new Selected.OfRow("carla"));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertThat(window.model.view().get()).isEqualTo("first");
        robot.push(KeyCode.F1);
        assertThat(scene.getRoot().lookup("#keys-page")).isNotNull();
    }

    @Test
    void control_and_a_digit_shows_a_perspective_which_is_remembered_with_the_project(FxRobot robot) {
        openSample(robot);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        assertThat(focused()).isEqualTo("button-second");
        robot.push(KeyCode.CONTROL, KeyCode.W);
        assertThat(window.model.project().opened().get()).isNull();
        robot.interact(() -> window.model.show("first"));
        assertThat(focused()).isEqualTo("recent");
        robot.push(KeyCode.ENTER);
        assertThat(window.model.view().get()).isEqualTo("second");
        assertThat(focused()).isEqualTo("button-second");
    }

    @Test
    void the_inspector_is_hidden_and_shown_by_key_and_stays_as_it_was_left(FxRobot robot) {
        openSample(robot);
        robot.push(KeyCode.CONTROL, KeyCode.E);
        assertThat(scene.getRoot().lookup("#inspector")).isNull();
        assertThat(window.file.read().settings().inspector()).isFalse();
        robot.push(KeyCode.CONTROL, KeyCode.E);
        assertThat(scene.getRoot().lookup("#inspector")).isNotNull();
    }

    @Test
    void a_trajectory_is_walked_by_arrows_and_enter_goes_to_the_cell(FxRobot robot) {
        openSample(robot);
        select(robot, new Selected.OfRow("carla"));
        ListView<?> list = (ListView<?>) scene.getRoot().lookup(".course");
        robot.interact(list::requestFocus);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.ENTER);
        assertThat(window.model.selection().current().get()).isEqualTo(new Selected.OfCell("carla", "t2"));
    }

    @Test
    void provenance_opens_the_line_and_the_program_for_it(FxRobot robot) {
        openSample(robot);
        select(robot, new Selected.OfEvent("t2"));
        robot.interact(() -> link("four.jsonl:3").fire());
        Node page = scene.getRoot().lookup("#source-page");
        assertThat(words(page)).anyMatch(w -> w.contains("Carla praised my vase."));
        tabTo(robot, "source-open");
        robot.push(KeyCode.SPACE);
        assertThat(window.openedOutside).containsExactly(folder.resolve("samples/alice-and-bob/four.jsonl"));
    }

    private javafx.scene.control.Hyperlink link(String text) {
        return scene.getRoot().lookupAll(".hyperlink").stream()
                .map(n -> (javafx.scene.control.Hyperlink) n)
                .filter(h -> h.getText().equals(text))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void a_file_is_looked_at_before_it_comes_in(FxRobot robot) {
        openSample(robot);
        Path file = folder.resolve("samples/alice-and-bob/five.jsonl");
        long before = window.model.project().opened().get().snapshot().head().entries();
        window.answerFiles = List.of(file);
        robot.push(KeyCode.CONTROL, KeyCode.I);
        assertThat(words(scene.getRoot().lookup("#preview-page")))
                .contains("All of it is in this project already. Nothing changes.");
        robot.push(KeyCode.ESCAPE);
        assertThat(window.model.project().opened().get().snapshot().head().entries())
                .isEqualTo(before);
    }

    @Test
    void a_refused_file_says_where_and_can_be_copied(FxRobot robot) throws Exception {
        openSample(robot);
        Path bad = Files.writeString(folder.resolve("bad.jsonl"), """
                {"space": "x", "id": "t0", "text": "fine"}
                {"space": "x", "id": "t1"}
                """);
        window.answerFiles = List.of(bad);
        robot.push(KeyCode.CONTROL, KeyCode.I);
        assertThat(words(scene.getRoot().lookup(".banner"))).anyMatch(w -> w.startsWith(bad + ":2: "));
        tabTo(robot, "notice-copy");
        robot.push(KeyCode.SPACE);
        assertThat(window.copied)
                .singleElement()
                .asString()
                .startsWith("The file was refused; nothing of it was stored\n" + bad + ":2: ");
        tabTo(robot, "notice-dismiss");
        robot.push(KeyCode.SPACE);
        assertThat(scene.getRoot().lookup(".banner")).isNull();
    }

    @Test
    void a_dropped_conversation_makes_a_project_where_the_person_says(FxRobot robot) throws Exception {
        Path file = Files.writeString(
                folder.resolve("talk.jsonl"), "{\"space\": \"talk\", \"id\": \"t0\", \"text\": \"Hello.\"}\n");
        window.answerNew = folder.resolve("talk.assay");
        robot.interact(() -> window.model.take(List.of(file), window));
        assertThat(focused()).isEqualTo("preview-bring");
        robot.push(KeyCode.ENTER);
        assertThat(text("#space-menu")).isEqualTo("talk");
        assertThat(window.model.project().chain().get()).isInstanceOf(ChainState.Holds.class);
        assertThat(words(scene.getRoot().lookup(".banner"))).contains("talk.jsonl is in", "talk: 1 event");
    }

    @Test
    void the_theme_is_chosen_and_kept(FxRobot robot) {
        robot.interact(() -> window.model.theme().choice().set(ThemeChoice.DARK));
        assertThat(scene.getStylesheets().getFirst()).endsWith("dark.css");
        assertThat(window.file.read().settings().theme()).isEqualTo(ThemeChoice.DARK);
        robot.interact(() -> window.model.theme().choice().set(ThemeChoice.LIGHT));
        assertThat(scene.getStylesheets().getFirst()).endsWith("light.css");
    }

    @Test
    void every_control_has_a_name_and_no_text_is_a_missing_key(FxRobot robot) {
        assertNamed();
        openSample(robot);
        for (Selected s : List.of(
                new Selected.OfRow("carla"),
                new Selected.OfEvent("t2"),
                new Selected.OfCell("alice's vase", "t2"),
                new Selected.OfRow("alice"))) {
            select(robot, s);
            assertNamed();
        }
        robot.push(KeyCode.F1);
        assertNamed();
    }

    private void assertNamed() {
        List<String> nameless = new ArrayList<>();
        walk(scene.getRoot(), node -> {
            if (!node.isFocusTraversable()) return;
            boolean named = node.getAccessibleText() != null
                    && !node.getAccessibleText().isBlank();
            boolean speaks = node instanceof Labeled l
                    && l.getText() != null
                    && !l.getText().isBlank();
            boolean inList = node instanceof ScrollPane || node.getStyleClass().contains("virtual-flow");
            if (!named && !speaks && !inList) nameless.add(node.toString());
        });
        assertThat(nameless).isEmpty();
    }

    private interface Visit {
        void node(Node node);
    }

    private static void walk(Node node, Visit visit) {
        visit.node(node);
        // What a control is made of inside is the control's own business.
        if (node instanceof TextInputControl) return;
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) walk(child, visit);
    }

    private static List<String> words(@Nullable Node node) {
        List<String> words = new ArrayList<>();
        if (node != null) {
            walk(node, n -> {
                if (n instanceof Label l && l.getText() != null) words.add(l.getText());
            });
        }
        return words;
    }

    @Test
    void escape_does_nothing_where_nothing_lies_over_the_window(FxRobot robot) {
        openSample(robot);
        robot.push(KeyCode.ESCAPE);
        assertThat(window.model.project().opened().get()).isNotNull();
        assertThat(Texts.of(Locale.ENGLISH).get("app.name")).isEqualTo("Assay");
        robot.push(KeyCode.CONTROL, KeyCode.Q);
        assertThat(window.quit).isTrue();
    }
}
