package dev.assay.ui.scoring;

import dev.assay.ui.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** Before the first question: what there is to score, who scores, and where there is nothing, how it is brought in. */
final class BeginPane extends VBox {
    private final ScoringModel model;
    private final Texts texts;
    private final Label title = Parts.wrapped("", "heading");
    private final Label says = Parts.wrapped("", "muted");
    private final Label nameLabel;
    private final TextField name = new TextField();
    private final Button begin;
    private final HBox line;

    BeginPane(ScoringModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("scoring-begin-pane");
        getStyleClass().add("scoring-begin");
        nameLabel = Parts.whole(texts.get("scoring.begin.name"), "muted");
        nameLabel.setLabelFor(name);
        name.setId("scoring-name");
        name.setAccessibleText(texts.get("scoring.begin.name"));
        name.setOnAction(e -> begin());
        name.setPrefWidth(220);
        begin = Parts.button("scoring-begin", texts.get("scoring.begin"), "Enter", this::begin);
        begin.getStyleClass().add("accent");
        begin.setDefaultButton(false);
        line = new HBox(10, nameLabel, name, begin);
        line.setAlignment(Pos.CENTER_LEFT);
        title.setId("scoring-begin-title");
        says.setId("scoring-begin-says");
        setMaxWidth(560);
        getChildren().addAll(title, says, line);
    }

    private void begin() {
        String known = model.editing().reviewer();
        String given = known.isEmpty() ? name.getText() : known;
        if (given.isBlank()) name.requestFocus();
        else model.begin(given);
    }

    void focusMain() {
        if (!line.isVisible()) return;
        if (name.isVisible()) name.requestFocus();
        else begin.requestFocus();
    }

    void refresh() {
        Sitting s = model.sitting();
        boolean any = s != null && s.hasAnswers();
        String known = model.editing().reviewer();
        line.setVisible(any && model.possible());
        line.setManaged(line.isVisible());
        name.setVisible(known.isEmpty());
        name.setManaged(known.isEmpty());
        nameLabel.setVisible(known.isEmpty());
        nameLabel.setManaged(known.isEmpty());
        if (s == null) {
            title.setText("");
            says.setText("");
        } else if (!any) {
            boolean questions = !s.scoring().questions().isEmpty();
            title.setText(texts.get(questions ? "scoring.empty.answers.title" : "scoring.empty.title"));
            says.setText(texts.get(questions ? "scoring.empty.answers" : "scoring.empty"));
        } else {
            title.setText(
                    known.isEmpty()
                            ? texts.get("scoring.begin.title")
                            : texts.get("scoring.begin.as", Parts.plain(known)));
            says.setText(
                    model.possible()
                            ? texts.get(
                                    "scoring.begin.says",
                                    texts.count(
                                            "scoring.questions", s.progress().questions()),
                                    texts.count("scoring.answers", s.unscored()))
                            : texts.get("scoring.begin.read-only"));
        }
    }
}
