package dev.assay.method;

import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Relation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which events of a space are live at a day or moment, given what was known: a pure function of the record, the edges and valid-at.
 * Rules: METHOD, section 7 ("live") and section 9. A day asked about touches every validity that touches that day.
 */
public final class Standings {
    private final SpaceRecord space;
    private final Edges edges;
    private final @Nullable Anchor validAt;
    private final BitSet dead = new BitSet();

    private Standings(SpaceRecord space, Edges edges, @Nullable Anchor validAt) {
        this.space = space;
        this.edges = edges;
        this.validAt = validAt;
    }

    /** Every event of the space as live. */
    public static Standings allLive(SpaceRecord space) {
        return new Standings(space, Edges.of(List.of()), null);
    }

    /** The standing of every event of a space. */
    public static Standings of(SpaceRecord space, Edges edges, Anchor validAt) {
        Standings standings = new Standings(space, edges, validAt);
        for (EventKey key : edges.targets()) {
            if (!key.space().equals(space.name())) continue;
            int tick = space.tick(key.event());
            if (tick >= 0 && !standings.declared(tick).isEmpty()) standings.dead.set(tick);
        }
        Anchor last = null;
        for (int t = 0; t < space.events().size(); t++) {
            Event event = space.events().get(t);
            if (event.date() != null) last = event.date();
            if (validity(event, last, validAt) != null) standings.dead.set(t);
        }
        return standings;
    }

    /** The day or moment that is asked about; null when nothing was asked. */
    public @Nullable Anchor validAt() {
        return validAt;
    }

    /** Whether an event is live. */
    public boolean isLive(int tick) {
        return !dead.get(tick);
    }

    /** How many events are live. */
    public int live() {
        return space.events().size() - dead.cardinality();
    }

    /** The first reason why an event is not live; null when it is. */
    public @Nullable Standing of(int tick) {
        if (isLive(tick)) return null;
        return all(tick).getFirst();
    }

    /** Every reason why an event is not live, in the order in which they are named. */
    public List<Standing> all(int tick) {
        if (validAt == null) return List.of();
        List<Standing> all = new ArrayList<>(declared(tick));
        Anchor date = null;
        for (int t = tick; t >= 0 && date == null; t--)
            date = space.events().get(t).date();
        Standing validity = validity(space.events().get(tick), date, validAt);
        if (validity != null) all.add(validity);
        return all;
    }

    /** What others declared: retracted, falsified, superseded. */
    private List<Standing> declared(int tick) {
        List<Edges.Incoming> incoming = edges.at(EventKey.of(space.events().get(tick)));
        if (incoming.isEmpty()) return List.of();
        List<Standing> all = new ArrayList<>(1);
        for (Relation relation : new Relation[] {Relation.RETRACTS, Relation.FALSIFIES, Relation.SUPERSEDES}) {
            for (Edges.Incoming i : incoming) {
                if (i.edge().relation() != relation || !edges.counts(i)) continue;
                String reason = i.edge().reason();
                if (relation == Relation.RETRACTS) all.add(new Standing.Retracted(i.by(), reason));
                else if (relation == Relation.FALSIFIES) all.add(new Standing.Falsified(i.by(), reason));
                else if (begun(i.by().begins())) {
                    all.add(new Standing.Superseded(i.by(), reason, i.by().begins()));
                }
            }
        }
        return all;
    }

    private boolean begun(Anchor from) {
        return validAt == null || from.from() <= validAt.to();
    }

    /** What its own validity says; an event that states none holds from its date for ever, an undated one from the date before it. */
    private static @Nullable Standing validity(Event event, @Nullable Anchor date, Anchor validAt) {
        Anchor from = event instanceof Fact f ? f.begins() : date;
        Anchor until = event instanceof Fact f ? f.validUntil() : null;
        if (until != null && until.to() < validAt.from()) return new Standing.Expired(until);
        if (from != null && from.from() > validAt.to()) return new Standing.NotYetValid(from);
        return null;
    }
}
