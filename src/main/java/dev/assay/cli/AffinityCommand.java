package dev.assay.cli;

import dev.assay.method.Affinity;
import dev.assay.method.SpaceSnapshot;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay affinity}. */
@CommandLine.Command(
        name = "affinity",
        description = "The rows most closely tied to one: a similarity, not a distance and not a probability.",
        mixinStandardHelpOptions = true)
final class AffinityCommand extends Command.OfSpace {
    @Option(names = "--entity", paramLabel = "E", required = true, description = "The row.")
    String entity = "";

    @Option(names = "--top", paramLabel = "N", description = "How many; all when left out.")
    int top = Integer.MAX_VALUE;

    @Override
    int read(SpaceSnapshot space, Console console) {
        if (top < 1) throw new UsageException("--top must be at least 1");
        String key = SettleCommand.RowNames.find(space, entity);
        List<Affinity.Neighbour> all =
                new Affinity(space).neighbours(space.rows().of(key));
        List<Affinity.Neighbour> shown = all.subList(0, Math.min(top, all.size()));
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                g.writeStringProperty("entity", key);
                g.writeArrayPropertyStart("neighbours");
                for (Affinity.Neighbour n : shown) {
                    g.writeStartObject();
                    g.writeStringProperty("key", space.rows().key(n.row()));
                    g.writeNumberProperty("weight", n.weight());
                    g.writeNumberProperty("count", n.count());
                    g.writeArrayPropertyStart("events");
                    for (int t : n.ticks())
                        g.writeString(space.record().events().get(t).id());
                    g.writeEndArray();
                    g.writeEndObject();
                }
                g.writeEndArray();
                g.writeEndObject();
            });
            return Exit.OK;
        }
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("row", "weight", "count", "events"));
        for (Affinity.Neighbour n : shown) {
            List<String> ids = new ArrayList<>();
            for (int t : n.ticks()) ids.add(space.record().events().get(t).id());
            String hub = space.rows().hub(n.row()) ? " (hub)" : "";
            table.add(List.of(
                    space.rows().key(n.row()) + hub,
                    Double.toString(n.weight()),
                    "" + n.count(),
                    String.join(" ", ids)));
        }
        console.table(table);
        return Exit.OK;
    }
}
