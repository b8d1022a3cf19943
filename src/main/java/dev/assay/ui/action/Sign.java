package dev.assay.ui.action;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** A sign that is typed, wherever it lies on the keyboard: "/" needs Shift on some and not on others. Letters act in either case. */
public final class Sign extends KeyCombination {
    private final String sign;

    private Sign(String sign) {
        this.sign = sign;
    }

    /** That sign. */
    public static Sign of(String sign) {
        return new Sign(sign);
    }

    @Override
    public boolean match(KeyEvent event) {
        return event.getEventType() == KeyEvent.KEY_TYPED
                && !event.isShortcutDown()
                && !event.isControlDown()
                && !event.isAltDown()
                && !event.isMetaDown()
                && event.getCharacter().equalsIgnoreCase(sign);
    }

    @Override
    public String getDisplayText() {
        return sign.toUpperCase(java.util.Locale.ROOT);
    }

    @Override
    public String getName() {
        return sign;
    }

    @Override
    public String toString() {
        return sign;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sign s && s.sign.equalsIgnoreCase(sign);
    }

    @Override
    public int hashCode() {
        return sign.toLowerCase(java.util.Locale.ROOT).hashCode();
    }
}
