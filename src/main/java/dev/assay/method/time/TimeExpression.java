package dev.assay.method.time;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A time expression found in a text, with the days it means.
 *
 * @param text the words, exactly as they stand in the text
 * @param start index of the first character in the text (UTF-16)
 * @param end index behind the last character
 * @param from first day meant, or null when no rule resolves it
 * @param to last day meant, inclusive; null exactly when {@code from} is
 * @param rule the rule that made the interval, {@code relation:unit} ({@code last:week}, {@code ago:day}), or, when unresolved, the
 *     reason: {@code unresolved-no-anchor}, {@code unresolved-vague}, …
 * @param vague whether the interval is a convention for words that name no exact one ("a few days ago", "about a year ago", "early June")
 */
public record TimeExpression(
        String text,
        int start,
        int end,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        String rule,
        boolean vague) {

    /** Refuses half an interval and one that ends before it begins. */
    public TimeExpression {
        if ((from == null) != (to == null)) {
            throw new IllegalArgumentException("an interval has both ends or none");
        }
        if (from != null && to != null && to.isBefore(from)) {
            throw new IllegalArgumentException("the interval ends before it begins: " + from + "/" + to);
        }
    }

    /** Whether a rule gave it an interval. */
    public boolean resolved() {
        return from != null;
    }

    /** The unit the expression is stated in, or null when it is unresolved. */
    public @Nullable CalendarUnit unit() {
        String word = rule.substring(rule.indexOf(':') + 1);
        for (CalendarUnit unit : CalendarUnit.values()) {
            if (resolved() && unit.word().equals(word)) {
                return unit;
            }
        }
        return null;
    }
}
