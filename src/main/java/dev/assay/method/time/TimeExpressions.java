package dev.assay.method.time;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds time expressions in a text and resolves them against the day it was said.
 *
 * <p>The grammar is closed: listed words in listed orders, longest match first, from left to right. It works on whole words, each
 * looked at a bounded number of times, so the time is linear in the length of the text, whatever is in it.
 *
 * <p>The conventions:
 * <ul>
 *   <li>Units are calendar units. "Last month", "a month ago" and "two weeks ago" are the whole month and the whole week (Monday to
 *       Sunday) that many units back; "yesterday" and "three days ago" are days. "The past week" is the seven days up to the anchor.
 *   <li>"Last Friday", "last June", "last summer" are the latest that were over before the anchor.
 *   <li>"Next Friday", "next June" are the coming ones, unless these come in the anchor's own week or year, when some mean the one
 *       after: then they are unresolved.
 *   <li>"On Friday", "in June", "June 5", "the 5th", "over the weekend" are the latest when their clause is in the past, the next when it
 *       looks ahead, and unresolved when it shows neither or both.
 *   <li>"Since X" and "until X" give the days of X, where it began or ends. "Before X", "after X" and "by X" are unresolved.
 *   <li>"A couple" is 2 to 3, "a few" 2 to 5, "several" 3 to 7; such an interval is marked vague, as are "about a year ago" and "early June".
 *   <li>Durations ("for five years"), repetitions ("every Friday"), hours, and what is counted from another event ("the week before",
 *       "two days later" told in the past) are found and left unresolved.
 * </ul>
 */
public final class TimeExpressions {
    private TimeExpressions() {}

    /**
     * The time expressions of a text, in order, without overlaps.
     *
     * @param text any text
     * @param anchor the day it was said, or null when the event has none; dates that need none are resolved all the same
     */
    public static List<TimeExpression> find(String text, @Nullable LocalDate anchor) {
        Tokens tokens = new Tokens(text);
        Tenses tenses = new Tenses(tokens);
        List<TimeExpression> found = new ArrayList<>();
        int i = 0;
        while (i < tokens.size()) {
            Phrase phrase = AroundPhrases.at(tokens, i);
            if (phrase == null) {
                i++;
                continue;
            }
            int start = tokens.start(i);
            int end = tokens.end(phrase.end() - 1);
            String words = text.substring(start, end);
            found.add(
                    switch (resolve(phrase, anchor, tenses.at(i))) {
                        case Outcome.Span span ->
                            new TimeExpression(words, start, end, span.from(), span.to(), span.rule(), span.vague());
                        case Outcome.Unresolved unresolved ->
                            new TimeExpression(
                                    words,
                                    start,
                                    end,
                                    null,
                                    null,
                                    unresolved.why().rule(),
                                    false);
                    });
            i = phrase.end();
        }
        return List.copyOf(found);
    }

    private static Outcome resolve(Phrase phrase, @Nullable LocalDate anchor, Tense tense) {
        if (anchor == null && phrase.anchored()) {
            return new Outcome.Unresolved(Outcome.Why.NO_ANCHOR);
        }
        try {
            return phrase.meaning().when(anchor == null ? LocalDate.EPOCH : anchor, tense);
        } catch (DateTimeException | ArithmeticException e) {
            return new Outcome.Unresolved(Outcome.Why.OUT_OF_RANGE);
        }
    }
}
