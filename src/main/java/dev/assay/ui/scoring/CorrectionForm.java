package dev.assay.ui.scoring;

import dev.assay.model.Scoring;
import dev.assay.scoring.Gold;
import dev.assay.ui.text.Texts;
import java.util.Arrays;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** What is right instead of the gold answer, or only which turns show it, and why. */
final class CorrectionForm extends VBox {
    private final ScoringModel model;
    private final Texts texts;
    private final Runnable close;
    private final RadioButton answerWrong = new RadioButton();
    private final RadioButton unknown = new RadioButton();
    private final RadioButton evidenceOnly = new RadioButton();
    private final TextField answer = new TextField();
    private final TextField evidence = new TextField();
    private final TextField why = new TextField();
    private final Label problem = Parts.wrapped("", "small", "danger-text");
    private final Label title = Parts.wrapped("", "strong");

    CorrectionForm(ScoringModel model, Texts texts, Runnable close) {
        this.model = model;
        this.texts = texts;
        this.close = close;
        setId("scoring-correction");
        getStyleClass().add("scoring-form");
        ToggleGroup part = new ToggleGroup();
        radio(answerWrong, "scoring-part-answer", "scoring.correct.answer", part);
        radio(unknown, "scoring-part-unknown", "scoring.correct.unknown", part);
        radio(evidenceOnly, "scoring-part-evidence", "scoring.correct.evidence", part);
        field(answer, "scoring-right", "scoring.correct.right");
        field(evidence, "scoring-turns", "scoring.correct.turns");
        field(why, "scoring-why", "scoring.correct.why");
        answer.disableProperty().bind(answerWrong.selectedProperty().not());
        problem.setId("scoring-correction-problem");
        GridPane grid = new GridPane(10, 6);
        line(grid, 0, "scoring.correct.right", answer);
        line(grid, 1, "scoring.correct.turns", evidence);
        line(grid, 2, "scoring.correct.why", why);
        Button cancel = Parts.button("scoring-correction-cancel", texts.get("scoring.cancel"), "Esc", close);
        Button record =
                Parts.button("scoring-correction-record", texts.get("scoring.correct.record"), "Enter", this::record);
        record.getStyleClass().add("accent");
        HBox.setHgrow(problem, Priority.ALWAYS);
        HBox foot = new HBox(8, problem, Parts.gap(), cancel, record);
        foot.setAlignment(Pos.CENTER_LEFT);
        HBox parts = new HBox(16, answerWrong, unknown, evidenceOnly);
        getChildren().addAll(title, parts, grid, foot);
        addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() == KeyCode.ESCAPE) close.run();
            else if (e.getCode() == KeyCode.ENTER && e.getTarget() instanceof TextField) record();
            else return;
            e.consume();
        });
    }

    private void radio(RadioButton button, String id, String key, ToggleGroup group) {
        button.setId(id);
        button.setText(texts.get(key));
        button.setAccessibleText(texts.get(key));
        button.setToggleGroup(group);
        button.setMinWidth(USE_PREF_SIZE);
    }

    private void field(TextField field, String id, String key) {
        field.setId(id);
        field.setAccessibleText(texts.get(key));
        GridPane.setHgrow(field, Priority.ALWAYS);
    }

    private void line(GridPane grid, int row, String key, TextField field) {
        Label name = Parts.whole(texts.get(key), "small", "muted");
        name.setLabelFor(field);
        grid.addRow(row, name, field);
    }

    /** Begins with what stands now. */
    void open() {
        Sitting.Shown shown = model.shown();
        if (shown == null) return;
        Gold gold = shown.item().gold();
        title.setText(texts.get("scoring.correct.title", shown.id()));
        answerWrong.setSelected(true);
        answer.clear();
        String now = gold.answer();
        answer.setPromptText(now == null ? "" : texts.get("scoring.correct.now", Parts.plain(now)));
        evidence.setText("");
        evidence.setPromptText(Parts.plain(String.join(", ", gold.evidence())));
        why.clear();
        problem.setText("");
        answer.requestFocus();
    }

    private void record() {
        boolean only = evidenceOnly.isSelected();
        if (answerWrong.isSelected() && answer.getText().isBlank()) {
            problem.setText(texts.get("scoring.refused.right"));
            answer.requestFocus();
            return;
        }
        List<String> turns = Arrays.stream(evidence.getText().split("[,;]"))
                .map(String::strip)
                .filter(s -> !s.isEmpty())
                .toList();
        String refused = model.correct(
                only ? Scoring.Part.EVIDENCE : Scoring.Part.ANSWER,
                unknown.isSelected() ? null : answer.getText(),
                turns,
                why.getText());
        if (refused == null) {
            close.run();
            return;
        }
        problem.setText(refused);
        if (why.getText().isBlank()) why.requestFocus();
    }
}
