package dev.assay.cli;

import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Stability;
import dev.assay.project.ProjectSnapshot;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/** {@code assay stability}. */
@CommandLine.Command(
        name = "stability",
        description = "Two runs of a space compared by the pairs of events that collide.",
        mixinStandardHelpOptions = true)
final class StabilityCommand extends Command.Reading {
    @Option(names = "--space", paramLabel = "S", description = "The space; may be left out where there is only one.")
    @Nullable
    String space;

    @Parameters(index = "1..2", arity = "2", paramLabel = "RUN")
    List<String> runs = List.of();

    @Override
    int read(ProjectSnapshot snapshot, Console console) {
        String name = Command.Spaces.choose(snapshot, space);
        SpaceRecord record = snapshot.space(name).record();
        SpaceSnapshot a = derive(record, runs.get(0));
        SpaceSnapshot b = derive(record, runs.get(1));
        Stability s = Stability.of(a, b);
        if (json) console.json(g -> write(record, s, g));
        else print(record, s, console);
        return Exit.OK;
    }

    private static SpaceSnapshot derive(SpaceRecord record, String run) {
        Command.Spaces.requireRun(record, run);
        return SpaceDerivation.derive(record, run, false);
    }

    private static String id(SpaceRecord record, int tick) {
        return record.events().get(tick).id();
    }

    private static void write(SpaceRecord record, Stability s, JsonGenerator g) {
        g.writeStartObject();
        JsonText.number(g, "jaccard", s.jaccard());
        g.writeNumberProperty("both", s.both());
        pairs("only_a", record, s.onlyA(), g);
        pairs("only_b", record, s.onlyB(), g);
        g.writeArrayPropertyStart("drifted");
        for (Stability.Drift d : s.drifted()) {
            g.writeStartObject();
            g.writeStringProperty("event", id(record, d.tick()));
            g.writeArrayPropertyStart("a");
            d.a().forEach(g::writeString);
            g.writeEndArray();
            g.writeArrayPropertyStart("b");
            d.b().forEach(g::writeString);
            g.writeEndArray();
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeEndObject();
    }

    private static void pairs(String name, SpaceRecord record, List<Stability.Pair> pairs, JsonGenerator g) {
        g.writeArrayPropertyStart(name);
        for (Stability.Pair p : pairs) {
            g.writeStartArray();
            g.writeString(id(record, p.a()));
            g.writeString(id(record, p.b()));
            g.writeEndArray();
        }
        g.writeEndArray();
    }

    private static void print(SpaceRecord record, Stability s, Console console) {
        int either = s.both() + s.onlyA().size() + s.onlyB().size();
        console.line("J = " + s.both() + "/" + either + " = " + Math.round(s.jaccard() * 1000) / 1000.0);
        console.line("only in the first: " + list(record, s.onlyA()));
        console.line("only in the second: " + list(record, s.onlyB()));
        for (Stability.Drift d : s.drifted()) {
            console.line(
                    "  " + id(record, d.tick()) + "  " + String.join(", ", d.a()) + "  /  " + String.join(", ", d.b()));
        }
    }

    private static String list(SpaceRecord record, List<Stability.Pair> pairs) {
        if (pairs.isEmpty()) return "none";
        return pairs.size() + ": "
                + String.join(
                        " ",
                        pairs.stream()
                                .map(p -> id(record, p.a()) + "–" + id(record, p.b()))
                                .toList());
    }
}
