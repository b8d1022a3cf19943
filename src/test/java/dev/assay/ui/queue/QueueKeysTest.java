package dev.assay.ui.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.method.Reference;
import dev.assay.method.Reference.State;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.ui.TestWindow;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Theme;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
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

/** The queue driven as a reviewer drives it: by keys alone. */
@ExtendWith(ApplicationExtension.class)
class QueueKeysTest {
    private static final String SPACE = "mara-and-jonas";

    @TempDir
    Path folder;

    private Path file = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private Stage stage;

    private @org.jspecify.annotations.Nullable TestWindow window;
    private @org.jspecify.annotations.Nullable QueueView view;

    @Start
    void start(Stage primary) throws Exception {
        stage = primary;
        file = folder.resolve("w.assay");
        Path sample = folder.resolve("mara-and-jonas.jsonl");
        try (InputStream in = Objects.requireNonNull(
                        getClass().getResourceAsStream("/samples/workshop/mara-and-jonas.jsonl"));
                Project p = Project.create(file)) {
            Files.copy(in, sample);
            Imports.importFile(p, sample, new ImportOptions(null, null, null, null, false), Progress.NONE);
        }
        open();
    }

    private void open() {
        TestWindow w = new TestWindow(folder.resolve("settings"));
        window = w;
        w.model.open(file);
        QueuePerspective perspective = new QueuePerspective(w.workbench(), Texts.of(Locale.ENGLISH));
        view = (QueueView) perspective.node();
        Scene scene = new Scene(new StackPane(view), 990, 800);
        Theme.apply(scene, false);
        stage.setScene(scene);
        stage.show();
        perspective.focus();
    }

    private TestWindow window() {
        return Objects.requireNonNull(window);
    }

    private QueueModel model() {
        return Objects.requireNonNull(view).model();
    }

    private SpaceSnapshot space() {
        return Objects.requireNonNull(window().model.project().space().get());
    }

    private ReferenceId asked() {
        return Objects.requireNonNull(model().current()).id();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> window().model.project().close());
    }

    private void restart(FxRobot robot) {
        robot.interact(() -> {
            window().model.project().close();
            window().settings.flush();
            open();
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void undo(FxRobot robot) {
        robot.press(KeyCode.SHORTCUT).type(KeyCode.Z).release(KeyCode.SHORTCUT);
    }

    private static String focus(FxRobot robot) {
        return String.valueOf(robot.lookup("#queue").query().getScene().getFocusOwner());
    }

    /** What a person who knows nothing decides: the candidates in turn, and where there is none, that it cannot be known. */
    private Map.Entry<ReferenceId, String> answer(FxRobot robot, int turn) {
        Reference r = Objects.requireNonNull(model().current());
        int n = r.counted().candidates().size();
        String expected;
        if (n == 0) {
            robot.type(KeyCode.X);
            expected = "";
        } else {
            int pick = turn % Math.min(n, 9);
            expected = space().rows().key(r.counted().candidates().get(pick).row());
            robot.type(KeyCode.valueOf("DIGIT" + (pick + 1)));
        }
        robot.type(KeyCode.ENTER);
        return Map.entry(r.id(), expected);
    }

    @Test
    void fifty_are_settled_by_keys_alone_with_a_wrong_one_taken_back_and_a_restart_half_way(FxRobot robot) {
        Map<ReferenceId, String> settled = new LinkedHashMap<>();
        // The first decision asks who decides, once.
        Map.Entry<ReferenceId, String> first = answer(robot, 0);
        assertThat(robot.lookup("#queue-name").queryAs(TextInputControl.class).isFocused())
                .as(focus(robot))
                .isTrue();
        robot.write("R. Okonjo").type(KeyCode.ENTER);
        assertThat(model().choice()).as("what was chosen stays chosen").isNotNull();
        robot.type(KeyCode.ENTER);
        settled.put(first.getKey(), first.getValue());
        while (settled.size() < 20) {
            Map.Entry<ReferenceId, String> e = answer(robot, settled.size());
            settled.put(e.getKey(), e.getValue());
        }
        // A wrong one: taken back, it is asked again, and is decided another way.
        ReferenceId wrong = asked();
        String before = Snapshots.of(space());
        answer(robot, 1);
        assertThat(asked()).isNotEqualTo(wrong);
        undo(robot);
        assertThat(Snapshots.of(space()))
                .as("undo restores the snapshot before")
                .isEqualTo(before);
        assertThat(asked()).as("the one that was taken back is asked again").isEqualTo(wrong);
        robot.type(KeyCode.X, KeyCode.ENTER);
        settled.put(wrong, "");

        ReferenceId stood = asked();
        int waiting = model().shown().size();
        restart(robot);
        assertThat(asked()).as("the queue stands where it stood").isEqualTo(stood);
        assertThat(model().shown()).hasSize(waiting);
        assertThat(model().editing().reviewer()).isEqualTo("R. Okonjo");
        while (settled.size() < 50) {
            Map.Entry<ReferenceId, String> e = answer(robot, settled.size());
            assertThat(settled).doesNotContainKey(e.getKey());
            settled.put(e.getKey(), e.getValue());
        }
        robot.interact(() -> window().model.project().close());

        try (Project p = Project.open(file, Access.READ)) {
            SpaceSnapshot s = p.snapshot().space(SPACE);
            assertThat(s.references().stream().filter(r -> r.decision() != null))
                    .hasSize(50);
            settled.forEach((id, key) -> {
                Reference r = s.references().stream()
                        .filter(x -> x.id().equals(id))
                        .findFirst()
                        .orElseThrow();
                assertThat(r.state()).as(id.toString()).isEqualTo(key.isEmpty() ? State.UNKNOWABLE : State.DECIDED);
                Decision d = Objects.requireNonNull(r.decision()).decision();
                assertThat(d.by()).isEqualTo("R. Okonjo");
                assertThat(d.why()).isNotBlank();
                Decision.Answer said = Objects.requireNonNull(d.act().settles());
                assertThat(said instanceof Decision.SettledAs a ? a.row() : "").isEqualTo(key);
            });
        }
        assertThat(Project.verify(file, null).ok()).isTrue();
    }

    @Test
    void every_key_does_what_it_says(FxRobot robot) {
        robot.interact(() -> model().reviewer("Eva"));
        // Skip: it comes round again after all others, also after a restart.
        ReferenceId skipped = asked();
        robot.type(KeyCode.S);
        assertThat(asked()).isNotEqualTo(skipped);
        assertThat(model().shown().getLast().id()).isEqualTo(skipped);
        restart(robot);
        assertThat(model().shown().getLast().id()).isEqualTo(skipped);
        // Flag and note are kept in the journal.
        ReferenceId here = asked();
        robot.type(KeyCode.F);
        robot.type(KeyCode.T);
        robot.write("ask Mara").type(KeyCode.ENTER);
        assertThat(asked()).isEqualTo(here);
        assertThat(Objects.requireNonNull(model().review()).flag()).isNotNull();
        assertThat(Objects.requireNonNull(model().review()).notes())
                .extracting(d -> d.decision().why())
                .containsExactly("ask Mara");
        robot.type(KeyCode.F);
        assertThat(Objects.requireNonNull(model().review()).flag()).isNull();
        // Another row, found by typing.
        robot.type(KeyCode.O);
        robot.write("police");
        robot.type(KeyCode.ENTER);
        assertThat(model().choice()).isEqualTo(new Choice.Row("police"));
        robot.type(KeyCode.ESCAPE);
        assertThat(model().choice()).isNull();
        // Something no row names, with its type; letters in a field are letters.
        robot.type(KeyCode.N);
        robot.write("xjs").type(KeyCode.ENTER);
        assertThat(model().choice()).isInstanceOf(Choice.New.class);
        assertThat(((Choice.New) Objects.requireNonNull(model().choice())).name())
                .isEqualTo("xjs");
        robot.type(KeyCode.W);
        robot.write("as she says herself").type(KeyCode.ENTER);
        Reference r = Objects.requireNonNull(model().queues()).settled().getFirst();
        assertThat(r.id()).isEqualTo(here);
        assertThat(Objects.requireNonNull(r.decision()).decision().why()).isEqualTo("as she says herself");
        assertThat(space().rows().of("xjs")).isNotNegative();
        // Next and previous.
        ReferenceId at = asked();
        robot.type(KeyCode.J);
        assertThat(asked()).isNotEqualTo(at);
        robot.type(KeyCode.K);
        assertThat(asked()).isEqualTo(at);
    }

    @Test
    void what_was_settled_by_count_is_refused_in_one_key_and_that_is_taken_back(FxRobot robot) {
        robot.interact(() -> {
            model().reviewer("Eva");
            model().tab(Tab.COUNTED);
        });
        String before = Snapshots.of(space());
        ReferenceId counted = asked();
        robot.type(KeyCode.R, KeyCode.ENTER);
        Reference r =
                Objects.requireNonNull(Objects.requireNonNull(model().queues()).find(counted));
        assertThat(r.state()).isEqualTo(State.OPEN);
        assertThat(r.row()).isEqualTo(-1);
        assertThat(r.counted().refusal()).startsWith("refused by Eva");
        undo(robot);
        assertThat(Snapshots.of(space())).isEqualTo(before);
    }

    @Test
    void identical_cases_are_settled_together_and_taken_back_together(FxRobot robot) {
        robot.interact(() -> model().reviewer("Eva"));
        Reference with = model().shown().stream()
                .filter(r ->
                        Objects.requireNonNull(model().queues()).identical(r).size() >= 1)
                .findFirst()
                .orElseThrow();
        robot.interact(() -> model().go(with));
        List<Reference> same = model().identical();
        String before = Snapshots.of(space());
        robot.type(KeyCode.DIGIT1, KeyCode.B);
        assertThat(model().answered()).hasSize(same.size() + 1);
        int pairs =
                Objects.requireNonNull(model().trial()).change().cellsGained().size();
        assertThat(pairs).as("the preview is of all of them").isPositive();
        // The first box has the focus: Space takes its tick off.
        robot.type(KeyCode.SPACE);
        assertThat(model().answered()).hasSize(same.size());
        robot.type(KeyCode.SPACE, KeyCode.ENTER);
        for (Reference r : same) {
            assertThat(Objects.requireNonNull(
                                    Objects.requireNonNull(model().queues()).find(r.id()))
                            .state())
                    .isEqualTo(State.DECIDED);
        }
        undo(robot);
        assertThat(Snapshots.of(space())).isEqualTo(before);
    }

    @Test
    void the_preview_is_what_the_decision_then_changes_and_the_foot_stays_where_it_is(FxRobot robot) {
        robot.interact(() -> model().reviewer("Eva"));
        double foot = robot.lookup("#queue-foot").query().getLayoutY();
        for (int i = 0; i < 8; i++) {
            robot.type(KeyCode.DIGIT1);
            Trial trial = Objects.requireNonNull(model().trial());
            SpaceSnapshot before = space();
            robot.type(KeyCode.ENTER);
            assertThat(dev.assay.method.SnapshotChange.between(before, space())).isEqualTo(trial.change());
            long fresh = trial.pairs().stream().filter(p -> p.before() == 0).count();
            assertThat(fresh).isEqualTo(trial.change().pairsGained());
            assertThat(robot.lookup("#queue-foot").query().getLayoutY()).isEqualTo(foot);
        }
    }

    @Test
    void everything_that_can_have_the_focus_says_what_it_is(FxRobot robot) {
        List<String> silent = new ArrayList<>();
        for (KeyCode key : new KeyCode[] {
            KeyCode.SLASH, KeyCode.ESCAPE, KeyCode.O, KeyCode.ESCAPE, KeyCode.N, KeyCode.ESCAPE, KeyCode.T
        }) {
            robot.type(key);
            WaitForAsyncUtils.waitForFxEvents();
            robot.lookup(n -> n.isFocusTraversable() && n.isVisible())
                    .queryAll()
                    .forEach(n -> {
                        boolean named = n.getAccessibleText() != null
                                && !n.getAccessibleText().isBlank();
                        boolean labelled = n instanceof Labeled l
                                && l.getText() != null
                                && !l.getText().isBlank();
                        if (!named && !labelled) silent.add(n.toString());
                    });
        }
        assertThat(silent).isEmpty();
    }
}
