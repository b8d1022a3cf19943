package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.theme.Theme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** Correcting, looking at names that look alike, and exporting, by keyboard, in the worked example. */
@ExtendWith(ApplicationExtension.class)
class CorrectingTest {
    @TempDir
    static Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestWindow window;

    @SuppressWarnings("NullAway.Init")
    private ProjectModel project;

    @SuppressWarnings("NullAway.Init")
    private MatrixView view;

    @SuppressWarnings("NullAway.Init")
    private Path here;

    @Start
    void start(Stage stage) throws IOException {
        here = Files.createDirectories(folder.resolve(String.valueOf(System.identityHashCode(this))));
        window = new TestWindow(here);
        window.model.sample("alice-and-bob");
        project = window.model.project();
        project.showSpace("five");
        project.editing().reviewer("Eva");
        MatrixPerspective perspective = new MatrixPerspective(window.workbench(), Locale.ENGLISH);
        view = (MatrixView) perspective.node();
        javafx.scene.Scene scene = new javafx.scene.Scene(new StackPane(view), 940, 780);
        Theme.apply(scene, false);
        stage.setScene(scene);
        stage.show();
        perspective.focus();
    }

    @Stop
    void stop() {
        project.close();
    }

    private SpaceSnapshot space() {
        return Objects.requireNonNull(project.space().get());
    }

    private Decision last() {
        return space().record().decisions().getLast().decision();
    }

    private boolean has(String row, String event) {
        int r = space().rows().of(row);
        return r >= 0 && space().incidence().has(r, space().record().tick(event));
    }

    private void select(FxRobot robot, Selected selected) {
        robot.interact(() -> window.model.selection().select(selected));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static String lines(FxRobot robot, String id) {
        StringBuilder all = new StringBuilder();
        for (Node n : robot.lookup(id).queryAs(VBox.class).getChildren())
            all.append(((Label) n).getText()).append('\n');
        return all.toString();
    }

    @Test
    void one_key_refuses_a_counted_cell_and_undo_brings_it_back(FxRobot robot) {
        select(robot, new Selected.OfCell("carla", "t4"));
        robot.write("x");
        assertThat(has("carla", "t4")).isFalse();
        assertThat(last().by()).isEqualTo("Eva");
        assertThat(last().why()).isEqualTo("Refused: the count of carla does not hold.");
        assertThat(Objects.requireNonNull(window.model.notice().get()).title())
                .isEqualTo("“She” in t4 is not counted as carla any more");
        assertThat(Objects.requireNonNull(window.model.notice().get()).where())
                .isEqualTo("Cells: 0 gained, 1 lost · collisions: 0 gained, 2 lost");
        robot.interact(() -> project.editing().undo());
        assertThat(has("carla", "t4")).isTrue();
    }

    @Test
    void a_listed_cell_is_not_refused(FxRobot robot) {
        select(robot, new Selected.OfCell("carla", "t1"));
        int before = space().record().decisions().size();
        robot.write("x");
        assertThat(space().record().decisions()).hasSize(before);
    }

    @Test
    void a_missed_mention_is_typed_previewed_and_recorded_with_its_reason(FxRobot robot) {
        select(robot, new Selected.OfEvent("t3"));
        robot.write("m");
        robot.write("Last month");
        assertThat(lines(robot, "#matrix-correct-change")).isEqualTo("Say what it is.\n");
        assertThat(robot.lookup("#matrix-correct-record").queryAs(Button.class).isDisabled())
                .isTrue();
        robot.type(KeyCode.TAB).type(KeyCode.DOWN);
        assertThat(lines(robot, "#matrix-correct-change"))
                .as("a second person whom she could be leaves her open")
                .isEqualTo("""
                        Cells: 1 gained, 1 lost · collisions: 0 gained, 2 lost
                        Gained: last month in t3
                        Lost: carla in t4
                        “she” in t4: carla → open, the count is falsified
                        """);
        assertThat(has("last month", "t3"))
                .as("nothing is recorded before it is confirmed")
                .isFalse();
        robot.type(KeyCode.TAB).write("she said so").type(KeyCode.ENTER);
        assertThat(last().act())
                .isEqualTo(new Decision.MentionAdded("t3", Mention.of("Last month", MentionType.PERSON)));
        assertThat(last().why()).isEqualTo("she said so");
        assertThat(has("last month", "t3")).isTrue();
        assertThat(view.pane().isFocused()).isTrue();
    }

    @Test
    void without_words_of_ones_own_the_reason_is_the_one_that_can_be_read(FxRobot robot) {
        select(robot, new Selected.OfCell("carla", "t2"));
        robot.write("e");
        ListView<?> kinds = robot.lookup("#matrix-correct-kinds").queryListView();
        assertThat(kinds.isFocused()).isTrue();
        assertThat(kinds.getItems()).hasSize(5);
        robot.write("2");
        robot.type(KeyCode.ENTER);
        assertThat(last().act()).isEqualTo(new Decision.MentionRemoved("t2", "carla"));
        assertThat(last().why()).isEqualTo("wrongly listed");
    }

    @Test
    void an_alias_is_named_by_typing_part_of_the_row(FxRobot robot) {
        select(robot, new Selected.OfRow("alice's vase"));
        robot.write("a");
        robot.write("cl");
        robot.type(KeyCode.ENTER);
        assertThat(last().act()).isEqualTo(new Decision.Alias("alice's vase", "pottery class"));
        assertThat(has("pottery class", "t2")).isTrue();
    }

    @Test
    void escape_leaves_everything_as_it_was(FxRobot robot) {
        select(robot, new Selected.OfRow("carla"));
        int before = space().record().decisions().size();
        robot.write("e");
        robot.type(KeyCode.DOWN).type(KeyCode.ESCAPE);
        assertThat(robot.lookup("#matrix-correct").query().isVisible()).isFalse();
        assertThat(view.pane().isFocused()).isTrue();
        assertThat(space().record().decisions()).hasSize(before);
    }

    @Test
    void the_past_cannot_be_corrected(FxRobot robot) {
        select(robot, new Selected.OfCell("carla", "t4"));
        long entries =
                Objects.requireNonNull(project.opened().get()).snapshot().head().entries();
        robot.interact(() -> project.asOf(AsOf.NOW.withEntry(entries)));
        robot.write("x").write("e");
        assertThat(robot.lookup("#matrix-correct").query().isVisible()).isFalse();
        assertThat(robot.lookup("#matrix-correct-button").query().isDisabled()).isTrue();
        assertThat(space().references()).extracting(Reference::state).contains(Reference.State.COUNTED);
    }

    @Test
    void names_that_look_alike_are_declared_one_or_kept_apart(FxRobot robot) throws IOException {
        Path file = here.resolve("pots.jsonl");
        Files.writeString(file, """
                {"space":"p","id":"t0","speaker":"Alice","text":"I do pottery.","mentions":[{"text":"pottery","type":"activity"}]}
                {"space":"p","id":"t1","speaker":"Bob","text":"<b>The</b> pottery class!","mentions":[{"text":"the pottery class","type":"activity"}]}
                {"space":"p","id":"t2","speaker":"Alice","text":"The class was full.","mentions":[{"text":"The class","type":"activity"}]}
                """);
        robot.interact(() -> {
            project.bring(file, report -> {});
            project.showSpace("p");
        });
        robot.write("l");
        WaitForAsyncUtils.waitForFxEvents();
        ListView<Alike.Pair> pairs = robot.lookup("#matrix-alike-pairs").queryListView();
        assertThat(pairs.isFocused()).isTrue();
        assertThat(pairs.getItems())
                .extracting(p -> p.from().key() + " → " + p.to().key())
                .containsExactly("pottery → pottery class", "pottery class → class");
        assertThat(lines(robot, "#matrix-alike-change"))
                .startsWith("Cells: 1 gained, 1 lost · collisions: 1 gained, 0 lost\n");
        robot.write("a");
        assertThat(last().act()).isEqualTo(new Decision.Alias("pottery", "pottery class"));
        assertThat(last().why()).isEqualTo("two names for one: both have “pottery”");
        assertThat(has("pottery class", "t0")).isTrue();
        assertThat(pairs.getItems())
                .as("the rarer one would now become the other")
                .extracting(p -> p.from().key() + " → " + p.to().key())
                .containsExactly("class → pottery class");
        robot.write("s").write("w").write("two classes").write("");
        robot.type(KeyCode.ESCAPE);
        robot.write("k");
        assertThat(last().act()).isEqualTo(new Decision.KeptApart("pottery class", "class"));
        assertThat(last().why()).isEqualTo("two classes");
        assertThat(pairs.getItems()).as("what is refused does not come back").isEmpty();
        robot.interact(() -> project.editing().undo());
        assertThat(pairs.getItems()).hasSize(1);
        robot.type(KeyCode.ESCAPE);
        assertThat(view.pane().isVisible()).isTrue();
    }

    @Test
    void what_is_in_view_and_the_whole_table_are_written(FxRobot robot) throws IOException {
        for (String id : new String[] {"png", "svg", "csv", "mtx"}) {
            window.answerExport = here.resolve("out." + id);
            robot.interact(() -> view.actions().get("export." + id).fire());
        }
        byte[] png = Files.readAllBytes(here.resolve("out.png"));
        assertThat(new String(png, 1, 3, StandardCharsets.US_ASCII)).isEqualTo("PNG");
        String svg = Files.readString(here.resolve("out.svg"));
        assertThat(svg).startsWith("<svg ").contains(">carla</text>").endsWith("</svg>\n");
        assertThat(Files.readString(here.resolve("out.csv")))
                .contains("carla,person,0,0,1,1,0,1\r\n")
                .startsWith("row,type,hub,t0,t1,t2,t3,t4\r\n");
        assertThat(Files.readString(here.resolve("out.mtx"))).contains("\n6 5 12\n");
        window.answerExport = here.resolve("again.svg");
        robot.interact(() -> view.actions().get("export.svg").fire());
        assertThat(Files.readString(here.resolve("again.svg")))
                .as("the same view, the same bytes")
                .isEqualTo(svg);
        assertThat(Files.list(here).map(p -> String.valueOf(p.getFileName()))).noneMatch(n -> n.endsWith(".part"));
    }

    @Test
    void the_products_are_written_in_their_own_modes(FxRobot robot) throws IOException {
        window.answerExport = here.resolve("c.csv");
        robot.interact(() -> {
            view.actions().get("mode2").fire();
            view.actions().get("export.csv").fire();
        });
        assertThat(Files.readString(here.resolve("c.csv")))
                .isEqualTo("a,b,shared\r\nt0,t1,1\r\nt1,t2,1\r\nt1,t4,1\r\nt2,t4,1\r\n");
        window.answerExport = here.resolve("c.mtx");
        robot.interact(() -> view.actions().get("export.mtx").fire());
        assertThat(Files.readString(here.resolve("c.mtx")))
                .isEqualTo("%%MatrixMarket matrix coordinate integer symmetric\n5 5 4\n2 1 1\n3 2 1\n5 2 1\n5 3 1\n");
        window.answerExport = here.resolve("a.csv");
        robot.interact(() -> {
            view.actions().get("mode3").fire();
            view.actions().get("export.csv").fire();
        });
        assertThat(Files.readString(here.resolve("a.csv")))
                .contains("pottery class,carla," + 1 / Math.log(4) + ",1\r\n");
    }

    @Test
    void the_matrix_opens_as_it_was_left(FxRobot robot) {
        robot.interact(() -> {
            view.actions().get("hubs").fire();
            view.actions().get("rows").fire();
            view.actions().get("columns").fire();
            view.model().zoom(3);
        });
        double pitch = view.model().x().pitch();
        MatrixView[] next = new MatrixView[1];
        robot.interact(() -> {
            next[0] = (MatrixView) new MatrixPerspective(window.workbench(), Locale.ENGLISH).node();
            Theme.apply(new javafx.scene.Scene(new StackPane(next[0]), 940, 780), false);
            next[0].getScene().getRoot().resize(940, 780);
            next[0].applyCss();
            next[0].getParent().layout();
        });
        assertThat(next[0].model().choice()).isEqualTo(view.model().choice());
        assertThat(next[0].model().choice().hubs()).isEqualTo(HubMode.HIDDEN);
        assertThat(next[0].model().choice().rowOrder()).isEqualTo(RowOrder.FIRST_MENTION);
        assertThat(next[0].model().x().pitch()).isEqualTo(pitch);
    }
}
