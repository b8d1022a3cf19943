package dev.assay.ui.overview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.Reference;
import dev.assay.model.Decision;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Keys;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.project.ChainState;
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
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The overview by keys, and what it says of the sample before and after decisions. */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set by the extension before each test
class OverviewPerspectiveTest {
    @TempDir
    static Path shared;

    private TestWindow window;
    private OverviewView view;
    private Scene scene;

    @Start
    void start(Stage stage) throws Exception {
        window = new TestWindow(Files.createTempDirectory(shared, "window"));
        window.model.sample("alice-and-bob");
        OverviewPerspective perspective = new OverviewPerspective(window.workbench(), Texts.of(Locale.ENGLISH));
        view = (OverviewView) perspective.node();
        scene = new Scene(new StackPane(view), 980, 700);
        Theme.apply(scene, false);
        Actions actions = new Actions();
        actions.show(perspective.actions());
        Keys.install(scene, actions);
        stage.setScene(scene);
        stage.show();
        perspective.focus();
    }

    private Page page() {
        return Objects.requireNonNull(view.model().page().get());
    }

    private List<String> waits() {
        return page().waits().stream().map(l -> l.count() + " " + l.text()).toList();
    }

    private List<String> changed() {
        return page().changed().stream().map(Page.Line::text).toList();
    }

    @Test
    void the_sample_is_counted_as_by_hand() {
        // five: t0 alice, pottery; t1 bob, carla, pottery; t2 alice, carla, vase; t3 bob, bike; t4 alice, carla by
        // count.
        assertThat(page().spaces())
                .extracting(Page.SpaceLine::name, Page.SpaceLine::figures)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("four", List.of("4", "6", "10", "0", "0")),
                        org.assertj.core.groups.Tuple.tuple("five", List.of("5", "6", "12", "1", "0")));
        assertThat(waits())
                .containsExactly(
                        "1 open reference",
                        "0 unknown references",
                        "0 pairs of names that look alike",
                        "0 answers not yet scored",
                        "0 records refused at the door");
        assertThat(page().changedNote()).isEqualTo("Seen here for the first time.");
        assertThat(page().chain().get(1).value()).isEqualTo("holds, 25 of 25");
    }

    /** Only "1 open reference" calls for a person; the pairs are those of the space on show, and follow it. */
    @Test
    void where_nothing_waits_nothing_calls_and_the_pairs_are_those_of_the_space_on_show(FxRobot robot) {
        assertThat(page().waits()).extracting(Page.Line::idle).containsExactly(false, true, true, true, true);
        assertThat(alike()).isEqualTo(window.model.project().spaceName().get() + " · Matrix");
        robot.interact(() -> window.model.project().showSpace("five"));
        assertThat(alike()).isEqualTo("five · Matrix");
        robot.interact(() -> window.model.project().showSpace("four"));
        assertThat(alike()).isEqualTo("four · Matrix");
    }

    private String alike() {
        return page().waits().get(2).detail();
    }

    @Test
    void keys_walk_the_lines_and_enter_leads_to_what_waits(FxRobot robot) {
        assertThat(focused()).startsWith("four: 4 events");
        robot.push(KeyCode.DOWN);
        assertThat(focused()).startsWith("five: 5 events");
        robot.push(KeyCode.DOWN);
        assertThat(focused()).isEqualTo("1 open reference, Queue");
        robot.push(KeyCode.ENTER);
        assertThat(window.model.project().spaceName().get()).isEqualTo("five");
        assertThat(window.model.selection().current().get())
                .isEqualTo(new Selected.OfReference(new Decision.ReferenceId("t4", "it", 1)));
    }

    private String focused() {
        return scene.getFocusOwner() instanceof Button b ? String.valueOf(b.getAccessibleText()) : "";
    }

    @Test
    void a_decision_is_one_less_that_waits_and_next_time_it_is_what_changed(FxRobot robot) {
        Path file =
                Objects.requireNonNull(window.model.project().opened().get()).file();
        robot.interact(() -> window.model.project().close());
        try (Project project = Project.open(file, Access.WRITE)) {
            Reference it = project.snapshot().space("five").references().get(1);
            assertThat(it.state()).isEqualTo(Reference.State.OPEN);
            project.decide(List.of(
                    new Decision(
                            "five",
                            new Decision.SettledAs(it.id(), "alice's vase"),
                            "R. Okonjo",
                            "2026-06-01T00:00:00Z",
                            "praised"),
                    new Decision(
                            "five",
                            new Decision.HubMarked("carla", true),
                            "R. Okonjo",
                            "2026-06-01T00:00:00Z",
                            "try")));
        }
        robot.interact(() -> window.model.open(file));
        assertThat(waits()).startsWith("0 open references");
        assertThat(page().changedTitle()).startsWith("Changed since last time: entry 25, ");
        assertThat(changed()).containsExactly("1 reference settled by a person", "1 setting changed");
        assertThat(page().chain().getLast().value()).startsWith("25 : ");
        robot.interact(() -> window.model.project().asOf(new AsOf(null, null, 25L)));
        assertThat(page().waitsTitle()).isEqualTo("Waited for a person");
        assertThat(waits()).startsWith("1 open reference");
        assertThat(page().changedTitle()).isEqualTo("Changed between then and now");
        assertThat(changed()).containsExactly("1 reference settled by a person", "1 setting changed");
        assertThat(page().chain().stream().map(Page.Fact::name)).contains("Head then", "Head now");
    }

    @Test
    void every_control_says_what_it_is_and_the_picture_is_the_same_ten_times(FxRobot robot) throws Exception {
        List<Node> silent = new ArrayList<>();
        collect(view, silent);
        assertThat(silent).isEmpty();
        var snapshot =
                Objects.requireNonNull(window.model.project().opened().get()).snapshot();
        String first = svg(snapshot);
        for (int i = 0; i < 10; i++) assertThat(svg(snapshot)).isEqualTo(first);
        assertThat(first).contains(">five<").contains("open reference").contains("holds, 25 of 25");
        window.answerExport = shared.resolve("overview.svg");
        robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.E).release(KeyCode.SHIFT, KeyCode.SHORTCUT);
        assertThat(Files.readString(shared.resolve("overview.svg"))).contains(">four<");
    }

    private static String svg(dev.assay.project.ProjectSnapshot snapshot) {
        return OverviewPicture.svg(
                snapshot, "five", new ChainState.Holds(25), Palette.DARK, Texts.of(Locale.ENGLISH), 1000, 600);
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
}
