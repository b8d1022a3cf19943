package dev.assay.method;

import dev.assay.model.Anchor;
import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Relation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What was believed, from when to when, and what replaced it: the records that one record is tied to by edges, in the order in which
 * they were known. A pure function of the records and the edges.
 *
 * @param beliefs in the order in which they were known, then by id
 * @param turns what each edge between them says, in the order in which it was known
 */
public record BeliefLine(List<Belief> beliefs, List<Turn> turns) {
    public BeliefLine {
        beliefs = List.copyOf(beliefs);
        turns = List.copyOf(turns);
    }

    /**
     * One record of the line.
     *
     * @param from since when it was known; null for an undated turn
     * @param until when it stopped to be believed; null while nothing that counts takes it away
     * @param endedBy the edge that ended it first
     */
    public record Belief(
            Event event,
            @Nullable Anchor from,
            @Nullable Anchor until,
            @Nullable Turn endedBy) {}

    /**
     * One edge between two records.
     *
     * @param before what it points at
     * @param after who declares it
     * @param counts whether it counts: its declarer was not retracted
     */
    public record Turn(Event before, Fact after, Edge edge, boolean counts) {
        /** When it was known. */
        public Anchor known() {
            return after.date();
        }
    }

    /**
     * The line of one record.
     *
     * @param event finds a record; null when there is none
     * @param edges every edge of the project
     * @param follow which relations tie records together
     */
    public static BeliefLine of(
            EventKey start, Function<EventKey, @Nullable Event> event, Edges edges, Predicate<Relation> follow) {
        Set<EventKey> seen = new LinkedHashSet<>();
        Deque<EventKey> open = new ArrayDeque<>();
        if (event.apply(start) != null) {
            seen.add(start);
            open.add(start);
        }
        while (!open.isEmpty()) {
            EventKey key = open.remove();
            List<EventKey> tied = new ArrayList<>();
            if (event.apply(key) instanceof Fact fact) {
                for (Edge e : fact.edges()) if (follow.test(e.relation())) tied.add(EventKey.target(fact, e));
            }
            for (Edges.Incoming i : edges.at(key)) {
                if (follow.test(i.edge().relation())) tied.add(EventKey.of(i.by()));
            }
            for (EventKey k : tied) if (event.apply(k) != null && seen.add(k)) open.add(k);
        }
        List<Turn> turns = new ArrayList<>();
        List<Belief> beliefs = new ArrayList<>();
        for (EventKey key : seen) {
            Event e = event.apply(key);
            if (e == null) continue;
            Anchor until = null;
            Turn endedBy = null;
            for (Edges.Incoming i : edges.at(key)) {
                if (!follow.test(i.edge().relation())) continue;
                Turn turn = new Turn(e, i.by(), i.edge(), edges.counts(i));
                turns.add(turn);
                if (!turn.counts() || !i.edge().relation().disqualifies()) continue;
                Anchor at = i.edge().relation() == Relation.SUPERSEDES ? i.by().begins() : i.by().date();
                if (until == null || at.compareTo(until) < 0) {
                    until = at;
                    endedBy = turn;
                }
            }
            beliefs.add(new Belief(e, e.date(), until, endedBy));
        }
        Comparator<Anchor> undatedFirst = Comparator.nullsFirst(Comparator.naturalOrder());
        beliefs.sort(Comparator.comparing(Belief::from, undatedFirst)
                .thenComparing(b -> b.event().space())
                .thenComparing(b -> b.event().id()));
        turns.sort(Comparator.comparing(Turn::known)
                .thenComparing(t -> t.after().id())
                .thenComparing(t -> t.before().id()));
        return new BeliefLine(beliefs, turns);
    }
}
