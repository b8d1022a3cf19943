package dev.assay.ui.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Keys;
import dev.assay.ui.matrix.SampleSpaces;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Theme;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import org.w3c.dom.NodeList;

/** The timeline driven by keys alone, and its picture. */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set by the extension before each test
class TimelinePerspectiveTest {
    private static final Texts TEXTS = Texts.of(Locale.ENGLISH);

    @TempDir
    static Path shared;

    private TestWindow window;
    private TimelineView view;

    @Start
    void start(Stage stage) throws Exception {
        window = new TestWindow(Files.createTempDirectory(shared, "window"));
        TimelinePerspective perspective = new TimelinePerspective(window.workbench(), TEXTS);
        view = (TimelineView) perspective.node();
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

    @Test
    void arrows_move_enter_selects_and_the_lane_is_walked_by_full_stop_and_comma(FxRobot robot) {
        robot.push(KeyCode.END);
        robot.push(KeyCode.LEFT);
        assertThat(view.pane().getAccessibleText())
                .isEqualTo("t3, tick 3, 2026-05-09 Sat, agrees: Last month I sold my bike.");
        robot.push(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfEvent("t3"));
        robot.interact(() -> window.model.selection().select(new Selected.OfRow("carla")));
        robot.push(KeyCode.HOME);
        robot.push(KeyCode.PERIOD);
        assertThat(selected()).isEqualTo(new Selected.OfCell("carla", "t1"));
        robot.push(KeyCode.PERIOD);
        robot.push(KeyCode.PERIOD);
        assertThat(selected()).isEqualTo(new Selected.OfCell("carla", "t4"));
        robot.push(KeyCode.COMMA);
        assertThat(selected()).isEqualTo(new Selected.OfCell("carla", "t2"));
    }

    @Test
    void the_ruler_and_the_pins_of_a_space_are_there_again_and_those_of_another_are_its_own(FxRobot robot) {
        robot.interact(() -> {
            view.model().zoom(Zoom.DATE);
            view.model().pin("alice's vase");
        });
        List<String> pinned = view.model().pinned();
        assertThat(pinned).contains("alice's vase");
        robot.interact(() -> window.model.project().showSpace("four"));
        assertThat(Objects.requireNonNull(view.model().frame()).zoom()).isEqualTo(Zoom.LINKED);
        assertThat(view.model().pinned()).isEmpty();
        robot.interact(() -> window.model.project().showSpace("five"));
        assertThat(Objects.requireNonNull(view.model().frame()).zoom()).isEqualTo(Zoom.DATE);
        assertThat(view.model().pinned()).isEqualTo(pinned);
        // Another window, later: a pin that was taken off stays off.
        robot.interact(() -> pinned.forEach(view.model()::pin));
        TimelineView[] later = new TimelineView[1];
        robot.interact(() -> later[0] = (TimelineView) new TimelinePerspective(window.workbench(), TEXTS).node());
        assertThat(later[0].model().pinned()).isEmpty();
        assertThat(Objects.requireNonNull(later[0].model().frame()).lanes()).isEmpty();
        assertThat(Objects.requireNonNull(later[0].model().frame()).zoom()).isEqualTo(Zoom.DATE);
    }

    @Test
    void zoom_pin_times_and_rulers_by_keys(FxRobot robot) {
        Frame all = Objects.requireNonNull(view.model().frame());
        robot.push(KeyCode.SHIFT, KeyCode.UP);
        assertThat(Objects.requireNonNull(view.model().frame()).t1()).isLessThan(all.t1());
        robot.push(KeyCode.DIGIT0);
        assertThat(Objects.requireNonNull(view.model().frame()).t1()).isEqualTo(all.t1());
        robot.push(KeyCode.Z);
        assertThat(Objects.requireNonNull(view.model().frame()).zoom()).isEqualTo(Zoom.TICK);
        robot.push(KeyCode.S);
        assertThat(Objects.requireNonNull(view.model().frame()).times()).isEqualTo(Times.SELECTED);
        robot.push(KeyCode.A);
        robot.write("vase");
        robot.push(KeyCode.ENTER);
        assertThat(view.model().pinned()).contains("alice's vase");
        assertThat(view.pane().isFocused()).isTrue();
        robot.push(KeyCode.P);
        assertThat(view.model().pinned()).doesNotContain("alice's vase");
    }

    @Test
    void the_table_says_both_clocks_and_the_times_said(FxRobot robot) {
        robot.push(KeyCode.T);
        WaitForAsyncUtils.waitForFxEvents();
        TableView<?> table = robot.lookup("#timeline-table").queryAs(TableView.class);
        assertThat(table.isFocused()).isTrue();
        List<String> line = new ArrayList<>();
        for (var c : table.getColumns()) line.add(String.valueOf(c.getCellData(3)));
        assertThat(line)
                .containsExactly(
                        "3",
                        "t3",
                        "2026-05-09 Sat",
                        "",
                        "“Last month” 2026-04-01 / 2026-04-30 · rule last:month",
                        "Bob",
                        "Last month I sold my bike.");
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfEvent("t1"));
    }

    @Test
    void it_is_exported_and_every_control_says_what_it_is(FxRobot robot) throws Exception {
        window.answerExport = shared.resolve("timeline.svg");
        robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.E).release(KeyCode.SHIFT, KeyCode.SHORTCUT);
        assertThat(texts(Files.readString(shared.resolve("timeline.svg")))).contains("“Last month”", "April 2026");
        List<Node> silent = new ArrayList<>();
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
            if (!named && !labelled) silent.add(node);
        }
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) collect(child, silent);
    }

    private static List<String> texts(String svg) throws Exception {
        NodeList nodes = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
                .getElementsByTagName("text");
        List<String> result = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) result.add(nodes.item(i).getTextContent());
        return result;
    }

    private static String svg(SpaceSnapshot space, double w, double h, Selected selected) {
        return TimelinePicture.svg(space, Palette.LIGHT, TEXTS, w, h, selected);
    }

    @Test
    void ten_runs_give_the_same_bytes_and_the_worked_example_is_read_off() throws Exception {
        String first = svg(SampleSpaces.conversation(), 1000, 760, new Selected.OfRow("vase"));
        Locale before = Locale.getDefault();
        try {
            for (int i = 0; i < 10; i++) {
                Locale.setDefault(i % 2 == 0 ? Locale.GERMANY : Locale.forLanguageTag("ar-EG"));
                assertThat(svg(SampleSpaces.conversation(), 1000, 760, new Selected.OfRow("vase")))
                        .isEqualTo(first);
            }
        } finally {
            Locale.setDefault(before);
        }
        assertThat(texts(svg(SampleSpaces.four(), 1000, 760, new Selected.OfRow("carla"))))
                .contains("April 2026", "May 2026", "“Last month”", "said in t3", "carla", "2 events", "t1", "t2")
                .contains("2026-04-01 Wed / 2026-04-30 Thu · rule last:month");
        assertThat(svg(SampleSpaces.hostile(), 1000, 700, new Selected.Nothing()))
                .doesNotContain("<script");
        for (double[] size : new double[][] {{10, 10}, {200, 90}, {3000, 200}}) {
            texts(svg(SampleSpaces.conversation(), size[0], size[1], new Selected.Nothing()));
            texts(svg(SampleSpaces.large(5000, 100, 3), size[0], size[1], new Selected.Nothing()));
        }
    }
}
