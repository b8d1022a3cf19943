package dev.assay.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Lets work that is interrupted at the keyboard (or told to end) come to a good end before the process does. */
final class CtrlC implements AutoCloseable {
    private static final long LONGEST_SECONDS = 20;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook = new Thread(this::end, "end of work");
    private volatile boolean pressed;

    CtrlC() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    boolean pressed() {
        return pressed;
    }

    private void end() {
        pressed = true;
        try {
            if (!ended.await(LONGEST_SECONDS, TimeUnit.SECONDS)) return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending already, and was waiting for this.
        }
    }
}
