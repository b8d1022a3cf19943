package dev.assay.cli;

import dev.assay.exchange.ImportReport;
import dev.assay.exchange.Imports;
import dev.assay.listing.BuiltinLister;
import dev.assay.listing.ListingRun;
import dev.assay.model.Decision;
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

    @Option(
            names = "--lister",
            paramLabel = "FILE",
            required = true,
            description = "builtin, or a file that lists the events.")
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
            HeadText.warn(p, console);
            String chosen = Command.Spaces.choose(p.snapshot(), space);
            if (lister.equals("builtin")) return builtin(p, chosen, console);
            ImportReport report = Imports.listFile(
                    p, Path.of(lister), chosen, name, activate ? by : null, new TerminalProgress(console, lister));
            if (json) console.json(g -> ImportText.write(List.of(report), g));
            else ImportText.print(report, console);
        }
        return Exit.OK;
    }

    private int builtin(Project p, String space, Console console) {
        BuiltinLister builtin = new BuiltinLister();
        String run = name == null ? builtin.name() : name;
        ListingRun.Result r;
        try {
            r = ListingRun.list(p, space, builtin, run, new TerminalProgress(console, space));
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
        if (activate && !run.equals(p.snapshot().space(space).settings().run())) {
            p.decide(List.of(
                    new Decision(space, new Decision.RunActivated(run), by, p.now(), "activated when it was listed")));
        }
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                g.writeStringProperty("space", space);
                g.writeStringProperty("run", r.run());
                g.writeNumberProperty("listed", r.listed());
                g.writeNumberProperty("known", r.known());
                g.writeNumberProperty("mentions", r.mentions());
                g.writeNumberProperty("not_listed", r.notListed().size());
                g.writeEndObject();
            });
        } else {
            print(space, r, console);
        }
        return Exit.OK;
    }

    static void print(String space, ListingRun.Result r, Console console) {
        console.line("  " + space + ": run " + r.run() + ", " + r.listed() + " events listed with " + r.mentions()
                + " mentions" + (r.known() > 0 ? ", " + r.known() + " listed before" : ""));
        for (ListingRun.NotListed n :
                r.notListed().subList(0, Math.min(5, r.notListed().size()))) {
            console.line("    not listed: " + n.event() + ": " + n.reason());
        }
        if (r.notListed().size() > 5) console.line("    and " + (r.notListed().size() - 5) + " more events not listed");
    }
}
