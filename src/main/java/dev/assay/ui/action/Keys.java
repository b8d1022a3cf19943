package dev.assay.ui.action;

import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/** Lets keys act. What has the focus comes first; while the caret is in a text field, only what no text field wants acts. */
public final class Keys {
    private Keys() {}

    /** Listens on the scene. */
    public static void install(Scene scene, Actions actions) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            boolean writing = scene.getFocusOwner() instanceof TextInputControl;
            if (writing && !reservedForPrograms(event)) return;
            for (Action action : actions.all()) {
                if (action.key() != null && action.key().match(event)) {
                    if (action.fire()) event.consume();
                    return;
                }
            }
        });
    }

    private static boolean reservedForPrograms(KeyEvent event) {
        return event.getCode().isFunctionKey()
                || (event.isShortcutDown() && event.getCode().isLetterKey());
    }
}
