package dev.assay.ui.action;

import java.util.List;
import java.util.Objects;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;

/**
 * One thing a person can do. It belongs to one window and speaks its language.
 *
 * @param id stable; by which it is found. Those of a perspective begin with the perspective's own id ("matrix.find")
 * @param name what it is called, in the language of the window
 * @param keys what to press, the one to be shown first; none when there is no key. A {@link Sign} is a key, too
 * @param icon the icon's code ("fth-folder"); null when it has none
 * @param group where it stands in menus and on the page of keys
 * @param object what it would act on now, said after its name; a value of null for nothing to say
 * @param enabled whether it can be done now
 * @param run does it
 */
public record Action(
        String id,
        String name,
        List<KeyCombination> keys,
        @Nullable String icon,
        Group group,
        ObservableValue<@Nullable String> object,
        ObservableBooleanValue enabled,
        Runnable run) {
    private static final KeyCombination ESCAPE = KeyCombination.valueOf("Esc");

    public Action {
        keys = List.copyOf(keys);
    }

    /** One with at most one key that always acts on the same. */
    public Action(
            String id,
            String name,
            @Nullable KeyCombination key,
            @Nullable String icon,
            Group group,
            ObservableBooleanValue enabled,
            Runnable run) {
        this(
                id,
                name,
                key == null ? List.of() : List.of(key),
                icon,
                group,
                new SimpleObjectProperty<@Nullable String>(),
                enabled,
                run);
    }

    /** Where actions stand together. */
    public enum Group {
        PROJECT("group.project"),
        EDIT("group.edit"),
        GO("group.go"),
        /** What the perspective on show can do. Its keys act only while it is on show. */
        PERSPECTIVE("group.perspective"),
        VIEW("group.view"),
        AS_OF("group.as-of"),
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

    /** The same with something said after its name: what it would act on now. */
    public Action on(ObservableValue<@Nullable String> what) {
        return new Action(id, name, keys, icon, group, what, enabled, run);
    }

    /** The same with one more key. */
    public Action also(KeyCombination more) {
        List<KeyCombination> all = new java.util.ArrayList<>(keys);
        all.add(more);
        return new Action(id, name, all, icon, group, object, enabled, run);
    }

    /** The key to be shown; null when it has none. */
    public @Nullable KeyCombination key() {
        return keys.isEmpty() ? null : keys.getFirst();
    }

    /** Does it if it can be done now. */
    public boolean fire() {
        if (!enabled.get()) return false;
        run.run();
        return true;
    }

    /** Its name, and what it would act on now. */
    public String says() {
        String what = object.getValue();
        return what == null || what.isEmpty() ? name : name + ": " + what;
    }

    /** Its key as the platform writes it; empty when it has none. */
    public String keyText() {
        return keys.isEmpty() ? "" : keyText(Objects.requireNonNull(key()));
    }

    /** What it says, followed by its key where it has one. */
    public String nameAndKey() {
        return keys.isEmpty() ? says() : says() + "  " + keyText();
    }

    /** A key as the platform writes it. */
    public static String keyText(KeyCombination key) {
        // "Escape" is longer than every key it stands on.
        return ESCAPE.equals(key) ? "Esc" : key.getDisplayText();
    }
}
