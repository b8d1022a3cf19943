package dev.assay.ui.inspector;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.Selection;
import dev.assay.ui.text.Texts;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/** Follows the selection. What it says is worked out in the background; an answer that comes too late is dropped. */
public final class InspectorModel {
    private final ReadOnlyObjectProperty<@Nullable SpaceSnapshot> space;
    private final Selection selection;
    private final Texts texts;
    private final Executor background;
    private final Executor window;
    private final ReadOnlyObjectWrapper<@Nullable Inspection> inspection = new ReadOnlyObjectWrapper<>();
    private int asked;

    /** Follows a space and a selection. */
    public InspectorModel(
            ReadOnlyObjectProperty<@Nullable SpaceSnapshot> space,
            Selection selection,
            Texts texts,
            Executor background,
            Executor window) {
        this.space = space;
        this.selection = selection;
        this.texts = texts;
        this.background = background;
        this.window = window;
        ChangeListener<Object> follow = (o, was, now) -> inspect();
        space.addListener(follow);
        selection.current().addListener(follow);
        inspect();
    }

    /** What is said; null when nothing is selected. */
    public ReadOnlyObjectProperty<@Nullable Inspection> inspection() {
        return inspection.getReadOnlyProperty();
    }

    private void inspect() {
        int mine = ++asked;
        SpaceSnapshot now = space.get();
        Selected selected = selection.current().get();
        if (now == null || selected instanceof Selected.Nothing) {
            inspection.set(null);
            return;
        }
        background.execute(() -> {
            Inspection said = Inspections.of(now, selected, texts);
            window.execute(() -> {
                if (mine == asked) inspection.set(said);
            });
        });
    }
}
