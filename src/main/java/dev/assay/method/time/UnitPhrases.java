package dev.assay.method.time;

import dev.assay.method.time.Outcome.Span;
import dev.assay.method.time.Outcome.Unresolved;
import dev.assay.method.time.Outcome.Why;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import org.jspecify.annotations.Nullable;

/** "last", "this", "next" and their like before a unit or something that comes again: "last month", "this Friday", "next summer". */
final class UnitPhrases {
    private enum Which {
        LAST,
        THIS,
        NEXT,
        /** "this past week": the days up to now; "this past Friday": the last one. */
        PAST,
        /** "the coming week": the days from now on; "this coming Friday": the next one. */
        COMING,
        /** "the next month": the days from now on, or, told in the past, counted from something else. */
        THE_NEXT,
        /** "the following week": counted from something else. */
        TOLD
    }

    private UnitPhrases() {}

    static @Nullable Phrase at(Tokens t, int i) {
        Phrase around = beforeLast(t, i);
        if (around != null) {
            return around;
        }
        if (t.are(i, "the", "weekend")) {
            return Phrase.anchored(i + 2, UnitPhrases::weekend);
        }
        return switch (t.word(i)) {
            case "last" -> noun(t, i + 1, Which.LAST);
            case "next" -> noun(t, i + 1, Which.NEXT);
            case "coming", "upcoming" -> noun(t, i + 1, Which.COMING);
            case "this" ->
                switch (t.word(i + 1)) {
                    case "past", "last" -> noun(t, i + 2, Which.PAST);
                    case "coming", "upcoming", "next" -> noun(t, i + 2, Which.COMING);
                    default -> noun(t, i + 1, Which.THIS);
                };
            case "the" ->
                switch (t.word(i + 1)) {
                    case "past", "last" -> noun(t, i + 2, Which.PAST);
                    case "coming", "upcoming" -> noun(t, i + 2, Which.COMING);
                    case "next" -> noun(t, i + 2, Which.THE_NEXT);
                    case "following", "previous" -> noun(t, i + 2, Which.TOLD);
                    default -> null;
                };
            default -> null;
        };
    }

    private static @Nullable Phrase noun(Tokens t, int i, Which which) {
        CalendarUnit unit = t.word(i).endsWith("s") ? null : Lexicon.unit(t.word(i));
        if (unit != null) {
            return unit == CalendarUnit.DAY ? day(t, i, which) : inner(t, i + 1, unit, which);
        }
        Cycle cycle = cycle(t, i, which == Which.THIS);
        if (cycle == null) {
            return null;
        }
        int end = cycle.unit() == CalendarUnit.DAY ? DayPhrases.part(t, i + 1) : i + 1;
        Month month = Lexicon.month(t.word(i));
        DatePhrases.Ordinal day =
                month == null || cycle.unit() != CalendarUnit.MONTH ? null : DatePhrases.dayOfMonth(t, i + 1);
        if (day != null && month != null) {
            return Phrase.anchored(day.end(), comesAgain(Cycle.yearly(month, day.value()), which));
        }
        return Phrase.anchored(end, comesAgain(cycle, which));
    }

    private static @Nullable Phrase day(Tokens t, int i, Which which) {
        boolean told = which == Which.TOLD || which == Which.THE_NEXT || which == Which.NEXT;
        return told ? Phrase.unresolved(i + 1, Why.NARRATIVE) : null;
    }

    /** A weekday, month or season at an index; abbreviations and words that are others too ("may", "sun") only where it is safe. */
    static @Nullable Cycle cycle(Tokens t, int i, boolean strict) {
        String word = t.word(i);
        DayOfWeek weekday = Lexicon.weekday(word);
        if (weekday != null) {
            return Lexicon.isWeekdayName(word) || !strict || t.capital(i) ? Cycle.weekday(weekday) : null;
        }
        Month month = Lexicon.month(word);
        if (month != null) {
            boolean other = word.equals("march") || word.length() < 4 && strict;
            return other && !t.capital(i) ? null : Cycle.month(month);
        }
        Month season = Lexicon.season(word);
        return season == null ? null : Cycle.season(season);
    }

    private static Phrase.Meaning comesAgain(Cycle cycle, Which which) {
        return (said, tense) -> switch (which) {
            case LAST, PAST -> cycle.before(said, 1, "last");
            case THIS -> cycle.current(said, tense);
            case NEXT -> cycle.next(said);
            case COMING -> cycle.after(said, 1, "coming");
            case THE_NEXT -> tense == Tense.PAST ? new Unresolved(Why.NARRATIVE) : cycle.after(said, 1, "coming");
            case TOLD -> new Unresolved(Why.NARRATIVE);
        };
    }

    /** A week, weekend, month or year, and what may follow: "last week on Friday", "last year in June". */
    private static Phrase inner(Tokens t, int end, CalendarUnit unit, Which which) {
        Phrase whole = Phrase.anchored(end, (said, tense) -> whole(unit, which, said, tense));
        boolean exact = which == Which.LAST || which == Which.THIS || which == Which.NEXT;
        int at = t.is(end, "on", "in") ? end + 1 : end;
        DayOfWeek weekday = Lexicon.isWeekdayName(t.word(at)) ? Lexicon.weekday(t.word(at)) : null;
        if (exact && unit == CalendarUnit.WEEK && weekday != null) {
            return whole.then(
                    DayPhrases.part(t, at + 1),
                    span -> Span.whole(
                            span.relation() + "-week",
                            CalendarUnit.DAY,
                            span.from().with(weekday)));
        }
        Month month = t.is(end, "in") ? Lexicon.month(t.word(at)) : null;
        if (exact && unit == CalendarUnit.YEAR && month != null) {
            return whole.then(
                    at + 1,
                    span -> Span.whole(
                            span.relation() + "-year",
                            CalendarUnit.MONTH,
                            span.from().withMonth(month.getValue())));
        }
        return whole;
    }

    private static Outcome whole(CalendarUnit unit, Which which, LocalDate said, Tense tense) {
        return switch (which) {
            case LAST -> Span.whole("last", unit, unit.shift(said, -1));
            case THIS ->
                unit == CalendarUnit.WEEKEND && tense == Tense.PAST
                        ? weekend(said, tense)
                        : Span.whole("this", unit, said);
            case NEXT ->
                unit == CalendarUnit.WEEKEND && said.isBefore(unit.first(said))
                        ? new Unresolved(Why.AMBIGUOUS)
                        : Span.whole("next", unit, unit.shift(said, 1));
            case PAST ->
                unit == CalendarUnit.WEEKEND
                        ? Span.whole("last", unit, unit.shift(said, -1))
                        : new Span(unit.shift(said, -1).plusDays(1), said, "past", unit, false);
            case COMING ->
                unit == CalendarUnit.WEEKEND
                        ? weekendAfter(said, 1, "coming")
                        : new Span(said.plusDays(1), unit.shift(said, 1), "coming", unit, false);
            case THE_NEXT ->
                tense == Tense.PAST ? new Unresolved(Why.NARRATIVE) : whole(unit, Which.COMING, said, tense);
            case TOLD -> new Unresolved(Why.NARRATIVE);
        };
    }

    /** "the weekend": the one it is, or by tense. */
    private static Outcome weekend(LocalDate said, Tense tense) {
        Span own = Span.whole("weekend", CalendarUnit.WEEKEND, said);
        if (own.holds(said)) {
            return own;
        }
        return switch (tense) {
            case PAST -> Span.whole("weekend", CalendarUnit.WEEKEND, said.minusWeeks(1));
            case FUTURE -> own;
            case BOTH, NEITHER -> new Unresolved(Why.DIRECTION);
        };
    }

    /** The {@code count}th weekend that begins after a day. */
    static Span weekendAfter(LocalDate day, int count, String relation) {
        LocalDate own = CalendarUnit.WEEKEND.first(day);
        return Span.whole(relation, CalendarUnit.WEEKEND, own.plusWeeks(own.isAfter(day) ? count - 1L : count));
    }

    /** "(the) week before last", "(the) month after next". */
    private static @Nullable Phrase beforeLast(Tokens t, int i) {
        int noun = t.is(i, "the") ? i + 1 : i;
        boolean back = t.are(noun + 1, "before", "last");
        if (!back && !t.are(noun + 1, "after", "next")) {
            return null;
        }
        CalendarUnit unit = Lexicon.unit(t.word(noun));
        if (unit != null && unit != CalendarUnit.DAY) {
            return Phrase.anchored(
                    noun + 3,
                    (said, tense) -> unit == CalendarUnit.WEEKEND && !back
                            ? new Unresolved(Why.AMBIGUOUS)
                            : Span.whole(back ? "before-last" : "after-next", unit, unit.shift(said, back ? -2 : 2)));
        }
        Cycle cycle = cycle(t, noun, true);
        return cycle == null
                ? null
                : Phrase.anchored(
                        noun + 3,
                        (said, tense) -> back ? cycle.before(said, 2, "before-last") : new Unresolved(Why.AMBIGUOUS));
    }
}
