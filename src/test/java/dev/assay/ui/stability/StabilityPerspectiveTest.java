package dev.assay.ui.stability;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Decision;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
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
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
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
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** The worked example's two runs (J = 0.5, and 1 with the alias that is proposed), by keyboard. */
@ExtendWith(ApplicationExtension.class)
class StabilityPerspectiveTest {
    private static final String[] TEXTS = {
        "I signed up for a pottery class.",
        "My teacher Carla runs the pottery class.",
        "Carla praised my vase. <img src=x onerror=alert(1)> {0} %s"
    };

    @TempDir
    static Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestWindow window;

    @SuppressWarnings("NullAway.Init")
    private ProjectModel project;

    @SuppressWarnings("NullAway.Init")
    private Parent view;

    @Start
    void start(Stage stage) throws IOException {
        Path here = Files.createDirectories(folder.resolve(String.valueOf(System.identityHashCode(this))));
        window = new TestWindow(here);
        project = window.model.project();
        Path first = here.resolve("first.jsonl");
        Path second = here.resolve("second.jsonl");
        Files.writeString(first, turns("a pottery class"));
        Files.writeString(second, turns("pottery"));
        project.create(here.resolve("p.assay"), () -> {});
        project.bring(first, report -> {});
        project.bring(second, report -> {});
        project.showSpace("s");
        project.editing().reviewer("Eva");
        StabilityPerspective perspective = new StabilityPerspective(window.workbench(), Texts.of(Locale.ENGLISH));
        view = (Parent) perspective.node();
        javafx.scene.Scene scene = new javafx.scene.Scene(new StackPane(view), 960, 800);
        Theme.apply(scene, false);
        stage.setScene(scene);
        stage.show();
        perspective.focus();
    }

    @Stop
    void stop() {
        project.close();
    }

    private static String turns(String inT0) {
        String[][] mentions = {{inT0, "activity"}, {"Carla", "person"}, {"Carla", "person"}};
        StringBuilder lines = new StringBuilder();
        for (int t = 0; t < 3; t++) {
            lines.append("{\"space\":\"s\",\"id\":\"t")
                    .append(t)
                    .append("\",\"date\":\"2026-05-0")
                    .append(t + 1)
                    .append("\",\"speaker\":\"")
                    .append(t == 1 ? "Bob" : "Alice")
                    .append("\",\"text\":\"")
                    .append(TEXTS[t])
                    .append("\",\"mentions\":[{\"text\":\"")
                    .append(mentions[t][0])
                    .append("\",\"type\":\"")
                    .append(mentions[t][1])
                    .append("\"}")
                    .append(t == 1 ? ",{\"text\":\"the pottery class\",\"type\":\"activity\"}" : "")
                    .append("]}\n");
        }
        return lines.toString();
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }

    private Decision last() {
        return Objects.requireNonNull(project.space().get())
                .record()
                .decisions()
                .getLast()
                .decision();
    }

    @Test
    void accepting_the_proposed_alias_takes_j_from_a_half_to_one(FxRobot robot) {
        assertThat(text(robot, "#stability-j")).isEqualTo("J 0.500");
        assertThat(text(robot, "#stability-after"))
                .isEqualTo("With the alias pottery → pottery class: J 1.000, 2 of 2");
        ListView<Comparison.Proposal> proposals =
                robot.lookup("#stability-proposals").queryListView();
        assertThat(proposals.isFocused()).isTrue();
        assertThat(proposals.getItems()).hasSize(1);
        robot.write("w").write("one hobby").type(KeyCode.ESCAPE);
        robot.write("a");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(last().act()).isEqualTo(new Decision.Alias("pottery", "pottery class"));
        assertThat(last().why()).isEqualTo("one hobby");
        assertThat(text(robot, "#stability-j")).isEqualTo("J 1.000");
        assertThat(text(robot, "#stability-after")).isEqualTo("J was 0.500 before, and is 1.000 now");
        assertThat(proposals.getItems()).isEmpty();
        robot.interact(() -> project.editing().undo());
        assertThat(text(robot, "#stability-j")).isEqualTo("J 0.500");
    }

    @Test
    void rows_kept_apart_are_not_proposed_again(FxRobot robot) {
        robot.write("k");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(last().act()).isEqualTo(new Decision.KeptApart("pottery", "pottery class"));
        assertThat(text(robot, "#stability-j")).isEqualTo("J 0.500");
        assertThat(robot.lookup("#stability-proposals").queryListView().getItems())
                .isEmpty();
    }

    @Test
    void a_pair_says_by_what_it_collided_and_selects_itself_for_the_window(FxRobot robot) {
        TableView<Comparison.Pair> pairs = robot.lookup("#stability-pairs").queryTableView();
        assertThat(pairs.getItems()).singleElement().satisfies(p -> {
            assertThat(p.lost()).isTrue();
            assertThat(p.shared()).containsExactly("pottery class");
        });
        assertThat(pairs.getColumns().get(3).getCellObservableValue(0).getValue())
                .isEqualTo("t0: pottery class / pottery");
        robot.interact(pairs::requestFocus);
        robot.type(KeyCode.ENTER);
        assertThat(window.model.selection().current().get()).isEqualTo(new Selected.OfPair("t0", "t1"));
        robot.write("x");
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(pairs.getItems().getFirst().lost())
                .as("the runs are swapped")
                .isFalse();
    }

    @Test
    void a_space_with_one_run_says_what_to_do(FxRobot robot) {
        robot.interact(() -> {
            window.model.sample("alice-and-bob");
            project.showSpace("four");
        });
        assertThat(text(robot, "#stability-notice")).startsWith("This space has one run.");
    }

    @Test
    void every_control_says_what_it_is(FxRobot robot) {
        List<Node> silent = new ArrayList<>();
        collect(view, silent);
        assertThat(silent).isEmpty();
    }

    private static void collect(Node node, List<Node> silent) {
        if (node.isFocusTraversable()) {
            boolean named = node.getAccessibleText() != null
                    && !node.getAccessibleText().isBlank();
            boolean labelled = node instanceof Labeled l
                    && l.getText() != null
                    && !l.getText().isBlank();
            if (!named && !labelled) silent.add(node);
        }
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) collect(child, silent);
    }
}
