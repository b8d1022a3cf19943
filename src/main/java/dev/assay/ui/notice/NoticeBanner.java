package dev.assay.ui.notice;

import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.Mark;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A notice across the top of the view: what, where, what to do; copied by one button and sent away by another. */
public final class NoticeBanner extends HBox {
    /** Shows a notice. */
    public NoticeBanner(Notice notice, Texts texts, Consumer<String> clipboard, Runnable dismiss) {
        getStyleClass().add("banner");
        Mark mark = switch (notice.tone()) {
            case PROBLEM -> Mark.FALSIFIED;
            case WARNING -> Mark.MISSING;
            case DONE -> Mark.GROUNDED;
        };
        if (notice.tone() == Notice.Tone.DONE) getStyleClass().add("notice");
        if (notice.tone() == Notice.Tone.WARNING) getStyleClass().add("warning");
        VBox words = new VBox(2);
        words.getChildren().add(label(notice.title(), "banner-title"));
        if (notice.where() != null) {
            Label where = label(notice.where(), "mono");
            where.getStyleClass().add("may-shorten");
            words.getChildren().add(where);
        }
        if (notice.todo() != null) words.getChildren().add(label(notice.todo(), "small"));
        HBox.setHgrow(words, Priority.ALWAYS);

        Button copy = new Button(texts.get("notice.copy"));
        copy.setId("notice-copy");
        copy.getStyleClass().add("tight");
        copy.setMinWidth(USE_PREF_SIZE);
        copy.setOnAction(e -> clipboard.accept(notice.copy()));
        Button close = new Button();
        close.setId("notice-dismiss");
        close.getStyleClass().add("icon-button");
        close.setGraphic(new FontIcon("fth-x"));
        close.setAccessibleText(texts.get("notice.dismiss"));
        close.setOnAction(e -> dismiss.run());
        HBox mark16 = new HBox(mark.node(14));
        mark16.setMinWidth(USE_PREF_SIZE);
        mark16.setStyle("-fx-padding: 2 0 0 0;");
        getChildren().addAll(mark16, words);
        if (notice.offer() != null) getChildren().add(offer(notice.offer()));
        getChildren().addAll(copy, close);
        setAccessibleText(notice.title());
    }

    private static Button offer(Notice.Offer offer) {
        Button button = new Button(offer.name());
        button.setId("notice-offer");
        button.getStyleClass().add("tight");
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(e -> offer.run().run());
        return button;
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(Visible.wrapped(text));
        label.getStyleClass().add(styleClass);
        label.setWrapText(true);
        // What a notice says is said whole; the view below it gives way.
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }
}
