package dev.assay.cli;

import dev.assay.exchange.Format;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.ImportReport;
import dev.assay.exchange.Imports;
import dev.assay.listing.llm.ModelLister;
import dev.assay.model.NameRules;
import dev.assay.model.ReferenceRules;
import dev.assay.project.Access;
import dev.assay.project.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay import}. */
@CommandLine.Command(
        name = "import",
        description = "Bring files into a project, which is made when it is missing. One file is one transaction.",
        mixinStandardHelpOptions = true)
final class ImportCommand extends Command {
    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE")
    List<Path> files = List.of();

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "auto, events, facts, locomo, ndm, graphiti, questions, answers, scores or errata.",
            defaultValue = "auto")
    String format = "auto";

    @Option(names = "--space", paramLabel = "S", description = "The space it goes into, whatever the file says.")
    @Nullable
    String space;

    @Option(names = "--names", paramLabel = "R", description = "Rule set of new spaces for names: assay-1 or ndm-0.2.")
    @Nullable
    String names;

    @Option(
            names = "--references",
            paramLabel = "R",
            description = "Rule set of new spaces for references: count-1 or count-2.")
    @Nullable
    String references;

    @Option(
            names = "--lister",
            paramLabel = "L",
            description = "Who lists what the file leaves unlisted: builtin, llm, or none (the default).",
            defaultValue = "none")
    String lister = "none";

    @CommandLine.Mixin
    ModelOptions model = new ModelOptions();

    @Option(
            names = "--arm",
            paramLabel = "ARM",
            description = "Answers: the arm a file is of, where neither it nor its name says so.")
    @Nullable
    String arm;

    @Option(
            names = "--sessions",
            paramLabel = "N-M",
            description =
                    "A file that numbers its questions (q00, …): they are those of --space, in order, whose evidence lies wholly in these sessions.")
    @Nullable
    String sessions;

    @Option(names = "--dry-run", description = "Store nothing; say what would happen.")
    boolean dryRun;

    @Override
    int run(Console console) throws Exception {
        Unlisted unlisted = unlisted(console);
        ImportOptions options = new ImportOptions(
                        format.equals("auto") ? null : known(format, Format::of),
                        space,
                        known(names, NameRules::of),
                        known(references, ReferenceRules::of),
                        dryRun)
                .answering(arm, sessions);
        List<ImportReport> reports = new ArrayList<>();
        boolean made = !Files.exists(project);
        Path target = made && dryRun ? scratch() : project;
        try {
            if (made) Project.create(target).close();
            boolean kept = false;
            try (Project p = Project.open(target, Access.WRITE)) {
                HeadText.warn(p, console);
                for (Path file : files) {
                    ImportReport report =
                            Imports.importFile(p, file, options, new TerminalProgress(console, file.toString()));
                    reports.add(report);
                    kept |= !report.changedNothing();
                    if (json) ImportText.refused(report, console);
                    else ImportText.print(report, console);
                    if (unlisted != null && !dryRun) unlisted.list(p, report);
                }
            } finally {
                // A project that was made for a file that was refused holds nothing and must not stay behind.
                if (made && !dryRun && !kept && reports.isEmpty()) Files.deleteIfExists(target);
            }
        } finally {
            if (made && dryRun) deleteScratch(target);
        }
        if (json) console.json(g -> ImportText.write(reports, g));
        return reports.stream()
                        .allMatch(r ->
                                r.refused().isEmpty() && r.scored().unmatched().isEmpty())
                ? Exit.OK
                : Exit.REFUSED;
    }

    private @Nullable Unlisted unlisted(Console console) {
        return switch (lister) {
            case "none" -> null;
            case "builtin" -> Unlisted.builtin(json, console);
            case "llm" -> {
                ModelLister llm = model.lister(console);
                yield new Unlisted(model.run(), (p, name) -> model(p, name, llm, console));
            }
            default -> throw new UsageException("no lister \"" + lister + "\" here; there are builtin, llm and none");
        };
    }

    private void model(Project p, String name, ModelLister llm, Console console) {
        try (CtrlC ctrlC = new CtrlC()) {
            ModelLister.Result r =
                    llm.list(p, name, model.run(), model.again(), new TerminalProgress(console, name, ctrlC));
            if (!json && r.calls() > 0) model.print(name, r, console);
        }
    }

    private static Path scratch() throws IOException {
        return Files.createTempDirectory("assay").resolve("dry-run.assay");
    }

    private static void deleteScratch(Path file) throws IOException {
        Files.deleteIfExists(file);
        Path folder = file.getParent();
        if (folder != null) Files.deleteIfExists(folder);
    }

    /** The value of that name; says which there are when there is none. */
    static <T> T need(String id, Function<String, T> of) {
        try {
            return of.apply(id);
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    static <T> @Nullable T known(@Nullable String id, Function<String, T> of) {
        return id == null ? null : need(id, of);
    }
}
