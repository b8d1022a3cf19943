package dev.assay.method;

import dev.assay.method.time.TimeExpression;
import dev.assay.method.time.TimeExpressions;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The history of a row on two clocks: its events in order of (date anchor, tick), an undated event taking the date of the tick before
 * it. Formula: METHOD, section 5.
 *
 * @param row the row
 * @param ticks its events, in order of date, then tick
 * @param disagreements pairs of its events whose order of arrival and order of date differ, the lower tick first, in tick order
 */
public record Trajectory(int row, List<Integer> ticks, List<Disagreement> disagreements) {
    public Trajectory {
        ticks = List.copyOf(ticks);
        disagreements = List.copyOf(disagreements);
    }

    /** Two events of which the one that came later is dated earlier. */
    public record Disagreement(int earlierTick, int laterTick) {}

    /** The trajectory of one row. */
    public static Trajectory of(SpaceSnapshot space, int row) {
        Incidence b = space.incidence();
        List<Integer> ticks = new ArrayList<>();
        for (int j = b.rowStart(row); j < b.rowEnd(row); j++) ticks.add(b.rowEvent(j));
        List<Disagreement> disagreements = disagreements(space.record(), ticks);
        long[] dates = space.record().dates();
        ticks.sort(Comparator.comparingLong((Integer t) -> dates[t]).thenComparingInt(t -> t));
        return new Trajectory(row, ticks, disagreements);
    }

    /** The disagreements among events given in tick order. Undated events have no clock to disagree with. */
    public static List<Disagreement> disagreements(SpaceRecord record, List<Integer> ticks) {
        List<Disagreement> found = new ArrayList<>();
        Anchor latest = null;
        for (int j = 0; j < ticks.size(); j++) {
            Anchor second = record.events().get(ticks.get(j)).date();
            if (second == null) continue;
            // Where the clocks agree, as in most of a long conversation, one look at the latest so far is enough.
            for (int i = 0; latest != null && differ(latest, second) && i < j; i++) {
                Anchor first = record.events().get(ticks.get(i)).date();
                if (first != null && differ(first, second)) found.add(new Disagreement(ticks.get(i), ticks.get(j)));
            }
            if (latest == null || second.from() > latest.from()) latest = second;
        }
        found.sort(Comparator.comparingInt(Disagreement::earlierTick).thenComparingInt(Disagreement::laterTick));
        return found;
    }

    /** Whether the second is wholly before the first; a day and a moment inside it do not contradict each other. */
    static boolean differ(Anchor first, Anchor second) {
        return second.to() < first.from();
    }

    /** The time expressions of an event, resolved against its own date. */
    public static List<TimeExpression> times(Event event) {
        return TimeExpressions.find(
                event.text(), event.date() == null ? null : event.date().day());
    }
}
