package dev.assay.ui.action;

import dev.assay.ui.text.Texts;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/**
 * One thing a person can do.
 *
 * @param id stable; by which it is found
 * @param textKey its name in the bundle
 * @param key what to press; null when nothing
 * @param icon the icon's code ("fth-folder"); null when it has none
 * @param group where it stands in menus and on the page of keys
 * @param enabled whether it can be done now
 * @param run does it
 */
public record Action(
        String id,
        String textKey,
        @Nullable KeyCombination key,
        @Nullable String icon,
        Group group,
        ObservableBooleanValue enabled,
        Runnable run) {

    /** Where actions stand together. */
    public enum Group {
        PROJECT("group.project"),
        GO("group.go"),
        VIEW("group.view"),
        HELP("group.help");

        private final String textKey;

        Group(String textKey) {
            this.textKey = textKey;
        }

        /** Its name in the bundle. */
        public String textKey() {
            return textKey;
        }
    }

    /** Does it if it can be done now. */
    public boolean fire() {
        if (!enabled.get()) return false;
        run.run();
        return true;
    }

    /** Its name, followed by its key where it has one. */
    public String nameAndKey(Texts texts) {
        String name = texts.get(textKey);
        return key == null ? name : name + "  " + keyText(key);
    }

    /** A key as the platform writes it. */
    public static String keyText(KeyCombination key) {
        return key.getDisplayText();
    }
}
