package dev.assay.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatisticsTest {
    /** R. G. Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3. */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0.0000, 0.1611", "1, 29, 0.0061, 0.1718"})
    void wilsonsIntervalIsThePublishedOne(int r, int n, double low, double high) {
        Statistics.Interval i = Statistics.wilson(r, n);
        assertThat(i.low()).isCloseTo(low, within(0.00005));
        assertThat(i.high()).isCloseTo(high, within(0.00005));
        assertThat(i.method()).isEqualTo(Statistics.Method.WILSON);
        // And of those that are not, the mirror image.
        Statistics.Interval others = Statistics.wilson(n - r, n);
        assertThat(others.low()).isCloseTo(1 - i.high(), within(1e-12));
        assertThat(others.high()).isCloseTo(1 - i.low(), within(1e-12));
    }

    /**
     * A draw from {0, ½, ½, 1} has as many halves as two tosses of a coin have heads, so the mean of eight draws is that of sixteen
     * tosses: P(X ≤ 3) = 697/65536 = 1.06 % and P(X ≤ 4) = 2517/65536 = 3.84 %, hence the 2.5th percentile is 4/16.
     */
    @Test
    void theBootstrapOfHalvesHasTheEndsOfItsExactDistribution() {
        double[] scores = {0, 0.5, 0.5, 1, 0, 0.5, 0.5, 1};
        Statistics.Interval i = Statistics.ofScores(scores, 1);
        assertThat(i).isEqualTo(new Statistics.Interval(0.25, 0.75, Statistics.Method.BOOTSTRAP));
    }

    @Test
    void theSeedIsAllTheChanceThereIs() {
        double[] scores = new double[33];
        for (int s = 0; s < scores.length; s++) scores[s] = Math.sqrt(s) / 6;
        Statistics.Interval one = Statistics.bootstrap(scores, 7);
        assertThat(Statistics.bootstrap(scores.clone(), 7)).isEqualTo(one);
        assertThat(Statistics.bootstrap(scores, 8)).isNotEqualTo(one);
        double mean = Arrays.stream(scores).average().orElseThrow();
        assertThat(one.low()).isLessThan(mean);
        assertThat(one.high()).isGreaterThan(mean);
    }

    @Test
    void scoresOfZeroAndOneAreAShare() {
        assertThat(Statistics.ofScores(new double[] {1, 0, 1, 1}, 1)).isEqualTo(Statistics.wilson(3, 4));
        assertThat(Statistics.ofScores(new double[] {1, 1}, 1).high()).isEqualTo(1);
        assertThat(Statistics.ofScores(new double[] {0, 0}, 1).low()).isEqualTo(0);
    }

    @Test
    void nothingHasNoInterval() {
        assertThatThrownBy(() -> Statistics.wilson(0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Statistics.bootstrap(new double[0], 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
