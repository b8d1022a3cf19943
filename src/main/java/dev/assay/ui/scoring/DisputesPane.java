package dev.assay.ui.scoring;

import dev.assay.exchange.ScoreSummary;
import dev.assay.model.Grade;
import dev.assay.scoring.Given;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.Results;
import dev.assay.scoring.Scorer;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Answers to which scorers gave different grades; each is settled by a grade and a reason, beside the scores that stay. */
final class DisputesPane extends BorderPane {
    private final BoardModel model;
    private final ScoringModel desk;
    private final Texts texts;
    private final ListView<Results.Result> list = new ListView<>();
    private final VBox detail = new VBox(10);
    private final TextField why = new TextField();
    private final Label problem = Parts.wrapped("", "small", "danger-text");
    private final Label none = Parts.wrapped("", "scoring-closed");

    DisputesPane(BoardModel model, ScoringModel desk, Texts texts) {
        this.model = model;
        this.desk = desk;
        this.texts = texts;
        setId("scoring-disputes");
        list.setId("scoring-dispute-list");
        list.setAccessibleText(texts.get("scoring.tab.disputes"));
        list.setPrefWidth(320);
        list.setCellFactory(v -> new Cell());
        list.getStyleClass().add("scoring-dispute-list");
        detail.getStyleClass().add("scoring-dispute");
        why.setId("scoring-dispute-why");
        why.setPromptText(texts.get("scoring.dispute.why"));
        why.setAccessibleText(texts.get("scoring.dispute.why"));
        none.setMaxWidth(460);
        list.getSelectionModel().selectedItemProperty().addListener((o, was, now) -> {
            why.clear();
            problem.setText("");
            detail(now);
        });
    }

    void focusMain() {
        if (getLeft() == list) list.requestFocus();
        else requestFocus();
    }

    void refresh() {
        ScoreSummary s = model.summary();
        if (s == null) return;
        List<Results.Result> all = s.agreement().disagreements();
        if (all.isEmpty()) {
            none.setText(
                    texts.get(s.agreement().scorers().size() < 2 ? "scoring.agreement.one" : "scoring.dispute.none"));
            setLeft(null);
            setCenter(none);
            return;
        }
        int at = Math.max(0, list.getSelectionModel().getSelectedIndex());
        if (!all.equals(list.getItems())) list.getItems().setAll(all);
        setLeft(list);
        setCenter(detail);
        list.getSelectionModel().select(Math.min(at, all.size() - 1));
        detail(list.getSelectionModel().getSelectedItem());
    }

    private String says(Results.Result r) {
        List<String> grades = new ArrayList<>();
        r.given().values().forEach(g -> grades.add(Parts.said(g.grade(), texts)));
        return String.join("   ", grades);
    }

    private final class Cell extends ListCell<Results.Result> {
        @Override
        protected void updateItem(Results.@Nullable Result r, boolean empty) {
            super.updateItem(r, empty);
            if (empty || r == null) {
                setGraphic(null);
                setText(null);
                return;
            }
            Label name = Parts.label(
                    Visible.line(r.question().question().id(), 24) + " · " + Visible.line(r.arm(), 24), "medium");
            Label under = Parts.label(
                    says(r) + (r.adjudicated() ? "   " + texts.get("scoring.dispute.settled") : ""), "small", "muted");
            setGraphic(new VBox(2, name, under));
            setAccessibleText(name.getText() + ", " + under.getText());
        }
    }

    private void detail(Results.@Nullable Result r) {
        detail.getChildren().clear();
        if (r == null) return;
        QuestionRecord q = r.question();
        String gold = q.gold().answer();
        QuestionRecord.Answered answer = Objects.requireNonNull(q.answers().get(r.arm()));
        detail.getChildren()
                .addAll(
                        Parts.wrapped(Parts.plain(q.question().id()) + "   " + Parts.plain(r.arm()), "small", "muted"),
                        Parts.wrapped(Parts.plain(q.question().text()), "scoring-question"),
                        pair(
                                texts.get("scoring.dispute.answer"),
                                Parts.plain(answer.answer().text())),
                        pair(
                                texts.get("scoring.gold"),
                                gold != null
                                        ? Parts.plain(gold)
                                        : texts.get(
                                                q.gold().known() ? "scoring.gold.absent" : "scoring.gold.unknown")));
        for (Map.Entry<Scorer, Given> e : r.given().entrySet()) {
            String note = e.getValue().note();
            Label grade = Parts.whole(
                    Parts.said(e.getValue().grade(), texts),
                    Parts.style(e.getValue().grade()));
            grade.setMinWidth(90);
            HBox line = new HBox(
                    10,
                    fixed(Visible.line(e.getKey().name(), 30)),
                    grade,
                    Parts.wrapped(note == null ? "" : Parts.plain(note), "small", "muted"));
            line.setAlignment(Pos.BASELINE_LEFT);
            detail.getChildren().add(line);
        }
        Given settled = q.adjudicated().get(r.arm());
        if (r.adjudicated() && settled != null) {
            String reason = settled.scoring().why();
            detail.getChildren()
                    .add(Parts.wrapped(
                            texts.get(
                                    "scoring.dispute.is",
                                    texts.get(ScoringModel.word(settled.grade())),
                                    Parts.plain(settled.scoring().by()),
                                    reason == null ? "" : Parts.plain(reason)),
                            "medium"));
        }
        HBox.setHgrow(why, Priority.ALWAYS);
        HBox buttons = new HBox(8, why);
        buttons.setAlignment(Pos.CENTER_LEFT);
        for (Grade g : List.of(Grade.CORRECT, Grade.PARTLY, Grade.WRONG)) {
            Button b = Parts.button(
                    "scoring-settle-" + Parts.key(g), texts.get(ScoringModel.word(g)), null, () -> settle(r, g));
            b.getStyleClass().addAll("scoring-grade", Parts.style(g));
            b.setAccessibleText(texts.get("scoring.dispute.settle", texts.get(ScoringModel.word(g))));
            b.setDisable(!desk.possible());
            buttons.getChildren().add(b);
        }
        problem.setId("scoring-dispute-problem");
        detail.getChildren().addAll(Parts.whole(texts.get("scoring.dispute.title"), "section-title"), buttons, problem);
    }

    private static HBox pair(String name, String text) {
        HBox line = new HBox(10, fixed(name), Parts.wrapped(text, "scoring-answer"));
        line.setAlignment(Pos.BASELINE_LEFT);
        return line;
    }

    private static Label fixed(String text) {
        Label label = Parts.label(text, "small", "muted");
        label.setMinWidth(110);
        label.setPrefWidth(110);
        return label;
    }

    private void settle(Results.Result r, Grade grade) {
        String refused = desk.adjudicate(r.question(), r.arm(), grade, why.getText());
        problem.setText(refused == null ? "" : refused);
        if (refused != null && why.getText().isBlank()) why.requestFocus();
        if (refused == null) why.clear();
    }
}
