package dev.assay.ui.scoring;

import dev.assay.model.Grade;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** Small parts that the panes of scoring have in common. */
final class Parts {
    private Parts() {}

    static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** A label that is never cut. */
    static Label whole(String text, String... styles) {
        Label label = label(text, styles);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    /** A label that wraps. */
    static Label wrapped(String text, String... styles) {
        Label label = label(Visible.wrapped(text), styles);
        label.setWrapText(true);
        label.setMinWidth(0);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    static Region gap() {
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        return gap;
    }

    static Label key(String key) {
        return whole(key, "key");
    }

    static Button button(String id, String name, @Nullable String key, Runnable run) {
        Button button = new Button(name);
        if (key != null) {
            button.setGraphic(key(key));
            button.setContentDisplay(ContentDisplay.RIGHT);
        }
        button.setId(id);
        button.setAccessibleText(name);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(e -> run.run());
        return button;
    }

    /** Recorded text as it may be shown: nothing in it acts or hides. Line breaks stay. */
    static String plain(String recorded) {
        StringBuilder text = new StringBuilder();
        for (Visible.Run r : Visible.runs(recorded)) text.append(r.text());
        return text.toString();
    }

    /** The sign and the word of a grade. */
    static String said(Grade grade, Texts texts) {
        return sign(grade) + " " + texts.get(ScoringModel.word(grade));
    }

    static String sign(Grade grade) {
        return switch (grade) {
            case CORRECT -> "✓";
            case PARTLY -> "–";
            case WRONG -> "✕";
        };
    }

    static String style(Grade grade) {
        return switch (grade) {
            case CORRECT -> "grade-correct";
            case PARTLY -> "grade-partly";
            case WRONG -> "grade-wrong";
        };
    }

    static String key(Grade grade) {
        return switch (grade) {
            case CORRECT -> "1";
            case PARTLY -> "2";
            case WRONG -> "3";
        };
    }
}
