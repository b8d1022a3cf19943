package dev.assay.project;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/**
 * Two steps at once: while the caller reads on, what it has read is taken in behind it, a batch at a time and in order. What the second
 * step throws reaches the caller at its next batch or at the end.
 */
final class Pipeline<T> implements AutoCloseable {
    private static final int BATCH = 2048;

    private final Consumer<T> step;
    private List<T> open = new ArrayList<>(BATCH);
    private CompletableFuture<Void> before = CompletableFuture.completedFuture(null);
    private CompletableFuture<Void> last = before;

    Pipeline(Consumer<T> step) {
        this.step = step;
    }

    void add(T item) {
        open.add(item);
        if (open.size() == BATCH) hand();
    }

    private void hand() {
        List<T> batch = open;
        open = new ArrayList<>(BATCH);
        // Two batches may wait; more would only fill the memory.
        join(before);
        before = last;
        last = last.thenRunAsync(() -> batch.forEach(step));
    }

    private static void join(CompletableFuture<Void> work) {
        try {
            work.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException r) throw r;
            throw e;
        }
    }

    /** Waits until everything is taken in. */
    @Override
    public void close() {
        hand();
        join(last);
    }
}
