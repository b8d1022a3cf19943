package dev.assay.cli;

import dev.assay.exchange.ImportReport;
import dev.assay.exchange.Imports;
import dev.assay.project.Access;
import dev.assay.project.Project;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay list}. */
@CommandLine.Command(
        name = "list",
        description = "Add an extraction run to a space: who lists its mentions.",
        mixinStandardHelpOptions = true)
final class ListCommand extends Command {
    @Option(names = "--space", paramLabel = "S", description = "The space; may be left out where there is only one.")
    @Nullable
    String space;

    @Option(names = "--lister", paramLabel = "FILE", required = true, description = "A file that lists the events.")
    String lister = "";

    @Option(names = "--name", paramLabel = "RUN", description = "The run's name; the file's when left out.")
    @Nullable
    String name;

    @Option(names = "--activate", description = "Make it the active run.")
    boolean activate;

    @Option(names = "--by", paramLabel = "WHO", description = "Who activates it; your user name when left out.")
    String by = System.getProperty("user.name", "unknown");

    @Override
    int run(Console console) throws Exception {
        try (Project p = Project.open(project, Access.WRITE)) {
            String chosen = Command.Spaces.choose(p.snapshot(), space);
            ImportReport report = Imports.listFile(
                    p, Path.of(lister), chosen, name, activate ? by : null, new TerminalProgress(console, lister));
            if (json) console.json(g -> ImportText.write(List.of(report), g));
            else ImportText.print(report, console);
        }
        return Exit.OK;
    }
}
