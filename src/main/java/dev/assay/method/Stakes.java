package dev.assay.method;

import dev.assay.method.reference.Candidate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How much hangs on each unclear reference, so that the one that decides most is asked first. A plain count: the events that hold one of
 * its candidates and do not collide with its own event yet (each could become a collision), and the questions that name one of its
 * candidates. Nothing is derived anew for it.
 */
public final class Stakes {
    private final SpaceSnapshot space;
    private final List<Set<Integer>> questions;
    private final Map<Integer, BitSet> collidingWith = new TreeMap<>();

    /**
     * For one state of a space.
     *
     * @param questions the questions that are asked of it, verbatim
     */
    public Stakes(SpaceSnapshot space, List<String> questions) {
        this.space = space;
        QuestionReader reader = new QuestionReader(space);
        List<Set<Integer>> read = new ArrayList<>();
        for (String q : questions) {
            Set<Integer> rows = new HashSet<>();
            for (int row : reader.read(q).rows()) rows.add(row);
            read.add(rows);
        }
        this.questions = read;
    }

    /**
     * What hangs on a reference.
     *
     * @param collisions events that would collide with its own if one candidate or another is meant
     * @param questions questions that name a candidate
     */
    public record Stake(int collisions, int questions) {
        /** Both together. */
        public int sum() {
            return collisions + questions;
        }
    }

    /** What hangs on one reference of this space. */
    public Stake of(Reference reference) {
        Incidence b = space.incidence();
        BitSet reached = new BitSet();
        Set<Integer> rows = new HashSet<>();
        for (Candidate c : reference.counted().candidates()) {
            rows.add(c.row());
            for (int i = b.rowStart(c.row()); i < b.rowEnd(c.row()); i++) reached.set(b.rowEvent(i));
        }
        reached.andNot(collidingWith.computeIfAbsent(reference.tick(), this::colliding));
        int naming = 0;
        for (Set<Integer> q : questions) if (q.stream().anyMatch(rows::contains)) naming++;
        return new Stake(reached.cardinality(), naming);
    }

    private BitSet colliding(int tick) {
        Incidence b = space.incidence();
        BitSet events = new BitSet();
        events.set(tick);
        for (int i = b.eventStart(tick); i < b.eventEnd(tick); i++) {
            int row = b.eventRow(i);
            if (space.rows().hub(row)) continue;
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) events.set(b.rowEvent(j));
        }
        return events;
    }

    /** The references, those on which most hangs first; equal ones in tick order, as they were given. */
    public List<Reference> mostFirst(List<Reference> references) {
        record Weighed(Reference reference, int sum) {}
        List<Weighed> weighed = new ArrayList<>(references.size());
        for (Reference r : references) weighed.add(new Weighed(r, of(r).sum()));
        weighed.sort(Comparator.comparingInt(Weighed::sum).reversed());
        return weighed.stream().map(Weighed::reference).toList();
    }
}
