package dev.assay.method.time;

import dev.assay.method.time.Outcome.Span;
import dev.assay.method.time.Outcome.Why;
import org.jspecify.annotations.Nullable;

/** Words for one day near the anchor ("yesterday", "last night"), and words that name no amount ("the other day", "every week"). */
final class DayPhrases {
    private DayPhrases() {}

    static @Nullable Phrase at(Tokens t, int i) {
        if (t.are(i, "the", "day", "before", "yesterday")) {
            return day(i + 4, -2, "day-before-yesterday");
        }
        if (t.are(i, "the", "day", "after", "tomorrow")) {
            return day(i + 4, 2, "day-after-tomorrow");
        }
        if (t.are(i, "the", "night", "before", "last")) {
            return day(i + 4, -2, "night-before-last");
        }
        return switch (t.word(i)) {
            case "yesterday" ->
                figurative(t, i) ? Phrase.unresolved(i + 1, Why.FIGURATIVE) : day(part(t, i + 1), -1, "yesterday");
            case "today" ->
                t.are(i + 1, "'s") && t.is(i + 2, "world", "society", "youth", "age")
                        ? Phrase.unresolved(i + 1, Why.FIGURATIVE)
                        : day(part(t, i + 1), 0, "today");
            case "tonight", "tonite" -> day(i + 1, 0, "tonight");
            case "tomorrow", "tmrw" -> day(part(t, i + 1), 1, "tomorrow");
            case "last" -> t.is(i + 1, "night", "evening") ? day(i + 2, -1, "last-night") : null;
            case "this" -> t.is(i + 1, "morning", "afternoon", "evening") ? day(i + 2, 0, "this-part-of-day") : null;
            case "earlier", "later" -> t.is(i + 1, "today", "tonight") ? day(i + 2, 0, "today") : null;
            case "every", "each" -> recurring(t, i);
            default -> vague(t, i);
        };
    }

    private static Phrase day(int end, int days, String relation) {
        return Phrase.anchored(end, (said, tense) -> Span.whole(relation, CalendarUnit.DAY, said.plusDays(days)));
    }

    /** Behind a part of the day, when one follows. */
    static int part(Tokens t, int i) {
        return t.is(i, "morning", "afternoon", "evening", "night") ? i + 1 : i;
    }

    /** "It feels like (it was) (just) yesterday". */
    private static boolean figurative(Tokens t, int i) {
        int before = t.is(i - 1, "just", "only") ? i - 2 : i - 1;
        before = t.are(before - 1, "it", "was") ? before - 2 : before;
        return t.is(before, "like");
    }

    private static @Nullable Phrase recurring(Tokens t, int i) {
        int noun = t.is(i + 1, "other", "single", "second") ? i + 2 : i + 1;
        String word = t.word(noun);
        boolean comesAgain = Lexicon.unit(word) != null
                || Lexicon.isWeekdayName(word)
                || Lexicon.season(word) != null
                || Lexicon.month(word) != null && t.capital(noun)
                || t.is(noun, "morning", "afternoon", "evening", "night");
        return comesAgain ? Phrase.unresolved(part(t, noun + 1), Why.RECURRING) : null;
    }

    private static @Nullable Phrase vague(Tokens t, int i) {
        if (t.are(i, "the", "other")
                && t.is(i + 2, "day", "night", "week", "weekend", "evening", "morning", "month", "afternoon")) {
            return Phrase.unresolved(i + 3, Why.VAGUE);
        }
        if (t.is(i, "a", "some", "quite") && t.is(i + 1, "while", "time", "bit", "a")) {
            int at = t.are(i, "quite", "a") ? i + 2 : i + 1;
            return t.is(at, "while", "time", "bit") && t.is(at + 1, "ago", "back") && !forth(t, at + 1)
                    ? Phrase.unresolved(at + 2, Why.VAGUE)
                    : null;
        }
        boolean ago = t.is(i, "days", "weeks", "months", "years", "decades", "ages", "long") && t.is(i + 1, "ago");
        return ago ? Phrase.unresolved(i + 2, Why.VAGUE) : null;
    }

    /** Whether "back" goes on to a place: "for a while back home" is no time. */
    static boolean forth(Tokens t, int i) {
        return t.is(i, "back") && t.is(i + 1, "to", "in", "at", "from", "home", "on", "into", "together");
    }
}
