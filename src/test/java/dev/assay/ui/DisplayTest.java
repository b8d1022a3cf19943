package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.settings.SettingsFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** What only a real display shows: a window of its full size, and a file that is dragged into it. */
@Tag("display")
@DisabledIfSystemProperty(named = "glass.platform", matches = "Headless")
class DisplayTest {
    @TempDir
    Path folder;

    private @Nullable String homeBefore;
    private final FxRobot robot = new FxRobot();

    @BeforeEach
    void home() throws Exception {
        homeBefore = System.getProperty(SettingsFile.HOME_PROPERTY);
        System.setProperty(SettingsFile.HOME_PROPERTY, folder.toString());
        FxToolkit.registerPrimaryStage();
    }

    @AfterEach
    void homeAgain() throws Exception {
        FxToolkit.cleanupStages();
        if (homeBefore == null) System.clearProperty(SettingsFile.HOME_PROPERTY);
        else System.setProperty(SettingsFile.HOME_PROPERTY, homeBefore);
    }

    private static void waitFor(Callable<Boolean> condition) throws Exception {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, condition);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** Without a window manager nobody gives a window the keyboard: the key is handed to it. */
    private void press(Scene scene, KeyCode code, String typed) {
        robot.interact(() -> {
            Node owner = Objects.requireNonNullElse(scene.getFocusOwner(), scene.getRoot());
            owner.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, typed, typed, code, false, false, false, false));
            owner.fireEvent(
                    new KeyEvent(KeyEvent.KEY_TYPED, typed, typed, KeyCode.UNDEFINED, false, false, false, false));
            owner.fireEvent(new KeyEvent(KeyEvent.KEY_RELEASED, typed, typed, code, false, false, false, false));
        });
    }

    private static String text(Scene scene, String query) {
        return scene.getRoot().lookup(query) instanceof Labeled l ? Objects.requireNonNullElse(l.getText(), "") : "";
    }

    @Test
    void a_full_window_opens_a_sample_goes_to_the_past_and_comes_back() throws Exception {
        Application app = FxToolkit.setupApplication(App.class);
        Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
        assertThat(stage.getWidth()).isGreaterThanOrEqualTo(1200);
        Scene scene = stage.getScene();
        robot.interact(() -> ((Hyperlink) scene.getRoot().lookup("#sample-alice-and-bob")).fire());
        waitFor(() -> text(scene, "#status-chain").equals("Chain verifies"));
        press(scene, KeyCode.COMMA, ",");
        waitFor(() -> text(scene, "#past-what").startsWith("The journal after entry"));
        press(scene, KeyCode.ESCAPE, "");
        waitFor(() -> !scene.getRoot().lookup("#past-banner").isVisible());
        FxToolkit.cleanupApplication(app);
    }

    @Test
    void a_file_that_is_dragged_into_the_window_is_looked_at_before_it_comes_in() throws Exception {
        Path file = Files.writeString(
                folder.resolve("talk.jsonl"), "{\"space\": \"talk\", \"id\": \"t0\", \"text\": \"Hello.\"}\n");
        Application app = FxToolkit.setupApplication(App.class);
        Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
        Scene scene = stage.getScene();
        robot.interact(() -> ((Hyperlink) scene.getRoot().lookup("#sample-alice-and-bob")).fire());
        waitFor(() -> text(scene, "#status-chain").equals("Chain verifies"));
        Label hold = new Label("talk.jsonl");
        hold.setOnDragDetected(e -> {
            ClipboardContent content = new ClipboardContent();
            content.putFiles(List.of(file.toFile()));
            hold.startDragAndDrop(TransferMode.COPY).setContent(content);
            e.consume();
        });
        robot.interact(() -> {
            stage.setX(300);
            stage.setY(0);
            Stage files = new Stage();
            files.setScene(new Scene(hold, 200, 100));
            files.setX(0);
            files.setY(0);
            files.show();
        });
        robot.drag(hold, MouseButton.PRIMARY)
                .moveBy(40, 10)
                .dropTo(scene.getRoot().lookup(".centre"));
        waitFor(() -> scene.getRoot().lookup("#preview-page") != null);
        assertThat(text(scene, "#preview-page .heading")).contains("talk.jsonl");
        FxToolkit.cleanupApplication(app);
    }
}
