package dev.assay.ui.asof;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Controls;
import dev.assay.ui.text.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Across the top of the view while the past is on show: what is seen, and the way back. */
public final class PastBanner extends HBox {
    private static final double WIDE = 880;

    /** Shown while anything but now is looked at. */
    public PastBanner(AsOfModel model, Texts texts, Action now) {
        setId("past-banner");
        getStyleClass().add("past-banner");
        Label what = new Label();
        what.setId("past-what");
        what.getStyleClass().add("past-what");
        what.setMinWidth(USE_PREF_SIZE);
        Label more = new Label(texts.get("as-of.banner"));
        more.setMinWidth(USE_PREF_SIZE);
        // Where there is no room for all of it, the moment and the way back are enough.
        more.visibleProperty().bind(widthProperty().greaterThan(WIDE));
        more.managedProperty().bind(more.visibleProperty());
        Button back = Controls.button(now, true);
        back.setId("past-back");
        back.setMinWidth(USE_PREF_SIZE);
        getChildren().setAll(new FontIcon("fth-clock"), what, more, back);
        model.moment().addListener((o, was, is) -> what.setText(model.says()));
        what.setText(model.says());
        visibleProperty().bind(model.past());
        managedProperty().bind(visibleProperty());
    }
}
