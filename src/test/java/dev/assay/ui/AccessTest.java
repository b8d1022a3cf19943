package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.project.FileIntake;
import dev.assay.ui.settings.SettingsFile;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeModel;
import dev.assay.ui.work.Work;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/**
 * Every control of the start page, of the window with its perspectives, and of every sheet: has a name for a screen reader, is reached
 * by Tab, and no text in it is cut, in both languages, light and dark, at its own size and at twice it.
 */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set before each test
class AccessTest {
    @TempDir
    Path folder;

    private Stage stage;
    private ShellModel model;
    private Shell shell;
    private Scene scene;

    @Start
    void start(Stage given) {
        stage = given;
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> model.project().close());
    }

    /** The headless screen is small: what is twice as large gets the room it would have on a real one, off the screen. */
    private void window(String language, boolean dark, int percent) {
        TestWindow outside = new TestWindow(folder);
        SettingsModel settings = new SettingsModel(
                UserSettings.DEFAULT.withPreference(Zoom.PREFERENCE, String.valueOf(percent)),
                new SettingsFile(folder.resolve("settings.json")),
                Runnable::run,
                e -> {});
        model = new ShellModel(
                Perspectives.all(),
                Work.immediate(),
                settings,
                Texts.of(Locale.of(language)),
                ThemeModel.fixed(dark),
                new FileIntake(),
                TestWindow.CLOCK,
                folder.resolve("samples"));
        shell = new Shell(model, outside, outside, Path.of("/home/somebody"), () -> {});
        scene = App.scene(shell, model);
        ((Zoom) scene.getRoot()).setPrefSize(1000 * percent / 100.0, 880 * percent / 100.0);
        stage.setScene(scene);
        stage.setWidth(1000);
        stage.setHeight(900);
        stage.show();
        shell.focusMiddle();
    }

    @ParameterizedTest
    @CsvSource({"en, false, 100", "de, true, 100"})
    void every_control_has_a_name_and_is_reached(String language, boolean dark, int percent, FxRobot robot) {
        robot.interact(() -> window(language, dark, percent));
        List<String> wrong = new ArrayList<>();
        forEachPage(robot, page -> {
            wrong.addAll(nameless(page));
            wrong.addAll(unreached(page, robot));
        });
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "en, false, 100, 1000, 880",
        "de, true, 100, 1000, 880",
        "en, true, 200, 2000, 1760",
        "de, false, 200, 2000, 1760",
        "en, true, 200, 1440, 900"
    })
    void no_text_is_cut(String language, boolean dark, int percent, int width, int height, FxRobot robot) {
        robot.interact(() -> window(language, dark, percent));
        List<String> wrong = new ArrayList<>();
        forEachPage(
                robot,
                page -> robot.interact(() -> {
                    Parent root = scene.getRoot();
                    root.resize(width, height);
                    root.applyCss();
                    root.layout();
                    wrong.addAll(cut(page));
                }));
        assertThat(wrong).isEmpty();
    }

    private interface Visit {
        void page(String name);
    }

    private void forEachPage(FxRobot robot, Visit visit) {
        visit.page("start");
        robot.interact(() -> model.sample("alice-and-bob"));
        robot.interact(() -> model.project().showSpace("five"));
        for (Perspectives.Entry p : model.perspectives()) {
            robot.interact(() -> model.show(p.id()));
            robot.interact(() -> model.selection().select(new Selected.OfCell("carla", "t4")));
            visit.page(p.id());
        }
        for (Sheet sheet : List.of(
                new Sheet.KeysPage(),
                new Sheet.Commands(),
                new Sheet.WhoDecides(),
                new Sheet.AsOfPage(Sheet.AsOfPage.Clock.KNOWN_AT),
                new Sheet.AsOfPage(Sheet.AsOfPage.Clock.VALID_AT),
                new Sheet.AsOfPage(Sheet.AsOfPage.Clock.ENTRY),
                new Sheet.HeadDiffers(),
                new Sheet.SettingsPage(),
                new Sheet.About())) {
            robot.interact(() -> model.sheet().set(sheet));
            visit.page(sheet.toString());
            robot.interact(() -> model.sheet().set(null));
        }
        robot.interact(() -> model.asOf().step(-1));
        visit.page("past");
        robot.interact(() -> model.asOf().now());
        robot.interact(() -> model.tour().start());
        visit.page("tour");
        robot.interact(() -> model.tour().leave());
    }

    /** Where Tab goes: the whole window, or the sheet that lies over it. */
    private Node front() {
        Node overlay = scene.getRoot().lookup("#overlay");
        return overlay != null && overlay.isVisible() ? overlay : scene.getRoot();
    }

    private static void walk(Node node, java.util.function.Consumer<Node> visit) {
        if (!node.isVisible()) return;
        visit.accept(node);
        // What a control is made of inside is its own business.
        if (node instanceof TextInputControl || node instanceof ListView || node instanceof TableView) return;
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) walk(child, visit);
    }

    private static boolean isStop(Node node) {
        boolean list = node instanceof ScrollPane || node.getStyleClass().contains("virtual-flow");
        return node.isFocusTraversable() && !node.isDisabled() && !list;
    }

    private List<String> nameless(String page) {
        List<String> nameless = new ArrayList<>();
        walk(front(), node -> {
            boolean stop = isStop(node);
            if (!stop && !(node instanceof Control && node.getAccessibleRole() == AccessibleRole.BUTTON)) return;
            String said = node.getAccessibleText();
            String written = node instanceof Labeled l ? l.getText() : null;
            if (blank(said) && blank(written)) nameless.add(page + ": " + node);
        });
        return nameless;
    }

    private static boolean blank(@Nullable String text) {
        return text == null || text.isBlank();
    }

    /** By Tab from where the focus is, around the window. */
    private List<String> unreached(String page, FxRobot robot) {
        List<Node> wanted = new ArrayList<>();
        walk(front(), node -> {
            // Of a group of toggles Tab reaches the chosen one; arrows do the rest.
            if (isStop(node) && node.getId() != null && !(node instanceof javafx.scene.control.ToggleButton))
                wanted.add(node);
        });
        List<Node> reached = new ArrayList<>();
        robot.interact(() -> {
            for (int i = 0; i < 120 && !reached.containsAll(wanted); i++) {
                Node owner = scene.getFocusOwner();
                if (owner == null) break;
                // What Tab does, without waiting for a picture between two of them.
                owner.requestFocusTraversal(TraversalDirection.NEXT);
                if (scene.getFocusOwner() != null) reached.add(scene.getFocusOwner());
            }
        });
        wanted.removeAll(reached);
        return wanted.stream().map(n -> page + ": Tab does not reach " + n).toList();
    }

    /** Words that end in an ellipsis they were not written with, outside of what may grow without end: recorded texts. */
    private List<String> cut(String page) {
        List<String> cut = new ArrayList<>();
        walk(front(), node -> {
            if (!(node instanceof Labeled labeled) || blank(labeled.getText())) return;
            if (node.getStyleClass().contains("may-shorten") || inside(node, "may-shorten")) return;
            for (Node child : labeled.getChildrenUnmodifiable()) {
                if (!(child instanceof Text t) || !t.isVisible()) continue;
                String drawn = Objects.requireNonNullElse(t.getText(), "");
                boolean shortened = !drawn.equals(labeled.getText()) && (drawn.endsWith("...") || drawn.endsWith("…"));
                if (shortened) cut.add(page + ": \"" + labeled.getText() + "\" is drawn as \"" + drawn + "\"");
            }
        });
        return cut;
    }

    private static boolean inside(Node node, String styleClass) {
        for (Node n = node.getParent(); n != null; n = n.getParent()) {
            if (n instanceof Labeled && n.getStyleClass().contains(styleClass)) return true;
        }
        return false;
    }
}
