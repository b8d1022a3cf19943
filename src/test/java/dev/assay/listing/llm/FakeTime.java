package dev.assay.listing.llm;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** A clock that only waiting moves; waiting takes no time. */
final class FakeTime implements InstantSource, Patience.Pause {
    private final List<Duration> waits = Collections.synchronizedList(new ArrayList<>());
    private Instant now = Instant.parse("2026-05-01T12:00:00Z");

    @Override
    public synchronized Instant instant() {
        return now;
    }

    @Override
    public synchronized CompletableFuture<Void> of(Duration time) {
        waits.add(time);
        now = now.plus(time);
        return CompletableFuture.completedFuture(null);
    }

    List<Duration> waits() {
        return List.copyOf(waits);
    }

    Patience patience(int tries, Duration timeout) {
        return new Patience(tries, timeout, Duration.ofSeconds(5), this, this);
    }
}
