package dev.assay.cli;

import dev.assay.exchange.Format;
import dev.assay.exchange.ImportException;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.ImportReport;
import dev.assay.exchange.Imports;
import dev.assay.project.Access;
import dev.assay.project.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay capture}. */
@CommandLine.Command(
        name = "capture",
        description =
                "Facts through the door: what has no source that can be verified is refused, and the refusal recorded.",
        mixinStandardHelpOptions = true)
final class CaptureCommand extends Command {
    @Parameters(
            index = "1",
            paramLabel = "FILE",
            description = "Facts: one object, an array or JSON Lines; - reads standard input.")
    String file = "";

    @Option(
            names = "--space",
            paramLabel = "S",
            description = "The space they go into; when left out, the project's only one, or one named after the file.")
    @Nullable
    String space;

    @Option(
            names = "--repo",
            paramLabel = "DIR",
            description = "The git repository in which files and commits are looked up.")
    @Nullable
    Path repository;

    @Option(
            names = "--lister",
            paramLabel = "L",
            description = "Who lists the mentions of facts that come without: builtin (the default), or none.",
            defaultValue = "builtin")
    String lister = "builtin";

    @Option(names = "--dry-run", description = "Store nothing; say what would happen.")
    boolean dryRun;

    @Override
    int run(Console console) throws Exception {
        if (!lister.equals("none") && !lister.equals("builtin")) {
            throw new UsageException("no lister \"" + lister + "\" here; there are builtin and none");
        }
        boolean made = !Files.exists(project);
        if (made && dryRun) throw new UsageException(project + ": there is no such project to try it on");
        if (made) Project.create(project).close();
        boolean kept = false;
        ImportReport report;
        try {
            try (Project p = Project.open(project, Access.WRITE)) {
                HeadText.warn(p, console);
                report = capture(p, console);
                kept = !report.changedNothing();
                if (json) ImportText.refused(report, console);
                else ImportText.print(report, console);
                if (kept && !dryRun && lister.equals("builtin")) {
                    Unlisted.builtin(json, console).list(p, report);
                }
            }
        } finally {
            // A project that was made for a file that was refused holds nothing and must not stay behind.
            if (made && !kept) Files.deleteIfExists(project);
        }
        if (json) console.json(g -> ImportText.write(List.of(report), g));
        return report.refused().isEmpty() ? Exit.OK : Exit.REFUSED;
    }

    private ImportReport capture(Project p, Console console) throws ImportException, IOException {
        List<String> spaces = p.snapshot().spaces();
        String into = space == null && spaces.size() == 1 ? spaces.getFirst() : space;
        ImportOptions options = new ImportOptions(Format.FACTS, into, null, null, dryRun, repository);
        if (!file.equals("-")) {
            return Imports.importFile(p, Path.of(file), options, new TerminalProgress(console, file));
        }
        return Imports.capture(p, "stdin", System.in.readAllBytes(), options);
    }
}
