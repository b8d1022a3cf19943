package dev.assay.ui.scoring;

import dev.assay.scoring.Conduct;
import dev.assay.ui.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** Lock, then unblind: each says what it does before it is done, and neither is the button that has the focus. */
final class ConductForm extends VBox {
    private final ScoringModel model;
    private final Texts texts;
    private final Label title = Parts.wrapped("", "strong");
    private final Label says = Parts.wrapped("", "small", "muted");
    private final Button cancel;
    private final Button lock;
    private final Button unblind;

    ConductForm(ScoringModel model, Texts texts, Runnable close) {
        this.model = model;
        this.texts = texts;
        setId("scoring-conduct");
        getStyleClass().add("scoring-form");
        cancel = Parts.button("scoring-conduct-cancel", texts.get("scoring.cancel"), "Esc", close);
        lock = Parts.button("scoring-lock", texts.get("scoring.lock"), null, model::lock);
        unblind = Parts.button("scoring-unblind", texts.get("scoring.unblind"), null, () -> {
            model.unblind();
            close.run();
        });
        HBox foot = new HBox(8, Parts.gap(), cancel, lock, unblind);
        foot.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(title, says, foot);
        addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.ESCAPE) return;
            close.run();
            e.consume();
        });
    }

    void open() {
        refresh();
        cancel.requestFocus();
    }

    void refresh() {
        Sitting s = model.sitting();
        if (s == null) return;
        Conduct c = s.conduct();
        lock.setDisable(c.locked() || !model.possible());
        unblind.setDisable(!c.locked() || c.unblinded() || !model.possible());
        title.setText(texts.get(c.locked() ? "scoring.conduct.locked" : "scoring.conduct.open"));
        says.setText(
                c.locked()
                        ? texts.get("scoring.conduct.unblind")
                        : texts.get("scoring.conduct.lock", texts.count("scoring.answers", s.unscored())));
    }
}
