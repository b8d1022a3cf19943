package dev.assay.cli;

import dev.assay.exchange.MatrixFiles;
import dev.assay.method.Incidence;
import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code assay matrix}. */
@CommandLine.Command(
        name = "matrix",
        description = "The matrix B, rows and columns labelled.",
        mixinStandardHelpOptions = true)
final class MatrixCommand extends Command.OfSpace {
    @Option(
            names = "--format",
            paramLabel = "F",
            description = "json, csv or mtx (Matrix Market); a table when left out.")
    @Nullable
    String format;

    @Override
    int read(SpaceSnapshot space, Console console) {
        String as = format != null ? format : json ? "json" : "table";
        switch (as) {
            case "json" -> console.json(g -> write(space, g));
            case "csv" -> console.out().print(MatrixFiles.csv(space));
            case "mtx" -> console.out().print(MatrixFiles.matrixMarket(space));
            case "table" -> table(space, console);
            default -> throw new UsageException("no format \"" + as + "\" of a matrix; there are json, csv and mtx");
        }
        return Exit.OK;
    }

    private static void write(SpaceSnapshot space, JsonGenerator g) {
        Rows rows = space.rows();
        Incidence b = space.incidence();
        g.writeStartObject();
        g.writeStringProperty("space", space.record().name());
        g.writeArrayPropertyStart("rows");
        for (int r = 0; r < rows.size(); r++) {
            g.writeStartObject();
            g.writeStringProperty("key", rows.key(r));
            g.writeStringProperty("label", rows.label(r));
            MentionType type = rows.type(r);
            JsonText.optional(g, "type", type == null ? null : type.id());
            g.writeBooleanProperty("hub", rows.hub(r));
            g.writeNumberProperty("events", b.eventsOf(r));
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeArrayPropertyStart("events");
        List<Event> events = space.record().events();
        for (int t = 0; t < events.size(); t++) {
            Event e = events.get(t);
            g.writeStartObject();
            g.writeStringProperty("id", e.id());
            g.writeNumberProperty("tick", t);
            JsonText.optional(g, "date", e.date() == null ? null : e.date().text());
            JsonText.optional(g, "speaker", e.speaker());
            g.writeStringProperty("text", e.text());
            g.writeEndObject();
        }
        g.writeEndArray();
        g.writeArrayPropertyStart("cells");
        for (int r = 0; r < b.rows(); r++) {
            for (int j = b.rowStart(r); j < b.rowEnd(r); j++) {
                g.writeStartArray();
                g.writeNumber(r);
                g.writeNumber(b.rowEvent(j));
                g.writeEndArray();
            }
        }
        g.writeEndArray();
        g.writeEndObject();
    }

    private static void table(SpaceSnapshot space, Console console) {
        Rows rows = space.rows();
        Incidence b = space.incidence();
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("row", "type", "events", "in"));
        for (int r = 0; r < rows.size(); r++) {
            List<String> in = new ArrayList<>();
            for (int j = b.rowStart(r); j < b.rowEnd(r); j++) {
                in.add(space.record().events().get(b.rowEvent(j)).id());
            }
            String type = rows.typeName(r, "–");
            table.add(List.of(
                    rows.key(r), rows.hub(r) ? type + ", hub" : type, "" + b.eventsOf(r), String.join(" ", in)));
        }
        console.table(table);
        console.line(CountText.of(rows.size(), "row") + ", " + CountText.of(b.events(), "event") + ", "
                + CountText.of(b.cells(), "cell"));
    }
}
