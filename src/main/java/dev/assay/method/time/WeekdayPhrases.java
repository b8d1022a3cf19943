package dev.assay.method.time;

import dev.assay.method.time.Outcome.Span;
import dev.assay.method.time.Outcome.Unresolved;
import dev.assay.method.time.Outcome.Why;
import java.time.DayOfWeek;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Weekdays: "on Friday", "Friday, June 5", "Friday of last week", "on Mondays". */
final class WeekdayPhrases {
    /** Before a weekday these make it another day than the nearest one: "one Sunday", "that Friday", "Black Friday". */
    private static final Set<String> OF_ITS_OWN = Set.of(
            ("a an the one some any that another first second third final whole most many same black good ash palm cyber easter super bowl")
                    .split(" "));

    private WeekdayPhrases() {}

    /** "Friday, June 5", "Friday the 5th", "Friday of last week", "Friday next week". */
    static @Nullable Phrase dated(Tokens t, int i) {
        DayOfWeek weekday = Lexicon.weekday(t.word(i));
        if (weekday == null || !Lexicon.isWeekdayName(t.word(i)) && !t.capital(i)) {
            return null;
        }
        int part = DayPhrases.part(t, i + 1);
        int week = t.is(part, "of") ? part + 1 : part;
        if (t.is(week, "last", "this", "next") && t.is(week + 1, "week")) {
            Phrase whole = UnitPhrases.at(t, week);
            return whole == null
                    ? null
                    : whole.then(
                            week + 2,
                            span -> Span.whole(
                                    span.relation() + "-week",
                                    CalendarUnit.DAY,
                                    span.from().with(weekday)));
        }
        int at = t.is(i + 1, ",") ? i + 2 : i + 1;
        Phrase date = DatePhrases.longer(
                DatePhrases.monthFirst(t, at), DatePhrases.dayFirst(t, t.is(at, "the") ? at + 1 : at));
        if (date == null && t.is(at, "the")) {
            date = DatePhrases.bare(t, at);
        }
        return date == null
                ? null
                : date.then(
                        date.end(),
                        span -> span.unit() == CalendarUnit.DAY && span.from().getDayOfWeek() != weekday
                                ? new Unresolved(Why.NO_SUCH_DAY)
                                : span);
    }

    static @Nullable Phrase plain(Tokens t, int i) {
        String word = t.word(i);
        DayOfWeek weekday = Lexicon.weekday(word);
        if (Lexicon.isWeekdayPlural(word)) {
            return Phrase.unresolved(i + 1, Why.RECURRING);
        }
        if (weekday == null || !Lexicon.isWeekdayName(word) || OF_ITS_OWN.contains(t.word(i - 1))) {
            return null;
        }
        return Phrase.anchored(DayPhrases.part(t, i + 1), DatePhrases.byTense(Cycle.weekday(weekday), "weekday"));
    }

    /** "Friday", "Fri" behind "on". */
    static @Nullable Phrase on(Tokens t, int i) {
        DayOfWeek weekday = Lexicon.weekday(t.word(i));
        return weekday == null || !t.capital(i) || dated(t, i) != null
                ? null
                : Phrase.anchored(DayPhrases.part(t, i + 1), DatePhrases.byTense(Cycle.weekday(weekday), "weekday"));
    }
}
