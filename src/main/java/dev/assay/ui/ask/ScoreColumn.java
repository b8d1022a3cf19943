package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.Standing;
import dev.assay.model.Event;
import dev.assay.ui.Selected;
import dev.assay.ui.Selection;
import dev.assay.ui.action.Controls;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Every event's score term by term, and below it what was found and is not shown or not cited, with the reason. */
final class ScoreColumn extends VBox {
    private static final int NOT_SHOWN = 12;
    private static final double SIDES = 24;

    private final AskWords words;
    private final Texts texts;
    private final Selection selection;
    private final Label formula = new Label();
    private final ListView<Answer.Score> scores = new ListView<>();
    private final ListView<Found> rejected = new ListView<>();
    private final Label none = new Label();
    private @Nullable Asked asked;
    private boolean following;

    /** Something that was found and is not shown, or not cited. */
    private record Found(
            int tick, List<Standing> reasons, @Nullable NotShown notShown) {}

    ScoreColumn(AskWords words, Selection selection) {
        this.words = words;
        this.texts = words.texts();
        this.selection = selection;
        getStyleClass().add("ask-column");
        Label title = new Label(texts.get("ask.scores"));
        title.getStyleClass().add("section-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        formula.getStyleClass().addAll("small", "subtle");
        HBox head = new HBox(10, title, formula);
        head.setAlignment(Pos.BASELINE_LEFT);
        head.getStyleClass().add("ask-column-head");
        scores.setId("ask-scores");
        scores.getStyleClass().addAll("ask-list", "ask-scores");
        scores.setAccessibleText(texts.get("ask.scores"));
        scores.setCellFactory(v -> new ScoreCell());
        none.getStyleClass().addAll("small", "muted");
        none.setWrapText(true);
        scores.setPlaceholder(none);
        VBox.setVgrow(scores, Priority.ALWAYS);
        Label out = new Label(texts.get("ask.rejected"));
        out.getStyleClass().add("section-title");
        out.setMinWidth(Region.USE_PREF_SIZE);
        Label outNote = new Label(texts.get("ask.rejected.note"));
        outNote.getStyleClass().addAll("small", "subtle");
        Controls.mayShorten(outNote);
        HBox outHead = new HBox(10, out, outNote);
        outHead.setAlignment(Pos.BASELINE_LEFT);
        outHead.getStyleClass().addAll("ask-column-head", "below");
        rejected.setId("ask-rejected");
        rejected.getStyleClass().add("ask-list");
        rejected.setAccessibleText(texts.get("ask.rejected"));
        rejected.setCellFactory(v -> new FoundCell());
        Label nothing = new Label(texts.get("ask.rejected.none"));
        nothing.getStyleClass().addAll("small", "muted");
        nothing.setWrapText(true);
        rejected.setPlaceholder(nothing);
        rejected.setPrefHeight(250);
        rejected.setMinHeight(90);
        getChildren().addAll(head, scores, outHead, rejected);
        for (ListView<?> l : List.of(scores, rejected)) l.widthProperty().addListener((o, was, now) -> l.refresh());
        scores.getSelectionModel()
                .selectedItemProperty()
                .addListener((o, was, now) -> chosen(now == null ? -1 : now.tick()));
        rejected.getSelectionModel()
                .selectedItemProperty()
                .addListener((o, was, now) -> chosen(now == null ? -1 : now.tick()));
    }

    void show(@Nullable Asked now) {
        asked = now;
        following = true;
        scores.getSelectionModel().clearSelection();
        rejected.getSelectionModel().clearSelection();
        if (now == null) {
            scores.setItems(FXCollections.observableArrayList());
            rejected.getItems().clear();
            none.setText("");
            formula.setText("");
            following = false;
            return;
        }
        formula.setText(words.formula(now.answer().profile()));
        none.setText(texts.get("ask.scores.none"));
        // The list makes each score as it is looked at.
        scores.setItems(FXCollections.observableList(now.answer().scores()));
        List<Found> found = new ArrayList<>();
        now.answer().rejected().forEach(r -> found.add(new Found(r.tick(), r.reasons(), null)));
        NotShown.of(now, NOT_SHOWN).forEach(n -> found.add(new Found(n.tick(), List.of(), n)));
        rejected.getItems().setAll(found);
        following = false;
    }

    private void chosen(int tick) {
        Asked of = asked;
        if (following || tick < 0 || of == null) return;
        selection.select(new Selected.OfEvent(of.event(tick).id()));
    }

    /** Lights the event wherever it stands among the scores that were looked at. */
    void light(int tick) {
        Asked of = asked;
        if (of == null) return;
        Answer.Score chosen = scores.getSelectionModel().getSelectedItem();
        if (chosen != null && chosen.tick() == tick) return;
        following = true;
        int at = -1;
        int n = 0;
        for (Answer.Score s : of.answer().scores()) {
            if (n == NotShown.LOOKED_AT) break;
            if (s.tick() == tick) at = n;
            n++;
        }
        if (tick < 0 || at < 0) scores.getSelectionModel().clearSelection();
        else {
            scores.getSelectionModel().select(at);
            if (!scores.isFocused()) scores.scrollTo(Math.max(0, at - 1));
        }
        Found out = rejected.getSelectionModel().getSelectedItem();
        if (out != null && out.tick() != tick) rejected.getSelectionModel().clearSelection();
        following = false;
    }

    private final class ScoreCell extends ListCell<Answer.Score> {
        ScoreCell() {
            setPrefWidth(0);
            selectedProperty().addListener((o, was, now) -> draw());
        }

        @Override
        protected void updateItem(Answer.@Nullable Score item, boolean empty) {
            super.updateItem(item, empty);
            draw();
        }

        private void draw() {
            Answer.Score s = getItem();
            Asked of = asked;
            if (isEmpty() || s == null || of == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            Label id = label(AskWords.id(of.space(), s.tick()), "mono");
            id.setMinWidth(52);
            id.setPrefWidth(52);
            Label score = label(AskWords.score(s.score()), "mono", "strong");
            score.setMinWidth(42);
            score.setPrefWidth(42);
            score.setAlignment(Pos.CENTER_RIGHT);
            Label sum = label(AskWords.sum(s.terms()), "mono", "muted");
            sum.setWrapText(true);
            HBox line = new HBox(10, id, score, sum);
            line.setAlignment(Pos.BASELINE_LEFT);
            line.setPadding(new javafx.geometry.Insets(3, 0, 3, 0));
            VBox box = new VBox(line);
            if (isSelected()) {
                if (!of.standings().isLive(s.tick())) {
                    Standing why = of.standings().of(s.tick());
                    box.getChildren().add(why(words.standing(why), ""));
                }
                for (Answer.ScoreTerm t : s.terms()) {
                    box.getChildren().add(why(words.why(t, of.space()), AskWords.number(t.weight())));
                }
                box.setPadding(new javafx.geometry.Insets(0, 0, 5, 0));
            }
            fit(this, box, scores);
            setAccessibleText(id.getText() + ", " + score.getText() + ": " + sum.getText());
        }
    }

    private static HBox why(String says, String weight) {
        Label amount = label(weight, "mono");
        amount.setMinWidth(64);
        amount.setPrefWidth(64);
        amount.setAlignment(Pos.CENTER_RIGHT);
        Label why = label(says, "small");
        why.setWrapText(true);
        HBox line = new HBox(10, amount, why);
        line.setAlignment(Pos.TOP_LEFT);
        return line;
    }

    private final class FoundCell extends ListCell<Found> {
        FoundCell() {
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Found f, boolean empty) {
            super.updateItem(f, empty);
            Asked of = asked;
            if (empty || f == null || of == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            Event e = of.event(f.tick());
            NotShown n = f.notShown();
            Standing first = f.reasons().isEmpty() ? null : f.reasons().getFirst();
            if (n != null && n.why() instanceof NotShown.Why.NotLive l)
                first = l.reasons().getFirst();
            Node mark = first == null
                    ? dev.assay.ui.theme.Mark.ABSTAIN.node(12)
                    : AskWords.mark(first).node(12);
            Label id = label(AskWords.name(e.id()), "mono");
            id.setMinWidth(Region.USE_PREF_SIZE);
            HBox head = new HBox(7, mark, id);
            head.setAlignment(Pos.TOP_LEFT);
            head.setMinWidth(72);
            VBox text = new VBox(1);
            text.getChildren().add(label(Visible.line(e.text(), 90), "small"));
            List<String> lines = n != null
                    ? List.of(words.notShown(n, e))
                    : f.reasons().stream().map(s -> words.standingLine(s, e)).toList();
            for (String line : lines) {
                Label why = label(line, "small");
                why.getStyleClass().add(first == null ? "muted" : AskWords.style(first));
                text.getChildren().add(why);
            }
            text.getChildren().forEach(c -> ((Label) c).setWrapText(true));
            HBox.setHgrow(text, Priority.ALWAYS);
            text.setMinWidth(0);
            HBox line = new HBox(8, head, text);
            line.setAlignment(Pos.TOP_LEFT);
            line.setPadding(new javafx.geometry.Insets(4, 0, 5, 0));
            fit(this, line, rejected);
            setAccessibleText(e.id() + ": " + String.join("; ", lines));
        }
    }

    private static void fit(ListCell<?> cell, Region content, ListView<?> list) {
        content.prefWidthProperty().bind(list.widthProperty().subtract(SIDES + 12));
        content.setMaxWidth(Region.USE_PREF_SIZE);
        cell.setGraphic(content);
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }
}
