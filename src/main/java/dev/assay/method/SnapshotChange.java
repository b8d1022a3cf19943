package dev.assay.method;

import dev.assay.method.Reference.State;
import dev.assay.model.Decision.ReferenceId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a decision changed downstream: two derivations of the same events compared. An answer that was derived and changed is named, so
 * that it never just vanishes.
 *
 * @param cellsGained cells that are new, in tick order, then key order
 * @param cellsLost cells that are gone
 * @param pairsGained how many pairs of events collide now and did not
 * @param pairsLost how many collided and do not now
 * @param references references whose state or row changed, and those that are listed only before or only after, in tick order
 */
public record SnapshotChange(
        List<Cell> cellsGained, List<Cell> cellsLost, long pairsGained, long pairsLost, List<Changed> references) {
    public SnapshotChange {
        cellsGained = List.copyOf(cellsGained);
        cellsLost = List.copyOf(cellsLost);
        references = List.copyOf(references);
    }

    /** A cell, by the event's id and the row's key. */
    public record Cell(String event, String row) {}

    /**
     * A reference before and after.
     *
     * @param before null where it was not listed (another run, a correction)
     * @param rowBefore null where it stood for none
     * @param after null where it is not listed
     * @param rowAfter null where it stands for none
     * @param falsified whether an answer that the count had given no longer holds: another row, or none. A person who says what the
     *     count had said falsifies nothing, nor does an alias that gives the same row another name
     */
    public record Changed(
            ReferenceId id,
            @Nullable State before,
            @Nullable String rowBefore,
            @Nullable State after,
            @Nullable String rowAfter,
            boolean falsified) {}

    /** Compares. Both must be of the same events. */
    public static SnapshotChange between(SpaceSnapshot before, SpaceSnapshot after) {
        List<Cell> gained = new ArrayList<>();
        List<Cell> lost = new ArrayList<>();
        BitSet touched = new BitSet();
        int[] ticks = after.readAnewSince(before);
        int events = before.incidence().events();
        for (int i = 0; i < (ticks == null ? events : ticks.length); i++) {
            int t = ticks == null ? i : ticks[i];
            if (sameCells(before, after, t)) continue;
            touched.set(t);
            TreeSet<String> was = keys(before, t);
            TreeSet<String> is = keys(after, t);
            String id = before.record().events().get(t).id();
            for (String k : is) if (!was.contains(k)) gained.add(new Cell(id, k));
            for (String k : was) if (!is.contains(k)) lost.add(new Cell(id, k));
        }
        PairChange pairs = PairChange.between(before, after, touched);
        return new SnapshotChange(gained, lost, pairs.gained(), pairs.lost(), references(before, after, ticks));
    }

    private static boolean sameCells(SpaceSnapshot before, SpaceSnapshot after, int t) {
        Incidence b = before.incidence();
        Incidence a = after.incidence();
        if (b.rowsOf(t) != a.rowsOf(t)) return false;
        for (int i = b.eventStart(t); i < b.eventEnd(t); i++) {
            int row = after.rowOf(before, b.eventRow(i));
            if (row < 0 || !a.has(row, t)) return false;
        }
        return true;
    }

    private static TreeSet<String> keys(SpaceSnapshot s, int t) {
        TreeSet<String> keys = new TreeSet<>();
        Incidence b = s.incidence();
        for (int i = b.eventStart(t); i < b.eventEnd(t); i++) keys.add(s.rows().key(b.eventRow(i)));
        return keys;
    }

    /** Both lists are in tick order; merged, so that what vanished is named where it was. */
    private static List<Changed> references(SpaceSnapshot before, SpaceSnapshot after, int @Nullable [] ticks) {
        List<Reference> earlier = at(before, ticks);
        List<Reference> later = at(after, ticks);
        Map<ReferenceId, Reference> was = byId(earlier);
        Map<ReferenceId, Reference> is = byId(later);
        List<Reference> all = new ArrayList<>(later);
        for (Reference r : earlier) if (!is.containsKey(r.id())) all.add(r);
        all.sort(Comparator.comparingInt(Reference::tick));
        List<Changed> changed = new ArrayList<>();
        for (Reference r : all) {
            Reference old = was.get(r.id());
            Reference now = is.get(r.id());
            State stateBefore = old == null ? null : old.state();
            State stateAfter = now == null ? null : now.state();
            String rowBefore = key(before, old);
            String rowAfter = key(after, now);
            if (stateBefore != stateAfter || !Objects.equals(rowBefore, rowAfter)) {
                String named = rowBefore == null ? null : after.names().alias(rowBefore);
                boolean falsified = stateBefore == State.COUNTED && !Objects.equals(named, rowAfter);
                changed.add(new Changed(r.id(), stateBefore, rowBefore, stateAfter, rowAfter, falsified));
            }
        }
        return changed;
    }

    /** The references in these events, in order; all when none are named. */
    private static List<Reference> at(SpaceSnapshot s, int @Nullable [] ticks) {
        List<Reference> all = s.references();
        if (ticks == null) return all;
        List<Reference> some = new ArrayList<>();
        for (int t : ticks) {
            for (int i = s.firstReference(t); i < all.size() && all.get(i).tick() == t; i++) some.add(all.get(i));
        }
        return some;
    }

    private static Map<ReferenceId, Reference> byId(List<Reference> references) {
        Map<ReferenceId, Reference> byId = HashMap.newHashMap(references.size());
        for (Reference r : references) byId.put(r.id(), r);
        return byId;
    }

    private static @Nullable String key(SpaceSnapshot s, @Nullable Reference r) {
        return r == null || r.row() < 0 ? null : s.rows().key(r.row());
    }
}
