package dev.assay.cli;

import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Trajectory;
import dev.assay.method.time.TimeExpression;
import dev.assay.model.Event;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** {@code assay trajectory}. */
@CommandLine.Command(
        name = "trajectory",
        description = "A row's events on both clocks, the time expressions in them, and where the clocks disagree.",
        mixinStandardHelpOptions = true)
final class TrajectoryCommand extends Command.OfSpace {
    @Option(names = "--entity", paramLabel = "E", required = true, description = "The row.")
    String entity = "";

    @Override
    int read(SpaceSnapshot space, Console console) {
        String key = SettleCommand.RowNames.find(space, entity);
        Trajectory trajectory = Trajectory.of(space, space.rows().of(key));
        if (json)
            console.json(g -> {
                g.writeStartObject();
                g.writeStringProperty("entity", key);
                g.writeArrayPropertyStart("points");
                for (int t : trajectory.ticks()) {
                    Event e = space.record().events().get(t);
                    g.writeStartObject();
                    g.writeStringProperty("event", e.id());
                    g.writeNumberProperty("tick", t);
                    JsonText.optional(
                            g, "date", e.date() == null ? null : e.date().text());
                    g.writeArrayPropertyStart("times");
                    for (TimeExpression x : Trajectory.times(e)) {
                        g.writeStartObject();
                        g.writeStringProperty("text", x.text());
                        JsonText.optional(g, "from", text(x.from()));
                        JsonText.optional(g, "to", text(x.to()));
                        g.writeStringProperty("rule", x.rule());
                        g.writeBooleanProperty("vague", x.vague());
                        g.writeEndObject();
                    }
                    g.writeEndArray();
                    g.writeEndObject();
                }
                g.writeEndArray();
                g.writeArrayPropertyStart("disagree");
                for (Trajectory.Disagreement d : trajectory.disagreements()) {
                    g.writeStartArray();
                    g.writeString(space.record().events().get(d.earlierTick()).id());
                    g.writeString(space.record().events().get(d.laterTick()).id());
                    g.writeEndArray();
                }
                g.writeEndArray();
                g.writeEndObject();
            });
        else print(space, trajectory, console);
        return Exit.OK;
    }

    private static @Nullable String text(@Nullable LocalDate date) {
        return date == null ? null : date.toString();
    }

    private static void print(SpaceSnapshot space, Trajectory trajectory, Console console) {
        for (int t : trajectory.ticks()) {
            Event e = space.record().events().get(t);
            console.line(e.id() + "  tick " + t + "  "
                    + (e.date() == null ? "undated" : e.date().text()) + "  " + e.text());
            for (TimeExpression x : Trajectory.times(e)) {
                console.line("    \"" + x.text() + "\" → "
                        + (x.resolved() ? x.from() + "/" + x.to() : "not resolved") + " (rule " + x.rule()
                        + (x.vague() ? ", vague" : "") + ")");
            }
        }
        for (Trajectory.Disagreement d : trajectory.disagreements()) {
            console.line("clocks disagree: "
                    + space.record().events().get(d.laterTick()).id() + " came after "
                    + space.record().events().get(d.earlierTick()).id() + " and is dated before it");
        }
    }
}
