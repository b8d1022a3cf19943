package dev.assay.method.time;

import dev.assay.method.time.Outcome.Span;
import dev.assay.method.time.Outcome.Unresolved;
import dev.assay.method.time.Outcome.Why;
import java.time.LocalDate;
import java.time.Month;
import org.jspecify.annotations.Nullable;

/** Days, months, seasons and years by name: "June 5", "5 June 2023", "in June", "the summer of 2022", "on Friday", "2023-06-05". */
final class DatePhrases {
    /** A day of the month ("5", "5th", "fifth") and the token behind it. */
    record Ordinal(int value, boolean suffixed, int end) {}

    private record Year(int value, int end) {}

    private DatePhrases() {}

    /** A phrase that is a date wherever it stands. */
    static @Nullable Phrase at(Tokens t, int i) {
        if (t.number(i) >= 0) {
            Phrase numeric = numeric(t, i);
            return numeric == null ? dayFirst(t, i) : numeric;
        }
        if (t.is(i, "on")) {
            return on(t, i + 1);
        }
        if (t.is(i, "the")) {
            Phrase day = dayFirst(t, i + 1);
            return day == null ? seasonOfYear(t, i + 1) : day;
        }
        if (t.is(i, "in", "during", "throughout", "over")) {
            int named = t.is(i + 1, "the") && Lexicon.season(t.word(i + 2)) != null ? i + 2 : i + 1;
            return longer(named(t, named), at(t, named));
        }
        if (t.is(i, "year")) {
            return year(t, i + 1);
        }
        Phrase dated = WeekdayPhrases.dated(t, i);
        if (dated != null) {
            return dated;
        }
        return longer(longer(monthFirst(t, i), dayFirst(t, i)), longer(seasonOfYear(t, i), WeekdayPhrases.plain(t, i)));
    }

    /** Also what is a date only behind a word that asks for one ("since June", "in 2019", "early May", "until the 5th"). */
    static @Nullable Phrase bare(Tokens t, int i) {
        Phrase dated = at(t, i);
        if (dated != null) {
            return dated;
        }
        if (t.is(i, "the")) {
            Ordinal day = dayOfMonth(t, i + 1);
            return day != null && day.suffixed && endsNounPhrase(t, day.end) ? onThe(day) : null;
        }
        return named(t, i);
    }

    /** A month, a season or a year alone. */
    private static @Nullable Phrase named(Tokens t, int i) {
        Month month = month(t, i);
        if (month != null && (t.capital(i) || !t.is(i, "may", "march", "mar", "sec"))) {
            return Phrase.anchored(dot(t, i), byTense(Cycle.month(month), "in"));
        }
        Month season = Lexicon.season(t.word(i));
        if (season != null && !t.is(i + 1, "break", "job", "camp", "school", "vacation")) {
            return Phrase.anchored(i + 1, byTense(Cycle.season(season), "in"));
        }
        return year(t, i);
    }

    private static @Nullable Phrase year(Tokens t, int i) {
        int year = t.word(i).length() == 4 ? t.number(i) : -1;
        boolean alone = !t.is(i + 1, "-", "/", ":", "%") || !t.joined(i + 1);
        return year >= 1900
                        && year < 2100
                        && alone
                        && !t.joined(i)
                        && (endsNounPhrase(t, i + 1) || !t.word(i + 1).endsWith("s"))
                ? Phrase.fixed(i + 1, Span.whole("in", CalendarUnit.YEAR, LocalDate.of(year, 1, 1)))
                : null;
    }

    static @Nullable Phrase longer(@Nullable Phrase one, @Nullable Phrase other) {
        return one == null || other != null && other.end() > one.end() ? other : one;
    }

    static Phrase.Meaning byTense(Cycle cycle, String relation) {
        return (said, tense) -> cycle.byTense(said, tense, relation);
    }

    /** 2023-06-05, 6/25/2023; 4/5/2023 is read differently on two sides of an ocean. */
    private static @Nullable Phrase numeric(Tokens t, int i) {
        boolean whole = !t.joined(i) || t.is(i - 1, "(", "[", "\"", "'");
        boolean dashes = t.are(i + 1, "-") && t.are(i + 3, "-");
        boolean slashes = t.are(i + 1, "/") && t.are(i + 3, "/");
        for (int j = i + 1; j < i + 5; j++) {
            whole &= t.joined(j);
        }
        if (!whole || !(dashes || slashes) || t.number(i + 2) < 0 || t.number(i + 4) < 0) {
            return null;
        }
        if (dashes) {
            return t.word(i).length() == 4 ? fixed(i + 5, t.number(i), t.number(i + 2), t.number(i + 4)) : null;
        }
        if (t.word(i + 4).length() != 4) {
            return null;
        }
        int a = t.number(i);
        int b = t.number(i + 2);
        if (a <= 12 && b <= 12 && a != b) {
            return Phrase.unresolved(i + 5, Why.AMBIGUOUS);
        }
        return fixed(i + 5, t.number(i + 4), Math.min(a, b), Math.max(a, b));
    }

    private static Phrase fixed(int end, int year, int month, int day) {
        LocalDate date = Cycle.dayOrNull(year, month, day);
        return Phrase.fixed(
                end, date == null ? new Unresolved(Why.NO_SUCH_DAY) : Span.whole("date", CalendarUnit.DAY, date));
    }

    /** "5 June", "5th of June, 2023", "the fifth of June", "the 5th of last month". */
    static @Nullable Phrase dayFirst(Tokens t, int i) {
        Ordinal day = dayOfMonth(t, i);
        if (day == null || t.joined(i) && !t.is(i - 1, "(", "\"", "'")) {
            return null;
        }
        boolean of = t.are(day.end, "of");
        int at = of ? day.end + 1 : day.end;
        Month month = month(t, at);
        if (month != null && (day.suffixed || !t.is(at, "may", "march") || t.capital(at))) {
            return dated(t, dot(t, at), month, day.value);
        }
        if (of && day.suffixed && t.is(at, "last", "this", "next") && t.is(at + 1, "month")) {
            Phrase whole = UnitPhrases.at(t, at);
            return whole == null ? null : whole.then(at + 2, span -> dayOf(span, day.value));
        }
        return null;
    }

    private static Outcome dayOf(Span month, int day) {
        LocalDate date = Cycle.dayOrNull(month.from().getYear(), month.from().getMonthValue(), day);
        return date == null
                ? new Unresolved(Why.NO_SUCH_DAY)
                : Span.whole(month.relation() + "-month", CalendarUnit.DAY, date);
    }

    /** "June 5", "June 5th, 2023", "June 2023", "June of last year". */
    static @Nullable Phrase monthFirst(Tokens t, int i) {
        Month month = month(t, i);
        if (month == null) {
            return null;
        }
        int at = dot(t, i);
        Ordinal day = dayOfMonth(t, t.is(at, "the") ? at + 1 : at);
        boolean counts = day != null && !day.suffixed && counted(t, day.end);
        if (day != null && !counts && (t.capital(i) || !t.is(i, "may", "march", "mar"))) {
            return dated(t, day.end, month, day.value);
        }
        Year year = yearBehind(t, t.is(at, "of") ? at + 1 : at);
        if (year != null) {
            return Phrase.fixed(year.end, Span.whole("in", CalendarUnit.MONTH, LocalDate.of(year.value, month, 1)));
        }
        Phrase last = relativeYear(t, at);
        return last == null
                ? null
                : last.then(
                        last.end(),
                        span -> Span.whole(
                                span.relation() + "-year",
                                CalendarUnit.MONTH,
                                span.from().withMonth(month.getValue())));
    }

    private static Phrase dated(Tokens t, int end, Month month, int day) {
        Year year = yearBehind(t, end);
        if (year != null) {
            return fixed(year.end, year.value, month.getValue(), day);
        }
        Phrase relative = relativeYear(t, end);
        if (relative != null) {
            return relative.then(
                    relative.end(),
                    span -> fixed(0, span.from().getYear(), month.getValue(), day)
                            .meaning()
                            .when(span.from(), Tense.NEITHER));
        }
        return Phrase.anchored(end, byTense(Cycle.yearly(month, day), "date"));
    }

    private static @Nullable Year yearBehind(Tokens t, int i) {
        int at = t.is(i, ",") ? i + 1 : i;
        int year = t.word(at).length() == 4 ? t.number(at) : -1;
        return year < 1000 ? null : new Year(year, at + 1);
    }

    private static @Nullable Phrase relativeYear(Tokens t, int i) {
        int at = t.is(i, "of") ? i + 1 : i;
        return t.is(at, "last", "this", "next") && t.is(at + 1, "year") ? UnitPhrases.at(t, at) : null;
    }

    /** "Summer 2022", "the summer of 2022", "summer of last year". */
    private static @Nullable Phrase seasonOfYear(Tokens t, int i) {
        Month season = Lexicon.season(t.word(i));
        if (season == null) {
            return null;
        }
        Year year = yearBehind(t, t.is(i + 1, "of") ? i + 2 : i + 1);
        Phrase relative = relativeYear(t, i + 1);
        if (season == Month.DECEMBER) {
            // A winter has two years, and people name either.
            int end = year != null ? year.end : relative != null ? relative.end() : 0;
            return end == 0 ? null : Phrase.unresolved(end, Why.AMBIGUOUS);
        }
        if (year != null) {
            return Phrase.fixed(year.end, Span.whole("in", CalendarUnit.SEASON, LocalDate.of(year.value, season, 1)));
        }
        return relative == null
                ? null
                : relative.then(
                        relative.end(),
                        span -> Span.whole(
                                span.relation() + "-year",
                                CalendarUnit.SEASON,
                                span.from().withMonth(season.getValue())));
    }

    /** "on Friday", "on Fri", "on weekends", "on the 5th", "on June 5". */
    private static @Nullable Phrase on(Tokens t, int i) {
        if (t.is(i, "weekends", "weekdays", "weeknights")) {
            return Phrase.unresolved(i + 1, Why.RECURRING);
        }
        if (t.is(i, "the")) {
            Ordinal day = dayOfMonth(t, i + 1);
            if (day != null && day.suffixed && endsNounPhrase(t, day.end)) {
                return onThe(day);
            }
        }
        Phrase weekday = WeekdayPhrases.on(t, i);
        return weekday == null ? at(t, i) : weekday;
    }

    private static Phrase onThe(Ordinal day) {
        return Phrase.anchored(day.end, byTense(Cycle.monthly(day.value), "day-of-month"));
    }

    /** A day of a month: 1 to 31, "5th", "fifth". */
    static @Nullable Ordinal dayOfMonth(Tokens t, int i) {
        int word = Lexicon.ordinal(t.word(i));
        if (word > 0) {
            return new Ordinal(word, true, i + 1);
        }
        int number = t.word(i).length() < 3 ? t.number(i) : -1;
        if (number < 1 || number > 31) {
            return null;
        }
        if (t.joined(i + 1) && t.is(i + 1, "st", "nd", "rd", "th")) {
            return new Ordinal(number, true, i + 2);
        }
        return t.joined(i + 1) && t.is(i + 1, ":", "/", "%", "-") ? null : new Ordinal(number, false, i + 1);
    }

    private static @Nullable Month month(Tokens t, int i) {
        return Lexicon.month(t.word(i));
    }

    /** Behind a month, and behind the dot of an abbreviated one. */
    private static int dot(Tokens t, int i) {
        return t.word(i).length() < 5 && t.is(i + 1, ".") && t.joined(i + 1) && t.number(i + 2) >= 0 ? i + 2 : i + 1;
    }

    /** Whether a number goes on to what it counts: "in June 5 people". */
    private static boolean counted(Tokens t, int i) {
        return t.is(i, "people", "of", "years", "days", "weeks", "months", "more", "times", "new", "out");
    }

    /** Whether what follows cannot be the noun of "the 5th floor". */
    private static boolean endsNounPhrase(Tokens t, int i) {
        return !t.isLetters(i)
                || t.is(
                        i, "and", "or", "but", "at", "in", "for", "with", "to", "after", "before", "when", "while",
                        "because", "so", "as", "i", "we", "you", "he", "she", "they", "it", "my", "our", "the", "a",
                        "an", "from", "by", "if", "is", "was", "will", "too", "then", "last", "this", "next", "'s",
                        "'ll");
    }
}
