package dev.assay.scoring;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.apache.commons.math3.random.MersenneTwister;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;
import org.apache.commons.math3.stat.interval.ConfidenceInterval;
import org.apache.commons.math3.stat.interval.WilsonScoreInterval;

/** Intervals of means of scores. Confidence is 95 %. */
public final class Statistics {
    /** The seed of every bootstrap whose caller gives none; part of the result, not of chance. */
    public static final long SEED = 20260508;

    private static final double CONFIDENCE = 0.95;
    private static final int RESAMPLES = 10_000;
    /** Beyond this many values an interval is narrow, and fewer resamples place its ends well enough. */
    private static final int MANY = 800;

    private Statistics() {}

    /** How an interval came about. */
    public enum Method {
        WILSON("wilson"),
        BOOTSTRAP("bootstrap");

        private final String id;

        Method(String id) {
            this.id = id;
        }

        /** The name used in files. */
        public String id() {
            return id;
        }
    }

    /** An interval of 95 %, both ends inclusive. */
    public record Interval(double low, double high, Method method) {}

    /**
     * The interval of a share: Wilson's score interval (E. B. Wilson 1927), without continuity correction.
     *
     * @throws IllegalArgumentException when there is nothing to have a share of
     */
    public static Interval wilson(int successes, int n) {
        if (n < 1 || successes < 0 || successes > n) throw new IllegalArgumentException(successes + " of " + n);
        ConfidenceInterval i = new WilsonScoreInterval().createInterval(n, successes, CONFIDENCE);
        // At 0 and at n the formula's ends are 0 and 1; rounding must not push them out.
        double low = successes == 0 ? 0 : Math.max(0, i.getLowerBound());
        double high = successes == n ? 1 : Math.min(1, i.getUpperBound());
        return new Interval(low, high, Method.WILSON);
    }

    /** How many resamples are drawn of so many values. */
    public static int resamples(int values) {
        return values <= MANY ? RESAMPLES : RESAMPLES / 5;
    }

    /**
     * The percentile bootstrap of a mean (B. Efron 1979): the 2.5th and 97.5th percentile (type 7) of the means of resamples of the
     * same size, drawn by a Mersenne Twister of this seed.
     */
    public static Interval bootstrap(double[] values, long seed) {
        if (values.length == 0) throw new IllegalArgumentException("no values");
        MersenneTwister draw = new MersenneTwister(seed);
        double[] means = new double[resamples(values.length)];
        for (int b = 0; b < means.length; b++) {
            double sum = 0;
            for (int i = 0; i < values.length; i++) sum += values[draw.nextInt(values.length)];
            means[b] = sum / values.length;
        }
        Percentile percentile = new Percentile().withEstimationType(Percentile.EstimationType.R_7);
        percentile.setData(means);
        return new Interval(percentile.evaluate(2.5), percentile.evaluate(97.5), Method.BOOTSTRAP);
    }

    /** The interval of the mean of scores between 0 and 1: Wilson's where all are 0 or 1, else the bootstrap. */
    public static Interval ofScores(double[] scores, long seed) {
        int ones = 0;
        for (double s : scores) {
            if (s == 1) ones++;
            else if (s != 0) return bootstrap(scores, seed);
        }
        return wilson(ones, scores.length);
    }

    /** The mean; empty of no values. */
    public static OptionalDouble mean(double[] values) {
        return Arrays.stream(values).average();
    }
}
