package dev.assay.cli;

import dev.assay.method.Reference;
import dev.assay.method.Reference.State;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.reference.Candidate;
import dev.assay.method.reference.Counted;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.project.ProjectSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code assay queue}. */
@CommandLine.Command(
        name = "queue",
        description = "Unclear references: the open ones, or those in another state.",
        mixinStandardHelpOptions = true)
final class QueueCommand extends Command.Reading {
    @Option(names = "--space", paramLabel = "S", description = "The space; all of them when left out.")
    @Nullable
    String space;

    @Option(
            names = "--state",
            paramLabel = "STATE",
            description = "open, unknown, counted, decided (also those that cannot be known) or all.",
            defaultValue = "open")
    String state = "open";

    /** One line of the queue. */
    private record Item(SpaceSnapshot space, Reference reference) {}

    /** A decision about a reference that the run on show does not list. It is kept, and it is shown. */
    private record Waiting(String space, SpaceRecord.Decided decided) {
        private ReferenceId id() {
            return Objects.requireNonNull(decided.decision().act().about());
        }

        String name() {
            return space + "/" + id().event() + "/" + id().words() + "/" + id().occurrence();
        }

        /** With the keys of every other reference, so that who reads them needs to know no second form. */
        void write(JsonGenerator g) {
            Decision d = decided.decision();
            g.writeStartObject();
            g.writeStringProperty("ref", name());
            g.writeStringProperty("event", id().event());
            g.writeStringProperty("text", id().words());
            g.writeNullProperty("type");
            g.writeStringProperty("state", "waiting");
            g.writeArrayPropertyStart("candidates");
            g.writeEndArray();
            g.writeNullProperty("settled_as");
            g.writeArrayPropertyStart("evidence");
            g.writeEndArray();
            g.writeStringProperty("decided_by", d.by());
            g.writeStringProperty("why", d.why());
            g.writeNullProperty("owner");
            g.writeArrayPropertyStart("dropped");
            g.writeEndArray();
            g.writeNullProperty("refusal");
            g.writeEndObject();
        }
    }

    @Override
    int read(ProjectSnapshot snapshot, Console console) {
        List<Item> items = new ArrayList<>();
        List<Waiting> waiting = new ArrayList<>();
        List<String> spaces = space == null ? snapshot.spaces() : List.of(Command.Spaces.choose(snapshot, space));
        for (String name : spaces) {
            SpaceSnapshot s = snapshot.space(name);
            for (Reference r : s.references()) {
                if (wanted(r.state())) items.add(new Item(s, r));
            }
            if (state.equals("all") || state.equals("decided")) {
                for (SpaceRecord.Decided d : s.waiting()) waiting.add(new Waiting(name, d));
            }
        }
        if (json) {
            console.json(g -> {
                g.writeStartArray();
                items.forEach(i -> write(i, g));
                waiting.forEach(w -> w.write(g));
                g.writeEndArray();
            });
            return Exit.OK;
        }
        for (Item i : items) print(i, console);
        console.line(items.size()
                + (items.size() == 1 ? " reference" : " references")
                + (state.equals("all") ? "" : ", state " + state));
        waiting.forEach(w -> console.line("waits until a run lists its mention: " + w.name() + ", entry "
                + w.decided.entry() + " by " + w.decided.decision().by()));
        return Exit.OK;
    }

    private boolean wanted(State s) {
        return switch (state) {
            case "all" -> true;
            case "open" -> s == State.OPEN;
            case "unknown" -> s == State.UNKNOWN;
            case "counted" -> s == State.COUNTED;
            case "decided" -> s == State.DECIDED || s == State.UNKNOWABLE;
            default ->
                throw new UsageException(
                        "no state \"" + state + "\"; there are open, unknown, counted, decided and all");
        };
    }

    private static List<String> events(SpaceSnapshot space, int[] ticks) {
        List<String> ids = new ArrayList<>();
        for (int t : ticks) ids.add(space.record().events().get(t).id());
        return ids;
    }

    private static void write(Item item, JsonGenerator g) {
        SpaceSnapshot s = item.space;
        Reference r = item.reference;
        g.writeStartObject();
        g.writeStringProperty("ref", r.name(s.record().name()));
        g.writeStringProperty("event", r.id().event());
        g.writeStringProperty("text", r.mention().text());
        JsonText.optional(
                g,
                "type",
                r.mention().type() == null ? null : r.mention().type().id());
        g.writeStringProperty("state", QueueText.state(r.state()));
        g.writeArrayPropertyStart("candidates");
        for (Candidate c : r.counted().candidates()) candidate(s, c, null, g);
        g.writeEndArray();
        boolean settled = r.state() == State.COUNTED || r.state() == State.DECIDED;
        JsonText.optional(g, "settled_as", settled && r.row() >= 0 ? s.rows().key(r.row()) : null);
        g.writeArrayPropertyStart("evidence");
        Candidate counted = r.counted().settled();
        if (r.state() == State.COUNTED && counted != null)
            events(s, counted.ticks()).forEach(g::writeString);
        g.writeEndArray();
        JsonText.optional(
                g,
                "decided_by",
                r.decision() == null ? null : r.decision().decision().by());
        JsonText.optional(
                g, "why", r.decision() == null ? null : r.decision().decision().why());
        JsonText.optional(g, "owner", r.owner());
        g.writeArrayPropertyStart("dropped");
        for (Counted.Dropped d : r.counted().dropped()) candidate(s, d.candidate(), d.reason(), g);
        g.writeEndArray();
        JsonText.optional(g, "refusal", r.counted().refusal());
        g.writeEndObject();
    }

    private static void candidate(SpaceSnapshot s, Candidate c, @Nullable String reason, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("key", s.rows().key(c.row()));
        g.writeNumberProperty("count", c.count());
        g.writeArrayPropertyStart("events");
        events(s, c.ticks()).forEach(g::writeString);
        g.writeEndArray();
        if (reason != null) g.writeStringProperty("reason", reason);
        g.writeEndObject();
    }

    private static void print(Item item, Console console) {
        SpaceSnapshot s = item.space;
        Reference r = item.reference;
        console.line(r.name(s.record().name()) + "  " + QueueText.state(r.state())
                + (r.row() >= 0 && r.state() != State.OPEN && r.state() != State.UNKNOWN
                        ? " as " + s.rows().key(r.row())
                        : "")
                + (r.decision() == null ? "" : " by " + r.decision().decision().by()));
        console.line("  " + s.record().events().get(r.tick()).text());
        int n = 1;
        for (Candidate c : r.counted().candidates()) {
            console.line("  " + n++ + "  " + s.rows().key(c.row()) + "  " + c.count() + "  "
                    + String.join(" ", events(s, c.ticks())));
        }
        for (Counted.Dropped d : r.counted().dropped()) {
            console.line("  –  " + s.rows().key(d.candidate().row()) + "  " + d.reason());
        }
        if (r.counted().refusal() != null)
            console.line("  not settled: " + r.counted().refusal());
    }
}
