package dev.assay.bench;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.assay.bench.TimeQuestion.Said;
import dev.assay.method.time.CalendarUnit;
import dev.assay.method.time.TimeExpression;
import dev.assay.method.time.TimeExpressions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Relative time expressions of dialogue against gold dates that others wrote ({@code bench times}).
 *
 * <ul>
 *   <li><b>questions</b>: temporal questions (category 2) that cite at least one turn and whose gold answer names days
 *       ({@link GoldDate}); "4 years" and "Lord of the Rings" do not.
 *   <li><b>excluded</b>: questions of that kind which the errata take out ({@link TimeQuestions}); they are not in {@code questions}.
 *       Without errata none.
 *   <li><b>with_expression</b>: questions with a relative time expression in a cited turn: one that the grammar finds and that it cannot
 *       date without the day it was said. Durations ("for 3 years now"), repetitions, hours and figures of speech name no day and are
 *       not counted.
 *   <li>One expression answers for a question: the one whose sentence shares the most words with the question (words of more than two
 *       letters, cut to four); among equals the first. The gold date has no part in the choice.
 *   <li><b>resolved</b>: that expression has an interval.
 *   <li><b>right</b>: the gold days lie in that interval, or, where the gold is the coarser ("June 2023" for a "last week"), the interval
 *       lies in the gold; and the interval is no wider than the expression's unit.
 *   <li><b>wrong</b>: resolved and not right.
 * </ul>
 */
public final class TimesBench {
    private static final Set<String> NO_DATE =
            Set.of("unresolved-duration", "unresolved-recurring", "unresolved-time-of-day", "unresolved-figurative");
    private static final Set<String> STOP = Set.of(
            "when", "what", "which", "did", "does", "was", "were", "has", "have", "had", "the", "and", "for", "her",
            "his", "their", "with", "from", "that", "this", "who", "how", "long", "into", "she", "you", "your", "are",
            "after", "before", "will", "not");

    /** How one question came out. */
    public enum Result {
        /** No relative expression in the cited turns. */
        NO_EXPRESSION,
        /** The answering expression has no interval. */
        UNRESOLVED,
        /** Its interval agrees with the gold. */
        RIGHT,
        /** Its interval does not. */
        WRONG
    }

    /** One question, the expression that answers for it, and how it came out. */
    public record Case(
            TimeQuestion question, GoldDate gold, @Nullable TimeExpression expression, Result result) {}

    /** The counts, under the names they have in JSON. */
    @JsonPropertyOrder({"questions", "with_expression", "resolved", "right", "wrong", "excluded"})
    public record Figures(
            int questions,
            @JsonProperty("with_expression") int withExpression,
            int resolved,
            int right,
            int wrong,
            int excluded) {}

    /** The counts and what they are made of, in file order. */
    public record Report(Figures figures, List<Case> cases) {}

    private TimesBench() {}

    /**
     * Evaluates a LoCoMo file.
     *
     * @param conversations its root
     * @param errata the root of an errata file, or null
     */
    public static Report evaluate(JsonNode conversations, @Nullable JsonNode errata) {
        return evaluate(TimeQuestions.read(conversations, errata));
    }

    /** Evaluates questions already read. */
    public static Report evaluate(TimeQuestions read) {
        List<Case> cases = new ArrayList<>();
        for (TimeQuestion question : read.questions()) {
            GoldDate gold = gold(question);
            if (gold != null) {
                cases.add(judge(question, gold));
            }
        }
        int excluded =
                (int) read.removed().stream().filter(q -> gold(q) != null).count();
        int right = count(cases, Result.RIGHT);
        int wrong = count(cases, Result.WRONG);
        int found = cases.size() - count(cases, Result.NO_EXPRESSION);
        return new Report(new Figures(cases.size(), found, right + wrong, right, wrong, excluded), List.copyOf(cases));
    }

    private static int count(List<Case> cases, Result result) {
        return (int) cases.stream().filter(one -> one.result == result).count();
    }

    private static @Nullable GoldDate gold(TimeQuestion question) {
        return question.evidence().isEmpty()
                ? null
                : GoldDate.read(
                        question.gold(), question.evidence().getFirst().day().getYear());
    }

    private static Case judge(TimeQuestion question, GoldDate gold) {
        TimeExpression answering = answering(question);
        Result result = answering == null
                ? Result.NO_EXPRESSION
                : !answering.resolved() ? Result.UNRESOLVED : agrees(answering, gold) ? Result.RIGHT : Result.WRONG;
        return new Case(question, gold, answering, result);
    }

    private static boolean agrees(TimeExpression expression, GoldDate gold) {
        if (expression.from() == null || expression.to() == null) {
            return false;
        }
        CalendarUnit unit = expression.unit();
        long days = expression.to().toEpochDay() - expression.from().toEpochDay() + 1;
        boolean narrow = unit != null && days <= unit.days();
        boolean holds = !gold.from().isBefore(expression.from()) && !gold.to().isAfter(expression.to());
        boolean held =
                !expression.from().isBefore(gold.from()) && !expression.to().isAfter(gold.to());
        return narrow && (holds || held);
    }

    private static @Nullable TimeExpression answering(TimeQuestion question) {
        Set<String> asked = words(question.question());
        TimeExpression best = null;
        int most = -1;
        for (Said said : question.evidence()) {
            for (TimeExpression expression : relative(said)) {
                Set<String> shared = words(sentence(said.text(), expression.start(), expression.end()));
                shared.retainAll(asked);
                if (shared.size() > most) {
                    most = shared.size();
                    best = expression;
                }
            }
        }
        return best;
    }

    private static List<TimeExpression> relative(Said said) {
        Set<Integer> dated = new HashSet<>();
        for (TimeExpression expression : TimeExpressions.find(said.text(), null)) {
            if (expression.resolved()) {
                dated.add(expression.start());
            }
        }
        return TimeExpressions.find(said.text(), said.day()).stream()
                .filter(one -> !NO_DATE.contains(one.rule()) && !dated.contains(one.start()))
                .toList();
    }

    private static String sentence(String text, int start, int end) {
        int from = start;
        while (from > 0 && ".!?\n".indexOf(text.charAt(from - 1)) < 0) {
            from--;
        }
        int to = end;
        while (to < text.length() && ".!?\n".indexOf(text.charAt(to)) < 0) {
            to++;
        }
        return text.substring(from, to);
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")) {
            if (word.length() > 2 && !STOP.contains(word)) {
                words.add(word.substring(0, Math.min(4, word.length())));
            }
        }
        return words;
    }
}
