package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoldDateTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            7 May 2023                              | 2023-05-07 | 2023-05-07
            ' 23 July, 2023'                        | 2023-07-23 | 2023-07-23
            'February 24, 2023'                     | 2023-02-24 | 2023-02-24
            'Januarty 5, 2024'                      | 2024-01-05 | 2024-01-05
            'October 13th, 2023.'                   | 2023-10-13 | 2023-10-13
            13 August                               | 2023-08-13 | 2023-08-13
            'July, 2023'                            | 2023-07-01 | 2023-07-31
            April.2023                              | 2023-04-01 | 2023-04-30
            2022                                    | 2022-01-01 | 2022-12-31
            In 2013                                 | 2013-01-01 | 2013-12-31
            Since 2016                              | 2016-01-01 | 2016-12-31
            Around August 2022                      | 2022-08-01 | 2022-08-31
            'early August, 2023'                    | 2023-08-01 | 2023-08-10
            The summer of 2022                      | 2022-06-01 | 2022-08-31
            summer 2023                             | 2023-06-01 | 2023-08-31
            The sunday before 25 May 2023           | 2023-05-21 | 2023-05-21
            The sunday before 3` July 2023          | 2023-07-02 | 2023-07-02
            The Friday before 23January, 2022       | 2022-01-21 | 2022-01-21
            The week before 9 June 2023             | 2023-05-29 | 2023-06-04
            'the week before 21Janury, 2022'        | 2022-01-10 | 2022-01-16
            The week of 23 August 2023              | 2023-08-21 | 2023-08-27
            Two weeks before 11 August 2023         | 2023-07-24 | 2023-07-30
            two weekends before 17 July 2023        | 2023-07-08 | 2023-07-09
            The weekend before 20 October 2023      | 2023-10-14 | 2023-10-15
            'The weekend after 3June, 2022.'        | 2022-06-04 | 2022-06-05
            'The weekend of 22August, 2022.'        | 2022-08-27 | 2022-08-28
            first weekend of August 2023            | 2023-08-05 | 2023-08-06
            last week of September 2023             | 2023-09-24 | 2023-09-30
            The Sunday before 31 July 2023 (July 30, 2023) | 2023-07-30 | 2023-07-30
            'Two weekends after 3 June, 2022 (approximately June 17-18, 2022).' | 2022-06-17 | 2022-06-18
            '2022 (but the book title is fabricated)' | 2022-01-01 | 2022-12-31
            """)
    void readsDays(String answer, String from, String to) {
        assertThat(GoldDate.read(answer, 2023)).hasToString("GoldDate[from=" + from + ", to=" + to + "]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "4 years",
                "10 years ago",
                "A few years ago",
                "three years",
                "two weeks",
                "UK",
                "Max",
                "Lord of the Rings",
                "a tech-for-good convention",
                "30 February 2023",
                "May",
                "Approximately three months (mid-July to late September 2022)."
            })
    void refusesWhatIsNoDate(String answer) {
        assertThat(GoldDate.read(answer, 2023)).isNull();
    }
}
