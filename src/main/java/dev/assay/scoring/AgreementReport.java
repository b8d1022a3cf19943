package dev.assay.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How far the scorers of one kind agree, answer by answer.
 *
 * @param scorers who they are, in order
 * @param scored how many answers anyone scored
 * @param both how many at least two scored, against the same gold answer; the figures are of these
 * @param raw the share of agreement; empty where nobody scored what another did
 * @param kappa Cohen's κ; empty with other than two scorers, and without variation
 * @param alpha Krippendorff's α, ordinal; empty without variation
 * @param alphaNominal the same with every difference counted alike
 * @param disagreements where scores differ, in the order of the questions
 */
public record AgreementReport(
        List<Scorer> scorers,
        int scored,
        int both,
        OptionalDouble raw,
        OptionalDouble kappa,
        OptionalDouble alpha,
        OptionalDouble alphaNominal,
        List<Results.Result> disagreements) {
    private static final int GRADES = 3;

    /** Of these results. */
    public static AgreementReport of(Results results) {
        List<int[]> units = new ArrayList<>();
        List<int[]> pairs = new ArrayList<>();
        List<Results.Result> disagreements = new ArrayList<>();
        for (Results.Result r : results.all()) {
            if (r.given().size() < 2) continue;
            int[] values = r.given().values().stream()
                    .mapToInt(g -> g.grade().halves())
                    .toArray();
            units.add(values);
            if (results.scorers().size() == 2) pairs.add(values);
            if (r.disputed()) disagreements.add(r);
        }
        OptionalDouble kappa = pairs.isEmpty()
                ? OptionalDouble.empty()
                : Agreement.kappa(
                        pairs.stream().mapToInt(p -> p[0]).toArray(),
                        pairs.stream().mapToInt(p -> p[1]).toArray(),
                        GRADES);
        return new AgreementReport(
                List.copyOf(results.scorers()),
                results.all().size(),
                units.size(),
                Agreement.raw(units),
                kappa,
                Agreement.alpha(units, GRADES, Agreement.Level.ORDINAL),
                Agreement.alpha(units, GRADES, Agreement.Level.NOMINAL),
                disagreements);
    }
}
