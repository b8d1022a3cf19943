package dev.assay.ui.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.exchange.FactDraft;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standing;
import dev.assay.model.Anchor;
import dev.assay.model.EventKey;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.store.Sqlite;
import dev.assay.ui.TestWindow;
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
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The ledger driven by keys: what is shown of the sample, and what its forms let through. */
@ExtendWith(ApplicationExtension.class)
class LedgerPerspectiveTest {
    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestWindow window;

    @SuppressWarnings("NullAway.Init")
    private LedgerView view;

    private Path file = Path.of("");

    @Start
    void start(Stage stage) throws Exception {
        file = folder.resolve("auth.assay");
        try (Project p = Project.create(file)) {
            for (String name : List.of("facts.jsonl", "refused.jsonl")) {
                Path f = AssayCommand.sample("auth-service/" + name, folder);
                Imports.importFile(p, f, new ImportOptions(null, "facts", null, null, false), Progress.NONE);
            }
        }
        window = new TestWindow(folder.resolve("settings"));
        window.model.open(file);
        LedgerPerspective perspective = new LedgerPerspective(window.workbench(), Texts.of(Locale.ENGLISH));
        view = (LedgerView) perspective.node();
        Scene scene = new Scene(new StackPane(view), 990, 900);
        Theme.apply(scene, false);
        stage.setScene(scene);
        stage.show();
        perspective.focus();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> window.model.project().close());
    }

    private LedgerModel model() {
        return view.model();
    }

    private static EventKey key(String id) {
        return new EventKey("facts", id);
    }

    private List<String> line() {
        return Objects.requireNonNull(model().line()).beliefs().stream()
                .map(b -> b.event().id())
                .toList();
    }

    /** As the sample's file says: 60, 30, 15 and 5 minutes, each replacing the one before. */
    @Test
    void the_line_of_the_token_is_shown_with_its_standing_at_two_times(FxRobot robot) {
        robot.interact(() -> model().select(key("auth-016")));
        assertThat(line()).containsExactly("auth-002", "auth-016", "auth-024", "auth-033");
        Anchor day = Anchor.of("2025-08-01");
        robot.interact(() -> model().moments(new LedgerModel.Moment(day, day), model().b()));
        assertThat(((LedgerModel.Then.Stood) model().at(key("auth-002"), true)).standing())
                .isInstanceOf(Standing.Falsified.class);
        assertThat(((LedgerModel.Then.Stood) model().at(key("auth-024"), true)).standing())
                .isNull();
        assertThat(model().at(key("auth-033"), true)).isInstanceOf(LedgerModel.Then.NotKnown.class);
        assertThat(((LedgerModel.Then.Stood) model().at(key("auth-024"), false)).standing())
                .isInstanceOf(Standing.Falsified.class);
        assertThat(((LedgerModel.Then.Stood) model().at(key("auth-033"), false)).standing())
                .isNull();
        // Down and Up walk the line.
        robot.interact(() -> model().select(key("auth-016")));
        robot.interact(() -> view.focusMain());
        robot.type(KeyCode.DOWN);
        assertThat(model().selected()).isEqualTo(key("auth-024"));
        robot.type(KeyCode.UP, KeyCode.UP);
        assertThat(model().selected()).isEqualTo(key("auth-002"));
    }

    @Test
    void the_table_has_every_fact_and_the_refusals_their_reasons(FxRobot robot) {
        robot.type(KeyCode.T);
        WaitForAsyncUtils.waitForFxEvents();
        TableView<?> table = robot.lookup("#ledger-facts").queryTableView();
        // Without the repository beside it auth-042, whose lines do not exist, cannot be told from a good one.
        assertThat(table.getItems()).hasSize(41);
        assertThat(model().refused()).extracting(r -> r.refusal().id()).contains("auth-041", "auth-043");
        robot.type(KeyCode.G);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(robot.lookup("#ledger-graph").query().isVisible()).isTrue();
    }

    @Test
    void verify_shows_that_the_chain_holds_with_its_last_entries(FxRobot robot) {
        robot.type(KeyCode.V);
        WaitForAsyncUtils.waitForFxEvents();
        LedgerModel.Checked c = Objects.requireNonNull(model().checked());
        assertThat(c.bad()).isZero();
        assertThat(c.around().getLast().seq()).isEqualTo(c.entries());
        assertThat(robot.lookup("#ledger-chain-says").queryLabeled().getText()).startsWith("The chain holds");
    }

    @Test
    void the_first_bad_record_is_shown_in_its_place(FxRobot robot) throws Exception {
        List<Long> at = new ArrayList<>();
        robot.interact(() -> window.model
                .project()
                .read(
                        "where it lies",
                        p -> p.raw(1, 99),
                        all -> all.stream()
                                .filter(r -> r.body().contains("\"text\":\"An access token lives 60 minutes.\""))
                                .forEach(r -> at.add(r.seq()))));
        long bad = at.getFirst();
        Sqlite.unguarded(file, "UPDATE entry SET body = replace(body, '60 minutes', '61 minutes') WHERE seq = " + bad);
        robot.type(KeyCode.V);
        WaitForAsyncUtils.waitForFxEvents();
        LedgerModel.Checked c = Objects.requireNonNull(model().checked());
        assertThat(c.bad()).isEqualTo(bad);
        assertThat(c.around()).extracting(r -> r.seq() - bad).containsExactly(-2L, -1L, 0L, 1L, 2L);
        assertThat(robot.lookup("#ledger-chain-says").queryLabeled().getText()).startsWith("Entry " + bad + " fails");
        assertThat(robot.from(robot.lookup("#ledger-first-bad").<Node>query()).lookup(".label").queryAll().stream()
                        .map(n -> ((Labeled) n).getText()))
                .anyMatch(t -> t.contains("61 minutes"));
    }

    private String problem(FxRobot robot, String field) {
        return robot.lookup("#ledger-problem-" + field).queryLabeled().getText();
    }

    private static void write(FxRobot robot, String field, String text) {
        robot.interact(() -> robot.lookup("#ledger-field-" + field)
                .queryAs(TextInputControl.class)
                .setText(text));
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void a_falsification_says_field_by_field_what_is_missing_and_then_enters(FxRobot robot) {
        robot.interact(() -> {
            window.model.project().editing().reviewer("N. Farouk");
            model().select(key("auth-033"));
        });
        robot.type(KeyCode.F);
        WaitForAsyncUtils.waitForFxEvents();
        Node button = robot.lookup("#ledger-form-record").query();
        assertThat(button.isDisabled()).isTrue();
        assertThat(problem(robot, "text")).contains("content");
        assertThat(problem(robot, "source")).contains("no source");
        assertThat(problem(robot, "reason")).contains("no reason");
        write(robot, "text", "An access token lives 4 minutes.");
        assertThat(problem(robot, "text")).isEmpty();
        write(robot, "commit", "xyz");
        assertThat(problem(robot, "commit")).contains("hex digits");
        write(robot, "commit", "");
        write(robot, "ticket", "SEC-9");
        write(robot, "valid-until", "end of sprint");
        assertThat(problem(robot, "valid-until")).contains("ISO date");
        write(robot, "valid-until", "");
        write(robot, "reason", "Measured in production");
        write(robot, "target", "auth-999");
        assertThat(problem(robot, "target")).contains("no record");
        write(robot, "target", "auth-033");
        assertThat(button.isDisabled()).isFalse();
        long refusals = model().refused().size();
        assertThat(button.getScene().getFocusOwner().getId()).isEqualTo("ledger-field-text");
        robot.press(KeyCode.SHORTCUT).type(KeyCode.ENTER).release(KeyCode.SHORTCUT);
        WaitForAsyncUtils.waitForFxEvents();
        String id = Objects.requireNonNull(model().selected()).event();
        assertThat(line()).containsExactly("auth-002", "auth-016", "auth-024", "auth-033", id);
        assertThat(model().standing(Objects.requireNonNull(model().event(key("auth-033")))))
                .isInstanceOfSatisfying(
                        Standing.Falsified.class, f -> assertThat(f.reason()).isEqualTo("Measured in production"));
        assertThat(model().refused())
                .as("what is still being written never came to the door")
                .hasSize((int) refusals);
        // A record made in error is taken back: what it falsified holds again.
        robot.type(KeyCode.R);
        WaitForAsyncUtils.waitForFxEvents();
        write(robot, "ticket", "SEC-10");
        robot.interact(() -> ((javafx.scene.control.Button)
                        robot.lookup("#ledger-form-record").query())
                .fire());
        WaitForAsyncUtils.waitForFxEvents();
        ProjectSnapshot now =
                Objects.requireNonNull(window.model.project().opened().get()).snapshot();
        int tick = Objects.requireNonNull(now.record("facts")).tick("auth-033");
        assertThat(now.standings("facts", Anchor.of("2026-06-12")).of(tick)).isNull();
        assertThat(Project.verify(file, null).ok()).isTrue();
    }

    @Test
    void a_captured_fact_is_listed_as_the_command_line_does_it(FxRobot robot) throws Exception {
        Path other = folder.resolve("talk.assay");
        Path talk = Files.writeString(folder.resolve("talk.jsonl"), """
                {"space":"talk","id":"t0","speaker":"Alice","text":"The vault was in Porto."}
                """);
        try (Project p = Project.create(other)) {
            Imports.importFile(p, talk, new ImportOptions(null, null, null, null, false), Progress.NONE);
        }
        robot.interact(() -> window.model.open(other));
        WaitForAsyncUtils.waitForFxEvents();
        capture(robot, "The vault of Globex moved to Lisbon.");
        SpaceSnapshot space = Objects.requireNonNull(
                        window.model.project().opened().get())
                .snapshot()
                .space("talk");
        assertThat(space.record().runs()).containsOnlyKeys("builtin");
        assertThat(space.incidence().has(space.rows().of("porto"), 0)).isTrue();
        assertThat(space.incidence().has(space.rows().of("lisbon"), 1)).isTrue();
        assertThat(space.incidence().has(space.rows().of("lisbon"), 0)).isFalse();
    }

    /** The sample's facts come with a run of their own. */
    @Test
    void what_another_lister_lists_is_left_to_it_and_said(FxRobot robot) {
        capture(robot, "The vault of Globex moved to Lisbon.");
        SpaceSnapshot space = Objects.requireNonNull(
                        window.model.project().opened().get())
                .snapshot()
                .space("facts");
        assertThat(space.record().events()).hasSize(42);
        assertThat(space.record().runs()).containsOnlyKeys("facts");
        assertThat(Objects.requireNonNull(window.model.notice().get()).todo()).contains("not listed");
    }

    private void capture(FxRobot robot, String text) {
        robot.interact(() -> window.model.project().editing().reviewer("N. Farouk"));
        robot.type(KeyCode.C);
        WaitForAsyncUtils.waitForFxEvents();
        write(robot, "text", text);
        write(robot, "ticket", "SEC-9");
        robot.press(KeyCode.SHORTCUT).type(KeyCode.ENTER).release(KeyCode.SHORTCUT);
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void every_reason_of_the_door_finds_its_field() throws Exception {
        Path refused = AssayCommand.sample("auth-service/refused.jsonl", folder);
        assertThat(Files.readAllLines(refused)).hasSize(3);
        assertThat(model().refused().stream()
                        .flatMap(r -> r.refusal().reasons().stream())
                        .map(FactDraft::about))
                .doesNotContainNull();
    }

    @Test
    void everything_that_can_have_the_focus_says_what_it_is(FxRobot robot) {
        List<String> silent = new ArrayList<>();
        for (KeyCode key : new KeyCode[] {KeyCode.L, KeyCode.T, KeyCode.G, KeyCode.V, KeyCode.C}) {
            robot.type(key);
            WaitForAsyncUtils.waitForFxEvents();
            robot.interact(() -> collect(view, silent));
        }
        assertThat(silent).isEmpty();
    }

    private static void collect(Node node, List<String> silent) {
        if (!node.isVisible()) return;
        if (node.isFocusTraversable()) {
            boolean named = node.getAccessibleText() != null
                    && !node.getAccessibleText().isBlank();
            boolean labelled = node instanceof Labeled l
                    && l.getText() != null
                    && !l.getText().isBlank();
            if (!named && !labelled) silent.add(node.toString());
        }
        if (node instanceof Parent p) for (Node child : p.getChildrenUnmodifiable()) collect(child, silent);
    }
}
