package dev.assay.cli;

import dev.assay.exchange.PromptFiles;
import dev.assay.method.Asking;
import dev.assay.model.Anchor;
import dev.assay.model.Question;
import dev.assay.project.ProjectSnapshot;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay score prompts}. */
@CommandLine.Command(
        name = "prompts",
        description = "What an arm would ask a model, one question a line, as JSON Lines for any batch service.",
        mixinStandardHelpOptions = true)
final class ScorePrompts extends Command.Reading {
    @Option(names = "--show", paramLabel = "S", required = true, description = "conversation (all of it) or depiction.")
    String show = "";

    @Option(names = "--arm", paramLabel = "ARM", description = "What the arm is called; as --show when left out.")
    @Nullable
    String arm;

    @Option(names = "--space", paramLabel = "S", description = "Only questions of this space.")
    @Nullable
    String space;

    @Option(names = "--category", paramLabel = "C", description = "Only questions of this category.")
    @Nullable
    String category;

    @Option(
            names = "--budget",
            paramLabel = "WORDS",
            description = "How many words a depiction may be.",
            defaultValue = "700")
    int budget = Asking.DEFAULT_BUDGET;

    @Option(
            names = "--valid-at",
            paramLabel = "T",
            description = "The day or moment that is asked about; today when left out.")
    @Nullable
    String validAt;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to; standard output when left out.")
    @Nullable
    Path output;

    @Override
    int read(ProjectSnapshot snapshot, Console console) throws IOException {
        if (budget < 0) throw new UsageException("--budget must not be negative");
        int without;
        if (output == null) {
            without = write(snapshot, console.out());
        } else {
            try (BufferedWriter file = Files.newBufferedWriter(output, StandardCharsets.UTF_8)) {
                without = write(snapshot, file);
            }
        }
        if (without > 0) console.message("assay: " + without + " questions are of no space here and were left out");
        return Exit.OK;
    }

    private int write(ProjectSnapshot snapshot, Appendable out) {
        PromptFiles.Arm shown = ImportCommand.need(show, PromptFiles.Arm::of);
        Anchor valid = validAt == null ? today() : ImportCommand.need(validAt, Anchor::of);
        return PromptFiles.write(
                snapshot, shown, arm == null ? shown.id() : arm, budget, valid, this::isWanted, line -> {
                    try {
                        out.append(line);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }

    private boolean isWanted(Question q) {
        return (space == null || space.equals(q.space())) && (category == null || category.equals(q.category()));
    }
}
