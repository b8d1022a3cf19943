package dev.assay.ui.ask;

import dev.assay.method.Answer;
import dev.assay.method.Answer.Verdict;
import dev.assay.model.Anchor;
import dev.assay.ui.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The verdict, as wide as there is room: shape, word and colour, why, and by which rule. */
final class VerdictBand extends HBox {
    private final AskWords words;
    private final Texts texts;
    private final StackPane mark = new StackPane();
    private final Label verdict = new Label();
    private final Label reason = new Label();
    private final Label rule = new Label();
    private final Label set = new Label();
    private final Label at = new Label();
    private final double size;

    /** A band whose mark is of that size. */
    VerdictBand(AskWords words, double size) {
        this.words = words;
        this.texts = words.texts();
        this.size = size;
        getStyleClass().add("ask-band");
        setMinHeight(Region.USE_PREF_SIZE);
        setAlignment(Pos.CENTER_LEFT);
        verdict.getStyleClass().add("ask-verdict");
        verdict.setMinWidth(Region.USE_PREF_SIZE);
        reason.getStyleClass().add("ask-reason");
        reason.setWrapText(true);
        reason.setMinWidth(0);
        reason.setMinHeight(Region.USE_PREF_SIZE);
        rule.getStyleClass().addAll("small", "muted");
        rule.setWrapText(true);
        rule.setMinWidth(0);
        rule.setMinHeight(Region.USE_PREF_SIZE);
        VBox said = new VBox(2, verdict, reason, rule);
        said.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(said, Priority.ALWAYS);
        for (Label l : new Label[] {set, at}) {
            l.getStyleClass().addAll("small", "ask-rule");
            l.setMinWidth(Region.USE_PREF_SIZE);
        }
        VBox by = new VBox(2, set, at);
        by.setAlignment(Pos.CENTER_RIGHT);
        mark.setMinWidth(size);
        getChildren().addAll(mark, said, by);
    }

    /** The texts, for whoever drives the window by keys or by ear. */
    void named(String id) {
        setId(id);
        verdict.setId(id + "-verdict");
        reason.setId(id + "-reason");
        rule.setId(id + "-rule");
        at.setId(id + "-at");
    }

    void show(@Nullable Asked asked, boolean today) {
        getStyleClass().removeAll("verdict-grounded", "verdict-missing", "verdict-abstain");
        setVisible(asked != null);
        setManaged(asked != null);
        if (asked == null) return;
        Answer a = asked.answer();
        getStyleClass().add(AskWords.style(a.verdict()));
        mark.getChildren().setAll(AskWords.mark(a.verdict()).node(size));
        verdict.setText(words.verdict(a.verdict()));
        reason.setText(reason(asked));
        set.setText(texts.get("ask.rule", AskWords.ruleId(a)));
        rule.setText(words.rule(a));
        Anchor valid = a.validAt();
        at.setText(valid == null ? "" : texts.get(today ? "ask.valid-today" : "ask.valid-at", words.moment(valid)));
        setAccessibleText(verdict.getText() + ". " + reason.getText());
    }

    private String reason(Asked asked) {
        Answer a = asked.answer();
        String says = words.reason(a.reason());
        if (a.verdict() != Verdict.GROUNDED || a.cited().isEmpty()) return says;
        Answer.Cited best = a.cited().getFirst();
        String on = texts.get(
                "ask.reason.on",
                AskWords.id(asked.space(), best.tick()),
                words.moment(asked.event(best.tick()).date()));
        int more = a.cited().size() - 1;
        if (more > 0) on = texts.get("ask.reason.more", on, texts.count("ask.records", more));
        return says + " " + on;
    }
}
