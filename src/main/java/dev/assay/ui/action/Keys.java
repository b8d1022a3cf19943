package dev.assay.ui.action;

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
            if (!writing || reservedForPrograms(event)) act(actions, event);
        });
        scene.addEventHandler(KeyEvent.KEY_TYPED, event -> {
            if (!(scene.getFocusOwner() instanceof TextInputControl)) act(actions, event);
        });
    }

    private static void act(Actions actions, KeyEvent event) {
        for (Action action : actions.all()) {
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
