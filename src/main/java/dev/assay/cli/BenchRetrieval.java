package dev.assay.cli;

import dev.assay.baseline.Embedder;
import dev.assay.bench.LocomoFile;
import dev.assay.bench.RetrievalBench;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code assay bench retrieval}. */
@CommandLine.Command(
        name = "retrieval",
        description = "LoCoMo file: evidence kept against words shown, side by side with BM25 and vectors.",
        mixinStandardHelpOptions = true)
final class BenchRetrieval extends BenchCommand.Measurement {
    @Option(
            names = "--budgets",
            paramLabel = "N,N",
            split = ",",
            description = "How many words may be shown.",
            defaultValue = "250,500,1000,2000")
    List<Integer> budgets = new ArrayList<>();

    @Option(
            names = "--lister",
            paramLabel = "L",
            description = "Who lists the conversations first: builtin or none.",
            defaultValue = "builtin")
    String lister = "builtin";

    @Option(
            names = "--folds",
            description = "Choose linked's shares without one conversation and try them on it, in turn.")
    boolean folds;

    @Override
    int run(Console console) throws Exception {
        for (int b : budgets) if (b < 0) throw new UsageException("--budgets must not be negative");
        LocomoFile locomo = BenchText.locomo(file, lister, console);
        int[] words = budgets.stream().mapToInt(b -> b).toArray();
        RetrievalBench bench = new RetrievalBench(locomo, words, console.progress() ? console::message : t -> {});
        if (folds) return folds(bench, words, console);
        Optional<Embedder> embedder = Embedder.find();
        if (embedder.isEmpty()) console.message(Embedder.HOW_TO_ADD);
        RetrievalBench.Result result = bench.measure(embedder.orElse(null));
        if (json) {
            console.json(g -> write(result, g));
            return Exit.OK;
        }
        console.line(result.questions() + " questions, " + result.excluded()
                + " left out, since no turn they cite is there; " + result.lost() + " citations name no turn");
        List<List<String>> table = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("system", "category", "questions"));
        for (int b : words) head.add(b + " words");
        table.add(head);
        for (RetrievalBench.System s : result.systems()) {
            boolean all = s.name().equals("everything");
            List<String> row = new ArrayList<>(List.of(
                    all ? "everything, " + Math.round(s.words()[0]) + " words" : s.name(),
                    "all",
                    "" + result.questions()));
            for (double r : s.recall()) row.add(BenchText.three(r));
            table.add(row);
            if (all) continue;
            s.byCategory().forEach((category, recall) -> {
                List<String> of = new ArrayList<>(
                        List.of("", category, "" + result.byCategory().getOrDefault(category, 0)));
                for (double r : recall) of.add(BenchText.three(r));
                table.add(of);
            });
        }
        console.table(table);
        return Exit.OK;
    }

    private int folds(RetrievalBench bench, int[] words, Console console) {
        List<RetrievalBench.Fold> all = bench.folds();
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                numbers(g, "budgets", Arrays.stream(words).asDoubleStream().toArray());
                g.writeArrayPropertyStart("folds");
                for (RetrievalBench.Fold f : all) {
                    g.writeStartObject();
                    g.writeStringProperty("space", f.space());
                    g.writeNumberProperty("questions", f.questions());
                    g.writeNumberProperty("session", f.session());
                    g.writeNumberProperty("hop", f.hop());
                    g.writeNumberProperty("said", f.said());
                    numbers(g, "recall", f.recall());
                    numbers(g, "in_use", f.fixed());
                    g.writeEndObject();
                }
                g.writeEndArray();
                g.writeEndObject();
            });
            return Exit.OK;
        }
        List<List<String>> table = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("without", "questions", "session", "hop", "said"));
        for (int b : words) head.add(b + " words");
        head.add("in use");
        table.add(head);
        double[] sum = new double[words.length];
        double[] fixed = new double[words.length];
        int n = 0;
        for (RetrievalBench.Fold f : all) {
            table.add(row(
                    f.space(), f.questions(), "" + f.session(), "" + f.hop(), "" + f.said(), f.recall(), f.fixed()));
            n += f.questions();
            for (int b = 0; b < words.length; b++) {
                sum[b] += f.recall()[b] * f.questions();
                fixed[b] += f.fixed()[b] * f.questions();
            }
        }
        for (int b = 0; b < words.length; b++) {
            sum[b] /= n;
            fixed[b] /= n;
        }
        table.add(row("all", n, "", "", "", sum, fixed));
        console.table(table);
        return Exit.OK;
    }

    private static List<String> row(
            String space, int questions, String session, String hop, String said, double[] recall, double[] fixed) {
        List<String> row = new ArrayList<>(List.of(space, "" + questions, session, hop, said));
        for (double r : recall) row.add(BenchText.three(r));
        row.add(String.join(" ", Arrays.stream(fixed).mapToObj(BenchText::three).toList()));
        return row;
    }

    private static void numbers(JsonGenerator g, String key, double[] numbers) {
        g.writeArrayPropertyStart(key);
        for (double d : numbers) {
            if (d == Math.rint(d)) g.writeNumber((long) d);
            else g.writeNumber(d);
        }
        g.writeEndArray();
    }

    private static void write(RetrievalBench.Result r, JsonGenerator g) {
        g.writeStartObject();
        g.writeNumberProperty("questions", r.questions());
        g.writeNumberProperty("excluded", r.excluded());
        g.writeNumberProperty("citations_lost", r.lost());
        numbers(g, "budgets", Arrays.stream(r.budgets()).asDoubleStream().toArray());
        g.writeArrayPropertyStart("systems");
        for (RetrievalBench.System s : r.systems()) {
            g.writeStartObject();
            g.writeStringProperty("name", s.name());
            numbers(g, "recall", s.recall());
            g.writeName("by_category");
            g.writeStartObject();
            s.byCategory().forEach((category, recall) -> numbers(g, category, recall));
            g.writeEndObject();
            numbers(g, "words", s.words());
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeEndObject();
    }
}
