package dev.assay.cli;

import dev.assay.bench.AgreementBench;
import dev.assay.bench.ListingBench;
import dev.assay.exchange.ImportException;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.listing.Agreement;
import dev.assay.listing.BuiltinLister;
import dev.assay.model.Event;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code assay bench listing}. */
@CommandLine.Command(
        name = "listing",
        description = "Conversations: how fast the built-in lister is, and how far its rows agree with another run.",
        mixinStandardHelpOptions = true)
final class BenchListing extends BenchCommand.Measurement {
    private static final String RUN = "run";

    @Option(
            names = "--run",
            paramLabel = "RUN-FILE",
            description = "Another run of the same conversation: as the NDM engine wrote it, or events with mentions.")
    @Nullable
    Path runFile;

    @Option(
            names = "--space",
            paramLabel = "S",
            description = "Which conversation of the file the run lists; may be left out where there is only one.")
    @Nullable
    String space;

    @Option(names = "--passes", paramLabel = "N", description = "The fastest of so many counts.", defaultValue = "3")
    int passes = 3;

    @Option(names = "--cases", description = "Every row that only one of the two lists.")
    boolean cases;

    private record Found(String space, AgreementBench.Result result) {}

    @Override
    int run(Console console) throws Exception {
        if (passes < 1) throw new UsageException("--passes: at least 1");
        if (space != null && runFile == null) throw new UsageException("--space goes with --run");
        Path folder = Files.createTempDirectory("assay");
        try {
            measure(folder.resolve("bench.assay"), console);
        } finally {
            delete(folder);
        }
        return Exit.OK;
    }

    private void measure(Path scratch, Console console) throws ImportException {
        try (Project project = Project.create(scratch)) {
            Imports.importFile(project, file, ImportOptions.DEFAULT, Progress.NONE);
            Found found = runFile == null ? null : agreement(project, runFile);
            ListingBench.Result speed = ListingBench.measure(texts(project.snapshot()), passes);
            if (json) console.json(g -> write(speed, found, g));
            else print(speed, found, console);
        }
    }

    private Found agreement(Project project, Path other) throws ImportException {
        String chosen = Command.Spaces.choose(project.snapshot(), space);
        Imports.listFile(project, other, chosen, RUN, null, Progress.NONE);
        var snapshot = project.snapshot().space(chosen);
        var run = Objects.requireNonNull(snapshot.record().runs().get(RUN));
        return new Found(chosen, AgreementBench.compare(snapshot, new BuiltinLister(), run));
    }

    private static List<String> texts(ProjectSnapshot project) {
        List<String> texts = new ArrayList<>();
        for (String name : project.spaces()) {
            var record = Objects.requireNonNull(project.record(name));
            for (Event e : record.events()) texts.add(e.text());
        }
        return texts;
    }

    private void print(ListingBench.Result speed, @Nullable Found found, Console console) {
        console.table(List.of(
                List.of("turns", "mentions", "ms", "turns a second", "times tokens and tags alone"),
                List.of(
                        "" + speed.texts(),
                        "" + speed.mentions(),
                        "" + Math.round(speed.listMillis()),
                        "" + Math.round(speed.throughput()),
                        BenchText.three(speed.ratio()))));
        if (found == null) return;
        AgreementBench.Result r = found.result();
        console.line("");
        console.line(found.space() + ": " + r.events() + " turns that both list; here: builtin, there: " + runFile);
        console.table(List.of(
                List.of("rows", "both", "only here", "only there", "precision", "recall"),
                row("named", r.named()),
                row("all", r.all())));
        if (!cases) return;
        r.all().onlyA().forEach(c -> console.line("only here   " + c.event() + "  " + c.row()));
        r.all().onlyB().forEach(c -> console.line("only there  " + c.event() + "  " + c.row()));
    }

    private static List<String> row(String name, Agreement a) {
        return List.of(
                name,
                "" + a.both().size(),
                "" + a.onlyA().size(),
                "" + a.onlyB().size(),
                BenchText.three(a.precision()),
                BenchText.three(a.recall()));
    }

    private void write(ListingBench.Result speed, @Nullable Found found, JsonGenerator g) {
        g.writeStartObject();
        g.writeNumberProperty("turns", speed.texts());
        g.writeNumberProperty("mentions", speed.mentions());
        JsonText.number(g, "millis", speed.listMillis());
        JsonText.number(g, "turns_a_second", speed.throughput());
        JsonText.number(g, "times_tags", speed.ratio());
        if (found == null) {
            g.writeNullProperty("agreement");
        } else {
            g.writeObjectPropertyStart("agreement");
            g.writeStringProperty("space", found.space());
            g.writeNumberProperty("turns", found.result().events());
            write("named", found.result().named(), g);
            write("all", found.result().all(), g);
            g.writeEndObject();
        }
        g.writeEndObject();
    }

    private void write(String name, Agreement a, JsonGenerator g) {
        g.writeObjectPropertyStart(name);
        g.writeNumberProperty("both", a.both().size());
        g.writeNumberProperty("only_here", a.onlyA().size());
        g.writeNumberProperty("only_there", a.onlyB().size());
        JsonText.number(g, "precision", a.precision());
        JsonText.number(g, "recall", a.recall());
        if (cases) {
            cells("here", a.onlyA(), g);
            cells("there", a.onlyB(), g);
        }
        g.writeEndObject();
    }

    private static void cells(String name, Iterable<Agreement.Cell> cells, JsonGenerator g) {
        g.writeArrayPropertyStart(name);
        for (Agreement.Cell c : cells) {
            g.writeStartArray();
            g.writeString(c.event());
            g.writeString(c.row());
            g.writeEndArray();
        }
        g.writeEndArray();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path f : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(f);
        }
    }
}
