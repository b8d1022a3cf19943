package dev.assay.ui.action;

import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** A sign that is typed, wherever it lies on the keyboard: "/" needs Shift on some and not on others. Letters act in either case. */
public final class Sign extends KeyCombination {
    private final String sign;
    private final String last;

    private Sign(String sign, String last) {
        this.sign = sign;
        this.last = last;
    }

    /** That sign. */
    public static Sign of(String sign) {
        return new Sign(sign, sign);
    }

    /** Any sign from one to another: the digits by which something is chosen are one key on the page of keys. */
    public static Sign between(char first, char last) {
        return new Sign(String.valueOf(first), String.valueOf(last));
    }

    @Override
    public boolean match(KeyEvent event) {
        return event.getEventType() == KeyEvent.KEY_TYPED
                && !event.isShortcutDown()
                && !event.isControlDown()
                && !event.isAltDown()
                && !event.isMetaDown()
                && (sign.equals(last) ? event.getCharacter().equalsIgnoreCase(sign) : isBetween(event.getCharacter()));
    }

    private boolean isBetween(String typed) {
        return typed.length() == 1 && typed.compareTo(sign) >= 0 && typed.compareTo(last) <= 0;
    }

    @Override
    public String getDisplayText() {
        return toString().toUpperCase(java.util.Locale.ROOT);
    }

    @Override
    public String getName() {
        return toString();
    }

    @Override
    public String toString() {
        return sign.equals(last) ? sign : sign + "–" + last;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sign s && s.toString().equalsIgnoreCase(toString());
    }

    @Override
    public int hashCode() {
        return toString().toLowerCase(java.util.Locale.ROOT).hashCode();
    }
}
