package dev.assay.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Agreement against published worked examples. */
class AgreementTest {
    /** K. Krippendorff, Computing Krippendorff's Alpha-Reliability (2011), section C: four observers, twelve units, values missing. */
    private static final String[] OBSERVERS = {"123321412...", "1233224125.3", ".3332342251.", "12332441251."};

    private static List<int[]> example() {
        List<int[]> units = new ArrayList<>();
        for (int u = 0; u < 12; u++) {
            int unit = u;
            units.add(Arrays.stream(OBSERVERS)
                    .filter(r -> r.charAt(unit) != '.')
                    .mapToInt(r -> r.charAt(unit) - '1')
                    .toArray());
        }
        return units;
    }

    @Test
    void alphaIsKrippendorffsOwnWithMissingValues() {
        assertThat(Agreement.alpha(example(), 5, Agreement.Level.NOMINAL).getAsDouble())
                .isCloseTo(0.743, within(0.0005));
        assertThat(Agreement.alpha(example(), 5, Agreement.Level.ORDINAL).getAsDouble())
                .isCloseTo(0.815, within(0.0005));
    }

    /** Section B of the same paper: two observers, a nominal scale of five, no value missing. */
    @Test
    void alphaOfTwoObserversIsKrippendorffsOwn() {
        String meg = "aabbdcccedda";
        String owen = "babbbccceddd";
        List<int[]> units = new ArrayList<>();
        for (int i = 0; i < 12; i++) units.add(new int[] {meg.charAt(i) - 'a', owen.charAt(i) - 'a'});
        assertThat(Agreement.alpha(units, 5, Agreement.Level.NOMINAL).getAsDouble())
                .isCloseTo(0.692, within(0.0005));
    }

    /**
     * By hand, with halves: units (2,2) (2,1) (0,0) (1,1) (0,2). Values: 0 three times, 1 three times, 2 four times; n = 10.
     * Ordinal δ²: 01 → (3+3−3)² = 9; 12 → (3+4−3.5)² = 12.25; 02 → (3+3+4−3.5)² = 42.25. Observed: o12 = 1, o02 = 1 → 54.5.
     * Expected: 3·3·9 + 3·4·12.25 + 3·4·42.25 = 81 + 147 + 507 = 735. α = 1 − 9 · 54.5 / 735.
     */
    @Test
    void ordinalAlphaOfHalvesIsAsByHand() {
        List<int[]> units = List.of(
                new int[] {2, 2}, new int[] {2, 1}, new int[] {0, 0}, new int[] {1, 1}, new int[] {0, 2}, new int[] {1
                });
        assertThat(Agreement.alpha(units, 3, Agreement.Level.ORDINAL).getAsDouble())
                .isCloseTo(1 - 9 * 54.5 / 735, within(1e-12));
        // Nominal: observed 2; expected 3·3 + 3·4 + 3·4 = 33. What is ordered must not fall back to this.
        assertThat(Agreement.alpha(units, 3, Agreement.Level.NOMINAL).getAsDouble())
                .isCloseTo(1 - 9 * 2 / 33.0, within(1e-12));
    }

    @Test
    void withoutVariationAlphaIsUndefinedAndNotOne() {
        List<int[]> same = List.of(new int[] {2, 2}, new int[] {2, 2, 2}, new int[] {2, 2});
        for (Agreement.Level level : Agreement.Level.values()) {
            assertThat(Agreement.alpha(same, 3, level)).isEqualTo(OptionalDouble.empty());
        }
        assertThat(Agreement.alpha(List.of(new int[] {1}, new int[] {2}), 3, Agreement.Level.ORDINAL))
                .isEqualTo(OptionalDouble.empty());
        assertThat(Agreement.kappa(new int[] {1, 1}, new int[] {1, 1}, 3)).isEqualTo(OptionalDouble.empty());
        assertThat(Agreement.kappa(new int[0], new int[0], 3)).isEqualTo(OptionalDouble.empty());
        assertThat(Agreement.raw(List.of(new int[] {1}))).isEqualTo(OptionalDouble.empty());
    }

    /** The textbook's fifty applications: 20 yes–yes, 5 yes–no, 10 no–yes, 15 no–no; p_o 0.7, p_e 0.5, κ 0.4. */
    @Test
    void kappaIsTheTextbooks() {
        int[] one = new int[50];
        int[] other = new int[50];
        Arrays.fill(one, 0, 25, 1);
        Arrays.fill(other, 0, 20, 1);
        Arrays.fill(other, 25, 35, 1);
        assertThat(Agreement.kappa(one, other, 2).getAsDouble()).isCloseTo(0.4, within(1e-12));
        List<int[]> units = new ArrayList<>();
        for (int i = 0; i < 50; i++) units.add(new int[] {one[i], other[i]});
        assertThat(Agreement.raw(units).getAsDouble()).isCloseTo(0.7, within(1e-12));
    }

    /** Three scorers of which two agree: one of three pairs. */
    @Test
    void rawAgreementOfThreeCountsPairs() {
        assertThat(Agreement.raw(List.of(new int[] {0, 0, 1})).getAsDouble()).isCloseTo(1 / 3.0, within(1e-12));
        // (1/3 · 3 + 1 · 2) / 5
        assertThat(Agreement.raw(List.of(new int[] {0, 0, 1}, new int[] {1, 1})).getAsDouble())
                .isCloseTo(0.6, within(1e-12));
    }
}
