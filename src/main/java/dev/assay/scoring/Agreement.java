package dev.assay.scoring;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How far scorers agree. Values are categories 0, 1, 2 …; scores come as halves, so that what is ordered stays ordered. What has no
 * variation has no chance agreement to correct for: such figures are undefined, not 1.
 */
public final class Agreement {
    private Agreement() {}

    /** What the difference of two categories counts. */
    public enum Level {
        /** Different is different. */
        NOMINAL,
        /** As many values as lie between, half of the ends' counted. */
        ORDINAL
    }

    /**
     * The share of pairs of values of one unit that are equal, a unit of m values weighing as m; with two scorers the share of units
     * on which they agree. Empty where no unit has two values.
     */
    public static OptionalDouble raw(List<int[]> units) {
        double agreeing = 0;
        double all = 0;
        for (int[] unit : units) {
            int m = unit.length;
            if (m < 2) continue;
            int equal = 0;
            for (int i = 0; i < m; i++) {
                for (int j = 0; j < m; j++) {
                    if (i != j && unit[i] == unit[j]) equal++;
                }
            }
            agreeing += equal / (m - 1.0);
            all += m;
        }
        return all == 0 ? OptionalDouble.empty() : OptionalDouble.of(agreeing / all);
    }

    /**
     * Cohen's κ (1960), unweighted: (p_o − p_e) / (1 − p_e). Empty where both give one and the same category throughout.
     *
     * @param one the first scorer's category of each unit
     * @param other the second scorer's, unit by unit
     * @param categories how many there are
     */
    public static OptionalDouble kappa(int[] one, int[] other, int categories) {
        if (one.length != other.length) throw new IllegalArgumentException("κ compares unit by unit");
        long n = one.length;
        long[] ofOne = new long[categories];
        long[] ofOther = new long[categories];
        long equal = 0;
        for (int i = 0; i < n; i++) {
            ofOne[one[i]]++;
            ofOther[other[i]]++;
            if (one[i] == other[i]) equal++;
        }
        long chance = 0;
        for (int c = 0; c < categories; c++) chance += ofOne[c] * ofOther[c];
        if (n == 0 || chance == n * n) return OptionalDouble.empty();
        double observed = (double) equal / n;
        double expected = (double) chance / (n * n);
        return OptionalDouble.of((observed - expected) / (1 - expected));
    }

    /**
     * Krippendorff's α = 1 − (n − 1) · Σ o_ck δ²_ck / Σ n_c n_k δ²_ck over c &lt; k, from the matrix of coincidences (K. Krippendorff,
     * Computing Krippendorff's Alpha-Reliability, 2011). Empty without variation.
     *
     * @param units the values each unit was given, by any number of scorers; who gave none is left out, and so are units with one
     * @param categories how many there are
     */
    public static OptionalDouble alpha(List<int[]> units, int categories, Level level) {
        double[][] coincidences = new double[categories][categories];
        for (int[] unit : units) {
            int m = unit.length;
            if (m < 2) continue;
            for (int i = 0; i < m; i++) {
                for (int j = 0; j < m; j++) {
                    if (i != j) coincidences[unit[i]][unit[j]] += 1.0 / (m - 1);
                }
            }
        }
        double[] of = new double[categories];
        double n = 0;
        for (int c = 0; c < categories; c++) {
            for (int k = 0; k < categories; k++) of[c] += coincidences[c][k];
            n += of[c];
        }
        double observed = 0;
        double expected = 0;
        for (int c = 0; c < categories; c++) {
            for (int k = c + 1; k < categories; k++) {
                double d = squaredDifference(of, c, k, level);
                observed += coincidences[c][k] * d;
                expected += of[c] * of[k] * d;
            }
        }
        return expected == 0 ? OptionalDouble.empty() : OptionalDouble.of(1 - (n - 1) * observed / expected);
    }

    private static double squaredDifference(double[] of, int c, int k, Level level) {
        return switch (level) {
            case NOMINAL -> 1;
            case ORDINAL -> {
                double between = -(of[c] + of[k]) / 2;
                for (int g = c; g <= k; g++) between += of[g];
                yield between * between;
            }
        };
    }
}
