package dev.assay.method.time;

import static dev.assay.method.time.DatePhrases.longer;

import dev.assay.method.time.Outcome.Span;
import dev.assay.method.time.Outcome.Unresolved;
import dev.assay.method.time.Outcome.Why;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Phrases made around another: a part of it ("early June", "the end of last month", "later this week"), something counted from it
 * ("the week before 9 June 2023", "the Friday after next month"), and a bound ("since 2016", "until Friday", "before 2019").
 * Each layer is built on the one below only, so no text can nest them deeper.
 */
final class AroundPhrases {
    private AroundPhrases() {}

    static @Nullable Phrase at(Tokens t, int i) {
        return switch (t.word(i)) {
            case "since" -> bound(t, i, true);
            case "until", "till", "through" -> bound(t, i, false);
            case "before", "after", "by" -> {
                Phrase inner = counted(t, i + 1, true);
                yield inner == null ? null : Phrase.unresolved(inner.end(), Why.OPEN_ENDED);
            }
            default -> counted(t, i, false);
        };
    }

    /** What something has lasted since is past, whatever the clause says. */
    private static @Nullable Phrase bound(Tokens t, int i, boolean since) {
        Phrase inner = counted(t, i + 1, true);
        if (inner == null) {
            return null;
        }
        Phrase.Meaning meaning = inner.meaning();
        Phrase back = new Phrase(
                inner.end(), inner.anchored(), (said, tense) -> meaning.when(said, since ? Tense.PAST : tense));
        return back.then(inner.end(), span -> span.named((since ? "since-" : "until-") + span.relation()));
    }

    private static @Nullable Phrase simple(Tokens t, int i, boolean bare) {
        Phrase date = bare ? DatePhrases.bare(t, i) : DatePhrases.at(t, i);
        return longer(longer(DayPhrases.at(t, i), UnitPhrases.at(t, i)), longer(CountPhrases.at(t, i), date));
    }

    private static @Nullable Phrase parted(Tokens t, int i, boolean bare) {
        return longer(part(t, i), simple(t, i, bare));
    }

    /** "early June", "mid-June", "the end of the year", "the first weekend of August 2023", "later this month". */
    private static @Nullable Phrase part(Tokens t, int i) {
        int at = t.is(i, "in", "at", "on", "by") ? i + 1 : i;
        at = t.is(at, "the") ? at + 1 : at;
        if (t.is(i, "earlier", "later", "early", "late", "mid") || t.is(at, "early", "late", "mid", "middle")) {
            int inside = t.is(at + 1, "-") ? at + 2 : at + 1;
            inside = t.is(inside, "in") ? inside + 1 : inside;
            Phrase whole = t.is(at, "middle") ? null : simple(t, inside, true);
            if (whole != null) {
                int third = t.is(at, "early") ? 0 : t.is(at, "mid") ? 1 : 2;
                boolean sided = t.is(at, "earlier", "later");
                boolean back = t.is(at, "earlier");
                return sided
                        ? Phrase.anchored(whole.end(), (said, tense) -> switch (whole.meaning()
                                .when(said, tense)) {
                            case Span span -> side(span, said, back);
                            case Unresolved unresolved -> unresolved;
                        })
                        : whole.then(whole.end(), span -> third(span, third));
            }
        }
        boolean of = t.is(at + 1, "of");
        if (of && t.is(at, "start", "beginning", "middle", "end")) {
            Phrase whole = enclosing(t, at + 2);
            int third = t.is(at, "middle") ? 1 : t.is(at, "end") ? 2 : 0;
            return whole == null ? null : whole.then(whole.end(), span -> third(span, third));
        }
        return numbered(t, at);
    }

    /** "first week of June", "last Friday of the month". */
    private static @Nullable Phrase numbered(Tokens t, int i) {
        int number = t.is(i, "last") ? -1 : Lexicon.ordinal(t.word(i));
        if (number == 0 || number > 5 || !t.is(i + 2, "of", "in") || t.is(i + 1, "month", "year")) {
            return null;
        }
        CalendarUnit unit = Lexicon.unit(t.word(i + 1));
        Cycle cycle = Lexicon.isWeekdayName(t.word(i + 1)) ? UnitPhrases.cycle(t, i + 1, false) : null;
        Phrase whole = unit == null && cycle == null ? null : enclosing(t, i + 3);
        return whole == null
                ? null
                : whole.then(whole.end(), span -> {
                    if (span.unit() != CalendarUnit.MONTH && span.unit() != CalendarUnit.YEAR) {
                        return new Unresolved(Why.VAGUE);
                    }
                    if (cycle != null) {
                        return number < 0
                                ? cycle.before(span.to().plusDays(1), 1, "nth")
                                : cycle.after(span.from().minusDays(1), number, "nth");
                    }
                    return unit == CalendarUnit.WEEKEND
                            ? nthWeekend(span, number)
                            : unit == CalendarUnit.WEEK || unit == CalendarUnit.DAY
                                    ? nthDays(span, unit, number)
                                    : new Unresolved(Why.VAGUE);
                });
    }

    private static Span nthWeekend(Span whole, int number) {
        LocalDate last = CalendarUnit.WEEKEND.first(whole.to());
        last = last.isAfter(whole.to()) ? last.minusWeeks(1) : last;
        return number < 0
                ? Span.whole("nth", CalendarUnit.WEEKEND, last)
                : UnitPhrases.weekendAfter(whole.from().minusDays(1), number, "nth");
    }

    /** The first week of a month is its first seven days. */
    private static Span nthDays(Span whole, CalendarUnit unit, int number) {
        LocalDate from = number < 0 ? whole.to().minusDays(unit.days() - 1L) : unit.shift(whole.from(), number - 1);
        LocalDate to = from.plusDays(unit.days() - 1L);
        return new Span(from, to.isAfter(whole.to()) ? whole.to() : to, "nth", unit, unit == CalendarUnit.WEEK);
    }

    /** "the month", "the year", "this week", "June", "next year" behind "the end of". */
    private static @Nullable Phrase enclosing(Tokens t, int i) {
        CalendarUnit unit = t.is(i, "the") ? Lexicon.unit(t.word(i + 1)) : null;
        if (unit != null && t.is(i + 1, "week", "month", "year")) {
            return Phrase.anchored(i + 2, (said, tense) -> Span.whole("this", unit, said));
        }
        Phrase whole = simple(t, i, true);
        return whole == null && t.is(i, "the") ? simple(t, i + 1, true) : whole;
    }

    private static Outcome third(Span span, int which) {
        if (span.unit() != CalendarUnit.MONTH
                && span.unit() != CalendarUnit.YEAR
                && span.unit() != CalendarUnit.SEASON) {
            return span.unit() == CalendarUnit.WEEK ? new Unresolved(Why.VAGUE) : span;
        }
        long days = ChronoUnit.DAYS.between(span.from(), span.to()) + 1;
        long third = days / 3;
        LocalDate from = which == 0
                ? span.from()
                : which == 1 ? span.from().plusDays(third) : span.to().minusDays(third - 1);
        LocalDate to = which == 2
                ? span.to()
                : which == 1 ? span.to().minusDays(third) : span.from().plusDays(third - 1);
        return new Span(from, to, span.relation() + "-part", span.unit(), true);
    }

    /** The days of a unit before, or after, the day it was said. */
    private static Outcome side(Span span, LocalDate said, boolean back) {
        if (!span.holds(said) || span.unit() == CalendarUnit.DAY) {
            return span.unit() == CalendarUnit.DAY ? span : new Unresolved(Why.VAGUE);
        }
        LocalDate from = back ? span.from() : said.plusDays(1);
        LocalDate to = back ? said.minusDays(1) : span.to();
        return to.isBefore(from)
                ? new Unresolved(Why.NO_SUCH_DAY)
                : new Span(from, to, back ? "earlier" : "later", span.unit(), span.vague());
    }

    /** "the week before 9 June", "two weekends before 17 July", "the Friday after that"; and everything below. */
    private static @Nullable Phrase counted(Tokens t, int i, boolean bare) {
        return longer(parted(t, i, bare), beside(t, i));
    }

    private static @Nullable Phrase beside(Tokens t, int i) {
        int at = t.is(i, "the") ? i + 1 : i;
        Amount amount = Amount.at(t, at);
        int end = amount == null ? at + 1 : amount.end();
        boolean before = t.is(end, "before");
        boolean of = t.is(end, "of") && amount == null;
        boolean from = t.is(end, "from") && amount != null;
        if (!before && !of && !from && !t.is(end, "after")) {
            return null;
        }
        CalendarUnit unit = amount != null ? amount.unit() : single(t, at);
        Cycle cycle = amount != null ? amount.cycle() : UnitPhrases.cycle(t, at, true);
        boolean usable = amount == null || amount.exact();
        if (unit == null && cycle == null || !usable) {
            return null;
        }
        Phrase date = parted(t, end + 1, true);
        if (date == null) {
            return of || from || at == i && amount == null || t.is(end + 1, "last", "next")
                    ? null
                    : Phrase.unresolved(end + 1, Why.NARRATIVE);
        }
        if (of && unit != CalendarUnit.WEEK && unit != CalendarUnit.WEEKEND) {
            return null;
        }
        int count = amount == null ? 1 : amount.most();
        if (from) {
            return date.then(
                    date.end(),
                    span -> unit == null || unit == CalendarUnit.WEEKEND || span.unit() != CalendarUnit.DAY
                            ? new Unresolved(Why.AMBIGUOUS)
                            : Span.whole("from", CalendarUnit.DAY, unit.shift(span.from(), count)));
        }
        return date.then(
                date.end(),
                span -> of
                        ? unit == null ? new Unresolved(Why.VAGUE) : Span.whole("of", unit, span.from())
                        : from(span, unit, cycle, count, before));
    }

    private static @Nullable CalendarUnit single(Tokens t, int i) {
        if (t.is(i, "day", "night", "morning", "evening")) {
            return CalendarUnit.DAY;
        }
        return t.word(i).endsWith("s") ? null : Lexicon.unit(t.word(i));
    }

    private static Outcome from(
            Span date, @Nullable CalendarUnit unit, @Nullable Cycle cycle, int count, boolean before) {
        String relation = before ? "before" : "after";
        if (unit == null) {
            return cycle == null || count > 200
                    ? new Unresolved(Why.VAGUE)
                    : before ? cycle.before(date.from(), count, relation) : cycle.after(date.to(), count, relation);
        }
        if (unit == CalendarUnit.WEEKEND && !before) {
            return UnitPhrases.weekendAfter(date.to(), count, relation);
        }
        return Span.whole(relation, unit, unit.shift(before ? date.from() : date.to(), before ? -count : count));
    }
}
