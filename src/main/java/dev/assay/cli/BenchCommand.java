package dev.assay.cli;

import dev.assay.bench.ReferencesBench;
import dev.assay.bench.TimesBench;
import dev.assay.model.ReferenceRules;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code assay bench}. */
@CommandLine.Command(
        name = "bench",
        description = "Measure the method on other people's annotated data.",
        mixinStandardHelpOptions = true,
        subcommands = {
            BenchRetrieval.class,
            BenchVerdicts.class,
            BenchCommand.References.class,
            BenchCommand.Times.class,
            BenchListing.class
        })
final class BenchCommand implements Callable<Integer> {
    @CommandLine.Spec
    CommandLine.Model.@Nullable CommandSpec spec;

    @Override
    public Integer call() {
        throw new UsageException("name what to measure: retrieval, verdicts, references, times or listing");
    }

    /** What all measurements share. */
    abstract static class Measurement implements Callable<Integer> {
        @CommandLine.Spec
        CommandLine.Model.@Nullable CommandSpec spec;

        @Option(names = "--json", description = "Print JSON.")
        boolean json;

        @Parameters(index = "0", paramLabel = "FILE")
        Path file = Path.of("");

        abstract int run(Console console) throws Exception;

        @Override
        public final Integer call() throws Exception {
            if (spec == null) throw new IllegalStateException("picocli gives every command its spec");
            if (!Files.isRegularFile(file)) throw new UsageException(file + ": there is no such file");
            return run(((Root) spec.root().userObject()).console());
        }
    }

    /** {@code assay bench references}. */
    @CommandLine.Command(
            name = "references",
            description = "Character-identification file: references settled by count, right and wrong.",
            mixinStandardHelpOptions = true)
    static final class References extends Measurement {
        @Option(names = "--references", paramLabel = "R", description = "count-1 or count-2; both when left out.")
        @Nullable
        String rules;

        @Option(names = "--window", paramLabel = "N", description = "How many turns are looked at.", defaultValue = "3")
        int window = 3;

        @Override
        int run(Console console) throws Exception {
            ReferencesBench bench = ReferencesBench.of(file);
            List<ReferenceRules> measured = rules == null
                    ? List.of(ReferenceRules.values())
                    : List.of(ImportCommand.need(rules, ReferenceRules::of));
            List<ReferencesBench.Result> results = new ArrayList<>();
            for (ReferenceRules r : measured) results.add(bench.measure(r, window));
            if (json) {
                console.json(g -> {
                    if (results.size() > 1) g.writeStartObject();
                    for (int i = 0; i < results.size(); i++) {
                        if (results.size() > 1) g.writeName(measured.get(i).id());
                        BenchText.write(results.get(i), g);
                    }
                    if (results.size() > 1) g.writeEndObject();
                });
                return Exit.OK;
            }
            List<List<String>> table = new ArrayList<>();
            table.add(List.of("rules", "total", "settled", "right", "wrong", "open", "unknown", "precision", "share"));
            for (int i = 0; i < results.size(); i++) {
                ReferencesBench.Result r = results.get(i);
                table.add(List.of(
                        measured.get(i).id(),
                        "" + r.total(),
                        "" + r.settled(),
                        "" + r.right(),
                        "" + r.wrong(),
                        "" + r.open(),
                        "" + r.unknown(),
                        BenchText.three(r.precision()),
                        BenchText.three(r.share())));
            }
            console.table(table);
            return Exit.OK;
        }
    }

    /** {@code assay bench times}. */
    @CommandLine.Command(
            name = "times",
            description = "LoCoMo file: relative time expressions against the gold dates.",
            mixinStandardHelpOptions = true)
    static final class Times extends Measurement {
        @Option(names = "--errata", paramLabel = "FILE", description = "Gold answers found wrong.")
        @Nullable
        Path errata;

        @Option(names = "--cases", description = "Every question with what was found.")
        boolean cases;

        @Override
        int run(Console console) throws Exception {
            JsonMapper mapper = JsonMapper.builder().build();
            JsonNode wrong = errata == null ? null : mapper.readTree(Files.readAllBytes(errata));
            TimesBench.Report report = TimesBench.evaluate(mapper.readTree(Files.readAllBytes(file)), wrong);
            TimesBench.Figures f = report.figures();
            if (json) {
                console.json(g -> {
                    g.writeStartObject();
                    g.writeNumberProperty("questions", f.questions());
                    g.writeNumberProperty("with_expression", f.withExpression());
                    g.writeNumberProperty("resolved", f.resolved());
                    g.writeNumberProperty("right", f.right());
                    g.writeNumberProperty("wrong", f.wrong());
                    g.writeNumberProperty("excluded", f.excluded());
                    g.writeEndObject();
                });
                return Exit.OK;
            }
            if (cases) report.cases().forEach(c -> console.line(c.toString()));
            console.table(List.of(
                    List.of("questions", "with expression", "resolved", "right", "wrong", "excluded"),
                    List.of(
                            "" + f.questions(),
                            "" + f.withExpression(),
                            "" + f.resolved(),
                            "" + f.right(),
                            "" + f.wrong(),
                            "" + f.excluded())));
            return Exit.OK;
        }
    }
}
