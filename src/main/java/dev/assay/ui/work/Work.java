package dev.assay.ui.work;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * Runs work in the background and brings its result back to the window's thread. Called from that thread only. In tests both
 * executors run on the spot.
 */
public final class Work {
    private final Executor background;
    private final Executor window;
    private final ObservableList<Task> running = FXCollections.observableArrayList();
    // One for all who listen: a view of the list hears of changes only as long as somebody holds it.
    private final ObservableList<Task> runningToSee = FXCollections.unmodifiableObservableList(running);

    /** Work on the one executor, results on the window's thread. */
    public Work(Executor background, Executor window) {
        this.background = background;
        this.window = window;
    }

    /** Work that is done on the spot. */
    public static Work immediate() {
        return new Work(Runnable::run, Runnable::run);
    }

    /** What is to be done. */
    @FunctionalInterface
    public interface Job<T> {
        /** Does it; whatever is thrown arrives as failure, except {@link CancellationException}. */
        T run(Progress progress) throws Exception;
    }

    /** Where work without a name runs. */
    public Executor background() {
        return background;
    }

    /** The window's thread. */
    public Executor window() {
        return window;
    }

    /** What is running, the oldest first. */
    public ObservableList<Task> running() {
        return runningToSee;
    }

    /**
     * Starts a piece of work.
     *
     * @param name what is being done, for a person
     * @param cancellable whether it looks at {@link Progress#cancelled}
     * @param job runs in the background
     * @param done receives its result on the window's thread
     * @param failed receives what it threw, on the window's thread; not called when it was cancelled
     */
    public <T> Task start(
            String name, boolean cancellable, Job<T> job, Consumer<? super T> done, Consumer<Throwable> failed) {
        Task task = new Task(name, cancellable);
        running.add(task);
        background.execute(() -> {
            try {
                T result = job.run(new Reporter(task));
                finish(task, () -> done.accept(result));
            } catch (CancellationException e) {
                finish(task, () -> {});
            } catch (Throwable e) {
                // Everything is brought to the window: an error that ends a thread in silence would leave "running" for
                // ever.
                finish(task, () -> failed.accept(e));
            }
        });
        return task;
    }

    private void finish(Task task, Runnable then) {
        window.execute(() -> {
            running.remove(task);
            then.run();
        });
    }

    /** Passes progress on, at most about sixty times a second. */
    private final class Reporter implements Progress {
        private static final long EVERY_NANOS = 16_000_000;
        private final Task task;
        private final AtomicLong last = new AtomicLong(System.nanoTime() - EVERY_NANOS);

        Reporter(Task task) {
            this.task = task;
        }

        @Override
        public void report(long done, long total) {
            long now = System.nanoTime();
            long before = last.get();
            if (now - before < EVERY_NANOS || !last.compareAndSet(before, now)) return;
            double part = total <= 0 ? Task.UNKNOWN : Math.clamp((double) done / total, 0, 1);
            window.execute(() -> task.show(part));
        }

        @Override
        public boolean cancelled() {
            return task.cancelled();
        }
    }
}
