package dev.assay.ui.scoring;

import dev.assay.model.Grade;
import dev.assay.scoring.ScoringItem;
import dev.assay.ui.text.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One answer under its letter, with the three grades. */
final class AnswerCard extends VBox {
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass GIVEN = PseudoClass.getPseudoClass("given");
    private static final List<Grade> GRADES = List.of(Grade.CORRECT, Grade.PARTLY, Grade.WRONG);

    private final Texts texts;
    private final Label letter = Parts.whole("", "scoring-letter");
    private final Label arm = Parts.label("", "small", "muted");
    private final Label state = Parts.whole("", "small");
    private final Label text = Parts.wrapped("", "scoring-answer");
    private final Label note = Parts.wrapped("", "small", "muted");
    private final Map<Grade, Button> grades = new EnumMap<>(Grade.class);
    private String of = "";

    AnswerCard(Texts texts, Consumer<String> choose, BiConsumer<String, Grade> grade) {
        this.texts = texts;
        getStyleClass().add("scoring-card");
        setAccessibleRole(AccessibleRole.PARENT);
        arm.setMinWidth(0);
        HBox head = new HBox(8, letter, arm, Parts.gap(), state);
        head.setAlignment(Pos.CENTER_LEFT);
        Region rest = new Region();
        VBox.setVgrow(rest, Priority.ALWAYS);
        FlowPane buttons = new FlowPane(8, 6);
        for (Grade g : GRADES) {
            Button b = new Button(texts.get(ScoringModel.word(g)), Parts.key(Parts.key(g)));
            b.getStyleClass().addAll("scoring-grade", Parts.style(g));
            b.setMinWidth(USE_PREF_SIZE);
            b.setOnAction(e -> grade.accept(of, g));
            grades.put(g, b);
            buttons.getChildren().add(b);
        }
        getChildren().addAll(head, text, note, rest, buttons);
        setOnMouseClicked(e -> choose.accept(of));
    }

    void show(ScoringItem.Card card, boolean now, boolean can) {
        of = card.letter();
        setId("scoring-card-" + of);
        letter.setText(of);
        String whose = card.arm();
        arm.setText(whose == null ? "" : Parts.plain(whose));
        text.setText(card.text().isBlank() ? texts.get("scoring.answer.empty") : Parts.plain(card.text()));
        String remark = card.note();
        note.setText(remark == null ? "" : texts.get("scoring.noted", Parts.plain(remark)));
        note.setVisible(remark != null);
        note.setManaged(remark != null);
        Grade given = card.grade();
        state.getStyleClass().removeAll("grade-correct", "grade-partly", "grade-wrong", "scoring-now", "scoring-again");
        if (card.state() == ScoringItem.State.RETURNED && given != null) {
            state.setText(texts.get("scoring.again", texts.get(ScoringModel.word(given))));
            state.getStyleClass().add("scoring-again");
        } else if (given != null) {
            state.setText(Parts.said(given, texts));
            state.getStyleClass().add(Parts.style(given));
        } else {
            state.setText(now ? texts.get("scoring.now") : "");
            state.getStyleClass().add("scoring-now");
        }
        pseudoClassStateChanged(NOW, now);
        for (Map.Entry<Grade, Button> e : grades.entrySet()) {
            boolean is = e.getKey() == given && card.state() == ScoringItem.State.SCORED;
            Button b = e.getValue();
            b.setId("scoring-" + of + "-" + Parts.key(e.getKey()));
            b.pseudoClassStateChanged(GIVEN, is);
            b.setDisable(!can);
            b.setAccessibleText(texts.get(
                    is ? "scoring.grade.given" : "scoring.grade", of, texts.get(ScoringModel.word(e.getKey()))));
        }
        setAccessibleText(texts.get("scoring.card", of, text.getText(), state.getText()));
    }
}
