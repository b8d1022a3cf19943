package dev.assay.method.time;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;

/**
 * The calendar units a time expression is stated in. Weeks run from Monday to Sunday (ISO 8601); a weekend is the Saturday and
 * Sunday of such a week; a season has three whole months (summer is June to August: the northern, meteorological ones).
 */
public enum CalendarUnit {
    /** One day. */
    DAY(1),
    /** Saturday and Sunday. */
    WEEKEND(2),
    /** Monday to Sunday. */
    WEEK(7),
    /** A calendar month. */
    MONTH(31),
    /** Three calendar months. */
    SEASON(92),
    /** A calendar year. */
    YEAR(366);

    private final int days;

    CalendarUnit(int days) {
        this.days = days;
    }

    /** The most days this unit can have. */
    public int days() {
        return days;
    }

    /** The name as it stands behind the colon of a rule: {@code day}, {@code week}, … */
    String word() {
        return switch (this) {
            case DAY -> "day";
            case WEEKEND -> "weekend";
            case WEEK -> "week";
            case MONTH -> "month";
            case SEASON -> "season";
            case YEAR -> "year";
        };
    }

    /** The first day of the unit that {@code day} is in; for a weekend, the Saturday of the day's week. */
    public LocalDate first(LocalDate day) {
        return switch (this) {
            case DAY -> day;
            case WEEK -> day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
            case WEEKEND -> WEEK.first(day).plusDays(5);
            case MONTH -> day.withDayOfMonth(1);
            case SEASON -> day.withDayOfMonth(1).minusMonths(day.getMonthValue() % 3);
            case YEAR -> day.withDayOfYear(1);
        };
    }

    /** The last day of the unit that {@code day} is in. */
    public LocalDate last(LocalDate day) {
        LocalDate first = first(day);
        return switch (this) {
            case DAY -> first;
            case WEEK -> first.plusDays(6);
            case WEEKEND -> first.plusDays(1);
            case MONTH -> first.plusMonths(1).minusDays(1);
            case SEASON -> first.plusMonths(3).minusDays(1);
            case YEAR -> first.plusYears(1).minusDays(1);
        };
    }

    /** The day {@code count} units later (earlier when negative). */
    public LocalDate shift(LocalDate day, int count) {
        return switch (this) {
            case DAY -> day.plusDays(count);
            case WEEK, WEEKEND -> day.plusWeeks(count);
            case MONTH -> day.plusMonths(count);
            case SEASON -> day.plusMonths(3L * count);
            case YEAR -> day.plusYears(count);
        };
    }
}
