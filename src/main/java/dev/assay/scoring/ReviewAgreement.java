package dev.assay.scoring;

import dev.assay.method.Reviews;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * How far reviewers agree about what references are. The values are the rows they name, and "cannot be known"; every difference counts
 * alike. An adjudication is nobody's own opinion and does not enter.
 *
 * @param reviewers who they are, by name
 * @param settled how many references anyone answered
 * @param both how many at least two answered; the figures are of these
 * @param agreed on how many of these all say the same
 * @param raw the share of agreement; empty where nobody answered what another did
 * @param kappa Cohen's κ; empty with other than two reviewers, and without variation
 * @param alpha Krippendorff's α, nominal; empty without variation
 * @param disagreements where they differ, adjudicated or not, in tick order
 */
public record ReviewAgreement(
        List<String> reviewers,
        int settled,
        int both,
        int agreed,
        OptionalDouble raw,
        OptionalDouble kappa,
        OptionalDouble alpha,
        List<Reviews.Review> disagreements) {
    public ReviewAgreement {
        reviewers = List.copyOf(reviewers);
        disagreements = List.copyOf(disagreements);
    }

    /** Of all that was said about the references of a space. */
    public static ReviewAgreement of(Reviews reviews) {
        Map<String, Integer> categories = new HashMap<>();
        List<int[]> units = new ArrayList<>();
        List<int[]> pairs = new ArrayList<>();
        List<Reviews.Review> disagreements = new ArrayList<>();
        int settled = 0;
        for (Reviews.Review r : reviews.all()) {
            if (!r.positions().isEmpty()) settled++;
            if (r.positions().size() < 2) continue;
            int[] unit = new int[r.positions().size()];
            for (int i = 0; i < unit.length; i++)
                unit[i] = category(r.positions().get(i), categories);
            units.add(unit);
            if (r.differs()) disagreements.add(r);
            if (reviews.reviewers().size() == 2) {
                // Whoever answered first stands first in the review; κ wants each reviewer in one place.
                boolean inOrder = r.positions()
                        .getFirst()
                        .reviewer()
                        .equals(reviews.reviewers().getFirst());
                pairs.add(inOrder ? unit : new int[] {unit[1], unit[0]});
            }
        }
        OptionalDouble kappa = pairs.isEmpty()
                ? OptionalDouble.empty()
                : Agreement.kappa(
                        pairs.stream().mapToInt(p -> p[0]).toArray(),
                        pairs.stream().mapToInt(p -> p[1]).toArray(),
                        categories.size());
        return new ReviewAgreement(
                reviews.reviewers(),
                settled,
                units.size(),
                units.size() - disagreements.size(),
                Agreement.raw(units),
                kappa,
                Agreement.alpha(units, categories.size(), Agreement.Level.NOMINAL),
                disagreements);
    }

    private static int category(Reviews.Position position, Map<String, Integer> known) {
        String value = position.key() == null ? "" : "row " + position.key();
        Integer category = known.putIfAbsent(value, known.size());
        return category == null ? known.size() - 1 : category;
    }
}
