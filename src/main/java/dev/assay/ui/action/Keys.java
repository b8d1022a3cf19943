package dev.assay.ui.action;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** Lets keys act. What has the focus comes first; while the caret is in a text field, only what no text field wants acts. */
public final class Keys {
    private Keys() {}

    /** Listens on the scene. */
    public static void install(Scene scene, Actions actions) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            boolean writing = scene.getFocusOwner() instanceof TextInputControl;
            if (!writing || reservedForPrograms(event)) act(actions.all(), event);
        });
        scene.addEventHandler(KeyEvent.KEY_TYPED, event -> {
            if (!(scene.getFocusOwner() instanceof TextInputControl)) act(actions.all(), event);
        });
    }

    /** Lets the first of these act whose key it is, if that can be done now. */
    public static void act(List<Action> actions, KeyEvent event) {
        for (Action action : actions) {
            for (KeyCombination key : action.keys()) {
                if (!key.match(event)) continue;
                if (action.fire()) event.consume();
                return;
            }
        }
    }

    private static boolean reservedForPrograms(KeyEvent event) {
        return event.getCode().isFunctionKey()
                || (event.isShortcutDown() && event.getCode().isLetterKey());
    }
}
