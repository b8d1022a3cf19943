package dev.assay.cli;

import dev.assay.exchange.ScoreSummary;
import dev.assay.exchange.ScoreTables;
import dev.assay.exchange.ScoringFiles;
import dev.assay.project.ProjectSnapshot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay score export}. */
@CommandLine.Command(
        name = "export",
        description =
                "Scores, answers, questions or errata, to be brought in again as CSV or JSON Lines; or the scoreboard as CSV, JSON, Markdown or HTML.",
        mixinStandardHelpOptions = true)
final class ScoreExport extends Command.Reading {
    @Option(
            names = "--what",
            paramLabel = "W",
            description = "scores, answers, questions, errata or board.",
            defaultValue = "scores")
    String what = "scores";

    @Option(names = "--format", paramLabel = "F", description = "csv, json, md or html.", defaultValue = "csv")
    String format = "csv";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to; standard output when left out.")
    @Nullable
    Path output;

    @CommandLine.Mixin
    ScoreSummaryCommand.Options options = new ScoreSummaryCommand.Options();

    @Override
    int read(ProjectSnapshot snapshot, Console console) throws IOException {
        ScoreSummaryCommand.warnOfBlind(snapshot.scoring(), console);
        if (json) format = "json";
        if (what.equals("board") && format.equals("json") && output == null) {
            console.json(options.summary(snapshot.scoring())::write);
            return Exit.OK;
        }
        String text = what.equals("board") ? board(snapshot) : records(snapshot);
        if (output == null) {
            // As it is: a file is written here, not lines for a terminal.
            console.out().print(text);
        } else {
            KeyFiles.write(output, text.getBytes(StandardCharsets.UTF_8));
            console.message(output + ": written");
        }
        return Exit.OK;
    }

    private String records(ProjectSnapshot snapshot) {
        ScoringFiles.What of = Arrays.stream(ScoringFiles.What.values())
                .filter(w -> w.id().equals(what))
                .findFirst()
                .orElseThrow(() -> new UsageException("nothing is called \"" + what + "\" here; there are "
                        + Arrays.stream(ScoringFiles.What.values())
                                .map(ScoringFiles.What::id)
                                .collect(Collectors.joining(", "))
                        + " and board"));
        return switch (format) {
            case "csv" -> ScoringFiles.csv(snapshot.scoring(), of);
            case "json", "jsonl" -> ScoringFiles.jsonLines(snapshot.scoring(), of);
            default -> throw new UsageException("records are written as csv or json, not as \"" + format + "\"");
        };
    }

    private String board(ProjectSnapshot snapshot) {
        ScoreSummary summary = options.summary(snapshot.scoring());
        String head =
                "Head: " + snapshot.head().entries() + ":" + snapshot.head().hash();
        return switch (format) {
            case "csv" -> ScoreTables.csv(summary);
            case "md" -> ScoreTables.markdown(summary, head);
            case "html" -> ScoreTables.html(summary, head);
            case "json" -> ScoreTables.json(summary);
            default -> throw new UsageException("no format \"" + format + "\"; there are csv, json, md and html");
        };
    }
}
