package dev.assay.cli;

import dev.assay.method.Settings;
import dev.assay.method.SnapshotChange;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.project.Access;
import dev.assay.project.Project;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** A command that records what a person decided, and prints what that changed downstream. */
abstract class Deciding extends Command {
    /** More lines than this are counted, not printed; {@code --json} has them all. */
    private static final int SHOWN = 20;

    @Option(names = "--space", paramLabel = "S", description = "The space; may be left out where there is only one.")
    @Nullable
    String space;

    @Option(names = "--by", paramLabel = "WHO", required = true, description = "Who decides.")
    String by = "";

    @Option(names = "--why", paramLabel = "TEXT", required = true, description = "Why.")
    String why = "";

    /** The space that is decided on; the one of {@code --space} unless the command knows better. */
    String chooseSpace(Project p) {
        return Command.Spaces.choose(p.snapshot(), space);
    }

    /** What is decided, checked against the space as it is. */
    abstract List<Decision.Act> acts(SpaceSnapshot space);

    @Override
    final int run(Console console) {
        if (by.isBlank()) throw new UsageException("--by must name who decides");
        if (why.isBlank()) throw new UsageException("--why must give the reason");
        try (Project p = Project.open(project, Access.WRITE)) {
            HeadText.warn(p, console);
            String name = chooseSpace(p);
            SpaceSnapshot before = p.snapshot().space(name);
            List<Decision> decisions = acts(before).stream()
                    .map(act -> new Decision(name, act, by, p.now(), why))
                    .toList();
            List<Long> entries = decide(p, decisions);
            SnapshotChange change = SnapshotChange.between(before, p.snapshot().space(name));
            SortedMap<Long, Long> repeats = repeated(before.record(), decisions, entries);
            if (json) console.json(g -> write(entries, change, repeats, g));
            else print(entries, change, repeats, console);
        }
        return Exit.OK;
    }

    private static List<Long> decide(Project p, List<Decision> decisions) {
        try {
            return p.decide(decisions);
        } catch (IllegalArgumentException e) {
            throw new RefusedException(String.valueOf(e.getMessage()));
        }
    }

    /** Which entries say what one that holds says already. They are recorded all the same: who decided, and why, may be new. */
    private static SortedMap<Long, Long> repeated(SpaceRecord before, List<Decision> decisions, List<Long> entries) {
        SortedMap<Long, Long> repeats = new TreeMap<>();
        List<SpaceRecord.Decided> hold = Settings.effective(before.decisions());
        for (int i = 0; i < decisions.size(); i++) {
            for (SpaceRecord.Decided d : hold) {
                if (d.decision().act().equals(decisions.get(i).act())) repeats.put(entries.get(i), d.entry());
            }
        }
        return repeats;
    }

    private static void print(
            List<Long> entries, SnapshotChange change, SortedMap<Long, Long> repeats, Console console) {
        console.line("recorded as entry "
                + String.join(", ", entries.stream().map(String::valueOf).toList()));
        repeats.forEach(
                (entry, earlier) -> console.line("entry " + entry + " decides what entry " + earlier + " did already"));
        boolean nothing = change.cellsGained().isEmpty()
                && change.cellsLost().isEmpty()
                && change.pairsGained() + change.pairsLost() == 0
                && change.references().isEmpty();
        if (nothing) {
            console.line("no cell, collision or reference changes by it");
            return;
        }
        console.line("cells: " + change.cellsGained().size() + " gained, "
                + change.cellsLost().size() + " lost; collisions: " + change.pairsGained() + " gained, "
                + change.pairsLost() + " lost");
        change.cellsGained().stream()
                .limit(SHOWN)
                .forEach(c -> console.line("  + " + Console.cut(c.event()) + "  " + Console.cut(c.row())));
        change.cellsLost().stream()
                .limit(SHOWN)
                .forEach(c -> console.line("  - " + Console.cut(c.event()) + "  " + Console.cut(c.row())));
        change.references().stream()
                .limit(SHOWN)
                .forEach(r -> console.line("  " + r.id().event() + " \"" + r.id().words() + "\": "
                        + QueueText.stateOrNone(r.before()) + (r.rowBefore() == null ? "" : " as " + r.rowBefore())
                        + " → "
                        + QueueText.stateOrNone(r.after()) + (r.rowAfter() == null ? "" : " as " + r.rowAfter())
                        + (r.falsified() ? " (the count is falsified by this decision)" : "")));
        int more = Math.max(0, change.cellsGained().size() - SHOWN)
                + Math.max(0, change.cellsLost().size() - SHOWN)
                + Math.max(0, change.references().size() - SHOWN);
        if (more > 0) console.line("  and " + more + " more; --json has them all");
    }

    private static void write(
            List<Long> entries, SnapshotChange change, SortedMap<Long, Long> repeats, JsonGenerator g) {
        g.writeStartObject();
        g.writeArrayPropertyStart("entries");
        entries.forEach(g::writeNumber);
        g.writeEndArray();
        cells("cells_gained", change.cellsGained(), g);
        cells("cells_lost", change.cellsLost(), g);
        g.writeNumberProperty("collisions_gained", change.pairsGained());
        g.writeNumberProperty("collisions_lost", change.pairsLost());
        g.writeArrayPropertyStart("references");
        change.references().forEach(r -> {
            g.writeStartObject();
            g.writeStringProperty("event", r.id().event());
            g.writeStringProperty("text", r.id().words());
            g.writeNumberProperty("occurrence", r.id().occurrence());
            JsonText.optional(g, "before", r.before() == null ? null : QueueText.state(r.before()));
            JsonText.optional(g, "as_before", r.rowBefore());
            JsonText.optional(g, "after", r.after() == null ? null : QueueText.state(r.after()));
            JsonText.optional(g, "as_after", r.rowAfter());
            g.writeBooleanProperty("falsified", r.falsified());
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeArrayPropertyStart("repeats");
        repeats.forEach((entry, earlier) -> {
            g.writeStartArray();
            g.writeNumber(entry);
            g.writeNumber(earlier);
            g.writeEndArray();
        });
        g.writeEndArray();
        g.writeEndObject();
    }

    private static void cells(String name, List<SnapshotChange.Cell> cells, JsonGenerator g) {
        g.writeArrayPropertyStart(name);
        cells.forEach(c -> {
            g.writeStartArray();
            g.writeString(c.event());
            g.writeString(c.row());
            g.writeEndArray();
        });
        g.writeEndArray();
    }
}
