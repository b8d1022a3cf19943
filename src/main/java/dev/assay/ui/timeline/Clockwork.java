package dev.assay.ui.timeline;

import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Trajectory;
import dev.assay.method.time.TimeExpression;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.ui.inspector.Clocks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * The two clocks of a space, worked out once: where each event lies on the calendar, with how many others it disagrees, and which times
 * are said. Two events disagree when the one that arrived later is wholly dated before the other (METHOD, section 5). Of those that
 * disagree the ones are lit that stand outside the longest run in which both orders are one, so that a single turn that arrived late
 * does not make all others look wrong.
 *
 * @param space what was recorded
 * @param days each event's place on the calendar in days since 1970-01-01: a whole day at its noon; an undated event takes the place of
 *     the tick before it; NaN where no tick before has a date
 * @param dated which events have a date of their own
 * @param against with how many events each disagrees
 * @param lit the events out of order
 * @param said the times said, in tick order, then as they stand in the text
 * @param first the first day; 0 when no event is dated
 * @param last the day after the last
 */
record Clockwork(
        SpaceSnapshot space,
        double[] days,
        BitSet dated,
        int[] against,
        BitSet lit,
        List<Said> said,
        double first,
        double last) {
    private static final double DAY = 86_400_000_000.0;

    /** A time expression of an event. */
    record Said(int tick, TimeExpression expression) {
        /** The first moment of its days, in days since 1970-01-01; only for one that is resolved. */
        double from() {
            return expression.from() == null ? Double.NaN : expression.from().toEpochDay();
        }

        /** The end of its last day. */
        double to() {
            return expression.to() == null ? Double.NaN : expression.to().toEpochDay() + 1;
        }
    }

    int events() {
        return days.length;
    }

    Event event(int tick) {
        return space.record().events().get(tick);
    }

    /** The clocks of a space, without the times said. */
    static Clockwork of(SpaceSnapshot space) {
        List<Event> events = space.record().events();
        int n = events.size();
        double[] days = new double[n];
        BitSet dated = new BitSet(n);
        double first = Double.MAX_VALUE;
        double last = -Double.MAX_VALUE;
        double before = Double.NaN;
        for (int t = 0; t < n; t++) {
            Anchor a = events.get(t).date();
            if (a != null) {
                dated.set(t);
                before = a.from() / DAY + (a.to() > a.from() ? 0.5 : 0);
                first = Math.min(first, Math.floor(before));
                last = Math.max(last, Math.floor(before) + 1);
            }
            days[t] = before;
        }
        if (dated.isEmpty()) {
            first = 0;
            last = 1;
        }
        int[] against = against(events);
        return new Clockwork(space, days, dated, against, lit(events, against), List.of(), first, last);
    }

    /** The same with the times said. */
    Clockwork withTimes() {
        List<Said> found = new ArrayList<>();
        for (int t = 0; t < events(); t++) {
            for (TimeExpression e : Trajectory.times(event(t))) found.add(new Said(t, e));
        }
        return new Clockwork(space, days, dated, against, lit, List.copyOf(found), first, last);
    }

    /** The first of the times said by a tick or a later one, by its place. */
    int saidFrom(double tick) {
        int from = 0;
        int to = said.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (said.get(middle).tick() < tick) from = middle + 1;
            else to = middle;
        }
        return from;
    }

    /** With how many events each disagrees, in n·log n. */
    private static int[] against(List<Event> events) {
        int n = events.size();
        long[] froms = new long[n];
        long[] tos = new long[n];
        int k = 0;
        for (Event e : events) {
            Anchor a = e.date();
            if (a == null) continue;
            froms[k] = a.from();
            tos[k++] = a.to();
        }
        froms = Arrays.copyOf(froms, k);
        tos = Arrays.copyOf(tos, k);
        Arrays.sort(froms);
        Arrays.sort(tos);
        int[] against = new int[n];
        Sums earlier = new Sums(k);
        for (int t = 0; t < n; t++) {
            Anchor a = events.get(t).date();
            if (a == null) continue;
            against[t] += earlier.all() - earlier.below(past(froms, a.to()));
            earlier.add(past(froms, a.from()) - 1);
        }
        Sums later = new Sums(k);
        for (int t = n - 1; t >= 0; t--) {
            Anchor a = events.get(t).date();
            if (a == null) continue;
            against[t] += later.below(past(tos, a.from() - 1));
            later.add(past(tos, a.to()) - 1);
        }
        return against;
    }

    /** How many of some sorted values are no larger than one. */
    private static int past(long[] sorted, long value) {
        int from = 0;
        int to = sorted.length;
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (sorted[middle] <= value) from = middle + 1;
            else to = middle;
        }
        return from;
    }

    private static BitSet lit(List<Event> events, int[] against) {
        int n = events.size();
        List<Integer> order = new ArrayList<>();
        for (int t = 0; t < n; t++) if (events.get(t).date() != null) order.add(t);
        order.sort(Comparator.comparingLong((Integer t) -> from(events.get(t))).thenComparingInt(t -> t));
        int[] ticks = order.stream().mapToInt(Integer::intValue).toArray();
        BitSet out = Clocks.outOfOrder(ticks);
        BitSet lit = new BitSet(n);
        for (int i = out.nextSetBit(0); i >= 0; i = out.nextSetBit(i + 1)) {
            if (against[ticks[i]] > 0) lit.set(ticks[i]);
        }
        return lit;
    }

    private static long from(Event e) {
        Anchor a = e.date();
        return a == null ? Long.MIN_VALUE : a.from();
    }

    /** Counts that are asked for by prefix (a Fenwick tree). */
    private static final class Sums {
        private final int[] tree;
        private int all;

        Sums(int size) {
            tree = new int[size + 1];
        }

        void add(int place) {
            all++;
            for (int i = place + 1; i < tree.length; i += i & -i) tree[i]++;
        }

        int below(int end) {
            int sum = 0;
            for (int i = end; i > 0; i -= i & -i) sum += tree[i];
            return sum;
        }

        int all() {
            return all;
        }
    }
}
