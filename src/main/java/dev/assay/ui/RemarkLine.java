package dev.assay.ui;

import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/** Something small that was done, said for a moment at the foot of the window; it takes no room and no focus. */
final class RemarkLine extends Label {
    private static final Duration LONG = Duration.seconds(5);
    private static final double ABOVE_STATUS = 36;

    RemarkLine(ObjectProperty<@Nullable String> remark) {
        setId("remark");
        getStyleClass().add("remark");
        setMouseTransparent(true);
        setVisible(false);
        StackPane.setAlignment(this, Pos.BOTTOM_CENTER);
        StackPane.setMargin(this, new Insets(0, 0, ABOVE_STATUS, 0));
        PauseTransition gone = new PauseTransition(LONG);
        gone.setOnFinished(e -> remark.set(null));
        remark.addListener((o, was, now) -> {
            setText(now);
            setVisible(now != null);
            gone.stop();
            if (now != null) gone.playFromStart();
        });
    }
}
