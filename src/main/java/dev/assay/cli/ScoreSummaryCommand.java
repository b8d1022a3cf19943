package dev.assay.cli;

import dev.assay.exchange.ScoreSummary;
import dev.assay.exchange.ScoreTables;
import dev.assay.model.ScorerKind;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.Filter;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.scoring.Statistics;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay score summary}. */
@CommandLine.Command(
        name = "summary",
        description = "What the scores come to: arms, ratios, agreement, and the judge beside them.",
        mixinStandardHelpOptions = true)
final class ScoreSummaryCommand extends Command.Reading {
    @CommandLine.Mixin
    Options options = new Options();

    /** What a summary is of; exports of it take the same. */
    static final class Options {
        @CommandLine.Mixin
        ScoreFilter questions = new ScoreFilter();

        @Option(
                names = "--kind",
                paramLabel = "K",
                description = "Whose scores: person or model. People's, where there are any, when left out.")
        @Nullable
        String kind;

        @Option(
                names = "--reference",
                paramLabel = "ARM",
                description = "The arm the others are compared with; each with each when left out.")
        @Nullable
        String reference;

        @Option(names = "--seed", paramLabel = "N", description = "Seed of the bootstrap intervals.")
        long seed = Statistics.SEED;

        ScoreSummary summary(ScoringSnapshot scoring) {
            if (reference != null && !scoring.arms().contains(reference)) {
                throw new UsageException(
                        "no arm \"" + reference + "\"; there are: " + String.join(", ", scoring.arms()));
            }
            return ScoreSummary.of(
                    scoring,
                    ImportCommand.known(kind, ScorerKind::of),
                    questions.filter(scoring, Filter.Which.ALL),
                    reference,
                    seed);
        }
    }

    @Override
    int read(ProjectSnapshot snapshot, Console console) {
        ScoreSummary summary = options.summary(snapshot.scoring());
        warnOfBlind(snapshot.scoring(), console);
        if (json) {
            console.json(summary::write);
            return Exit.OK;
        }
        console.line(ScoreTables.scorers(summary) + "; seed " + summary.board().seed());
        for (ScoreTables.Named table : ScoreTables.of(summary)) {
            console.line("");
            console.line(table.title());
            console.table(table.rows());
        }
        return Exit.OK;
    }

    /** Who still scores blind should not see what is printed here. */
    static void warnOfBlind(ScoringSnapshot scoring, Console console) {
        List<String> blind = scoring.scorers().stream()
                .filter(s -> scoring.conduct(s).seed().isPresent())
                .filter(s -> !scoring.conduct(s).unblinded())
                .map(Scorer::name)
                .toList();
        if (!blind.isEmpty()) {
            console.message("assay: what follows names arms; still scoring blind: " + String.join(", ", blind));
        }
    }
}
