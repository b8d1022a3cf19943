package dev.assay.ui.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.project.Project;
import dev.assay.ui.TestWindow;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Theme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Whatever a turn holds, what is asked and what will be settled is seen, and nothing stands outside of its place. */
@ExtendWith(ApplicationExtension.class)
class HostileTextTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String ENDLESS = "x".repeat(25_000);
    private static final List<String> BEFORE = List.of(
            "<b>vase</b> &amp; {0} %s ${x}",
            ENDLESS + " the vase " + ENDLESS, "\u202Eevil the vase\u200B\u0000\u001B[31m");

    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestWindow window;

    @SuppressWarnings("NullAway.Init")
    private QueueView view;

    private static String turn(int n, String text, String... mentions) {
        ObjectNode t = JSON.createObjectNode();
        t.put("space", "s\u202E<x>")
                .put("id", n == 3 ? "t\u200B3" : "t" + n)
                .put("speaker", "Eve\u202E".repeat(40))
                .put("text", text);
        var list = t.putArray("mentions");
        for (String m : mentions) {
            ObjectNode one = list.addObject().put("text", m);
            if (m.equals("it")) one.put("resolved", false);
            else one.put("type", "thing");
        }
        return t.toString();
    }

    @Start
    void start(Stage stage) throws Exception {
        Path file = folder.resolve("hostile.jsonl");
        Files.write(
                file,
                List.of(
                        turn(0, BEFORE.get(0), "<b>vase</b>"),
                        turn(1, BEFORE.get(1), "the vase"),
                        turn(2, BEFORE.get(2), "the vase\u200B"),
                        turn(3, ENDLESS + " it " + ENDLESS, "it")));
        Path project = folder.resolve("h.assay");
        try (Project p = Project.create(project)) {
            Imports.importFile(p, file, new ImportOptions(null, null, null, null, false), Progress.NONE);
        }
        window = new TestWindow(folder.resolve("settings"));
        window.model.open(project);
        QueuePerspective perspective = new QueuePerspective(window.workbench(), Texts.of(Locale.ENGLISH));
        view = (QueueView) perspective.node();
        Scene scene = new Scene(new StackPane(view), 950, 760);
        Theme.apply(scene, true);
        stage.setScene(scene);
        // The stage is one for all tests; another may have made it larger.
        stage.sizeToScene();
        stage.show();
        perspective.focus();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> window.model.project().close());
    }

    @Test
    void what_is_asked_is_seen_and_nothing_stands_outside(FxRobot robot) {
        WaitForAsyncUtils.waitForFxEvents();
        Node asked = robot.lookup(".queue-asked").query();
        assertThat(((Text) asked).getText()).isEqualTo("it");
        Bounds at = asked.localToScene(asked.getBoundsInLocal());
        assertThat(at.getMaxY()).as("the reference is in view").isLessThan(560).isGreaterThan(36);
        assertThat(at.getMaxX()).isLessThanOrEqualTo(950);
        robot.interact(() -> view.model().reviewer("Eva"));
        robot.type(KeyCode.DIGIT1);
        WaitForAsyncUtils.waitForFxEvents();
        String key = ((Choice.Row) Objects.requireNonNull(view.model().choice())).key();
        Labeled button = robot.lookup("#queue-settle").queryLabeled();
        assertThat(button.getText())
                .contains(QueueWords.name(key)
                        .substring(0, Math.min(8, QueueWords.name(key).length())));
        Bounds place = button.localToScene(button.getBoundsInLocal());
        assertThat(place.getMaxX()).isLessThanOrEqualTo(950);
        assertThat(place.getMaxY()).isLessThanOrEqualTo(760);
        List<String> out = new ArrayList<>();
        List<String> raw = new ArrayList<>();
        collect(view, out, raw);
        assertThat(out).as("wider than the window").isEmpty();
        assertThat(raw).as("signs that act or hide").isEmpty();
        int before = view.model().shown().size();
        robot.type(KeyCode.ENTER);
        assertThat(view.model().shown()).hasSize(before - 1);
    }

    private static void collect(Node node, List<String> out, List<String> raw) {
        if (!node.isVisible()) return;
        String text = node instanceof Text t ? t.getText() : node instanceof Labeled l ? l.getText() : null;
        if (text != null) {
            Bounds b = node.localToScene(node.getBoundsInLocal());
            if (b.getMaxX() > 951 || b.getMinX() < -1) out.add(text.substring(0, Math.min(40, text.length())));
            if (text.codePoints().anyMatch(c -> c == 0x202E || c == 0x200B || c == 0 || c == 0x1B)) raw.add(text);
        }
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) collect(child, out, raw);
    }
}
