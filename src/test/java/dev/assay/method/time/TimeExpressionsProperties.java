package dev.assay.method.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;

class TimeExpressionsProperties {
    private static final LocalDate SAID = LocalDate.of(2024, 2, 29);

    @Property
    void anyTextIsReadWithoutFailing(@ForAll String text) {
        holds(text, SAID);
        holds(text, null);
    }

    @Property(tries = 3000)
    void theWordsOfTheGrammarInAnyOrderGiveOrderedIntervalsOnTheirOwnWords(
            @ForAll("grammarWords") List<String> words, @ForAll("anchors") LocalDate anchor) {
        holds(String.join(" ", words), anchor);
    }

    @Property
    void movingTheAnchorByWholeWeeksMovesLastFridayByThem(@ForAll("anchors") LocalDate anchor) {
        LocalDate day = Objects.requireNonNull(
                TimeExpressions.find("last Friday", anchor).getFirst().from());
        LocalDate later = Objects.requireNonNull(TimeExpressions.find("last Friday", anchor.plusWeeks(3))
                .getFirst()
                .from());
        assertThat(day).isNotNull();
        assertThat(later).isEqualTo(day.plusWeeks(3)).isBefore(anchor.plusWeeks(3));
        assertThat(anchor.toEpochDay() - day.toEpochDay()).isBetween(1L, 7L);
    }

    @Property
    void lastThisAndNextMonthFollowEachOtherWithoutAGap(@ForAll("anchors") LocalDate anchor) {
        List<TimeExpression> months = TimeExpressions.find("last month this month next month", anchor);
        assertThat(months).hasSize(3);
        assertThat(months.get(1).from()).isEqualTo(dayAfter(months.get(0)));
        assertThat(months.get(2).from()).isEqualTo(dayAfter(months.get(1)));
        assertThat(anchor).isBetween(months.get(1).from(), months.get(1).to());
    }

    private static LocalDate dayAfter(TimeExpression expression) {
        return Objects.requireNonNull(expression.to()).plusDays(1);
    }

    @Example
    void hostileTextsTakeTheirTimeFromTheirLengthOnly() {
        List<String> texts = List.of(
                "a".repeat(50_000),
                "9".repeat(50_000),
                "1-2-".repeat(12_500),
                "the week before ".repeat(3_000),
                "since until since the end of early ".repeat(1_500),
                "last last next the past about a few ".repeat(1_400),
                "😀".repeat(25_000),
                "\u0000\u0001\u001b\u202e\ud800".repeat(10_000),
                "'s’ll'".repeat(8_000),
                "200 summers ago in 2019 ".repeat(2_000),
                "\n".repeat(50_000));
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> texts.forEach(text -> holds(text, SAID)));
    }

    @Example
    void theEndsOfTheCalendarAreUnresolvedNotErrors() {
        assertThat(TimeExpressions.find("last year yesterday", LocalDate.MIN))
                .extracting(TimeExpression::rule)
                .containsExactly("unresolved-out-of-range", "unresolved-out-of-range");
        assertThatCode(() -> holds("last Friday, 9999 years ago, next summer, in June we met", LocalDate.MIN))
                .doesNotThrowAnyException();
        assertThatCode(() -> holds("next Friday, in 9999 years, next summer, we will in June", LocalDate.MAX))
                .doesNotThrowAnyException();
    }

    private static void holds(String text, @Nullable LocalDate anchor) {
        int behind = 0;
        for (TimeExpression one : TimeExpressions.find(text, anchor)) {
            assertThat(one.start()).isGreaterThanOrEqualTo(behind);
            assertThat(one.end()).isGreaterThan(one.start()).isLessThanOrEqualTo(text.length());
            assertThat(text.substring(one.start(), one.end())).isEqualTo(one.text());
            if (one.from() != null && one.to() != null) {
                assertThat(one.from()).isBeforeOrEqualTo(one.to());
                assertThat(one.unit()).isNotNull();
            } else {
                assertThat(one.rule()).startsWith("unresolved-");
            }
            behind = one.end();
        }
    }

    @Provide
    Arbitrary<LocalDate> anchors() {
        return Arbitraries.longs()
                .between(
                        LocalDate.of(1899, 1, 1).toEpochDay(),
                        LocalDate.of(2101, 1, 1).toEpochDay())
                .map(LocalDate::ofEpochDay);
    }

    @Provide
    Arbitrary<List<String>> grammarWords() {
        return Arbitraries.of(
                        ("yesterday today tonight tomorrow night morning the a an last this next past coming other before after of on in"
                                        + " for since until by ago back later from now earlier early late mid end start first second fifth couple"
                                        + " few several about over two 3 31 29th 5th 2019 2024 - , . / 's week weeks weekend month months year years"
                                        + " day days hour Friday Mondays Sat summer winter June May february december Feb. every and half or so we"
                                        + " went will is going was")
                                .split(" "))
                .list()
                .ofMinSize(1)
                .ofMaxSize(12);
    }
}
