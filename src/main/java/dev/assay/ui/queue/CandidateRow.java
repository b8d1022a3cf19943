package dev.assay.ui.queue;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;

/** One candidate, to be chosen by its number, by a click, or by Space while it has the focus. */
final class CandidateRow extends HBox {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

    private final Runnable choose;

    CandidateRow(String id, String spoken, Runnable choose, Node... parts) {
        super(8, parts);
        this.choose = choose;
        setId(id);
        getStyleClass().add("queue-candidate");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.RADIO_BUTTON);
        setAccessibleText(spoken);
        setOnMouseClicked(e -> {
            requestFocus();
            choose.run();
        });
        addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.SPACE) return;
            choose.run();
            e.consume();
        });
    }

    void chosen(boolean on) {
        pseudoClassStateChanged(CHOSEN, on);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) choose.run();
        else super.executeAccessibleAction(action, parameters);
    }
}
