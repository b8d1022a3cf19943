package dev.assay.method.time;

import java.time.LocalDate;

/** What a phrase means once its anchor and tense are known: days, or a reason why not. */
sealed interface Outcome {
    /** Resolved: first and last day, the relation and the unit it is stated in. */
    record Span(LocalDate from, LocalDate to, String relation, CalendarUnit unit, boolean vague) implements Outcome {
        /** The whole unit around a day. */
        static Span whole(String relation, CalendarUnit unit, LocalDate day) {
            return new Span(unit.first(day), unit.last(day), relation, unit, false);
        }

        Span named(String other) {
            return new Span(from, to, other, unit, vague);
        }

        Span vaguely(boolean alsoVague) {
            return new Span(from, to, relation, unit, vague || alsoVague);
        }

        boolean holds(LocalDate day) {
            return !day.isBefore(from) && !day.isAfter(to);
        }

        String rule() {
            return relation + ":" + unit.word();
        }
    }

    /** Not resolved, and why. */
    record Unresolved(Why why) implements Outcome {}

    /** Why an expression has no days. */
    enum Why {
        /** The event has no date, and the expression needs one. */
        NO_ANCHOR("unresolved-no-anchor"),
        /** No amount: "a while ago", "years ago", "over a year ago". */
        VAGUE("unresolved-vague"),
        /** A length, no place on the calendar: "for five years". */
        DURATION("unresolved-duration"),
        /** Many times: "every Friday". */
        RECURRING("unresolved-recurring"),
        /** Counted from something told before, not from when it was said: "the week before", "two days later". */
        NARRATIVE("unresolved-narrative"),
        /** The sentence does not show whether it looks back or ahead: "on Friday". */
        DIRECTION("unresolved-direction"),
        /** Two readings are both usual: "next Friday" said on a Monday, "4/5/2023". */
        AMBIGUOUS("unresolved-ambiguous"),
        /** Only one end is known: "before 2019". */
        OPEN_ENDED("unresolved-open-ended"),
        /** Hours and minutes: an anchor is a day. */
        TIME_OF_DAY("unresolved-time-of-day"),
        /** A figure of speech: "it feels like yesterday". */
        FIGURATIVE("unresolved-figurative"),
        /** No such day: "February 30", "Friday, 5 June 2023". */
        NO_SUCH_DAY("unresolved-no-such-day"),
        /** Beyond the calendar. */
        OUT_OF_RANGE("unresolved-out-of-range");

        private final String rule;

        Why(String rule) {
            this.rule = rule;
        }

        String rule() {
            return rule;
        }
    }
}
