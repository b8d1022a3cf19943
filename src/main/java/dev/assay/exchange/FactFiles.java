package dev.assay.exchange;

import dev.assay.method.Run;
import dev.assay.method.SpaceRecord;
import dev.assay.method.Standing;
import dev.assay.method.Standings;
import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.Fact;
import dev.assay.model.Mention;
import dev.assay.model.Provenance;
import dev.assay.project.ProjectSnapshot;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Facts on their way out: the published record, field for field as it came in. Only {@code status} is new: it is derived. */
public final class FactFiles {
    private FactFiles() {}

    /** The facts of a space with the head of the journal, in order of arrival. */
    public static void write(
            ProjectSnapshot project, String space, Anchor validAt, ExportStatement statement, JsonGenerator g) {
        SpaceRecord record = project.space(space).record();
        Standings standings = project.standings(space, validAt);
        g.writeStartObject();
        g.writeStringProperty("project", project.id());
        g.writeStringProperty("head", project.head().toString());
        g.writeStringProperty("space", space);
        g.writeStringProperty("valid_at", validAt.text());
        if (statement.knownAt() != null)
            g.writeStringProperty("known_at", statement.knownAt().text());
        if (statement.signedBy() != null) g.writeStringProperty("signed_by", statement.signedBy());
        g.writeArrayPropertyStart("facts");
        for (int t = 0; t < record.events().size(); t++) {
            if (record.events().get(t) instanceof Fact f) {
                write(f, entities(record, t), standings.of(t), g);
            }
        }
        g.writeEndArray();
        g.writeEndObject();
    }

    /** What the file listed in a fact; null when it listed nothing. */
    private static @Nullable List<Mention> entities(SpaceRecord record, int tick) {
        for (Run run : record.runs().values()) {
            List<Mention> mentions = run.opened().lister().equals("file") ? run.mentions(tick) : null;
            if (mentions != null) return mentions;
        }
        return null;
    }

    /** One record. */
    static void write(Fact f, @Nullable List<Mention> entities, @Nullable Standing standing, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("memory_id", f.id());
        g.writeStringProperty("content", f.text());
        g.writeName("provenance");
        provenance(f, g);
        g.writeStringProperty("status", status(standing));
        if (f.validFrom() != null)
            g.writeStringProperty("valid_from", f.validFrom().text());
        if (f.validUntil() != null)
            g.writeStringProperty("valid_until", f.validUntil().text());
        if (entities != null) {
            g.writeArrayPropertyStart("entities");
            entities.forEach(m -> mention(m, g));
            g.writeEndArray();
        }
        g.writeArrayPropertyStart("edges");
        f.edges().forEach(e -> edge(e, g));
        g.writeEndArray();
        g.writeEndObject();
    }

    private static String status(@Nullable Standing standing) {
        return switch (standing) {
            case null -> "grounded";
            case Standing.Retracted s -> "retracted";
            case Standing.Falsified s -> "falsified";
            case Standing.Superseded s -> "superseded";
            case Standing.Expired s -> "expired";
            case Standing.NotYetValid s -> "not_yet_valid";
        };
    }

    /** The birth certificate of a fact, as it was stated. */
    public static void provenance(Fact f, JsonGenerator g) {
        Certificate c = f.certificate();
        g.writeStartObject();
        if (c.source() != null) g.writeStringProperty("source", c.source());
        if (c.lines() != null) {
            g.writeArrayPropertyStart("line_range");
            g.writeNumber(c.lines().from());
            g.writeNumber(c.lines().to());
            g.writeEndArray();
        }
        if (c.locator() != null) g.writeStringProperty("locator", c.locator());
        if (c.commit() != null) g.writeStringProperty("commit_hash", c.commit());
        if (c.ticket() != null) g.writeStringProperty("ticket", c.ticket());
        if (c.turns().size() == 1) {
            g.writeName("turn");
            turn(c.turns().getFirst(), g);
        } else if (!c.turns().isEmpty()) {
            g.writeArrayPropertyStart("turn");
            c.turns().forEach(t -> turn(t, g));
            g.writeEndArray();
        }
        g.writeStringProperty("timestamp", c.timestamp().text());
        c.more().forEach((name, json) -> {
            g.writeName(name);
            g.writeRawValue(json);
        });
        g.writeEndObject();
    }

    private static void turn(Provenance.TurnOf t, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("space", t.space());
        g.writeStringProperty("event", t.event());
        g.writeEndObject();
    }

    private static void edge(Edge e, JsonGenerator g) {
        g.writeStartObject();
        g.writeStringProperty("target_id", e.target());
        if (e.space() != null) g.writeStringProperty("target_space", e.space());
        g.writeStringProperty("relation", e.relation().id());
        if (e.reason() != null) g.writeStringProperty("reason", e.reason());
        g.writeEndObject();
    }

    private static void mention(Mention m, JsonGenerator g) {
        if (m.equals(new Mention(m.text(), null, null, null, null, true))) {
            g.writeString(m.text());
            return;
        }
        g.writeStartObject();
        g.writeStringProperty("text", m.text());
        if (m.type() != null) g.writeStringProperty("type", m.type().id());
        if (m.proper() != null) g.writeBooleanProperty("proper", m.proper());
        if (m.gender() != null) g.writeStringProperty("gender", m.gender().id());
        if (m.number() != null) g.writeStringProperty("number", m.number().id());
        if (!m.resolved()) g.writeBooleanProperty("resolved", false);
        g.writeEndObject();
    }

    /** Whether a space holds any fact. */
    public static boolean hasFacts(SpaceRecord record) {
        for (Event e : record.events()) {
            if (e instanceof Fact) return true;
        }
        return false;
    }
}
