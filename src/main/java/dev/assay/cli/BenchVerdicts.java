package dev.assay.cli;

import dev.assay.baseline.Embedder;
import dev.assay.bench.LocomoFile;
import dev.assay.bench.VerdictBench;
import dev.assay.method.VerdictRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code assay bench verdicts}. */
@CommandLine.Command(
        name = "verdicts",
        description = "LoCoMo file: verdicts on answerable and adversarial questions.",
        mixinStandardHelpOptions = true)
final class BenchVerdicts extends BenchCommand.Measurement {
    @Option(
            names = "--folds",
            description = "Choose the rule's numbers without one conversation and try them on it, in turn.")
    boolean folds;

    @Option(names = "--misses", description = "Every question that came out otherwise than it should, with the reason.")
    boolean misses;

    @Option(
            names = "--lister",
            paramLabel = "L",
            description = "Who lists the conversations first: builtin or none.",
            defaultValue = "builtin")
    String lister = "builtin";

    @Override
    int run(Console console) throws Exception {
        LocomoFile locomo = BenchText.locomo(file, lister, console);
        VerdictBench bench = new VerdictBench(locomo, console.progress() ? console::message : t -> {});
        Optional<Embedder> embedder = Embedder.find();
        if (embedder.isEmpty()) console.message(Embedder.HOW_TO_ADD);
        List<VerdictBench.System> systems = new ArrayList<>(bench.measure(embedder));
        if (folds) systems.addAll(bench.folds(embedder));
        if (json) {
            console.json(g -> write(systems, g));
            return Exit.OK;
        }
        List<List<String>> table = new ArrayList<>();
        table.add(List.of(
                "system",
                "questions",
                "grounded",
                "missing evidence",
                "abstain",
                "balanced accuracy",
                "chosen on the others"));
        for (VerdictBench.System s : systems) {
            table.add(row(
                    s.name(),
                    "answerable",
                    s.answerable(),
                    BenchText.three(s.balancedAccuracy()),
                    String.join("; ", s.chosen())));
            table.add(row("", "adversarial", s.adversarial(), "", ""));
        }
        console.table(table);
        if (misses) {
            for (VerdictBench.Miss m : bench.misses(VerdictRule.COVER_2)) {
                console.line(m.question().space() + " " + m.question().category() + "  "
                        + AnswerText.verdict(m.answer().verdict()) + "  "
                        + m.question().text() + "  ("
                        + AnswerText.reason(m.answer().reason()) + ")");
            }
        }
        return Exit.OK;
    }

    private static List<String> row(String name, String kind, VerdictBench.Counts c, String accuracy, String chosen) {
        return List.of(name, kind, "" + c.grounded(), "" + c.missing(), "" + c.abstain(), accuracy, chosen);
    }

    private static void write(List<VerdictBench.System> systems, JsonGenerator g) {
        g.writeStartObject();
        g.writeArrayPropertyStart("systems");
        for (VerdictBench.System s : systems) {
            g.writeStartObject();
            g.writeStringProperty("name", s.name());
            counts(g, "answerable", s.answerable());
            counts(g, "adversarial", s.adversarial());
            JsonText.number(g, "balanced_accuracy", s.balancedAccuracy());
            g.writeArrayPropertyStart("chosen");
            s.chosen().forEach(g::writeString);
            g.writeEndArray();
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeEndObject();
    }

    private static void counts(JsonGenerator g, String key, VerdictBench.Counts c) {
        g.writeName(key);
        g.writeStartObject();
        g.writeNumberProperty("grounded", c.grounded());
        g.writeNumberProperty("missing_evidence", c.missing());
        g.writeNumberProperty("abstain", c.abstain());
        g.writeEndObject();
    }
}
