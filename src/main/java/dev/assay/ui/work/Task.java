package dev.assay.ui.work;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;

/** One running piece of work, as the window shows it. */
public final class Task {
    /** The progress of work that does not know how much there is. */
    public static final double UNKNOWN = -1;

    private final String name;
    private final boolean cancellable;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(UNKNOWN);
    private final ReadOnlyBooleanWrapper stopping = new ReadOnlyBooleanWrapper();
    private volatile boolean cancelled;

    Task(String name, boolean cancellable) {
        this.name = name;
        this.cancellable = cancellable;
    }

    /** What is being done, for a person. */
    public String name() {
        return name;
    }

    /** Whether it looks at {@link #cancel}. */
    public boolean cancellable() {
        return cancellable;
    }

    /** From 0 to 1; {@link #UNKNOWN} while that is not known. */
    public ReadOnlyDoubleProperty progress() {
        return progress.getReadOnlyProperty();
    }

    /** Whether it was asked to stop and has not stopped yet. */
    public ReadOnlyBooleanProperty stopping() {
        return stopping.getReadOnlyProperty();
    }

    /** Asks it to stop; it leaves everything as it was. */
    public void cancel() {
        cancelled = true;
        stopping.set(true);
    }

    boolean cancelled() {
        return cancelled;
    }

    void show(double value) {
        progress.set(value);
    }
}
