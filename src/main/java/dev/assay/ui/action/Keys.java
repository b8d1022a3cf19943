package dev.assay.ui.action;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/** Lets keys act. What has the focus comes first; while the caret is in a text field, only what no text field wants acts. */
public final class Keys {
    private Keys() {}

    /** Listens on the scene: for what the window does, then for what the perspective on show does. */
    public static void install(Scene scene, Actions actions, Supplier<List<Action>> shown) {
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            boolean writing = scene.getFocusOwner() instanceof TextInputControl;
            if (writing && !reservedForPrograms(event)) return;
            if (!act(event, actions.all())) act(event, shown.get());
        });
    }

    private static boolean act(KeyEvent event, List<Action> actions) {
        for (Action action : actions) {
            if (action.key() != null && action.key().match(event)) {
                if (action.fire()) event.consume();
                return true;
            }
        }
        return false;
    }

    private static boolean reservedForPrograms(KeyEvent event) {
        return event.getCode().isFunctionKey()
                || (event.isShortcutDown() && event.getCode().isLetterKey());
    }
}
