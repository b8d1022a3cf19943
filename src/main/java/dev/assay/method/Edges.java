package dev.assay.method;

import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Relation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Every edge that is declared, by what it points at. Edges run across spaces. Immutable.
 *
 * <p>A retracted record and the edges it declared do not count, and a retraction that was itself retracted undoes nothing. Nothing else
 * takes an edge back: what a falsified record falsified stays falsified.
 */
public final class Edges {
    /** An edge and who declared it. */
    public record Incoming(Edge edge, Fact by) {}

    private static final Edges NONE = new Edges(Map.of());

    private final Map<EventKey, List<Incoming>> incoming;
    private final Map<EventKey, Boolean> retracted = new HashMap<>();

    private Edges(Map<EventKey, List<Incoming>> incoming) {
        this.incoming = incoming;
        for (EventKey key : incoming.keySet()) decide(key);
    }

    /** The edges that the facts of these spaces declare, in the order of the spaces, then of arrival. */
    public static Edges of(Collection<SpaceRecord> spaces) {
        Map<EventKey, List<Incoming>> incoming = new HashMap<>();
        for (SpaceRecord space : spaces) {
            for (Event event : space.events()) {
                if (!(event instanceof Fact fact)) continue;
                for (Edge edge : fact.edges()) {
                    incoming.computeIfAbsent(EventKey.target(fact, edge), k -> new ArrayList<>(1))
                            .add(new Incoming(edge, fact));
                }
            }
        }
        return incoming.isEmpty() ? NONE : new Edges(incoming);
    }

    /** The edges that point at an event, those of retracted records too. */
    public List<Incoming> at(EventKey event) {
        return incoming.getOrDefault(event, List.of());
    }

    /** The events that any edge points at; in no order. */
    Iterable<EventKey> targets() {
        return incoming.keySet();
    }

    /** Whether a record was retracted by one that counts. */
    public boolean isRetracted(EventKey event) {
        return retracted.getOrDefault(event, false);
    }

    /** Whether an edge counts: its declarer was not retracted. */
    public boolean counts(Incoming edge) {
        return !isRetracted(EventKey.of(edge.by()));
    }

    /** Decides for an event, and first for those its answer rests on; a circle, which the door refuses, would undo nothing. */
    private void decide(EventKey start) {
        Deque<EventKey> open = new ArrayDeque<>();
        open.push(start);
        Map<EventKey, Boolean> begun = new HashMap<>();
        while (!open.isEmpty()) {
            EventKey key = open.peek();
            if (retracted.containsKey(key)) {
                open.pop();
                continue;
            }
            boolean first = begun.put(key, true) == null;
            boolean is = false;
            boolean waits = false;
            for (Incoming i : at(key)) {
                if (i.edge().relation() != Relation.RETRACTS) continue;
                EventKey by = EventKey.of(i.by());
                Boolean known = retracted.get(by);
                if (known == null && !begun.containsKey(by)) {
                    open.push(by);
                    waits = true;
                } else if (known != null && !known) {
                    is = true;
                }
            }
            if (waits && first) continue;
            retracted.put(key, is);
            open.pop();
        }
    }
}
