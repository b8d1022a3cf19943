package dev.assay.ui.matrix;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Sign;
import dev.assay.ui.matrix.Correction.Kind;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** Everything that can be done in the matrix beside moving its cursor: buttons, keys, palette and help are made from this list. */
final class MatrixActions {
    /** By so much a key zooms. */
    static final double STEP = 1.25;

    private static final ObservableBooleanValue ALWAYS = new SimpleBooleanProperty(true);

    private final MatrixTexts texts;
    private final List<Action> all = new ArrayList<>();

    MatrixActions(MatrixView view, MatrixModel model, MatrixTexts texts, ObservableBooleanValue editable) {
        this.texts = texts;
        sign("find", "/", "fth-search", ALWAYS, view::find);
        sign("correct", "e", "fth-edit-2", editable, () -> view.correct(null));
        sign("add", "m", null, editable, () -> view.correct(Kind.ADD));
        sign("refuse", "x", null, editable, view::refuse);
        sign("alias", "a", null, editable, () -> view.correct(Kind.ALIAS));
        sign("alike", "l", null, ALWAYS, view::toggleAlike);
        sign("table", "t", null, ALWAYS, view::toggleTable);
        add("copy", KeyCombination.valueOf("Shortcut+C"), "fth-copy", ALWAYS, view::copy);
        sign("zoomIn", "+", null, ALWAYS, () -> model.zoom(STEP));
        sign("zoomOut", "-", null, ALWAYS, () -> model.zoom(1 / STEP));
        sign("fit", "0", null, ALWAYS, model::fitAll);
        sign("begin", "1", null, ALWAYS, model::begin);
        sign(
                "rows",
                "r",
                null,
                ALWAYS,
                () -> model.choose(
                        c -> c.with(next(RowOrder.values(), c.rowOrder().ordinal()))));
        sign(
                "columns",
                "d",
                null,
                ALWAYS,
                () -> model.choose(
                        c -> c.with(next(ColumnOrder.values(), c.columnOrder().ordinal()))));
        sign(
                "hubs",
                "h",
                null,
                ALWAYS,
                () -> model.choose(c -> c.with(next(HubMode.values(), c.hubs().ordinal()))));
        sign("chain", "o", null, ALWAYS, view::onlyChain);
        for (Mode mode : Mode.values()) {
            add("mode" + (mode.ordinal() + 1), null, null, ALWAYS, () -> model.choose(c -> c.with(mode)));
        }
        for (Exports.Format format : Exports.Format.values()) {
            add(format.key(), null, "fth-upload", ALWAYS, () -> view.export(format));
        }
    }

    private static <T> T next(T[] all, int now) {
        return all[(now + 1) % all.length];
    }

    private void sign(String id, String sign, @Nullable String icon, ObservableBooleanValue enabled, Runnable run) {
        add(id, Sign.of(sign), icon, enabled, run);
    }

    private void add(
            String id,
            @Nullable KeyCombination key,
            @Nullable String icon,
            ObservableBooleanValue enabled,
            Runnable run) {
        all.add(new Action("matrix." + id, texts.get("action." + id), key, icon, Action.Group.PERSPECTIVE, enabled, run));
    }

    /** All of them. */
    List<Action> all() {
        return List.copyOf(all);
    }

    /** The one of that name. */
    Action get(String id) {
        return all.stream()
                .filter(a -> a.id().equals("matrix." + id))
                .findFirst()
                .orElseThrow();
    }

    /** Lets a key act that nothing below wanted; what is typed into a field is text. */
    void act(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) return;
        // The same key as plus on many keyboards, without Shift.
        if (Sign.of("=").match(event)) {
            get("zoomIn").fire();
            event.consume();
            return;
        }
        for (Action action : all) {
            if (action.key() == null || !action.key().match(event)) continue;
            if (action.fire()) event.consume();
            return;
        }
    }
}
