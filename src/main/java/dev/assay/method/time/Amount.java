package dev.assay.method.time;

import dev.assay.method.time.Outcome.Why;
import java.time.DayOfWeek;
import java.time.Month;
import org.jspecify.annotations.Nullable;

/**
 * A number and what is counted: "two weeks", "a couple of days", "about 3 years", "two summers". Words without an exact number have
 * a range by convention: a couple is 2 to 3, a few 2 to 5, several 3 to 7.
 *
 * @param least the smallest number meant
 * @param most the largest number meant
 * @param vague whether the words are loose about it
 * @param unit what is counted, or null when it is hours or something that comes again
 * @param cycle what is counted when it comes again (a season, a weekday)
 * @param why why nothing can be counted with it, or null
 * @param end index of the token behind it
 */
record Amount(
        int least,
        int most,
        boolean vague,
        @Nullable CalendarUnit unit,
        @Nullable Cycle cycle,
        @Nullable Why why,
        int end) {

    private record Number(
            int least, int most, boolean vague, @Nullable Why why, int end) {}

    boolean exact() {
        return !vague && least == most && why == null;
    }

    Why reason() {
        return why == null ? Why.VAGUE : why;
    }

    static @Nullable Amount at(Tokens t, int i) {
        boolean about =
                t.is(i, "about", "around", "roughly", "approximately", "some", "almost", "nearly", "like", "maybe");
        boolean bound = t.is(i, "over", "under") || t.is(i, "more", "less") && t.is(i + 1, "than");
        int at = about || t.is(i, "just", "only", "exactly") ? i + 1 : bound ? t.is(i + 1, "than") ? i + 2 : i + 1 : i;
        Number number = number(t, at);
        if (number == null) {
            return null;
        }
        at = t.is(number.end, "full", "whole", "long", "short", "more") ? number.end + 1 : number.end;
        Amount counted = counted(t, at, number);
        if (counted == null) {
            return null;
        }
        Amount loose = loose(t, counted);
        return new Amount(
                loose.least,
                loose.most,
                loose.vague || about,
                loose.unit,
                loose.cycle,
                bound && loose.why == null ? Why.VAGUE : loose.why,
                loose.end);
    }

    private static @Nullable Amount counted(Tokens t, int i, Number n) {
        String word = t.word(i);
        CalendarUnit unit = Lexicon.unit(word);
        if (unit != null) {
            return new Amount(n.least, n.most, n.vague, unit, null, n.why, i + 1);
        }
        if (t.is(i, "fortnight", "fortnights")) {
            return new Amount(2 * n.least, 2 * n.most, n.vague, CalendarUnit.WEEK, null, n.why, i + 1);
        }
        if (t.is(i, "decade", "decades", "century", "centuries", "quarter", "quarters")) {
            return new Amount(n.least, n.most, true, null, null, Why.VAGUE, i + 1);
        }
        if (t.is(i, "hour", "hours", "hr", "hrs", "minute", "minutes", "min", "mins", "second", "seconds", "moment")) {
            return new Amount(n.least, n.most, n.vague, null, null, Why.TIME_OF_DAY, i + 1);
        }
        if (t.is(i, "night", "nights")) {
            return new Amount(n.least, n.most, n.vague, CalendarUnit.DAY, null, n.why, i + 1);
        }
        boolean weekday = Lexicon.isWeekdayPlural(word) || Lexicon.isWeekdayName(word);
        String singular = word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
        if (weekday || Lexicon.season(singular) != null || Lexicon.season(word) != null) {
            boolean whole = Lexicon.season(word) != null || Lexicon.isWeekdayName(word);
            String name = whole ? word : singular;
            DayOfWeek day = Lexicon.weekday(name);
            Month season = Lexicon.season(name);
            Cycle cycle = day != null ? Cycle.weekday(day) : season != null ? Cycle.season(season) : null;
            return new Amount(n.least, n.most, n.vague, null, cycle, n.why, i + 1);
        }
        return null;
    }

    /** "a week or so", "a day or two", "a year and a half" behind the unit. */
    private static Amount loose(Tokens t, Amount a) {
        if (t.are(a.end, "or", "so")) {
            return new Amount(a.least, a.most, true, a.unit, a.cycle, a.why, a.end + 2);
        }
        if (t.are(a.end, "or", "two")) {
            return new Amount(a.least, a.most + 1, true, a.unit, a.cycle, a.why, a.end + 2);
        }
        if (t.are(a.end, "and", "a", "half")) {
            return new Amount(a.least, a.most, true, a.unit, a.cycle, Why.VAGUE, a.end + 3);
        }
        return a;
    }

    private static @Nullable Number number(Tokens t, int i) {
        Number words = words(t, i);
        if (words != null) {
            return words;
        }
        Number first = plain(t, i);
        if (first == null) {
            return null;
        }
        if (t.are(first.end, "and", "a", "half")) {
            return new Number(first.least, first.most, true, Why.VAGUE, first.end + 3);
        }
        if (t.is(first.end, "or", "to", "-", "–")) {
            Number second = plain(t, first.end + 1);
            if (second != null && second.least > first.least) {
                return new Number(first.least, second.most, true, null, second.end);
            }
        }
        return first;
    }

    private static @Nullable Number words(Tokens t, int i) {
        int at = t.is(i, "a") ? i + 1 : i;
        if (t.is(at, "couple")) {
            return new Number(2, 3, true, null, t.is(at + 1, "of") ? at + 2 : at + 1);
        }
        if (t.is(at, "few")) {
            return new Number(2, 5, true, null, at + 1);
        }
        if (t.are(i, "several")) {
            return new Number(3, 7, true, null, i + 1);
        }
        if (t.are(i, "many") || t.are(i, "half", "a") || t.are(i, "half", "an")) {
            return new Number(1, 1, true, Why.VAGUE, t.is(i, "half") ? i + 2 : i + 1);
        }
        return t.is(i, "a", "an") ? new Number(1, 1, false, null, i + 1) : null;
    }

    private static @Nullable Number plain(Tokens t, int i) {
        int value = t.number(i);
        boolean tail = t.joined(i) && !t.is(i - 1, "(", "[", "\"", "'", "“", "‘", "—", "–") && !range(t, i);
        if (value > 0 && !tail) {
            return new Number(value, value, false, null, i + 1);
        }
        int word = Lexicon.number(t.word(i));
        if (word == 0) {
            return null;
        }
        int next = t.is(i + 1, "-") ? i + 2 : i + 1;
        int unit = Lexicon.number(t.word(next));
        return word >= 20 && word % 10 == 0 && unit > 0 && unit < 10
                ? new Number(word + unit, word + unit, false, null, next + 1)
                : new Number(word, word, false, null, i + 1);
    }

    /** Whether a number is the second of "2-3". */
    private static boolean range(Tokens t, int i) {
        return t.is(i - 1, "-", "–") && t.number(i - 2) > 0;
    }
}
