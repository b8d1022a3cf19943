package dev.assay.ui.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.SharedData;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.project.Project;
import dev.assay.ui.TestWindow;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Theme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The published set on the scoreboard: every figure is the published one, and a model's scores are said to be a model's. */
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set in the test
class PublishedBoardTest {
    @TempDir
    Path folder;

    private Stage stage;
    private TestWindow window;
    private ScoringView view;

    @Start
    void start(Stage given) {
        stage = given;
    }

    private void open() throws Exception {
        Path file = folder.resolve("nd.assay");
        try (Project p = Project.create(file)) {
            Imports.importFile(p, SharedData.file("locomo5.json"), ImportOptions.DEFAULT, Progress.NONE);
            for (String name :
                    List.of("answers.depict", "answers.flat", "answers.raw", "words.depict", "words.flat", "review")) {
                Imports.importFile(
                        p,
                        SharedData.file("ndm/nd2." + name + ".json"),
                        new ImportOptions(null, "conv-30", null, null, false, null, null, "1-3"),
                        Progress.NONE);
            }
        }
        window = new TestWindow(folder.resolve("settings"));
        window.model.open(file);
        view = (ScoringView) new ScoringPerspective(window.workbench(), Texts.of(Locale.ENGLISH)).node();
        Scene scene = new Scene(view, 1250, 850);
        Theme.apply(scene, false);
        stage.setScene(scene);
        stage.show();
    }

    private List<String> said() {
        List<String> all = new ArrayList<>();
        walk(view, all);
        return all;
    }

    private static void walk(Node node, List<String> all) {
        if (!node.isVisible()) return;
        if (node instanceof Labeled l && l.getText() != null) all.add(l.getText());
        if (node instanceof Parent p) p.getChildrenUnmodifiable().forEach(child -> walk(child, all));
    }

    @Test
    void the_published_figures_stand_on_the_scoreboard_and_in_its_exports(FxRobot robot) throws Exception {
        SharedData.file("ndm/nd2.review.json");
        robot.interact(() -> {
            try {
                open();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            view.model().page(ScoringModel.Page.BOARD);
            view.boardModel().reference("raw");
            view.boardModel().arm("depict");
        });
        List<String> said = said();
        assertThat(said)
                .contains(
                        "92 %",
                        "24.0 of 26.0 points", "33 %", "571 of 1,734 words", "depict ÷ raw, 33 questions both have");
        // The arms, and the subsets: 2 is temporal, 5 adversarial, the others are 1 and 4.
        assertThat(said)
                .contains("24.0", "26.0", "27.0", "4,080", "5.0 of 5", "4.5 of 5", "6.0 of 9", "5.5 of 9", "9.0 of 9");
        assertThat(said).anyMatch(s -> s.startsWith("scored by a model: "));
        assertThat(said).noneMatch(s -> s.startsWith("scored by people"));
        Path html = folder.resolve("board.html");
        window.answerExport = html;
        robot.clickOn("#scoring-export").clickOn("#scoring-export-html");
        assertThat(Files.readString(html)).contains("<td>depict</td>", "24.0", "92.3 %");
    }
}
