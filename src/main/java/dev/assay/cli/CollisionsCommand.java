package dev.assay.cli;

import dev.assay.method.Collisions;
import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code assay collisions}. */
@CommandLine.Command(
        name = "collisions",
        description = "Pairs of events that share rows, with counts, and the chains they form; or one path.",
        mixinStandardHelpOptions = true)
final class CollisionsCommand extends Command.OfSpace {
    @Option(names = "--path", arity = "2", paramLabel = "EVENT", description = "A shortest path between two events.")
    @Nullable
    List<String> path;

    @Override
    int read(SpaceSnapshot space, Console console) {
        if (path != null) return path(space, tick(space, path.get(0)), tick(space, path.get(1)), console);
        if (json) console.json(g -> write(space, g));
        else print(space, console);
        return Exit.OK;
    }

    private static int tick(SpaceSnapshot space, String event) {
        return Command.Spaces.tick(space.record(), event);
    }

    private static String id(SpaceSnapshot space, int tick) {
        return space.record().events().get(tick).id();
    }

    private static List<String> keys(Rows rows, int[] of) {
        List<String> keys = new ArrayList<>();
        for (int r : of) keys.add(rows.key(r));
        return keys;
    }

    private int path(SpaceSnapshot space, int from, int to, Console console) {
        Collisions c = space.collisions();
        int[] found = c.path(from, to);
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                if (found == null) {
                    g.writeNullProperty("path");
                } else {
                    g.writeArrayPropertyStart("path");
                    for (int t : found) g.writeString(id(space, t));
                    g.writeEndArray();
                    g.writeArrayPropertyStart("via");
                    for (int i = 1; i < found.length; i++) {
                        g.writeStartArray();
                        keys(space.rows(), c.shared(found[i - 1], found[i])).forEach(g::writeString);
                        g.writeEndArray();
                    }
                    g.writeEndArray();
                }
                g.writeEndObject();
            });
            return Exit.OK;
        }
        if (found == null) {
            console.line("no path: nothing joins " + id(space, from) + " and " + id(space, to));
            return Exit.OK;
        }
        StringBuilder line = new StringBuilder(id(space, from));
        for (int i = 1; i < found.length; i++) {
            line.append(" –")
                    .append(String.join(", ", keys(space.rows(), c.shared(found[i - 1], found[i]))))
                    .append("– ")
                    .append(id(space, found[i]));
        }
        console.line(line.toString());
        return Exit.OK;
    }

    private static void write(SpaceSnapshot space, JsonGenerator g) {
        Collisions c = space.collisions();
        g.writeStartObject();
        g.writeArrayPropertyStart("pairs");
        c.forEachPair((a, b, count) -> {
            g.writeStartObject();
            g.writeStringProperty("a", id(space, a));
            g.writeStringProperty("b", id(space, b));
            g.writeNumberProperty("count", count);
            g.writeArrayPropertyStart("shared");
            keys(space.rows(), c.shared(a, b)).forEach(g::writeString);
            g.writeEndArray();
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeArrayPropertyStart("chains");
        for (int[] chain : c.chains()) {
            g.writeStartObject();
            g.writeNumberProperty("size", chain.length);
            g.writeArrayPropertyStart("events");
            for (int t : chain) g.writeString(id(space, t));
            g.writeEndArray();
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeEndObject();
    }

    private static void print(SpaceSnapshot space, Console console) {
        Collisions c = space.collisions();
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("a", "b", "count", "shared"));
        c.forEachPair((a, b, count) -> table.add(List.of(
                id(space, a), id(space, b), "" + count, String.join(", ", keys(space.rows(), c.shared(a, b))))));
        console.table(table);
        int[][] chains = c.chains();
        console.line(CountText.of(table.size() - 1, "pair") + ", " + CountText.of(chains.length, "chain"));
        for (int i = 0; i < chains.length; i++) {
            List<String> ids = new ArrayList<>();
            for (int t : chains[i]) ids.add(id(space, t));
            console.line("chain " + (i + 1) + " of " + chains[i].length + ": " + String.join(" ", ids));
        }
        console.line("These events connect; what the connection means is not claimed.");
    }
}
