package dev.assay.cli;

import dev.assay.exchange.FactFiles;
import dev.assay.exchange.ProvFile;
import dev.assay.model.Anchor;
import dev.assay.project.ProjectSnapshot;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay export}. */
@CommandLine.Command(
        name = "export",
        description =
                "The facts of a space as published records, or the whole project as W3C PROV-JSON; the head goes with both.",
        mixinStandardHelpOptions = true)
final class ExportCommand extends Command.Reading {
    @Option(names = "--prov", description = "PROV-JSON of the whole project.")
    boolean prov;

    @Option(names = "--space", paramLabel = "S", description = "The space; may be left out where only one has facts.")
    @Nullable
    String space;

    @Option(
            names = "--valid-at",
            paramLabel = "T",
            description = "The day or moment of each status; today when left out.")
    @Nullable
    String validAt;

    @Override
    int read(ProjectSnapshot snapshot, Console console) {
        if (prov) {
            console.json(g -> ProvFile.write(snapshot, g));
            return Exit.OK;
        }
        Anchor valid = validAt == null ? today() : ImportCommand.need(validAt, Anchor::of);
        String chosen = choose(snapshot);
        console.json(g -> FactFiles.write(snapshot, chosen, valid, g));
        return Exit.OK;
    }

    private String choose(ProjectSnapshot snapshot) {
        if (space != null) return Command.Spaces.choose(snapshot, space);
        List<String> with = snapshot.spaces().stream()
                .filter(s -> FactFiles.hasFacts(snapshot.space(s).record()))
                .toList();
        if (with.size() == 1) return with.getFirst();
        throw new UsageException(
                with.isEmpty()
                        ? "no space holds facts"
                        : "several spaces hold facts; name one with --space: " + String.join(", ", with));
    }
}
