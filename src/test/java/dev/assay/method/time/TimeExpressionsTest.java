package dev.assay.method.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected days were read off a calendar. */
class TimeExpressionsTest {
    private static final LocalDate SATURDAY = LocalDate.of(2026, 5, 9);

    @ParameterizedTest(name = "{0} on {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            I went yesterday.               | 2026-05-09 | yesterday          | 2026-05-08/2026-05-08
            I went yesterday morning.       | 2026-03-01 | yesterday morning  | 2026-02-28/2026-02-28
            It was yesterday.               | 2024-03-01 | yesterday          | 2024-02-29/2024-02-29
            Yesterday's show was fun.       | 2024-01-01 | Yesterday          | 2023-12-31/2023-12-31
            The day before yesterday I left | 2024-01-01 | The day before yesterday | 2023-12-30/2023-12-30
            See you TOMORROW!               | 2023-12-31 | TOMORROW           | 2024-01-01/2024-01-01
            the day after tomorrow, then    | 2023-12-31 | the day after tomorrow | 2024-01-02/2024-01-02
            We cook tonight                 | 2026-05-09 | tonight            | 2026-05-09/2026-05-09
            We ate last night               | 2023-05-04 | last night         | 2023-05-03/2023-05-03
            The night before last was odd   | 2023-05-04 | The night before last | 2023-05-02/2023-05-02
            this morning it rained          | 2026-05-09 | this morning       | 2026-05-09/2026-05-09
            Last month I sold my bike.      | 2026-05-09 | Last month         | 2026-04-01/2026-04-30
            Last month I sold my bike.      | 2026-03-31 | Last month         | 2026-02-01/2026-02-28
            Last month I sold my bike.      | 2024-03-31 | Last month         | 2024-02-01/2024-02-29
            Last month I sold my bike.      | 2024-01-02 | Last month         | 2023-12-01/2023-12-31
            next month                      | 2023-12-31 | next month         | 2024-01-01/2024-01-31
            next month                      | 2024-01-31 | next month         | 2024-02-01/2024-02-29
            this month                      | 2023-07-03 | this month         | 2023-07-01/2023-07-31
            last year                       | 2024-02-29 | last year          | 2023-01-01/2023-12-31
            next year                       | 2026-05-09 | next year          | 2027-01-01/2027-12-31
            last week                       | 2026-05-09 | last week          | 2026-04-27/2026-05-03
            last week                       | 2024-01-01 | last week          | 2023-12-25/2023-12-31
            last week                       | 2023-07-09 | last week          | 2023-06-26/2023-07-02
            this week                       | 2024-01-01 | this week          | 2024-01-01/2024-01-07
            next week                       | 2023-12-31 | next week          | 2024-01-01/2024-01-07
            the week before last            | 2026-05-09 | the week before last | 2026-04-20/2026-04-26
            the year after next             | 2026-05-09 | the year after next | 2028-01-01/2028-12-31
            last weekend                    | 2023-07-17 | last weekend       | 2023-07-15/2023-07-16
            last weekend                    | 2023-07-22 | last weekend       | 2023-07-15/2023-07-16
            last weekend                    | 2023-07-23 | last weekend       | 2023-07-15/2023-07-16
            this past weekend was fun       | 2023-10-20 | this past weekend  | 2023-10-14/2023-10-15
            I am hiking this weekend        | 2022-06-03 | this weekend       | 2022-06-04/2022-06-05
            This weekend was great          | 2022-06-06 | This weekend       | 2022-06-04/2022-06-05
            We camped over the weekend      | 2022-06-06 | the weekend        | 2022-06-04/2022-06-05
            Any plans for the weekend       | 2022-06-06 | the weekend        | 2022-06-11/2022-06-12
            next weekend                    | 2022-06-11 | next weekend       | 2022-06-18/2022-06-19
            the past week                   | 2022-04-17 | the past week      | 2022-04-11/2022-04-17
            in the last month               | 2023-07-16 | the last month  | 2023-06-17/2023-07-16
            last Friday                     | 2023-07-15 | last Friday        | 2023-07-14/2023-07-14
            last Friday                     | 2023-07-14 | last Friday        | 2023-07-07/2023-07-07
            last Tues                       | 2023-07-20 | last Tues          | 2023-07-18/2023-07-18
            last Monday night               | 2024-01-01 | last Monday night  | 2023-12-25/2023-12-25
            this coming Friday              | 2023-07-14 | this coming Friday | 2023-07-21/2023-07-21
            next Friday                     | 2023-07-15 | next Friday        | 2023-07-21/2023-07-21
            We met on Friday                | 2023-07-15 | on Friday          | 2023-07-14/2023-07-14
            We will meet on Friday          | 2023-07-15 | on Friday          | 2023-07-21/2023-07-21
            I'm leaving this Friday         | 2023-07-12 | this Friday        | 2023-07-14/2023-07-14
            Friday of last week             | 2023-07-15 | Friday of last week | 2023-07-07/2023-07-07
            last week on Friday             | 2023-07-15 | last week on Friday | 2023-07-07/2023-07-07
            Friday next week                | 2023-07-10 | Friday next week   | 2023-07-21/2023-07-21
            last summer                     | 2023-12-26 | last summer        | 2023-06-01/2023-08-31
            last summer                     | 2023-08-11 | last summer        | 2022-06-01/2022-08-31
            last winter                     | 2024-03-01 | last winter        | 2023-12-01/2024-02-29
            last winter                     | 2024-02-29 | last winter        | 2022-12-01/2023-02-28
            this summer                     | 2023-08-17 | this summer        | 2023-06-01/2023-08-31
            next summer                     | 2023-10-01 | next summer        | 2024-06-01/2024-08-31
            Last August I told you          | 2023-12-08 | Last August        | 2023-08-01/2023-08-31
            last June                       | 2023-06-30 | last June          | 2022-06-01/2022-06-30
            next March                      | 2023-06-30 | next March         | 2024-03-01/2024-03-31
            June last year                  | 2023-06-30 | June last year     | 2022-06-01/2022-06-30
            last year in June               | 2023-06-30 | last year in June  | 2022-06-01/2022-06-30
            """)
    void namesDaysNearTheAnchor(String text, LocalDate anchor, String expression, String days) {
        assertThat(TimeExpressions.find(text, anchor))
                .extracting(TimeExpression::text, TimeExpressionsTest::days, TimeExpression::vague)
                .containsExactly(tuple(expression, days, false));
    }

    @ParameterizedTest(name = "{0} on {1}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            two days ago                    | 2023-07-12 | two days ago         | 2023-07-10/2023-07-10 | false
            3 days ago                      | 2024-03-02 | 3 days ago           | 2024-02-28/2024-02-28 | false
            a week ago                      | 2026-05-09 | a week ago           | 2026-04-27/2026-05-03 | false
            a week ago today                | 2026-05-09 | a week ago today     | 2026-05-02/2026-05-02 | false
            two weeks ago                   | 2023-08-11 | two weeks ago        | 2023-07-24/2023-07-30 | false
            two weekends ago                | 2023-07-17 | two weekends ago     | 2023-07-08/2023-07-09 | false
            one month ago                   | 2024-03-31 | one month ago        | 2024-02-01/2024-02-29 | false
            six months back                 | 2023-03-15 | six months back      | 2022-09-01/2022-09-30 | false
            ten years ago                   | 2024-02-29 | ten years ago        | 2014-01-01/2014-12-31 | false
            twenty-five years ago           | 2024-02-29 | twenty-five years ago | 1999-01-01/1999-12-31 | false
            two summers ago                 | 2023-12-26 | two summers ago      | 2022-06-01/2022-08-31 | false
            about a year ago                | 2023-08-03 | about a year ago     | 2022-01-01/2022-12-31 | true
            a couple of days ago            | 2023-08-03 | a couple of days ago | 2023-07-31/2023-08-01 | true
            a few days ago                  | 2024-03-03 | a few days ago       | 2024-02-27/2024-03-01 | true
            several months ago              | 2023-08-03 | several months ago   | 2023-01-01/2023-05-31 | true
            2-3 weeks ago                   | 2023-08-11 | 2-3 weeks ago        | 2023-07-17/2023-07-30 | true
            a day or two ago                | 2023-08-11 | a day or two ago     | 2023-08-09/2023-08-10 | true
            in two weeks                    | 2023-12-20 | in two weeks         | 2024-01-01/2024-01-07 | false
            in 3 days                       | 2024-02-27 | in 3 days            | 2024-03-01/2024-03-01 | false
            five years from now             | 2026-05-09 | five years from now  | 2031-01-01/2031-12-31 | false
            We will go two days later       | 2023-12-31 | two days later       | 2024-01-02/2024-01-02 | false
            the past two weeks              | 2024-03-01 | the past two weeks   | 2024-02-17/2024-03-01 | false
            in the next few months          | 2023-04-03 | in the next few months | 2023-04-04/2023-09-03 | true
            """)
    void countsUnits(String text, LocalDate anchor, String expression, String days, boolean vague) {
        assertThat(TimeExpressions.find(text, anchor))
                .extracting(TimeExpression::text, TimeExpressionsTest::days, TimeExpression::vague)
                .containsExactly(tuple(expression, days, vague));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            We moved in June.               | in June            | 2025-06-01/2025-06-30
            We will move in June.           | in June            | 2026-06-01/2026-06-30
            We moved in April.              | in April           | 2026-04-01/2026-04-30
            It opens in May                 | in May             | 2026-05-01/2026-05-31
            We met on June 5                | on June 5          | 2025-06-05/2025-06-05
            We met on April 5th             | on April 5th       | 2026-04-05/2026-04-05
            We'll meet on the 5th of June   | on the 5th of June | 2026-06-05/2026-06-05
            June 5, 2023                    | June 5, 2023       | 2023-06-05/2023-06-05
            5 June 2023                     | 5 June 2023        | 2023-06-05/2023-06-05
            the 29th of February 2024       | the 29th of February 2024 | 2024-02-29/2024-02-29
            June 5 last year                | June 5 last year   | 2025-06-05/2025-06-05
            We were born on February 29     | on February 29     | 2024-02-29/2024-02-29
            Monday, 5 June 2023             | Monday, 5 June 2023 | 2023-06-05/2023-06-05
            2023-06-05                      | 2023-06-05         | 2023-06-05/2023-06-05
            6/25/2023                       | 6/25/2023          | 2023-06-25/2023-06-25
            We met on the 15th.             | on the 15th        | 2026-04-15/2026-04-15
            We met on the 31st.             | on the 31st        | 2026-03-31/2026-03-31
            We will meet on the 15th        | on the 15th        | 2026-05-15/2026-05-15
            the 3rd of last month           | the 3rd of last month | 2026-04-03/2026-04-03
            June 2023                       | June 2023          | 2023-06-01/2023-06-30
            in 2019                         | in 2019            | 2019-01-01/2019-12-31
            since 2016                      | since 2016         | 2016-01-01/2016-12-31
            the summer of 2022              | the summer of 2022 | 2022-06-01/2022-08-31
            since last week                 | since last week    | 2026-04-27/2026-05-03
            the week before 9 June 2023     | the week before 9 June 2023 | 2023-05-29/2023-06-04
            The Friday before 15 July 2023  | The Friday before 15 July 2023 | 2023-07-14/2023-07-14
            two weeks before 11 August 2023 | two weeks before 11 August 2023 | 2023-07-24/2023-07-30
            the weekend after 3 June 2022   | the weekend after 3 June 2022 | 2022-06-04/2022-06-05
            the first weekend of August 2023 | the first weekend of August 2023 | 2023-08-05/2023-08-06
            the last Friday of June 2023    | the last Friday of June 2023 | 2023-06-30/2023-06-30
            early June 2023                 | early June 2023    | 2023-06-01/2023-06-10
            the end of last month           | the end of last month | 2026-04-21/2026-04-30
            later this month                | later this month   | 2026-05-10/2026-05-31
            a week from tomorrow            | a week from tomorrow | 2026-05-17/2026-05-17
            The launch is in two weeks      | in two weeks       | 2026-05-18/2026-05-24
            since Monday                    | since Monday       | 2026-05-04/2026-05-04
            Over the summer we travelled    | Over the summer    | 2025-06-01/2025-08-31
            earlier this week               | earlier this week  | 2026-05-04/2026-05-08
            """)
    void namesDates(String text, String expression, String days) {
        assertThat(TimeExpressions.find(text, SATURDAY))
                .extracting(TimeExpression::text, TimeExpressionsTest::days)
                .containsExactly(tuple(expression, days));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            for five years                  | for five years     | unresolved-duration
            I drew it in two weeks and it will show | in two weeks | unresolved-direction
            I finished it in two weeks      | in two weeks       | unresolved-duration
            You can read it in two days     | in two days        | unresolved-direction
            We decided to meet on Friday    | on Friday          | unresolved-direction
            the last 2 weekends             | the last 2 weekends | unresolved-vague
            in the next two weekends        | in the next two weekends | unresolved-vague
            I'm hosting it two weekends later | two weekends later | unresolved-ambiguous
            I won't be there and went on Friday | on Friday      | unresolved-direction
            seven years now                 | seven years now    | unresolved-duration
            every Friday                    | every Friday       | unresolved-recurring
            on weekends                     | on weekends        | unresolved-recurring
            I train on Mondays              | on Mondays         | unresolved-recurring
            We left the week before.        | the week before    | unresolved-narrative
            Two days later we left          | Two days later     | unresolved-narrative
            The next day we left            | The next day       | unresolved-narrative
            Party on Friday                 | on Friday          | unresolved-direction
            I was there and will be on Friday | on Friday        | unresolved-direction
            The fair in June                | in June            | unresolved-direction
            the other day                   | the other day      | unresolved-vague
            years ago                       | years ago          | unresolved-vague
            a while back                    | a while back       | unresolved-vague
            over a year ago                 | over a year ago    | unresolved-vague
            a year and a half ago           | a year and a half ago | unresolved-vague
            two hours ago                   | two hours ago      | unresolved-time-of-day
            before 2019                     | before 2019        | unresolved-open-ended
            by Friday                       | by Friday          | unresolved-open-ended
            It feels like just yesterday    | yesterday          | unresolved-figurative
            4/5/2023                        | 4/5/2023           | unresolved-ambiguous
            winter 2022                     | winter 2022        | unresolved-ambiguous
            30 February 2024                | 30 February 2024   | unresolved-no-such-day
            Friday, 5 June 2023             | Friday, 5 June 2023 | unresolved-no-such-day
            """)
    void saysWhyItIsUnresolved(String text, String expression, String rule) {
        assertThat(TimeExpressions.find(text, SATURDAY))
                .containsExactly(new TimeExpression(
                        expression,
                        text.indexOf(expression),
                        text.indexOf(expression) + expression.length(),
                        null,
                        null,
                        rule,
                        false));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            next Friday  | 2023-07-10
            next weekend | 2023-07-14
            next June    | 2026-05-09
            next summer  | 2026-05-09
            """)
    void leavesNextOpenWhereItHasTwoReadings(String text, LocalDate anchor) {
        assertThat(TimeExpressions.find(text, anchor))
                .extracting(TimeExpression::rule)
                .containsExactly("unresolved-ambiguous");
    }

    @Test
    void withoutAnAnchorOnlyWhatNeedsNoneIsResolved() {
        assertThat(TimeExpressions.find("Yesterday, on 5 June 2023, for five years, last month.", null))
                .extracting(TimeExpression::text, TimeExpression::rule)
                .containsExactly(
                        tuple("Yesterday", "unresolved-no-anchor"),
                        tuple("on 5 June 2023", "date:day"),
                        tuple("for five years", "unresolved-duration"),
                        tuple("last month", "unresolved-no-anchor"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            See you later, it was a great day and a long night.
            I sat in the sun and we may march on.
            The process may be slow; this may help.
            He is five years old and drove 60 miles on the 5th attempt.
            She lost 1.5 kilos and the 4th quarter in the 4th.
            My last run, my next move, last time, the first week.
            One Sunday we sang, and that Friday, and on Black Friday.
            The first two weeks of June were hot.
            Call 555-2019-06 or read page 2019.
            Long time no see, and since we last talked I am well.
            """)
    void findsNothingWhereThereIsNothing(String text) {
        assertThat(TimeExpressions.find(text, SATURDAY)).isEmpty();
    }

    @Test
    void takesTheLongestFromLeftToRight() {
        String text = "Last week I slept, two weeks ago I ran, and next year I’ll rest—tomorrow too.";
        assertThat(TimeExpressions.find(text, SATURDAY))
                .extracting(TimeExpression::text)
                .containsExactly("Last week", "two weeks ago", "next year", "tomorrow");
    }

    @Test
    void givesTheRuleAndItsUnit() {
        assertThat(TimeExpressions.find("two weeks ago", SATURDAY))
                .containsExactly(new TimeExpression(
                        "two weeks ago",
                        0,
                        13,
                        LocalDate.of(2026, 4, 20),
                        LocalDate.of(2026, 4, 26),
                        "ago:week",
                        false));
        assertThat(TimeExpressions.find("two weeks ago", SATURDAY))
                .extracting(TimeExpression::unit)
                .isEqualTo(List.of(CalendarUnit.WEEK));
    }

    private static String days(TimeExpression expression) {
        return expression.from() + "/" + expression.to();
    }
}
