package dev.assay.ledger;

import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Provenance;
import dev.assay.model.Refusal;
import dev.assay.model.Turn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The door: only what has a text, a timestamp and a source that can be verified becomes a fact, and only edges that point at something.
 * Pure, but for what looking sources up needs. Rules: METHOD, section 9.
 */
public final class Door {
    private final Recorded recorded;
    private final SourceCheck sources;

    /** What is recorded already. */
    @FunctionalInterface
    public interface Recorded {
        /** The event, or null when there is none. */
        @Nullable
        Event event(EventKey key);
    }

    /** A door to what is recorded, with a way to look sources up. */
    public Door(Recorded recorded, SourceCheck sources) {
        this.recorded = recorded;
        this.sources = sources;
    }

    /** One record on its way through. */
    private static final class Entrant {
        final Claim claim;
        final List<String> reasons = new ArrayList<>();

        @Nullable
        Fact fact;

        boolean known;

        /** The record of the same file that this one repeats. */
        @Nullable
        Entrant repeats;

        Entrant(Claim claim) {
            this.claim = claim;
        }

        boolean enters() {
            return fact != null && !known && reasons.isEmpty();
        }
    }

    /** Judges the records of one file together: an edge may point at a record that comes later in it. */
    public List<Admission> judge(List<Claim> claims) {
        List<Entrant> all = new ArrayList<>(claims.size());
        Map<EventKey, Entrant> entering = new HashMap<>();
        for (Claim claim : claims) {
            Entrant e = new Entrant(claim);
            all.add(e);
            e.fact = ClaimReading.read(claim, e.reasons);
            if (e.fact == null) continue;
            compare(e, e.fact, entering);
            if (!e.enters()) continue;
            checkTurns(e, e.fact);
            if (e.enters()) e.fact = lookUp(e, e.fact);
            if (e.enters()) entering.put(EventKey.of(e.fact), e);
        }
        refuseCircles(all, entering);
        refuseDangling(all, entering);
        return all.stream().map(Door::admission).toList();
    }

    private static Admission admission(Entrant e) {
        if (e.repeats != null) e.reasons.addAll(e.repeats.reasons);
        if (!e.reasons.isEmpty() || e.fact == null) {
            Claim c = e.claim;
            return new Admission.Refused(
                    new Refusal(c.space(), whole(c.id()), whole(c.text()), List.copyOf(e.reasons), c.line()));
        }
        return e.known ? new Admission.Known(e.fact) : new Admission.Accepted(e.fact);
    }

    /** A text that has UTF-8; one that has none cannot be kept, not even as what was refused. */
    private static @Nullable String whole(@Nullable String text) {
        return text == null || ClaimReading.isWhole(text) ? text : null;
    }

    private void compare(Entrant e, Fact fact, Map<EventKey, Entrant> entering) {
        EventKey key = EventKey.of(fact);
        Entrant before = entering.get(key);
        Event there = before != null ? before.fact : recorded.event(key);
        if (there == null) return;
        if (there instanceof Fact f && f.statesTheSame(fact)) {
            e.known = true;
            e.repeats = before;
        } else {
            e.reasons.add("\"" + fact.id() + "\" is there already, with other content; a correction is a new record");
        }
    }

    private void checkTurns(Entrant e, Fact fact) {
        for (Provenance.TurnOf turn : fact.certificate().turns()) {
            if (!(recorded.event(new EventKey(turn.space(), turn.event())) instanceof Turn)) {
                e.reasons.add("its source, turn \"" + turn.event() + "\" of space \"" + turn.space()
                        + "\", is not recorded here");
            }
        }
    }

    private Fact lookUp(Entrant e, Fact fact) {
        Fact.Seen seen = null;
        for (Provenance source : fact.certificate().sources()) {
            if (!(source instanceof Provenance.FileLines || source instanceof Provenance.Commit)) continue;
            switch (sources.check(source)) {
                case SourceCheck.Result.Found f -> seen = f.seen();
                case SourceCheck.Result.NotHere n -> {}
                case SourceCheck.Result.Failed f -> e.reasons.add("its source does not hold: " + f.why());
            }
        }
        return seen == null ? fact : fact.with(seen);
    }

    /**
     * Refuses whatever would close a circle of edges that disqualify. A circle can only be among records of one file: what was recorded
     * before points at nothing that comes now.
     */
    private static void refuseCircles(List<Entrant> all, Map<EventKey, Entrant> entering) {
        Map<Entrant, Boolean> done = new HashMap<>();
        for (Entrant start : all) {
            if (!start.enters() || done.containsKey(start)) continue;
            Deque<Entrant> path = new ArrayDeque<>();
            Deque<Integer> next = new ArrayDeque<>();
            path.push(start);
            next.push(0);
            done.put(start, false);
            while (!path.isEmpty()) {
                Entrant e = path.peek();
                int n = next.pop();
                List<Edge> edges = e.fact == null ? List.of() : e.fact.edges();
                if (n == edges.size()) {
                    done.put(e, true);
                    path.pop();
                    continue;
                }
                next.push(n + 1);
                Entrant target = !edges.get(n).relation().disqualifies() || e.fact == null
                        ? null
                        : entering.get(EventKey.target(e.fact, edges.get(n)));
                if (target == null || !target.enters()) continue;
                Boolean finished = done.putIfAbsent(target, false);
                if (finished == null) {
                    path.push(target);
                    next.push(0);
                } else if (!finished) {
                    e.reasons.add("its edge \"" + edges.get(n).relation().id() + "\" to \""
                            + edges.get(n).target() + "\" would close a circle");
                }
            }
        }
    }

    /** Refuses whatever points at nothing, and then what points at that. */
    private void refuseDangling(List<Entrant> all, Map<EventKey, Entrant> entering) {
        Map<EventKey, List<Entrant>> pointing = new HashMap<>();
        Deque<EventKey> gone = new ArrayDeque<>();
        for (Entrant e : all) {
            if (e.fact == null || e.known) continue;
            if (!e.reasons.isEmpty()) {
                if (entering.get(EventKey.of(e.fact)) == e) gone.add(EventKey.of(e.fact));
                continue;
            }
            for (Edge edge : e.fact.edges()) {
                EventKey target = EventKey.target(e.fact, edge);
                if (entering.containsKey(target)) {
                    pointing.computeIfAbsent(target, k -> new ArrayList<>(1)).add(e);
                } else if (recorded.event(target) == null) {
                    if (e.enters()) gone.add(EventKey.of(e.fact));
                    e.reasons.add("no record \"" + target.event() + "\" in space \"" + target.space()
                            + "\" for its edge \"" + edge.relation().id() + "\" to point at");
                }
            }
        }
        while (!gone.isEmpty()) {
            EventKey target = gone.remove();
            for (Entrant e : pointing.getOrDefault(target, List.of())) {
                if (e.enters() && e.fact != null) gone.add(EventKey.of(e.fact));
                String reason = "the record \"" + target.event() + "\" its edge points at is refused";
                if (!e.reasons.contains(reason)) e.reasons.add(reason);
            }
        }
    }
}
