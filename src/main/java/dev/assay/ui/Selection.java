package dev.assay.ui;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The one selection of a window, shared by all perspectives, with the way back and forward. */
public final class Selection {
    private static final int REMEMBERED = 200;

    private final ReadOnlyObjectWrapper<Selected> current = new ReadOnlyObjectWrapper<>(new Selected.Nothing());
    private final ReadOnlyBooleanWrapper canGoBack = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper canGoForward = new ReadOnlyBooleanWrapper();
    private final Deque<Selected> before = new ArrayDeque<>();
    private final Deque<Selected> after = new ArrayDeque<>();

    /** What is selected now. */
    public ReadOnlyObjectProperty<Selected> current() {
        return current.getReadOnlyProperty();
    }

    /** Selects; what was selected before can be gone back to. Selecting the same again changes nothing. */
    public void select(Selected next) {
        if (next.equals(current.get())) return;
        before.push(current.get());
        if (before.size() > REMEMBERED) before.removeLast();
        after.clear();
        move(next);
    }

    /** Back to what was selected before, if anything was. */
    public void back() {
        if (before.isEmpty()) return;
        after.push(current.get());
        move(before.pop());
    }

    /** Forward again after going back. */
    public void forward() {
        if (after.isEmpty()) return;
        before.push(current.get());
        move(after.pop());
    }

    /** Forgets everything: another project or space is shown. */
    public void clear() {
        before.clear();
        after.clear();
        move(new Selected.Nothing());
    }

    /** Whether there is something to go back to. */
    public ReadOnlyBooleanProperty canGoBack() {
        return canGoBack.getReadOnlyProperty();
    }

    /** Whether there is something to go forward to. */
    public ReadOnlyBooleanProperty canGoForward() {
        return canGoForward.getReadOnlyProperty();
    }

    private void move(Selected to) {
        current.set(to);
        canGoBack.set(!before.isEmpty());
        canGoForward.set(!after.isEmpty());
    }
}
