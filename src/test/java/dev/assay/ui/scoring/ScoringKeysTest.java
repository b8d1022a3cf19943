package dev.assay.ui.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.model.Grade;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.scoring.Given;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.Recorded;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringItem;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.ui.Perspectives;
import dev.assay.ui.Shell;
import dev.assay.ui.TestWindow;
import dev.assay.ui.action.Keys;
import dev.assay.ui.theme.Theme;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Scoring as a scorer does it: in the whole window, by keys alone. */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set before each test
class ScoringKeysTest {
    private static final Scorer OKONJO = Scorer.person("R. Okonjo");
    private static final List<KeyCode> KEYS = List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3);
    private static final List<Grade> GRADES = List.of(Grade.CORRECT, Grade.PARTLY, Grade.WRONG);

    @TempDir
    Path folder;

    private final MadeSet set = new MadeSet(12);
    private Path file;
    private Stage stage;
    private TestWindow window;
    private Scene scene;

    @Start
    void start(Stage primary) throws Exception {
        stage = primary;
        file = folder.resolve("kiln.assay");
        set.into(file, folder.resolve("files"));
        open();
    }

    private void open() {
        window = new TestWindow(folder.resolve("settings"), Perspectives.all());
        Shell shell = new Shell(window.model, window, window, folder, () -> {});
        scene = new Scene(shell, 1300, 850);
        Keys.install(scene, shell.actions());
        Theme.apply(scene, false);
        stage.setScene(scene);
        stage.show();
        window.model.open(file);
        window.model.show("scoring");
        shell.focusMiddle();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> window.model.project().close());
    }

    private void restart(FxRobot robot) {
        robot.interact(() -> {
            window.model.project().close();
            window.settings.flush();
            open();
        });
    }

    private ScoringModel model() {
        return ((ScoringView) node("#scoring")).model();
    }

    private Node node(String query) {
        return Objects.requireNonNull(scene.getRoot().lookup(query), query);
    }

    private String text(String query) {
        return ((Labeled) node(query)).getText();
    }

    private ScoringItem item() {
        return Objects.requireNonNull(model().shown()).item();
    }

    private static void undo(FxRobot robot) {
        robot.press(KeyCode.SHORTCUT).type(KeyCode.Z).release(KeyCode.SHORTCUT);
    }

    /** The answers of a question in the order on the screen, read off the screen. */
    private List<String> answers(String question) {
        assertThat(item().question().id()).isEqualTo(question);
        List<String> texts = new ArrayList<>();
        for (Node n : scene.getRoot().lookupAll(".scoring-answer")) {
            if (n instanceof Labeled l
                    && n.isVisible()
                    && n.getParent() != null
                    && n.getParent().isVisible()) texts.add(l.getText());
        }
        return texts;
    }

    /** By hand: the arms by SHA-256 over seed, question and arm. */
    private static List<String> drawn(long seed, String question) throws Exception {
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        Map<String, String> draws = new LinkedHashMap<>();
        for (String arm : MadeSet.ARMS) {
            draws.put(
                    arm,
                    HexFormat.of()
                            .formatHex(sha.digest(
                                    (seed + "\n" + question + "\n" + arm).getBytes(StandardCharsets.UTF_8))));
        }
        return draws.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    private ScoringSnapshot scoring() {
        return Objects.requireNonNull(window.model.project().opened().get())
                .snapshot()
                .scoring();
    }

    private long seed() {
        return scoring().conduct(OKONJO).seed().orElseThrow();
    }

    /** Everything the window says in any way. */
    private List<String> said() {
        List<String> all = new ArrayList<>();
        walk(scene.getRoot(), all);
        window.model.work().running().forEach(t -> all.add(t.name()));
        return all;
    }

    private static void walk(Node node, List<String> all) {
        add(all, node.getAccessibleText());
        add(all, node.getAccessibleHelp());
        add(all, node.getAccessibleRoleDescription());
        add(all, node.getId());
        switch (node) {
            case Labeled l -> add(all, l.getText());
            case Text t -> add(all, t.getText());
            case TextInputControl t -> {
                add(all, t.getText());
                add(all, t.getPromptText());
            }
            case ComboBox<?> c -> c.getItems().forEach(i -> add(all, String.valueOf(i)));
            default -> {}
        }
        if (node instanceof MenuButton m) m.getItems().forEach(i -> add(all, i.getText()));
        if (node instanceof Control c) {
            Tooltip tip = c.getTooltip();
            if (tip != null) add(all, tip.getText());
        }
        if (node instanceof Parent p) p.getChildrenUnmodifiable().forEach(child -> walk(child, all));
    }

    private static void add(List<String> all, @Nullable String text) {
        if (text != null && !text.isBlank()) all.add(text.toLowerCase(Locale.ROOT));
    }

    private void nothingGivesAnArmAway() {
        List<String> said = said();
        assertThat(said).as("the window says something").hasSizeGreaterThan(40);
        for (String arm : MadeSet.ARMS) assertThat(said).noneMatch(s -> s.contains(arm));
        for (int words : MadeSet.WORDS) {
            assertThat(said).noneMatch(s -> s.replace(",", "").replace(".", "").contains(String.valueOf(words)));
        }
    }

    private void begin(FxRobot robot) {
        assertThat(node("#scoring-name").isFocused()).isTrue();
        nothingGivesAnArmAway();
        robot.write("R. Okonjo").type(KeyCode.ENTER);
        assertThat(item().question().id()).isEqualTo("q00");
    }

    /** Grades the answer that is lit, and notes which text that was. */
    private void grade(FxRobot robot, int turn, Map<String, Grade> given) {
        int at = model().letter().charAt(0) - 'A';
        String text = answers(item().question().id()).get(at);
        robot.type(KEYS.get(turn % 3));
        given.put(text, GRADES.get(turn % 3));
        nothingGivesAnArmAway();
    }

    @Test
    void thirty_answers_by_keys_with_an_undo_a_gold_correction_and_a_restart(FxRobot robot) throws Exception {
        Map<String, Grade> given = new LinkedHashMap<>();
        begin(robot);
        assertThat(text("#scoring-place")).isEqualTo("Question 1 of 12");
        while (given.size() < 13) grade(robot, given.size(), given);
        // Four questions and one answer: B of the fifth is lit.
        assertThat(item().question().id()).isEqualTo("q04");
        assertThat(model().letter()).isEqualTo("B");

        // Undo: the answer is asked again, and scored another way.
        List<String> fifth = answers("q04");
        undo(robot);
        assertThat(model().letter()).isEqualTo("A");
        assertThat(Objects.requireNonNull(model().card("A")).grade()).isNull();
        robot.type(KeyCode.DIGIT3);
        given.put(fifth.get(0), Grade.WRONG);
        grade(robot, 0, given);
        assertThat(model().letter()).isEqualTo("C");

        // The gold answer is wrong: both scores come back, the third answer is scored against the new one only.
        robot.type(KeyCode.G);
        assertThat(node("#scoring-right").isFocused()).isTrue();
        robot.write("day 99 123").type(KeyCode.ENTER);
        assertThat(text("#scoring-correction-problem")).isEqualTo("A reason is needed.");
        assertThat(node("#scoring-why").isFocused()).isTrue();
        robot.write("told twice").type(KeyCode.ENTER);
        assertThat(text("#scoring-gold")).isEqualTo("day 99 123");
        nothingGivesAnArmAway();
        assertThat(item().answers())
                .extracting(ScoringItem.Card::state)
                .containsExactly(ScoringItem.State.RETURNED, ScoringItem.State.RETURNED, ScoringItem.State.OPEN);
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3);
        given.put(fifth.get(2), Grade.CORRECT);
        given.put(fifth.get(0), Grade.PARTLY);
        given.put(fifth.get(1), Grade.WRONG);
        assertThat(item().question().id()).isEqualTo("q05");
        grade(robot, 2, given);

        // Restart: the same question, the same order, the first answer without a score.
        List<String> sixth = answers("q05");
        long seed = seed();
        restart(robot);
        assertThat(seed()).isEqualTo(seed);
        assertThat(answers("q05")).isEqualTo(sixth);
        assertThat(model().letter()).isEqualTo("B");
        assertThat(sixth.stream()
                        .map(t -> Objects.requireNonNull(set.whose.get(t)).arm())
                        .toList())
                .isEqualTo(drawn(seed, "q05"));
        while (given.size() < 30) grade(robot, given.size(), given);
        assertThat(text("#scoring-counts")).isEqualTo("10 done");

        robot.interact(() -> window.model.project().close());
        try (Project p = Project.open(file, Access.READ)) {
            ScoringSnapshot s = p.snapshot().scoring();
            int found = 0;
            for (QuestionRecord q : s.questions())
                found += q.sheet(OKONJO).given().size();
            assertThat(found).isEqualTo(30);
            given.forEach((text, grade) -> {
                MadeSet.Whose whose = Objects.requireNonNull(set.whose.get(text));
                Given g = Objects.requireNonNull(s.question(whose.question()))
                        .sheet(OKONJO)
                        .given()
                        .get(whose.arm());
                assertThat(g).as(text).isNotNull();
                assertThat(Objects.requireNonNull(g).grade()).as(text).isEqualTo(grade);
                assertThat(g.scoring().scorer()).isEqualTo(ScorerKind.PERSON);
                assertThat(g.gold()).isEqualTo(whose.question().equals("q04") ? 1 : 0);
            });
            Recorded correction = Objects.requireNonNull(s.question("q04")).acts().stream()
                    .filter(r -> r.scoring().act() instanceof Scoring.Falsifies)
                    .findFirst()
                    .orElseThrow();
            assertThat(correction.scoring().why()).isEqualTo("told twice");
        }
        assertThat(Project.verify(file, null).ok()).isTrue();
    }

    @Test
    void every_key_does_what_it_says(FxRobot robot) {
        begin(robot);
        // A note stays with its answer; figures in it are no grades.
        robot.type(KeyCode.N);
        robot.write("says 1 not 2").type(KeyCode.ENTER);
        assertThat(Objects.requireNonNull(model().card("A")).note()).isEqualTo("says 1 not 2");
        assertThat(Objects.requireNonNull(model().card("A")).grade()).isNull();
        robot.type(KeyCode.DIGIT1);
        assertThat(Objects.requireNonNull(model().card("A")).note()).isEqualTo("says 1 not 2");
        // Back to A and another grade: on to the next without one.
        robot.type(KeyCode.LEFT);
        assertThat(model().letter()).isEqualTo("A");
        robot.type(KeyCode.DIGIT3);
        assertThat(Objects.requireNonNull(model().card("A")).grade()).isEqualTo(Grade.WRONG);
        assertThat(model().letter()).isEqualTo("B");
        // Flag, and off again.
        robot.type(KeyCode.F);
        assertThat(item().flagged()).isTrue();
        robot.type(KeyCode.F);
        assertThat(item().flagged()).isFalse();
        robot.type(KeyCode.F);
        // Skipped: not offered until asked for.
        robot.type(KeyCode.S);
        assertThat(item().question().id()).isEqualTo("q01");
        assertThat(text("#scoring-counts")).isEqualTo("0 done, 1 flagged, 1 skipped");
        robot.interact(() -> model().filter(model().filter().with(dev.assay.scoring.Filter.Which.SKIPPED)));
        assertThat(item().question().id()).isEqualTo("q00");
        assertThat(model().letter()).isEqualTo("B");
        robot.interact(() -> model().filter(model().filter().with(dev.assay.scoring.Filter.Which.FLAGGED)));
        assertThat(item().question().id()).isEqualTo("q00");
        robot.interact(() -> {
            model().filter(dev.assay.scoring.Filter.TO_DO);
            model().narrow("who", null);
        });
        assertThat(item().question().id()).isEqualTo("q01");
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT1, KeyCode.DIGIT1);
        assertThat(item().question().id()).isEqualTo("q03");
        assertThat(text("#scoring-place")).isEqualTo("Question 2 of 6");
        // Only the evidence is wrong: no score comes back.
        robot.type(KeyCode.LEFT);
        assertThat(item().question().id()).isEqualTo("q01");
        robot.type(KeyCode.G);
        robot.clickOn("#scoring-part-evidence").clickOn("#scoring-turns");
        robot.write("D1:9").clickOn("#scoring-why").write("it is said there").type(KeyCode.ENTER);
        assertThat(item().gold().evidence()).containsExactly("D1:9");
        assertThat(item().state()).isEqualTo(ScoringItem.State.SCORED);
        // Escape leaves the form, and nothing is recorded.
        long entries = window.model.project().entries();
        robot.type(KeyCode.G);
        robot.write("never").type(KeyCode.ESCAPE);
        robot.type(KeyCode.RIGHT);
        assertThat(window.model.project().entries()).isEqualTo(entries);
    }

    @Test
    void the_scoreboard_is_closed_to_who_scores_blind_until_lock_and_unblinding_which_stays(FxRobot robot) {
        begin(robot);
        robot.type(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3);
        robot.clickOn("#scoring-tab-board");
        assertThat(text("#scoring-closed")).startsWith("You still score blind.");
        nothingGivesAnArmAway();
        robot.clickOn("#scoring-tab-disputes");
        assertThat(text("#scoring-closed")).startsWith("You still score blind.");
        nothingGivesAnArmAway();
        robot.clickOn("#scoring-tab-desk").clickOn("#scoring-unblind-ask");
        assertThat(node("#scoring-conduct-cancel").isFocused()).isTrue();
        assertThat(node("#scoring-unblind").isDisabled()).isTrue();
        nothingGivesAnArmAway();
        robot.clickOn("#scoring-lock");
        assertThat(scoring().conduct(OKONJO).locked()).isTrue();
        nothingGivesAnArmAway();
        // Locked: a key says why it does nothing.
        robot.type(KeyCode.ESCAPE, KeyCode.DIGIT1);
        assertThat(text("#scoring-refused")).startsWith("Your scores are locked");
        robot.clickOn("#scoring-unblind-ask").clickOn("#scoring-unblind");
        assertThat(scoring().conduct(OKONJO).unblinded()).isTrue();
        assertThat(said()).anyMatch(s -> s.equals("zebracontext"));
        undo(robot);
        assertThat(scoring().conduct(OKONJO).unblinded()).as("nobody unsees").isTrue();
        robot.clickOn("#scoring-tab-board");
        assertThat(said()).anyMatch(s -> s.contains("41,234"));
    }
}
