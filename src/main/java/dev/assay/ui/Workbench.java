package dev.assay.ui;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.paint.Palette;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/**
 * What a perspective is given: what to show, the selection, the colours, and where long work runs.
 *
 * @param space the space on show; null while none is
 * @param selection the selection of the window
 * @param palette the colours of the theme on show
 * @param background runs work off the window's thread (on the same thread in tests and in {@code render})
 * @param desk the window around it: the project, decisions and undo, other perspectives, files
 */
public record Workbench(
        ReadOnlyObjectProperty<@Nullable SpaceSnapshot> space,
        Selection selection,
        ReadOnlyObjectProperty<Palette> palette,
        Executor background,
        Desk desk) {}
