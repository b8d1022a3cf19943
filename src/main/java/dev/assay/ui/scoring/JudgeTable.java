package dev.assay.ui.scoring;

import dev.assay.scoring.JudgeReport;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What a judging model said, set against the scores and kept apart from them. */
final class JudgeTable {
    private static final int LISTED = 12;

    private final Texts texts;
    private final JudgeReport report;

    JudgeTable(Texts texts, JudgeReport report) {
        this.texts = texts;
        this.report = report;
    }

    void into(VBox box) {
        box.getChildren().setAll(Parts.whole(texts.get("scoring.judge"), "section-title"));
        if (report.arms().isEmpty()) return;
        int[] yes = new int[3];
        int[] no = new int[3];
        int judged = 0, accepted = 0;
        List<String> passed = new ArrayList<>();
        for (JudgeReport.Row r : report.arms()) {
            add(yes, r.accepting());
            add(no, r.rejecting());
            judged += r.judged();
            accepted += r.accepted();
            r.passed().forEach(q -> passed.add(q.question().id()));
        }
        GridPane grid = new GridPane();
        grid.getStyleClass().add("scoring-grid");
        line(
                grid,
                0,
                false,
                -1,
                texts.get("scoring.judge.said"),
                texts.get("scoring.judge.yes"),
                texts.get("scoring.judge.no"),
                texts.get("scoring.column.n"));
        line(grid, 1, false, 2, texts.get("scoring.correct"), n(yes[2]), n(no[2]), n(yes[2] + no[2]));
        line(grid, 2, false, -1, texts.get("scoring.partly"), n(yes[1]), n(no[1]), n(yes[1] + no[1]));
        line(grid, 3, false, 1, texts.get("scoring.wrong"), n(yes[0]), n(no[0]), n(yes[0] + no[0]));
        int allYes = yes[0] + yes[1] + yes[2];
        int allNo = no[0] + no[1] + no[2];
        line(grid, 4, true, -1, texts.get("scoring.all"), n(allYes), n(allNo), n(allYes + allNo));
        List<String> arms = report.arms().stream()
                .map(r -> texts.get("scoring.judge.arm", Visible.line(r.arm(), 26), n(r.accepted()), n(r.judged())))
                .toList();
        box.getChildren()
                .addAll(
                        grid,
                        Parts.wrapped(
                                texts.get(
                                        "scoring.judge.says",
                                        n(yes[0]),
                                        n(yes[0] + no[0]),
                                        n(no[2]),
                                        n(yes[2] + no[2])),
                                "small",
                                "muted"),
                        Parts.wrapped(
                                texts.get("scoring.judge.all", n(accepted), n(judged)) + " · "
                                        + String.join(" · ", arms),
                                "small",
                                "muted"));
        if (!passed.isEmpty()) {
            String some = String.join(
                    ", ",
                    passed.stream()
                            .limit(LISTED)
                            .map(id -> Visible.line(id, 24))
                            .toList());
            box.getChildren()
                    .add(Parts.wrapped(
                            texts.get("scoring.judge.passed", passed.size() > LISTED ? some + " …" : some),
                            "small",
                            "muted"));
        }
    }

    private static void add(int[] to, JudgeReport.Counts c) {
        to[0] += c.wrong();
        to[1] += c.partly();
        to[2] += c.correct();
    }

    private String n(int count) {
        return texts.number(count);
    }

    /** The column in which judge and scores part is marked. */
    private void line(GridPane grid, int row, boolean strong, int apart, String... cells) {
        if (row > 0) {
            Region rule = new Region();
            rule.getStyleClass().add("scoring-rule-line");
            grid.add(rule, 0, row, cells.length, 1);
        }
        for (int i = 0; i < cells.length; i++) {
            Label label = Parts.whole(cells[i]);
            if (row == 0) label.getStyleClass().addAll("small", "muted");
            if (strong) label.getStyleClass().add("strong");
            if (i == apart && !cells[i].equals("0")) label.getStyleClass().add("scoring-parted");
            if (i > 0) GridPane.setHalignment(label, HPos.RIGHT);
            grid.add(label, i, row);
        }
    }
}
