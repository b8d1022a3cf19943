package dev.assay.listing.llm;

import dev.assay.exchange.Progress;
import dev.assay.method.SpaceSnapshot;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Keeps a bounded number of calls under way until every event is answered for, or until there is a reason to stop. */
final class Asking {
    /** How far calls may run ahead of the first that is missing, in multiples of those under way: bounds what has to wait. */
    private static final int AHEAD = 8;
    /** How often it is asked whether the work is still wanted. */
    private static final long LOOK_MILLIS = 100;

    private final Questions questions;
    private final Calls calls;
    private final int parallel;
    private final Patience patience;
    private final Map<String, String> spelled = new HashMap<>();
    private final BlockingQueue<Arrival> arrivals = new LinkedBlockingQueue<>();
    private int next;
    private int underWay;
    private int answered;
    private boolean stopping;
    private @Nullable String unusable;
    private @Nullable String rejected;

    private record Arrival(int index, Answer answer) {}

    Asking(Questions questions, Calls calls, int parallel, Patience patience) {
        this.questions = questions;
        this.calls = calls;
        this.parallel = parallel;
        this.patience = patience;
    }

    /**
     * Asks about everything that is left.
     *
     * @throws CancellationException when the progress said so; what came until then is recorded
     * @throws EndpointException when going on makes no sense; what came until then is recorded
     */
    void all(Recording recording, SpaceSnapshot space, Progress progress) {
        boolean cancelled = false;
        boolean interrupted = false;
        keepBusy(recording, space);
        while (underWay > 0) {
            try {
                Arrival a = arrivals.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                if (a != null) take(a, recording);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            if (!cancelled && (interrupted || progress.cancelled())) {
                cancelled = true;
                stop(patience.grace());
            }
            keepBusy(recording, space);
            progress.at(answered, recording.size());
        }
        recording.recordAll();
        if (interrupted) Thread.currentThread().interrupt();
        if (unusable != null) throw new EndpointException(unusable);
        if (rejected != null && !recording.works()) throw new EndpointException(rejected);
        if (cancelled) throw new CancellationException("cancelled; what came until then is kept");
        progress.at(recording.size(), recording.size());
    }

    private void take(Arrival a, Recording recording) {
        underWay--;
        switch (a.answer()) {
            case Answer.Unusable(String message) -> {
                // Calls under way are paid for and may end; none is made again.
                if (unusable == null) unusable = message;
                stop(patience.timeout());
                return;
            }
            case Answer.Stopped s -> {
                return;
            }
            case Answer.Rejected r -> rejected = r.message();
            case Answer.Replied r -> {}
            case Answer.Silent s -> {}
        }
        recording.arrived(a.index(), a.answer());
        answered++;
    }

    private void keepBusy(Recording recording, SpaceSnapshot space) {
        int sent;
        do {
            sent = next;
            recording.recordInOrder();
            send(recording, space);
        } while (next > sent);
    }

    private void send(Recording recording, SpaceSnapshot space) {
        while (!stopping
                && underWay < parallel
                && next < recording.size()
                && next - recording.head() < parallel * AHEAD
                && (rejected == null || recording.works())) {
            int index = next++;
            if (recording.hasArrived(index)) {
                answered++;
                continue;
            }
            if (recording.event(index).text().isBlank()) {
                recording.arrived(index, new Answer.Silent());
                answered++;
                continue;
            }
            int tick = recording.tick(index);
            byte[] question = questions.about(tick, space.record().events(), addressee(space, tick));
            underWay++;
            calls.ask(question).thenAccept(answer -> arrivals.add(new Arrival(index, answer)));
        }
    }

    /** As the conversation spells the name, which its row does not. */
    private @Nullable String addressee(SpaceSnapshot space, int tick) {
        if (spelled.isEmpty()) {
            for (int t = 0; t < space.record().events().size(); t++) {
                String key = space.context(t).speaker();
                String speaker = space.record().events().get(t).speaker();
                if (key != null && speaker != null) spelled.putIfAbsent(key, speaker);
            }
        }
        String key = space.context(tick).addressee();
        return key == null ? null : spelled.get(key);
    }

    private void stop(Duration grace) {
        stopping = true;
        calls.stop(grace);
    }
}
