package dev.assay.ui.settings;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The settings as they are now. Changes are written after a pause, in the background, so that dragging a window writes once. Changed
 * from the window's thread only.
 */
public final class SettingsModel {
    private final ReadOnlyObjectWrapper<UserSettings> current;
    private final SettingsFile file;
    private final Executor later;
    private final Consumer<RuntimeException> failed;
    private final Object writing = new Object();
    private volatile UserSettings latest;
    private volatile UserSettings written;
    private volatile boolean waiting;

    /**
     * Settings that start as they were read.
     *
     * @param later runs after a pause, off the window's thread
     * @param failed told when they cannot be written, on whichever thread that happened
     */
    public SettingsModel(UserSettings start, SettingsFile file, Executor later, Consumer<RuntimeException> failed) {
        this.current = new ReadOnlyObjectWrapper<>(start);
        this.file = file;
        this.later = later;
        this.failed = failed;
        this.latest = start;
        this.written = start;
    }

    /** What holds now. */
    public ReadOnlyObjectProperty<UserSettings> current() {
        return current.getReadOnlyProperty();
    }

    /** What holds now. */
    public UserSettings get() {
        return current.get();
    }

    /** Changes them; they are written a little later. */
    public void update(UnaryOperator<UserSettings> change) {
        UserSettings next = change.apply(current.get());
        if (next.equals(current.get())) return;
        current.set(next);
        latest = next;
        if (waiting) return;
        waiting = true;
        later.execute(this::flush);
    }

    /** Writes now what is not yet written: the window closes. */
    public void flush() {
        synchronized (writing) {
            waiting = false;
            UserSettings now = latest;
            if (now.equals(written)) return;
            try {
                file.write(now);
                written = now;
            } catch (RuntimeException e) {
                failed.accept(e);
            }
        }
    }
}
