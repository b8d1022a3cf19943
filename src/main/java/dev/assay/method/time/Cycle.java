package dev.assay.method.time;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Something that comes again: a weekday each week; a month, a season, a day of a month each year; a numbered day each month. Its
 * occurrences are numbered; one can be missing (29 February).
 *
 * @param unit what one occurrence is
 * @param within the unit in which it comes once
 * @param index the number of the turn a day is in
 * @param first the first day of the occurrence with a number, or null when it is missing
 */
record Cycle(
        CalendarUnit unit,
        CalendarUnit within,
        ToIntFunction<LocalDate> index,
        IntFunction<@Nullable LocalDate> first) {
    /** 29 February is missing seven times in a row around 1900. */
    private static final int LONGEST_GAP = 9;

    static Cycle weekday(DayOfWeek day) {
        LocalDate base = LocalDate.of(1970, 1, 5);
        return new Cycle(
                CalendarUnit.DAY,
                CalendarUnit.WEEK,
                said -> Math.toIntExact(Math.floorDiv(said.toEpochDay() - base.toEpochDay(), 7L)),
                week -> base.plusWeeks(week).with(day));
    }

    static Cycle month(Month month) {
        return new Cycle(
                CalendarUnit.MONTH, CalendarUnit.YEAR, LocalDate::getYear, year -> LocalDate.of(year, month, 1));
    }

    /** The season that starts in a month; winter has the year of its December. */
    static Cycle season(Month start) {
        return new Cycle(
                CalendarUnit.SEASON,
                CalendarUnit.YEAR,
                said -> CalendarUnit.SEASON.first(said).getYear(),
                year -> LocalDate.of(year, start, 1));
    }

    static Cycle yearly(Month month, int day) {
        return new Cycle(
                CalendarUnit.DAY,
                CalendarUnit.YEAR,
                LocalDate::getYear,
                year -> dayOrNull(year, month.getValue(), day));
    }

    static Cycle monthly(int day) {
        return new Cycle(
                CalendarUnit.DAY,
                CalendarUnit.MONTH,
                said -> Math.toIntExact(said.getYear() * 12L + said.getMonthValue() - 1),
                month -> dayOrNull(Math.floorDiv(month, 12), Math.floorMod(month, 12) + 1, day));
    }

    static @Nullable LocalDate dayOrNull(int year, int month, int day) {
        try {
            return LocalDate.of(year, month, day);
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** The occurrence of a turn. */
    Outcome turn(int number, String relation) {
        LocalDate day = first.apply(number);
        return day == null ? new Outcome.Unresolved(Outcome.Why.NO_SUCH_DAY) : Outcome.Span.whole(relation, unit, day);
    }

    /** The occurrence of the turn that a day is in. */
    Outcome around(LocalDate said, String relation) {
        return turn(index.applyAsInt(said), relation);
    }

    /** The {@code count}th latest that was over before a day. */
    Outcome before(LocalDate said, int count, String relation) {
        int left = count;
        int start = index.applyAsInt(said);
        for (int i = 0; i < count + LONGEST_GAP; i++) {
            LocalDate day = first.apply(start - i);
            if (day != null && unit.last(day).isBefore(said) && --left == 0) {
                return Outcome.Span.whole(relation, unit, day);
            }
        }
        return new Outcome.Unresolved(Outcome.Why.NO_SUCH_DAY);
    }

    /** The {@code count}th that begins after a day. */
    Outcome after(LocalDate said, int count, String relation) {
        int left = count;
        int start = index.applyAsInt(said);
        for (int i = 0; i < count + LONGEST_GAP; i++) {
            LocalDate day = first.apply(start + i);
            if (day != null && day.isAfter(said) && --left == 0) {
                return Outcome.Span.whole(relation, unit, day);
            }
        }
        return new Outcome.Unresolved(Outcome.Why.NO_SUCH_DAY);
    }

    /** By tense: what looks back is the latest, what looks ahead the next; the one that holds the day itself, in either tense. */
    Outcome byTense(LocalDate said, Tense tense, String relation) {
        if (unit != CalendarUnit.DAY && around(said, relation) instanceof Outcome.Span span && span.holds(said)) {
            return span;
        }
        return switch (tense) {
            case PAST -> before(said, 1, relation);
            case FUTURE -> after(said, 1, relation);
            case BOTH, NEITHER -> new Outcome.Unresolved(Outcome.Why.DIRECTION);
        };
    }

    /** "next": the coming one, unless it comes in this turn already, when some mean that and some the one after. */
    Outcome next(LocalDate said) {
        Outcome coming = after(said, 1, "next");
        boolean soon =
                coming instanceof Outcome.Span span && within.first(span.from()).equals(within.first(said));
        return soon ? new Outcome.Unresolved(Outcome.Why.AMBIGUOUS) : coming;
    }

    /** "this": the one of this turn; for a day of the week that is over, or a season across the new year, the tense has to say. */
    Outcome current(LocalDate said, Tense tense) {
        Outcome around = around(said, "this");
        if (!(around instanceof Outcome.Span span) || span.holds(said)) {
            return around;
        }
        if (unit == CalendarUnit.SEASON && span.to().getYear() != span.from().getYear()) {
            return byTense(said, tense, "this");
        }
        if (within != CalendarUnit.WEEK) {
            return span;
        }
        boolean over = span.from().isBefore(said);
        return switch (tense) {
            case PAST -> before(said, 1, "this");
            case FUTURE -> after(said, 1, "this");
            case BOTH, NEITHER -> over ? new Outcome.Unresolved(Outcome.Why.DIRECTION) : span;
        };
    }
}
