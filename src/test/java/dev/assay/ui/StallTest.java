package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.settings.SettingsFile;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A session as a person would have it, with the program's own threads: the window's thread never keeps anyone waiting. */
@Tag("slow")
class StallTest {
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
    }

    private static String text(Scene scene, String query) {
        return scene.getRoot().lookup(query) instanceof Labeled l ? Objects.requireNonNullElse(l.getText(), "") : "";
    }

    /** Once to get warm: what is loaded and compiled for the first time is the start's business, not the session's. */
    @Test
    void no_more_than_a_tenth_of_a_second_at_a_time() throws Exception {
        Application app = FxToolkit.setupApplication(App.class);
        Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
        Scene scene = stage.getScene();
        session(scene);
        try (StallWatch watch = new StallWatch()) {
            session(scene);
            assertThat(watch.stalls()).isEmpty();
        }
        FxToolkit.cleanupApplication(app);
    }

    @Test
    void the_watch_sees_a_stall() throws Exception {
        try (StallWatch watch = new StallWatch()) {
            CountingLoop loop = new CountingLoop();
            Platform.runLater(() -> loop.spin(300));
            waitFor(() -> !watch.stalls().isEmpty());
            assertThat(watch.stalls().getFirst().millis()).isGreaterThan(100);
        }
    }

    /** Keeps a thread busy by its own time. */
    private static final class CountingLoop {
        long count;

        void spin(long millis) {
            var threads = java.lang.management.ManagementFactory.getThreadMXBean();
            long end = threads.getCurrentThreadCpuTime() + millis * 1_000_000;
            while (threads.getCurrentThreadCpuTime() < end) count++;
        }
    }

    private void session(Scene scene) throws Exception {
        robot.interact(() -> ((Hyperlink) scene.getRoot().lookup("#sample-workshop")).fire());
        waitFor(() -> text(scene, "#status-chain").equals("Chain verifies"));
        waitFor(() -> text(scene, "#status-run").startsWith("run "));
        robot.push(KeyCode.CONTROL, KeyCode.K);
        robot.interact(() -> ((TextField) scene.getRoot().lookup("#commands-field")).setText("vase"));
        waitFor(() -> scene.getRoot().lookup("#commands-list .list-cell") != null);
        robot.push(KeyCode.ENTER);
        for (KeyCode key : new KeyCode[] {KeyCode.DOWN, KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.ENTER}) robot.push(key);
        for (int i = 0; i < 3; i++) robot.type(KeyCode.COMMA);
        waitFor(() -> text(scene, "#past-what").startsWith("The journal after entry"));
        robot.push(KeyCode.CONTROL, KeyCode.D);
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.F1);
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.CONTROL, KeyCode.W);
        waitFor(() -> scene.getRoot().lookup("#sample-workshop") != null);
    }
}
