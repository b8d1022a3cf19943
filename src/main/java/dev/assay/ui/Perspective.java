package dev.assay.ui;

import dev.assay.ui.action.Action;
import java.util.List;
import javafx.scene.Node;

/** One way to look at a space. Perspectives live in a package each and are registered in one place, {@code Perspectives}. */
public interface Perspective {
    /** Stable, used in settings, in {@code render --view} and as the stem of its texts in the bundle. */
    String id();

    /** The view itself. Built once; it follows the workbench by binding. */
    Node node();

    /** What can be done in it. Keys act while it is on show; all of them stand in the palette and on the page of keys. */
    default List<Action> actions() {
        return List.of();
    }

    /** Whether the inspector stands beside it at first; one that says no has the room for itself until a person wants both. */
    default boolean inspects() {
        return true;
    }

    /** Called when it is shown: puts the focus where keys are expected. */
    void focus();
}
