package dev.assay.method;

import dev.assay.method.Rederivation.Reread;
import dev.assay.method.reference.Candidate;
import dev.assay.method.reference.Counted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Puts the events that were read anew and all others together. Rows are numbered in order of first mention, so that one that comes,
 * goes, or is mentioned earlier than it was gives others another number.
 */
final class Renumbering {
    private final SpaceRecord record;
    private final Settings settings;
    private final Names names;
    private final Speakers speakers;
    private final Set<String> hubs;
    private final SpaceSnapshot before;
    private final Restated restated;
    private final NavigableMap<Integer, Reread> anew;

    /** A row that is first mentioned by an event that was read anew, or by another than before. */
    private record Moved(int row, int tick, int place) {}

    Renumbering(
            SpaceRecord record,
            Settings settings,
            Names names,
            Speakers speakers,
            Set<String> hubs,
            SpaceSnapshot before,
            Restated restated,
            NavigableMap<Integer, Reread> anew) {
        this.record = record;
        this.settings = settings;
        this.names = names;
        this.speakers = speakers;
        this.hubs = hubs;
        this.before = before;
        this.restated = restated;
        this.anew = anew;
    }

    SpaceSnapshot snapshot() {
        int[] order = order();
        boolean same = order.length == before.rows().size() && isAscending(order);
        int @Nullable [] number = same ? null : numbers(order);
        Rows rows = rows(order, same);
        rows.markHubs(hubs);
        return new SpaceSnapshot(
                record,
                settings,
                names,
                speakers,
                rows,
                anew.isEmpty() ? before.incidence() : incidence(order.length, number),
                references(number),
                speakerRows(number),
                false,
                before.step(anew.keySet().stream().mapToInt(Integer::intValue).toArray()));
    }

    private static boolean isAscending(int[] order) {
        for (int i = 0; i < order.length; i++) if (order[i] != i) return false;
        return true;
    }

    private int[] numbers(int[] order) {
        int[] number = new int[restated.size()];
        Arrays.fill(number, -1);
        for (int i = 0; i < order.length; i++) number[order[i]] = i;
        return number;
    }

    /** All rows in order of first mention. Those that stay where they were are in order; the moved ones are merged in. */
    private int[] order() {
        int known = before.rows().size();
        boolean[] stays = new boolean[known];
        Arrays.fill(stays, true);
        List<Moved> moved = new ArrayList<>();
        for (int row : restated.rows()) {
            int tick = restated.firstEvent(row);
            if (row < known && tick == firstBefore(row) && !anew.containsKey(tick)) continue;
            if (row < known) stays[row] = false;
            if (tick >= 0) moved.add(new Moved(row, tick, restated.placeIn(tick, row)));
        }
        moved.sort(Comparator.comparingInt(Moved::tick).thenComparingInt(Moved::place));
        int[] order = new int[known + moved.size()];
        int n = 0;
        int next = 0;
        for (int row = 0; row < known; row++) {
            if (!stays[row]) continue;
            while (next < moved.size() && comesBefore(moved.get(next), row)) order[n++] = moved.get(next++).row;
            order[n++] = row;
        }
        while (next < moved.size()) order[n++] = moved.get(next++).row;
        return Arrays.copyOf(order, n);
    }

    private int firstBefore(int row) {
        Incidence b = before.incidence();
        return b.rowEvent(b.rowStart(row));
    }

    private boolean comesBefore(Moved moved, int stays) {
        int tick = firstBefore(stays);
        return moved.tick < tick || (moved.tick == tick && moved.place < restated.placeIn(tick, stays));
    }

    private Rows rows(int[] order, boolean same) {
        List<Rows.Row> known = before.rows().all();
        List<Rows.Row> all = new ArrayList<>(order.length);
        for (int row : order) all.add(row < known.size() ? known.get(row) : new Rows.Row(restated.key(row), ""));
        int[] number = numbers(order);
        for (int row : restated.rows()) {
            if (number[row] >= 0) all.set(number[row], row(row));
        }
        return same ? new Rows(all, before.rows()) : new Rows(all);
    }

    private Rows.Row row(int row) {
        int tick = restated.firstEvent(row);
        Rows.Row made = new Rows.Row(
                restated.key(row),
                restated.stated(tick).get(restated.placeIn(tick, row)).mention().text());
        made.type = restated.known(row, Restated.TYPE, Integer.MAX_VALUE - 1);
        made.gender = restated.known(row, Restated.GENDER, Integer.MAX_VALUE - 1);
        made.number = restated.known(row, Restated.NUMBER, Integer.MAX_VALUE - 1);
        return made;
    }

    private Incidence incidence(int rows, int @Nullable [] number) {
        Incidence b = before.incidence();
        CellBuilder cells = new CellBuilder(b.events(), b.cells() + 64);
        int next = 0;
        for (Reread r : anew.values()) {
            cells.copy(b, next, r.tick(), number);
            for (Reread.Cell c : r.cells()) cells.add(number == null ? c.row() : number[c.row()], c.origin());
            cells.closeEvent();
            next = r.tick() + 1;
        }
        cells.copy(b, next, b.events(), number);
        return cells.build(rows);
    }

    private int[] speakerRows(int @Nullable [] number) {
        int[] rows = new int[before.incidence().events()];
        for (int t = 0; t < rows.length; t++) {
            int row = before.speaker(t);
            rows[t] = row < 0 || number == null ? row : number[row];
        }
        return rows;
    }

    private List<Reference> references(int @Nullable [] number) {
        List<Reference> was = before.references();
        List<Reference> all = new ArrayList<>(was.size() + 16);
        int next = 0;
        for (Reread r : anew.values()) {
            for (; next < was.size() && was.get(next).tick() < r.tick(); next++)
                all.add(renumbered(was.get(next), number));
            while (next < was.size() && was.get(next).tick() == r.tick()) next++;
            for (Reference reference : r.references()) all.add(renumbered(reference, number));
        }
        for (; next < was.size(); next++) all.add(renumbered(was.get(next), number));
        return all;
    }

    private static Reference renumbered(Reference r, int @Nullable [] number) {
        if (number == null) return r;
        List<Candidate> candidates = new ArrayList<>();
        for (Candidate c : r.counted().candidates()) candidates.add(renumbered(c, number));
        List<Counted.Dropped> dropped = new ArrayList<>();
        for (Counted.Dropped d : r.counted().dropped()) {
            dropped.add(new Counted.Dropped(renumbered(d.candidate(), number), d.reason()));
        }
        candidates.sort(Comparator.comparingInt(Candidate::row));
        dropped.sort(Comparator.comparingInt(d -> d.candidate().row()));
        Counted counted = new Counted(candidates, dropped, r.counted().refusal());
        int row = r.row() < 0 ? r.row() : number[r.row()];
        return new Reference(r.id(), r.tick(), r.mention(), r.owner(), r.state(), counted, row, r.decision());
    }

    private static Candidate renumbered(Candidate c, int[] number) {
        return new Candidate(number[c.row()], c.ticks());
    }
}
