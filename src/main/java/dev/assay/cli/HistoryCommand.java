package dev.assay.cli;

import dev.assay.exchange.FactFiles;
import dev.assay.method.EventLine;
import dev.assay.method.SpaceRecord;
import dev.assay.method.Standing;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Mention;
import dev.assay.model.Relation;
import dev.assay.project.History.Item;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JsonGenerator;

/** {@code assay history}. */
@CommandLine.Command(
        name = "history",
        description = "Everything that happened to one record: what it said, from where, and what fell on it since.",
        mixinStandardHelpOptions = true)
final class HistoryCommand extends Command.Reading {
    @Parameters(index = "1", paramLabel = "EVENT", description = "A memory id or the id of a turn, or SPACE/ID.")
    String event = "";

    @Option(names = "--space", paramLabel = "S", description = "Its space; may be left out where only one has it.")
    @Nullable
    String space;

    @Option(
            names = "--valid-at",
            paramLabel = "T",
            description = "The day or moment of its standing; today when left out.")
    @Nullable
    String validAt;

    @Option(names = "--run", paramLabel = "RUN", description = "Only this run's listings; all of them when left out.")
    @Nullable
    String run;

    @Override
    int read(Project open, ProjectSnapshot snapshot, @Nullable Anchor known, Console console) {
        SpaceRecord record = snapshot.space(choose(snapshot)).record();
        if (run != null) Command.Spaces.requireRun(record, run);
        Anchor valid = validAt == null ? today() : ImportCommand.need(validAt, Anchor::of);
        int tick = Command.Spaces.tick(record, event);
        Event e = record.events().get(tick);
        EventKey key = EventKey.of(e);
        List<Standing> standing = snapshot.standings(key.space(), valid).all(tick);
        List<Item> items = open.history(key, entry, known).items().stream()
                .filter(i ->
                        !(i instanceof Item.Listed l) || run == null || l.run().equals(run))
                .toList();
        if (json) console.json(g -> write(key, e, standing, valid, items, g));
        else print(key, e, standing, valid, items, console);
        return Exit.OK;
    }

    private String choose(ProjectSnapshot snapshot) {
        if (space != null) return Command.Spaces.choose(snapshot, space);
        List<String> with = Command.Spaces.with(snapshot, event);
        if (with.size() == 1) return with.getFirst();
        throw new UsageException(
                with.isEmpty()
                        ? "no event \"" + event + "\" in any space" + then()
                        : "several spaces have an event \"" + event + "\"; name one with --space: "
                                + CountText.names(with));
    }

    private String then() {
        if (knownAt == null && entry == null) return "";
        return knownAt == null ? " after entry " + entry : " that was known at " + knownAt;
    }

    private static void print(
            EventKey key, Event e, List<Standing> standing, Anchor valid, List<Item> items, Console console) {
        console.line(EventLine.of(e));
        console.line("  " + SourceText.of(e.source()) + "; space " + key.space());
        if (standing.isEmpty()) console.line("  live at " + valid.text());
        standing.forEach(s -> console.line(
                "  at " + valid.text() + " " + StandingText.of(s) + " (by " + StandingText.by(s, e) + ")"));
        for (Item item : items) {
            console.line(
                    "entry " + item.entry() + "  " + (item.at() == null ? "" : item.at() + "  ") + what(item, key));
        }
    }

    private static String what(Item item, EventKey key) {
        return switch (item) {
            case Item.Recorded r ->
                "recorded"
                        + (r.file() == null ? "" : " from " + r.file())
                        + (r.event() instanceof Fact f ? declared(f) : "");
            case Item.Listed l ->
                "listed by run " + l.run() + ": "
                        + (l.mentions().isEmpty()
                                ? "nothing"
                                : String.join(
                                        ", ",
                                        l.mentions().stream().map(Mention::text).toList()));
            case Item.Pointed p ->
                done(p.edge().relation()) + " " + name(p.by(), key) + ", known "
                        + p.by().date().text()
                        + (p.edge().reason() == null ? "" : ": " + p.edge().reason());
            case Item.Cited c -> "cited as its source by " + name(c.by(), key);
            case Item.Decided d ->
                d.decision().by() + " decided: " + act(d.decision().act()) + ": "
                        + d.decision().why();
            case Item.TurnedAway t ->
                "a record of this id was refused: "
                        + String.join("; ", t.refusal().reasons());
        };
    }

    private static String declared(Fact f) {
        StringBuilder text = new StringBuilder();
        if (f.seen() != null) {
            text.append("; source checked here")
                    .append(
                            f.seen().sha256() == null
                                    ? ""
                                    : ", lines sha256 " + f.seen().sha256());
        }
        if (f.validFrom() != null)
            text.append("; valid from ").append(f.validFrom().text());
        if (f.validUntil() != null)
            text.append("; valid until ").append(f.validUntil().text());
        for (Edge e : f.edges()) {
            text.append("; ").append(e.relation().id()).append(' ').append(e.target());
        }
        return text.toString();
    }

    private static String name(Fact by, EventKey key) {
        return by.space().equals(key.space()) ? by.id() : by.space() + "/" + by.id();
    }

    private static String done(Relation relation) {
        return switch (relation) {
            case FALSIFIES -> "falsified by";
            case SUPERSEDES -> "superseded by";
            case SUPPORTS -> "supported by";
            case CONTRADICTS -> "contradicted by";
            case DERIVES_FROM -> "built upon by";
            case RETRACTS -> "retracted by";
        };
    }

    private static String act(Decision.Act act) {
        return switch (act) {
            case Decision.SettledAs a -> "\"" + a.reference().words() + "\" is " + a.row();
            case Decision.SettledAsNew a -> "\"" + a.reference().words() + "\" is " + a.name() + ", which is new";
            case Decision.Unknowable a -> "\"" + a.reference().words() + "\" cannot be known";
            case Decision.MentionAdded a -> "mention \"" + a.mention().text() + "\" was missed";
            case Decision.MentionRemoved a -> "mention \"" + a.words() + "\" was wrongly listed";
            case Decision.MentionRetyped a ->
                "mention \"" + a.words() + "\" is a " + a.type().id();
            case Decision.Withdrawn a -> "entry " + a.entry() + " is withdrawn";
            default -> throw new IllegalStateException("no decision about one event: " + act);
        };
    }

    private static void write(
            EventKey key, Event e, List<Standing> standing, Anchor valid, List<Item> items, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("event", e.id());
        g.writeStringProperty("space", key.space());
        JsonText.optional(g, "date", e.date() == null ? null : e.date().text());
        JsonText.optional(g, "speaker", e.speaker());
        g.writeStringProperty("text", e.text());
        g.writeStringProperty("source", SourceText.of(e.source()));
        if (e instanceof Fact f) {
            g.writeName("provenance");
            FactFiles.provenance(f, g);
            JsonText.optional(
                    g, "lines_sha256", f.seen() == null ? null : f.seen().sha256());
            JsonText.optional(
                    g,
                    "valid_from",
                    f.validFrom() == null ? null : f.validFrom().text());
            JsonText.optional(
                    g,
                    "valid_until",
                    f.validUntil() == null ? null : f.validUntil().text());
        }
        g.writeStringProperty("valid_at", valid.text());
        g.writeStringProperty("state", StandingText.state(standing.isEmpty() ? null : standing.getFirst()));
        g.writeArrayPropertyStart("reasons");
        standing.forEach(s -> {
            g.writeStartObject();
            g.writeStringProperty("state", StandingText.state(s));
            g.writeStringProperty("reason", StandingText.of(s));
            g.writeStringProperty("by", StandingText.by(s, e));
            g.writeEndObject();
        });
        g.writeEndArray();
        g.writeArrayPropertyStart("items");
        items.forEach(i -> item(i, key, g));
        g.writeEndArray();
        g.writeEndObject();
    }

    private static void item(Item item, EventKey key, JsonGenerator g) {
        g.writeStartObject();
        g.writeNumberProperty("entry", item.entry());
        JsonText.optional(g, "at", item.at());
        switch (item) {
            case Item.Recorded r -> {
                g.writeStringProperty("what", "recorded");
                JsonText.optional(g, "file", r.file());
            }
            case Item.Listed l -> {
                g.writeStringProperty("what", "listed");
                g.writeStringProperty("run", l.run());
                g.writeArrayPropertyStart("mentions");
                l.mentions().forEach(m -> g.writeString(m.text()));
                g.writeEndArray();
            }
            case Item.Pointed p -> {
                g.writeStringProperty("what", p.edge().relation().id());
                g.writeStringProperty("by", name(p.by(), key));
                g.writeStringProperty("known", p.by().date().text());
                JsonText.optional(g, "reason", p.edge().reason());
            }
            case Item.Cited c -> {
                g.writeStringProperty("what", "cited");
                g.writeStringProperty("by", name(c.by(), key));
                g.writeStringProperty("known", c.by().date().text());
            }
            case Item.Decided d -> {
                g.writeStringProperty("what", "decided");
                g.writeStringProperty("decision", act(d.decision().act()));
                g.writeStringProperty("by", d.decision().by());
                g.writeStringProperty("reason", d.decision().why());
            }
            case Item.TurnedAway t -> {
                g.writeStringProperty("what", "refused");
                g.writeStringProperty("reason", String.join("; ", t.refusal().reasons()));
            }
        }
        g.writeEndObject();
    }
}
