package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.Selection;
import dev.assay.ui.TestWindow;
import dev.assay.ui.Workbench;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.theme.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class MatrixPerspectiveTest {
    private final Selection selection = new Selection();
    private final ObjectProperty<SpaceSnapshot> space = new SimpleObjectProperty<>(SampleSpaces.fiveSettled());
    private final ObjectProperty<Palette> palette = new SimpleObjectProperty<>(Palette.LIGHT);

    @TempDir
    static Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestWindow window;

    @SuppressWarnings("NullAway.Init")
    private MatrixView view;

    @Start
    void start(Stage stage) {
        window = new TestWindow(folder.resolve(String.valueOf(System.identityHashCode(this))));
        MatrixPerspective perspective = new MatrixPerspective(
                new Workbench(
                        space,
                        selection,
                        palette,
                        Runnable::run,
                        window.workbench().desk()),
                Locale.ENGLISH);
        view = (MatrixView) perspective.node();
        javafx.scene.Scene scene = new javafx.scene.Scene(new StackPane(view), 940, 700);
        Theme.apply(scene, false);
        stage.setScene(scene);
        stage.show();
        perspective.focus();
    }

    private Selected selected() {
        return selection.current().get();
    }

    @Test
    void arrowsGoToACellAndEnterSelectsIt(FxRobot robot) {
        robot.type(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfCell("carla", "t1"));
        assertThat(view.pane().getAccessibleText()).isEqualTo("carla, t1, 2026-05-01 Fri: listed");
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.RIGHT);
        assertThat(view.pane().getAccessibleText()).isEqualTo("carla, t4, 2026-05-10 Sun: settled by count");
        assertThat(selected()).as("moving is not selecting").isEqualTo(new Selected.OfCell("carla", "t1"));
        robot.type(KeyCode.HOME, KeyCode.ENTER);
        assertThat(selected()).as("an empty cell is its event").isEqualTo(new Selected.OfEvent("t0"));
        robot.type(KeyCode.END, KeyCode.PAGE_DOWN);
        assertThat(view.pane().getAccessibleText()).isEqualTo("bob's bike, t4, 2026-05-10 Sun: not mentioned");
    }

    @Test
    void theWordsBesideTheCursorAreTheTurnsAndEscapeStepsOut(FxRobot robot) {
        robot.type(KeyCode.DOWN, KeyCode.RIGHT);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(view.pane().tip().shows()).isTrue();
        TextFlow flow = (TextFlow) view.pane().tip().lookup(".matrix-tip-text");
        String said = flow.getChildren().stream().map(n -> ((Text) n).getText()).reduce("", String::concat);
        assertThat(flow.getChildren())
                .filteredOn(n -> ((Text) n).isUnderline())
                .map(n -> ((Text) n).getText())
                .containsExactly("Carla");
        assertThat(said).isEqualTo("My teacher Carla runs the pottery class.");
        robot.type(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(view.pane().tip().shows()).isFalse();
        assertThat(view.model().cursorRow()).isPositive();
        robot.type(KeyCode.ESCAPE);
        assertThat(view.model().cursorRow()).isEqualTo(-1);
    }

    @Test
    void slashFindsByTyping(FxRobot robot) {
        robot.write("/vas");
        WaitForAsyncUtils.waitForFxEvents();
        TextField field = robot.lookup("#matrix-find").queryAs(TextField.class);
        assertThat(field.isFocused()).isTrue();
        assertThat(field.getText()).isEqualTo("vas");
        robot.type(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfRow("alice's vase"));
        assertThat(view.pane().isFocused()).isTrue();
        robot.write("/t3");
        robot.type(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfEvent("t3"));
        robot.write("/x");
        robot.type(KeyCode.ESCAPE);
        assertThat(selected()).isEqualTo(new Selected.OfEvent("t3"));
        assertThat(view.pane().isFocused()).isTrue();
    }

    @Test
    void whatIsSelectedElsewhereIsShownHere(FxRobot robot) {
        robot.interact(() -> selection.select(new Selected.OfCell("alice's vase", "t4")));
        assertThat(view.pane().getAccessibleText()).isEqualTo("alice's vase, t4, 2026-05-10 Sun: decided by a person");
    }

    @Test
    void copyTakesWhatIsSelectedAsLinesForASpreadsheet(FxRobot robot) {
        robot.interact(() -> selection.select(new Selected.OfRow("carla")));
        robot.press(KeyCode.SHORTCUT).type(KeyCode.C).release(KeyCode.SHORTCUT);
        assertThat(window.copied.get(0).lines())
                .containsExactly(
                        "Row\tEvent\tDate\tSpeaker\tHow\tWords",
                        "carla\tt1\t2026-05-01\tBob\tlisted\tCarla",
                        "carla\tt2\t2026-05-08\tAlice\tlisted\tCarla",
                        "carla\tt4\t2026-05-10\tAlice\tsettled by count\tShe");
    }

    @Test
    void zoomKeysAndFit(FxRobot robot) {
        double before = view.model().x().pitch();
        robot.write("-");
        assertThat(view.model().x().pitch()).isLessThan(before);
        robot.write("+");
        robot.write("0");
        assertThat(view.model().x().extent())
                .isLessThanOrEqualTo(view.model().x().length());
    }

    @Test
    void tShowsTheTableTwinAndEnterThereSelectsTheCell(FxRobot robot) {
        robot.type(KeyCode.DOWN, KeyCode.RIGHT);
        robot.write("t");
        WaitForAsyncUtils.waitForFxEvents();
        TableView<?> table = robot.lookup("#matrix-table").queryAs(TableView.class);
        assertThat(table.isVisible()).isTrue();
        assertThat(table.isFocused()).isTrue();
        assertThat(table.getItems()).hasSize(13);
        robot.type(KeyCode.ENTER);
        assertThat(selected()).isEqualTo(new Selected.OfCell("carla", "t1"));
        robot.write("t");
        assertThat(table.isVisible()).isFalse();
        assertThat(view.pane().isFocused()).isTrue();
    }

    @Test
    void aSpaceWithNothingAndNoSpaceSayWhatToDo(FxRobot robot) {
        robot.interact(() -> space.set(null));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(robot.lookup(".matrix-notice").queryLabeled().getText()).isEqualTo("No space is open");
        robot.type(KeyCode.DOWN, KeyCode.ENTER);
        robot.interact(() -> space.set(SampleSpaces.four()));
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(robot.lookup(".matrix-notice").queryLabeled().isVisible()).isFalse();
    }

    @Test
    void everyControlSaysWhatItIs(FxRobot robot) {
        robot.interact(() -> palette.set(Palette.DARK));
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
