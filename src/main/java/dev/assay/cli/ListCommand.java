package dev.assay.cli;

import dev.assay.exchange.ImportReport;
import dev.assay.exchange.Imports;
import dev.assay.listing.BuiltinLister;
import dev.assay.listing.ListingRun;
import dev.assay.listing.llm.ModelLister;
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
            description = "builtin, llm, or a file that lists the events.")
    String lister = "";

    @Option(
            names = "--name",
            paramLabel = "RUN",
            description = "The run's name; that of the file, the lister or the model when left out.")
    @Nullable
    String name;

    @CommandLine.Mixin
    ModelOptions model = new ModelOptions();

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
            if (lister.equals("llm")) return model(p, chosen, console);
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
        try (CtrlC ctrlC = new CtrlC()) {
            r = ListingRun.list(p, space, builtin, run, new TerminalProgress(console, space, ctrlC));
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
        activate(p, space, run);
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

    private int model(Project p, String space, Console console) {
        ModelLister lister = model.lister(console);
        String run = name == null ? model.run() : name;
        ModelLister.Result r;
        try (CtrlC ctrlC = new CtrlC()) {
            r = lister.list(p, space, run, model.again(), new TerminalProgress(console, space, ctrlC));
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
        if (p.snapshot().space(space).record().runs().containsKey(run)) activate(p, space, run);
        if (json) console.json(g -> model.write(space, r, g));
        else model.print(space, r, console);
        return Exit.OK;
    }

    private void activate(Project p, String space, String run) {
        if (!activate || run.equals(p.snapshot().space(space).settings().run())) return;
        p.decide(List.of(
                new Decision(space, new Decision.RunActivated(run), by, p.now(), "activated when it was listed")));
    }

    static void print(String space, ListingRun.Result r, Console console) {
        console.line("  " + space + ": run " + r.run() + ", " + CountText.of(r.listed(), "event") + " listed with "
                + CountText.of(r.mentions(), "mention") + (r.known() > 0 ? ", " + r.known() + " listed before" : ""));
        print(r.notListed(), console);
    }

    static void print(List<ListingRun.NotListed> notListed, Console console) {
        for (ListingRun.NotListed n : notListed.subList(0, Math.min(5, notListed.size()))) {
            console.line("    not listed: " + n.event() + ": " + n.reason());
        }
        if (notListed.size() > 5)
            console.line("    and " + CountText.of(notListed.size() - 5, "more event") + " not listed");
    }
}
