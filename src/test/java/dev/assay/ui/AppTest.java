package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.settings.SettingsFile;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The program as it is put together: its own threads, its own settings, the perspectives that are registered. */
class AppTest {
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
        WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, condition);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static String text(Stage stage, String query) {
        Node node = stage.getScene().getRoot().lookup(query);
        return node instanceof Labeled l ? Objects.requireNonNullElse(l.getText(), "") : "";
    }

    @Test
    void it_starts_opens_a_sample_and_starts_again_where_it_was() throws Exception {
        Application app = FxToolkit.setupApplication(App.class);
        Stage stage = FxToolkit.toolkitContext().getRegisteredStage();
        assertThat(stage.getTitle()).isEqualTo("Assay");
        robot.interact(() -> ((Hyperlink) stage.getScene().getRoot().lookup("#sample-alice-and-bob")).fire());
        waitFor(() -> text(stage, "#status-chain").equals("Chain verifies"));
        waitFor(() -> stage.getScene().getRoot().lookup(".matrix") != null);
        assertThat(stage.getTitle()).isEqualTo("alice-and-bob – Assay");
        robot.interact(() -> stage.setWidth(950));
        FxToolkit.cleanupApplication(app);

        SettingsFile.Read kept = SettingsFile.standard().read();
        assertThat(kept.settings().recent())
                .singleElement()
                .satisfies(r -> assertThat(r.path())
                        .isEqualTo(folder.resolve("samples/alice-and-bob/alice-and-bob.assay")
                                .toString()));
        assertThat(Objects.requireNonNull(kept.settings().window()).width()).isEqualTo(950);

        FxToolkit.registerPrimaryStage();
        Application again = FxToolkit.setupApplication(
                App.class, kept.settings().recent().getFirst().path());
        Stage second = FxToolkit.toolkitContext().getRegisteredStage();
        waitFor(() -> text(second, "#status-chain").equals("Chain verifies"));
        assertThat(second.getWidth()).isEqualTo(950);
        FxToolkit.cleanupApplication(again);
    }
}
