package dev.assay.ui.collisions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Keys;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Theme;
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
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Collisions driven by keys alone. */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set by the extension before each test
class CollisionsPerspectiveTest {
    @TempDir
    static Path shared;

    private TestWindow window;
    private CollisionsView view;

    @Start
    void start(Stage stage) throws Exception {
        window = new TestWindow(Files.createTempDirectory(shared, "window"));
        CollisionsPerspective perspective = new CollisionsPerspective(window.workbench(), Texts.of(Locale.ENGLISH));
        view = (CollisionsView) perspective.node();
        Scene scene = new Scene(new StackPane(view), 980, 800);
        Theme.apply(scene, false);
        Actions actions = new Actions();
        actions.show(perspective.actions());
        Keys.install(scene, actions);
        stage.setScene(scene);
        stage.show();
        window.model.sample("alice-and-bob");
        window.model.project().showSpace("five");
        perspective.focus();
    }

    private Selected selected() {
        return window.model.selection().current().get();
    }

    private Board board() {
        return Objects.requireNonNull(view.model().board().get());
    }

    private List<String> words(Node node) {
        List<String> words = new ArrayList<>();
        if (node instanceof Labeled l && l.getText() != null) words.add(l.getText());
        if (node instanceof Parent p) for (Node c : p.getChildrenUnmodifiable()) words.addAll(words(c));
        return words;
    }

    @Test
    void two_events_are_picked_and_the_path_is_read_link_by_link(FxRobot robot) {
        robot.push(KeyCode.HOME);
        robot.push(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfEvent("t0"));
        robot.push(KeyCode.RIGHT);
        robot.push(KeyCode.RIGHT);
        robot.push(KeyCode.SHIFT, KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfPair("t0", "t2"));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(words(view.path()))
                .contains("2 links, shortest; equal lengths: the smaller ticks first")
                .containsSubsequence(
                        "t0",
                        "pottery class",
                        "“a pottery class” and “the pottery class”, listed in both",
                        "C = 1",
                        "t1",
                        "carla",
                        "“Carla” and “Carla”, listed in both",
                        "t2");
        robot.push(KeyCode.X);
        assertThat(selected()).isEqualTo(new Selected.OfPair("t2", "t0"));
        robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.C).release(KeyCode.SHIFT, KeyCode.SHORTCUT);
        assertThat(window.copied)
                .singleElement()
                .asString()
                .startsWith("t2  2026-05-08  Alice  Carla praised my vase.");
        robot.push(KeyCode.RIGHT);
        robot.push(KeyCode.END);
        robot.push(KeyCode.SHIFT, KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(words(view.path())).contains("“Carla” and “She” settled by count");
    }

    @Test
    void a_row_is_hidden_by_typing_its_name_the_chain_breaks_and_backspace_mends_it(FxRobot robot) {
        robot.push(KeyCode.HOME);
        robot.push(KeyCode.ENTER);
        robot.push(KeyCode.END);
        robot.push(KeyCode.SHIFT, KeyCode.ENTER);
        robot.push(KeyCode.H);
        robot.write("car");
        robot.push(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(board().state().hidden()).containsExactly("carla");
        assertThat(words(view.path()))
                .contains("t0 and t4 no longer connect.", "2 fall out of the chain: t2, t4", "carla  ×");
        assertThat(view.graph().isFocused()).isTrue();
        robot.push(KeyCode.BACK_SPACE);
        assertThat(board().state().hidden()).isEmpty();
        robot.push(KeyCode.SHIFT, KeyCode.BACK_SPACE);
        assertThat(board().state().hidden()).containsExactly("carla");
        robot.push(KeyCode.SHIFT, KeyCode.H);
        assertThat(board().state().hidden()).isEmpty();
    }

    @Test
    void letters_typed_into_the_field_are_letters(FxRobot robot) {
        robot.push(KeyCode.H);
        robot.write("tape");
        assertThat(robot.lookup("#collisions-hide-field")
                        .queryTextInputControl()
                        .getText())
                .isEqualTo("tape");
        assertThat(board().state().allPairs()).isFalse();
        assertThat(board().state().alone()).isFalse();
        robot.push(KeyCode.ESCAPE);
        assertThat(view.graph().isFocused()).isTrue();
        robot.push(KeyCode.P);
        assertThat(board().state().allPairs()).isTrue();
    }

    @Test
    void what_is_selected_elsewhere_is_lit_here_and_said(FxRobot robot) {
        robot.interact(() -> window.model.selection().select(new Selected.OfCell("carla", "t2")));
        assertThat(view.graph().getAccessibleText())
                .isEqualTo("t2: Carla praised my vase. 2 links: carla – t1; carla – t4");
        robot.interact(() -> window.model.selection().select(new Selected.OfEvent("t3")));
        WaitForAsyncUtils.waitForFxEvents();
        TableView<?> table = robot.lookup("#collisions-table").queryAs(TableView.class);
        assertThat(table.isVisible()).as("t3 stands alone").isTrue();
        assertThat(table.getItems()).hasSize(1);
    }

    @Test
    void the_table_says_what_the_graph_shows_and_enter_there_picks_the_two(FxRobot robot) {
        robot.push(KeyCode.T);
        WaitForAsyncUtils.waitForFxEvents();
        TableView<?> table = robot.lookup("#collisions-table").queryAs(TableView.class);
        assertThat(table.isFocused()).isTrue();
        List<String> first = new ArrayList<>();
        for (var c : table.getColumns()) first.add(String.valueOf(c.getCellData(0)));
        assertThat(first)
                .containsExactly(
                        "t0",
                        "2026-04-30 Thu",
                        "t1",
                        "2026-05-01 Fri",
                        "pottery class",
                        "1",
                        "I signed up for a pottery class.",
                        "My teacher Carla runs the pottery class.");
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfPair("t1", "t2"));
        robot.push(KeyCode.T);
        assertThat(view.graph().isFocused()).isTrue();
    }

    @Test
    void the_graph_is_exported_as_svg_and_as_pixels(FxRobot robot) throws Exception {
        Path svg = shared.resolve("chain.svg");
        window.answerExport = svg;
        robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.E).release(KeyCode.SHIFT, KeyCode.SHORTCUT);
        assertThat(CollisionsPictureTest.texts(Files.readString(svg))).contains("t0", "t1", "t2", "t4", "carla");
        Path png = shared.resolve("chain.png");
        window.answerExport = png;
        robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.E).release(KeyCode.SHIFT, KeyCode.SHORTCUT);
        assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
        assertThat(Objects.requireNonNull(window.model.notice().get()).title()).isEqualTo("chain.png is written");
        window.answerExport = shared.resolve("no/such/folder/x.svg");
        robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.E).release(KeyCode.SHIFT, KeyCode.SHORTCUT);
        assertThat(Objects.requireNonNull(window.model.notice().get()).title())
                .isEqualTo("The file could not be written");
    }

    @Test
    void the_banner_claims_nothing_the_list_names_the_chain_and_every_control_says_what_it_is(FxRobot robot) {
        assertThat(robot.lookup("#collisions-banner .label")
                        .queryAs(Label.class)
                        .getText())
                .isEqualTo("These events connect. What the connection means is not claimed.");
        ListView<?> list = robot.lookup("#collisions-chains").queryAs(ListView.class);
        assertThat(list.getItems()).hasSize(1);
        assertThat(words(view))
                .contains(
                        "carla, pottery class",
                        "t0 – t4",
                        "2 rows",
                        "1 event stands alone.\nHubs join nothing: alice, bob");
        List<Node> silent = new ArrayList<>();
        collect(view, silent);
        assertThat(silent).isEmpty();
        robot.interact(() -> window.model.selection().select(new Selected.OfPair("t0", "t2")));
        robot.interact(() -> view.model().toggleHidden("carla"));
        collect(view, silent);
        assertThat(silent).isEmpty();
    }

    private static void collect(Node node, List<Node> silent) {
        if (node.isFocusTraversable() && node.isVisible()) {
            boolean named = node.getAccessibleText() != null
                    && !node.getAccessibleText().isBlank();
            boolean labelled = node instanceof Labeled l
                    && l.getText() != null
                    && !l.getText().isBlank();
            if (!named && !labelled && !(node instanceof ScrollPane)) silent.add(node);
        }
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) collect(child, silent);
    }
}
