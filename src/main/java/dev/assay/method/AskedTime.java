package dev.assay.method;

import dev.assay.method.time.TimeExpression;
import dev.assay.method.time.TimeExpressions;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The time a question names: "in May 2023", "on 8 May 2023". What happened then was said then or in the week after. A month without a
 * year is that month of every year; a time that hangs on the day of asking ("last week") names none here, since the method reads no
 * clock.
 */
final class AskedTime {
    /** How many days later it is still told. */
    static final int TOLD = 7;

    private static final long DAY = 86_400_000_000L;

    /** What comes every year: read at the end of each year in which anything was said. */
    private static final Set<String> OF_ANY_YEAR = Set.of("in:month", "in:season", "date:day");

    /** An interval asked about; both ends included. */
    record Interval(LocalDate from, LocalDate to) {}

    private final List<Interval> intervals = new ArrayList<>();

    AskedTime(String question, SpaceRecord record) {
        boolean open = false;
        for (TimeExpression t : TimeExpressions.find(question, null)) {
            if (t.from() != null && t.to() != null) intervals.add(new Interval(t.from(), t.to()));
            else open = true;
        }
        if (!open) return;
        for (int year : years(record)) {
            for (TimeExpression t : TimeExpressions.find(question, LocalDate.of(year, 12, 31))) {
                if (t.from() == null || t.to() == null || !OF_ANY_YEAR.contains(t.rule())) continue;
                if (t.from().getYear() == year) intervals.add(new Interval(t.from(), t.to()));
            }
        }
    }

    private static List<Integer> years(SpaceRecord record) {
        long[] dates = record.dates();
        List<Integer> years = new ArrayList<>();
        int last = Integer.MIN_VALUE;
        for (long micros : dates) {
            if (micros == Long.MIN_VALUE) continue;
            int year = LocalDate.ofEpochDay(Math.floorDiv(micros, DAY)).getYear();
            if (year != last && !years.contains(year)) years.add(year);
            last = year;
        }
        return years;
    }

    boolean isNone() {
        return intervals.isEmpty();
    }

    /** The first day asked about. */
    LocalDate from() {
        return intervals.getFirst().from();
    }

    /** The last day of the interval that was named last. */
    LocalDate to() {
        return intervals.getLast().to();
    }

    /** Whether any event was said then. */
    boolean touches(SpaceRecord record) {
        for (long micros : record.dates()) if (of(micros) != null) return true;
        return false;
    }

    /** The first interval asked about in which, or in the week after which, something of that time was said; null when there is none. */
    @Nullable
    Interval of(long micros) {
        if (micros == Long.MIN_VALUE) return null;
        long day = Math.floorDiv(micros, DAY);
        for (Interval i : intervals) {
            if (day >= i.from().toEpochDay() && day <= i.to().toEpochDay() + TOLD) return i;
        }
        return null;
    }
}
