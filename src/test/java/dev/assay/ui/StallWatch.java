package dev.assay.ui;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/**
 * Watches the window's thread: asks it again and again to answer, and notes how much of its own time it spent before it did. Its own
 * time and not the clock's, so that a machine that is busy with something else says nothing about the window.
 */
final class StallWatch implements AutoCloseable {
    /** A time the window's thread did not answer, and where it was. */
    record Stall(long millis, String at) {}

    private static final long LONG_MILLIS = 100;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Stall> stalls = Collections.synchronizedList(new ArrayList<>());
    private final Thread window;
    private final Thread watcher;
    private volatile boolean watching = true;

    StallWatch() throws InterruptedException {
        Thread[] found = new Thread[1];
        CountDownLatch there = new CountDownLatch(1);
        Platform.runLater(() -> {
            found[0] = Thread.currentThread();
            there.countDown();
        });
        there.await();
        window = found[0];
        watcher = Thread.ofPlatform().daemon().name("stall-watch").start(this::watch);
    }

    private void watch() {
        while (watching) {
            long before = threads.getThreadCpuTime(window.threadId());
            CountDownLatch answered = new CountDownLatch(1);
            Platform.runLater(answered::countDown);
            String at = "";
            try {
                while (!answered.await(20, TimeUnit.MILLISECONDS)) {
                    if (spent(before) > LONG_MILLIS / 2) at = where();
                }
            } catch (InterruptedException e) {
                return;
            }
            long millis = spent(before);
            if (millis > LONG_MILLIS) stalls.add(new Stall(millis, at));
        }
    }

    private long spent(long before) {
        return (threads.getThreadCpuTime(window.threadId()) - before) / 1_000_000;
    }

    private String where() {
        StringBuilder trace = new StringBuilder();
        for (StackTraceElement e : window.getStackTrace()) {
            if (e.getClassName().startsWith("dev.assay")) trace.append(e).append("; ");
        }
        return trace.toString();
    }

    List<Stall> stalls() {
        return List.copyOf(stalls);
    }

    @Override
    public void close() throws InterruptedException {
        watching = false;
        watcher.join(5_000);
    }
}
