package dev.assay.method.time;

import dev.assay.method.time.Outcome.Span;
import dev.assay.method.time.Outcome.Unresolved;
import dev.assay.method.time.Outcome.Why;
import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A number of units from the anchor: "two weeks ago", "in three days", "the past few months"; and "for five years", which is none. */
final class CountPhrases {
    /** More turns than this of something that comes again are no date anybody counts. */
    private static final int MOST_TURNS = 200;

    private static final Set<String> BEFORE_A_POINT = Set.of(
            ("is are am 's 're 'm be up off away back due starts start begins begin opens open ends end leaves leave arrives arrive"
                            + " launches comes happens")
                    .split(" "));

    private CountPhrases() {}

    static @Nullable Phrase at(Tokens t, int i) {
        switch (t.word(i)) {
            case "in" -> {
                return in(t, i + 1);
            }
            case "for" -> {
                return lasting(t, i + 1);
            }
            case "the", "this", "these" -> {
                return t.is(i + 1, "past", "last", "next", "coming") ? rolling(t, i + 1) : null;
            }
            case "past", "last", "next", "coming" -> {
                return rolling(t, i);
            }
            default -> {
                Amount amount = Amount.at(t, i);
                return amount == null ? null : behind(t, amount);
            }
        }
    }

    /** What stands behind the amount decides: "ago", "later", "from now", "earlier". */
    private static @Nullable Phrase behind(Tokens t, Amount amount) {
        int i = amount.end();
        if (t.is(i, "ago", "back") && !DayPhrases.forth(t, i)) {
            return t.are(i + 1, "today") && amount.exact()
                    ? Phrase.anchored(i + 2, (said, tense) -> sameDay(amount, said))
                    : Phrase.anchored(i + 1, (said, tense) -> ago(amount, said));
        }
        if (t.are(i, "from", "now") || t.are(i, "from", "today")) {
            return Phrase.anchored(i + 2, (said, tense) -> ahead(amount, said, "from-now"));
        }
        if (t.is(i, "later")) {
            return Phrase.anchored(
                    i + 1,
                    (said, tense) ->
                            tense == Tense.FUTURE ? ahead(amount, said, "later") : new Unresolved(Why.NARRATIVE));
        }
        if (t.is(i, "earlier", "before", "after")) {
            return Phrase.unresolved(i + 1, Why.NARRATIVE);
        }
        if (t.is(i, "now") && amount.unit() != null) {
            return Phrase.unresolved(i + 1, Why.DURATION);
        }
        return null;
    }

    /** "in two weeks": a point ahead, unless the sentence tells how long something took. */
    private static @Nullable Phrase in(Tokens t, int i) {
        Amount amount = Amount.at(t, i);
        if (amount == null) {
            return t.is(i, "the") ? rolling(t, i + 1) : null;
        }
        int end = t.is(amount.end(), "'s", "'") ? amount.end() + 1 : amount.end();
        end = t.is(end, "time") ? end + 1 : amount.end();
        if (t.is(end, "ago", "later", "from", "back", "before", "after")) {
            return null;
        }
        // "The launch is in two weeks" tells when; "you can read it in two days" tells how long.
        boolean starts = !t.isLetters(i - 2) || BEFORE_A_POINT.contains(t.word(i - 2));
        return Phrase.anchored(end, (said, tense) -> switch (tense) {
            case PAST -> new Unresolved(Why.DURATION);
            case BOTH -> new Unresolved(Why.DIRECTION);
            case FUTURE -> ahead(amount, said, "in");
            case NEITHER -> starts ? ahead(amount, said, "in") : new Unresolved(Why.DIRECTION);
        });
    }

    private static @Nullable Phrase lasting(Tokens t, int i) {
        int from = t.is(i, "the") ? i + 1 : i;
        Phrase rolling = rolling(t, from);
        if (rolling != null) {
            return rolling;
        }
        Amount amount = Amount.at(t, i);
        if (amount != null && amount.cycle() == null) {
            int end = t.is(amount.end(), "now", "straight", "already") ? amount.end() + 1 : amount.end();
            return Phrase.unresolved(end, Why.DURATION);
        }
        boolean many = t.is(i, "days", "weeks", "months", "years", "ages", "decades");
        return many ? Phrase.unresolved(i + 1, Why.DURATION) : null;
    }

    /** "(the) past two weeks", "(the) next few months", "(the) coming weeks". */
    private static @Nullable Phrase rolling(Tokens t, int i) {
        boolean back = t.is(i, "past", "last");
        if (!back && !t.is(i, "next", "coming")) {
            return null;
        }
        Amount amount = Amount.at(t, i + 1);
        if (amount == null) {
            boolean plural = t.is(i + 1, "days", "weeks", "months", "years", "weekends");
            return plural ? Phrase.unresolved(i + 2, Why.VAGUE) : null;
        }
        return Phrase.anchored(amount.end(), (said, tense) -> {
            if (amount.why() != null || amount.unit() == null || amount.unit() == CalendarUnit.WEEKEND) {
                return new Unresolved(amount.reason());
            }
            if (!back && tense == Tense.PAST) {
                return new Unresolved(Why.NARRATIVE);
            }
            CalendarUnit unit = amount.unit();
            return back
                    ? new Span(unit.shift(said, -amount.most()).plusDays(1), said, "past", unit, amount.vague())
                    : new Span(said.plusDays(1), unit.shift(said, amount.most()), "coming", unit, amount.vague());
        });
    }

    private static Outcome sameDay(Amount amount, LocalDate said) {
        CalendarUnit unit = amount.unit();
        return unit == null
                ? new Unresolved(amount.reason())
                : Span.whole("ago-today", CalendarUnit.DAY, unit.shift(said, -amount.most()));
    }

    private static Outcome ago(Amount amount, LocalDate said) {
        Cycle cycle = amount.cycle();
        if (cycle != null && amount.exact() && amount.most() <= MOST_TURNS) {
            return cycle.before(said, amount.most(), "ago");
        }
        CalendarUnit unit = amount.unit();
        if (unit == null || amount.why() != null) {
            return new Unresolved(amount.reason());
        }
        return new Span(
                unit.first(unit.shift(said, -amount.most())),
                unit.last(unit.shift(said, -amount.least())),
                "ago",
                unit,
                amount.vague());
    }

    private static Outcome ahead(Amount amount, LocalDate said, String relation) {
        CalendarUnit unit = amount.unit();
        if (unit == null || amount.why() != null) {
            return new Unresolved(amount.reason());
        }
        if (unit == CalendarUnit.WEEKEND) {
            // Some count the coming weekend and some do not.
            return new Unresolved(Why.AMBIGUOUS);
        }
        return new Span(
                unit.first(unit.shift(said, amount.least())),
                unit.last(unit.shift(said, amount.most())),
                relation,
                unit,
                amount.vague());
    }
}
