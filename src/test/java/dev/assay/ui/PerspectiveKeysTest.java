package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.action.Keys;
import dev.assay.ui.theme.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The keys of the queue and the ledger in the whole window: listed where keys are listed, and each acts once. */
@ExtendWith(ApplicationExtension.class)
class PerspectiveKeysTest {
    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestWindow window;

    @SuppressWarnings("NullAway.Init")
    private Scene scene;

    @Start
    void start(Stage stage) {
        window = new TestWindow(folder, Perspectives.all());
        Shell shell = window.shell(folder);
        scene = new Scene(shell, 1440, 900);
        Theme.apply(scene, false);
        Keys.install(scene, shell.actions());
        stage.setScene(scene);
        stage.show();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> window.model.project().close());
    }

    private void open(FxRobot robot, String sample, String view) {
        robot.interact(() -> {
            window.model.sample(sample);
            window.model.project().editing().reviewer("Eva");
            window.model.show(view);
        });
        WaitForAsyncUtils.waitForFxEvents();
        robot.interact(() -> ((Shell) scene.getRoot()).focusMiddle());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private @Nullable Node find(String selector) {
        return scene.getRoot().lookup(selector);
    }

    private static List<String> words(@Nullable Node in) {
        List<String> all = new ArrayList<>();
        if (in instanceof Labeled l && l.getText() != null) all.add(l.getText());
        if (in instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) all.addAll(words(child));
        return all;
    }

    /** The key beside a name on the page of keys. */
    private static String key(List<String> page, String name) {
        return page.contains(name) ? page.get(page.indexOf(name) + 1) : "not listed";
    }

    private long entries() {
        return window.model.project().entries();
    }

    private void focus(FxRobot robot, String selector) {
        robot.interact(() -> Objects.requireNonNull(find(selector)).requestFocus());
    }

    @Test
    void the_page_of_keys_lists_those_of_the_queue(FxRobot robot) {
        open(robot, "workshop", "queue");
        robot.push(KeyCode.F1);
        List<String> page = words(find("#keys-page"));
        assertThat(key(page, "Candidate by its number")).isEqualTo("1–9");
        assertThat(key(page, "Settle as chosen")).isEqualTo("↵");
        assertThat(key(page, "Next reference")).isEqualTo("J");
        assertThat(key(page, "Cannot be known")).isEqualTo("X");
        assertThat(key(page, "Flag")).isEqualTo("F");
        assertThat(key(page, "Filter and order")).isEqualTo("/");
    }

    @Test
    void the_page_of_keys_lists_those_of_the_ledger(FxRobot robot) {
        open(robot, "auth-service", "ledger");
        robot.push(KeyCode.F1);
        List<String> page = words(find("#keys-page"));
        assertThat(key(page, "Capture a fact")).isEqualTo("C");
        assertThat(key(page, "Declare a falsification")).isEqualTo("F");
        assertThat(key(page, "Retract the fact")).isEqualTo("R");
        assertThat(key(page, "Verify the chain")).isEqualTo("V");
    }

    /** A flag is one entry; acting twice it would be two, the second taking it off. */
    @Test
    void a_key_of_the_queue_acts_once_in_the_queue_and_beside_it(FxRobot robot) {
        open(robot, "workshop", "queue");
        long before = entries();
        robot.type(KeyCode.F);
        assertThat(entries()).isEqualTo(before + 1);
        focus(robot, "#perspective-queue");
        robot.type(KeyCode.F);
        assertThat(entries()).isEqualTo(before + 2);
    }

    @Test
    void a_number_and_enter_settle_once_and_what_is_written_is_text(FxRobot robot) {
        open(robot, "workshop", "queue");
        long before = entries();
        robot.type(KeyCode.W);
        robot.type(KeyCode.F, KeyCode.DIGIT1);
        assertThat(((TextInputControl) scene.getFocusOwner()).getText()).isEqualTo("f1");
        assertThat(entries()).isEqualTo(before);
        robot.interact(() -> ((Shell) scene.getRoot()).focusMiddle());
        robot.type(KeyCode.DIGIT1);
        robot.type(KeyCode.ENTER);
        assertThat(entries()).isEqualTo(before + 1);
    }

    @Test
    void a_key_of_the_ledger_acts_once_and_none_while_a_fact_is_written(FxRobot robot) {
        open(robot, "auth-service", "ledger");
        robot.type(KeyCode.C);
        WaitForAsyncUtils.waitForFxEvents();
        TextInputControl text = (TextInputControl) scene.getFocusOwner();
        assertThat(text.getId()).isEqualTo("ledger-field-text");
        assertThat(text.getText())
                .as("the sign of the key is not for the field")
                .isEmpty();
        robot.type(KeyCode.V);
        assertThat(text.getText()).isEqualTo("v");
        focus(robot, "#ledger-form-leave");
        robot.type(KeyCode.C, KeyCode.V);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(find("#ledger-field-text"))
                .as("what was begun is still there")
                .isSameAs(text);
    }
}
