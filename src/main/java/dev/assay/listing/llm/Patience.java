package dev.assay.listing.llm;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * How long a call may take, and how often and after how long it is made again.
 *
 * @param tries how often a call is made at most
 * @param timeout how long one may take
 * @param grace how long calls under way may still take when the work is cancelled: they are paid for
 * @param clock tells the time, for an endpoint that names a time of day
 * @param pause waits
 */
public record Patience(int tries, Duration timeout, Duration grace, InstantSource clock, Pause pause) {
    private static final Duration LONGEST_STEP = Duration.ofSeconds(60);

    /** Waits without holding a thread. */
    @FunctionalInterface
    public interface Pause {
        /** Completes after that time. */
        CompletableFuture<Void> of(Duration time);
    }

    /** On the system's clock. */
    public static Patience of(int tries, Duration timeout) {
        return new Patience(
                tries,
                timeout,
                Duration.ofSeconds(5),
                InstantSource.system(),
                time -> new CompletableFuture<Void>().completeOnTimeout(null, time.toMillis(), TimeUnit.MILLISECONDS));
    }

    /** How long to wait after the n-th failed try: 1, 2, 4 … seconds, at most a minute. */
    Duration after(int n) {
        Duration step = Duration.ofSeconds(1L << Math.min(n - 1, 16));
        return step.compareTo(LONGEST_STEP) > 0 ? LONGEST_STEP : step;
    }
}
