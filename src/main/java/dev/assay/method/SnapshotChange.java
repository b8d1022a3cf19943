package dev.assay.method;

import dev.assay.method.Reference.State;
import dev.assay.model.Decision.ReferenceId;
import java.util.ArrayList;
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
        TreeSet<Integer> touched = new TreeSet<>();
        int[] now = sameRows(before, after);
        for (int t = 0; t < before.incidence().events(); t++) {
            if (sameCells(before, after, t, now)) continue;
            touched.add(t);
            TreeSet<String> was = keys(before, t);
            TreeSet<String> is = keys(after, t);
            String id = before.record().events().get(t).id();
            for (String k : is) if (!was.contains(k)) gained.add(new Cell(id, k));
            for (String k : was) if (!is.contains(k)) lost.add(new Cell(id, k));
        }
        long[] pairs = pairs(before, after, touched);
        return new SnapshotChange(gained, lost, pairs[0], pairs[1], references(before, after));
    }

    /** For each row before, the same row after; -1 when there is none. */
    private static int[] sameRows(SpaceSnapshot before, SpaceSnapshot after) {
        int[] now = new int[before.rows().size()];
        for (int r = 0; r < now.length; r++) {
            boolean same = r < after.rows().size()
                    && after.rows().key(r).equals(before.rows().key(r));
            now[r] = same ? r : after.rows().of(before.rows().key(r));
        }
        return now;
    }

    private static boolean sameCells(SpaceSnapshot before, SpaceSnapshot after, int t, int[] now) {
        Incidence b = before.incidence();
        Incidence a = after.incidence();
        if (b.rowsOf(t) != a.rowsOf(t)) return false;
        for (int i = b.eventStart(t); i < b.eventEnd(t); i++) {
            int row = now[b.eventRow(i)];
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

    /** Pairs gained and lost. A pair changes only with an event whose cells changed, unless a hub was marked; then all are compared. */
    private static long[] pairs(SpaceSnapshot before, SpaceSnapshot after, TreeSet<Integer> touched) {
        if (!before.hubs().equals(after.hubs())) {
            Stability s = Stability.of(before, after);
            return new long[] {s.onlyB().size(), s.onlyA().size()};
        }
        long gained = 0;
        long lost = 0;
        for (int t : touched) {
            TreeSet<Integer> was = colliding(before, t);
            TreeSet<Integer> is = colliding(after, t);
            for (int other : is) if (!was.contains(other) && once(t, other, touched)) gained++;
            for (int other : was) if (!is.contains(other) && once(t, other, touched)) lost++;
        }
        return new long[] {gained, lost};
    }

    /** A pair of two touched events is counted from its lower tick only. */
    private static boolean once(int t, int other, TreeSet<Integer> touched) {
        return t < other || !touched.contains(other);
    }

    private static TreeSet<Integer> colliding(SpaceSnapshot s, int t) {
        TreeSet<Integer> others = new TreeSet<>();
        Incidence b = s.incidence();
        for (int i = b.eventStart(t); i < b.eventEnd(t); i++) {
            int row = b.eventRow(i);
            if (s.rows().hub(row)) continue;
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) {
                if (b.rowEvent(j) != t) others.add(b.rowEvent(j));
            }
        }
        return others;
    }

    /** Both lists are in tick order; merged, so that what vanished is named where it was. */
    private static List<Changed> references(SpaceSnapshot before, SpaceSnapshot after) {
        Map<ReferenceId, Reference> was = byId(before);
        Map<ReferenceId, Reference> is = byId(after);
        List<Reference> all = new ArrayList<>(after.references());
        for (Reference r : before.references()) if (!is.containsKey(r.id())) all.add(r);
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

    private static Map<ReferenceId, Reference> byId(SpaceSnapshot s) {
        Map<ReferenceId, Reference> byId = HashMap.newHashMap(s.references().size());
        for (Reference r : s.references()) byId.put(r.id(), r);
        return byId;
    }

    private static @Nullable String key(SpaceSnapshot s, @Nullable Reference r) {
        return r == null || r.row() < 0 ? null : s.rows().key(r.row());
    }
}
