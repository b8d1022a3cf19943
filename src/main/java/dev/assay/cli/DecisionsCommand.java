package dev.assay.cli;

import dev.assay.exchange.DecisionFiles;
import dev.assay.method.Reviews;
import dev.assay.method.SpaceSnapshot;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.ReviewAgreement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/** {@code assay decisions}: what reviewers decided about references, out, in and against each other. */
@CommandLine.Command(
        name = "decisions",
        description = "Decisions about references as a file, and how far reviewers agree.",
        mixinStandardHelpOptions = true,
        subcommands = {DecisionsCommand.Export.class, DecisionsCommand.Import.class, DecisionsCommand.Agreement.class})
final class DecisionsCommand implements Runnable {
    @CommandLine.Spec
    CommandLine.Model.@Nullable CommandSpec spec;

    @Override
    public void run() {
        throw new UsageException("say what: export, import or agreement");
    }

    /** {@code assay decisions export}. */
    @CommandLine.Command(
            name = "export",
            description = "Decisions about references that still count, one a line (JSON Lines).",
            mixinStandardHelpOptions = true)
    static final class Export extends Command {
        @Option(names = "--space", paramLabel = "S", description = "Only of this space; of all when left out.")
        @Nullable
        String space;

        @Option(names = "--by", paramLabel = "WHO", description = "Only of this reviewer; of all when left out.")
        @Nullable
        String by;

        @Option(
                names = "-o",
                paramLabel = "FILE",
                description = "Where to; standard output when left out. Must not exist.")
        @Nullable
        Path output;

        @Override
        int run(Console console) throws IOException {
            List<String> lines;
            try (Project p = Project.open(project, Access.READ)) {
                HeadText.warn(p, console);
                String chosen = space == null ? null : Command.Spaces.choose(p.snapshot(), space);
                lines = DecisionFiles.lines(p.snapshot(), chosen, by);
            }
            Path to = output;
            if (to == null) {
                lines.forEach(console::line);
                return Exit.OK;
            }
            if (Files.exists(to)) throw new UsageException(to + ": is there already; nothing was written");
            Files.writeString(
                    to,
                    lines.isEmpty() ? "" : String.join("\n", lines) + "\n",
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE_NEW);
            if (json) {
                console.json(g -> {
                    g.writeStartObject();
                    g.writeNumberProperty("decisions", lines.size());
                    g.writeStringProperty("file", to.toString());
                    g.writeEndObject();
                });
            } else {
                console.line(lines.size() + (lines.size() == 1 ? " decision" : " decisions") + " written: " + to);
            }
            return Exit.OK;
        }
    }

    /** {@code assay decisions import}. */
    @CommandLine.Command(
            name = "import",
            description =
                    "Take in decisions of other reviewers. Nobody's word is lost; what holds here stays, and conflicts are listed.",
            mixinStandardHelpOptions = true)
    static final class Import extends Command {
        @Parameters(index = "1", paramLabel = "FILE", description = "As \"assay decisions export\" writes it.")
        Path file = Path.of("");

        @Option(names = "--dry-run", description = "Record nothing; say what would happen.")
        boolean dryRun;

        @Override
        int run(Console console) throws Exception {
            try (Project p = Project.open(project, Access.WRITE)) {
                HeadText.warn(p, console);
                DecisionFiles.Merged m = DecisionFiles.merge(p, file, dryRun);
                if (json) console.json(g -> write(m, g));
                else print(m, console);
            }
            return Exit.OK;
        }

        private void print(DecisionFiles.Merged m, Console console) {
            console.line((dryRun ? "would take in: " : "taken in: ") + m.taken() + " that hold, " + m.beside()
                    + " beside one that holds; " + m.known() + " known already, " + m.older()
                    + " replaced here since by the same reviewer");
            for (DecisionFiles.Conflict c : m.conflicts()) {
                console.line("  conflict  "
                        + name(
                                c.space(),
                                c.reference().event(),
                                c.reference().words(),
                                c.reference().occurrence()) + "  here " + c.here() + "; in the file " + c.file());
            }
        }

        private static void write(DecisionFiles.Merged m, JsonGenerator g) {
            g.writeStartObject();
            g.writeNumberProperty("taken", m.taken());
            g.writeNumberProperty("beside", m.beside());
            g.writeNumberProperty("known", m.known());
            g.writeNumberProperty("older", m.older());
            g.writeArrayPropertyStart("conflicts");
            for (DecisionFiles.Conflict c : m.conflicts()) {
                g.writeStartObject();
                g.writeStringProperty(
                        "ref",
                        name(
                                c.space(),
                                c.reference().event(),
                                c.reference().words(),
                                c.reference().occurrence()));
                g.writeStringProperty("here", c.here());
                g.writeStringProperty("file", c.file());
                g.writeEndObject();
            }
            g.writeEndArray();
            g.writeArrayPropertyStart("reviewers");
            m.reviewers().forEach(g::writeString);
            g.writeEndArray();
            g.writeEndObject();
        }
    }

    private static String name(String space, String event, String words, int occurrence) {
        return space + "/" + event + "/" + words + "/" + occurrence;
    }

    /** {@code assay decisions agreement}. */
    @CommandLine.Command(
            name = "agreement",
            description =
                    "How far reviewers agree about references: raw, Cohen's kappa, Krippendorff's alpha (nominal).",
            mixinStandardHelpOptions = true)
    static final class Agreement extends Command.OfSpace {
        @Override
        int read(ProjectSnapshot project, SpaceSnapshot space, Console console) {
            ReviewAgreement a = ReviewAgreement.of(Reviews.of(space));
            String name = space.record().name();
            if (json) console.json(g -> write(a, name, g));
            else print(a, name, console);
            return Exit.OK;
        }

        private static void print(ReviewAgreement a, String space, Console console) {
            console.line("reviewers: " + (a.reviewers().isEmpty() ? "none" : String.join(", ", a.reviewers())));
            console.line(
                    "answered by more than one: " + a.both() + " of " + a.settled() + "; all agree on " + a.agreed());
            console.line("raw agreement " + figure(a.raw()) + ", Cohen's kappa " + figure(a.kappa())
                    + ", Krippendorff's alpha (nominal) " + figure(a.alpha()));
            for (Reviews.Review r : a.disagreements()) {
                console.line("  " + ref(space, r) + "  "
                        + String.join(
                                "; ",
                                r.positions().stream()
                                        .map(p -> p.reviewer() + ": " + said(p))
                                        .toList())
                        + (r.adjudicated() == null
                                ? ""
                                : "  adjudicated by "
                                        + r.adjudicated().decision().by() + ": "
                                        + r.adjudicated().decision().why()));
            }
        }

        private static String figure(OptionalDouble value) {
            return value.isEmpty() ? "undefined" : String.format(Locale.ROOT, "%.4f", value.getAsDouble());
        }

        private static String said(Reviews.Position p) {
            return p.key() == null ? "cannot be known" : p.key();
        }

        private static String ref(String space, Reviews.Review r) {
            return name(
                    space,
                    r.reference().event(),
                    r.reference().words(),
                    r.reference().occurrence());
        }

        private static void write(ReviewAgreement a, String space, JsonGenerator g) {
            g.writeStartObject();
            g.writeArrayPropertyStart("reviewers");
            a.reviewers().forEach(g::writeString);
            g.writeEndArray();
            g.writeNumberProperty("settled", a.settled());
            g.writeNumberProperty("both", a.both());
            g.writeNumberProperty("agreed", a.agreed());
            number("raw", a.raw(), g);
            number("kappa", a.kappa(), g);
            number("alpha", a.alpha(), g);
            g.writeArrayPropertyStart("disagreements");
            for (Reviews.Review r : a.disagreements()) {
                g.writeStartObject();
                g.writeStringProperty("ref", ref(space, r));
                g.writeArrayPropertyStart("positions");
                for (Reviews.Position p : r.positions()) {
                    g.writeStartObject();
                    g.writeStringProperty("by", p.reviewer());
                    JsonText.optional(g, "row", p.key());
                    g.writeStringProperty("why", p.decided().decision().why());
                    g.writeEndObject();
                }
                g.writeEndArray();
                JsonText.optional(
                        g,
                        "adjudicated_by",
                        r.adjudicated() == null
                                ? null
                                : r.adjudicated().decision().by());
                JsonText.optional(
                        g,
                        "adjudicated_why",
                        r.adjudicated() == null
                                ? null
                                : r.adjudicated().decision().why());
                g.writeEndObject();
            }
            g.writeEndArray();
            g.writeEndObject();
        }

        private static void number(String name, OptionalDouble value, JsonGenerator g) {
            if (value.isEmpty()) g.writeNullProperty(name);
            else g.writeNumberProperty(name, value.getAsDouble());
        }
    }
}
