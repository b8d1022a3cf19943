package dev.assay.cli;

import dev.assay.scoring.Filter;
import dev.assay.scoring.ScoringSnapshot;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which questions are meant. */
final class ScoreFilter {
    @Option(names = "--space", paramLabel = "S", description = "Only questions of this space.")
    @Nullable
    String space;

    @Option(names = "--category", paramLabel = "C", description = "Only questions of this category.")
    @Nullable
    String category;

    @Option(
            names = "--arm",
            paramLabel = "ARM",
            description = "Only questions that this arm answers; may be given more than once.")
    List<String> arms = List.of();

    Filter filter(ScoringSnapshot scoring, Filter.Which states) {
        for (String arm : arms) {
            if (!scoring.arms().contains(arm)) {
                throw new UsageException("no arm \"" + arm + "\"; there are: "
                        + (scoring.arms().isEmpty() ? "none" : String.join(", ", scoring.arms())));
            }
        }
        return new Filter(category, space, Set.copyOf(arms), states);
    }
}
