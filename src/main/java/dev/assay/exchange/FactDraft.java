package dev.assay.exchange;

import dev.assay.project.Project;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** A fact that a person is writing, field by field, on its way to the door. What is left empty is not stated. */
public final class FactDraft {
    private static final JsonFactory FACTORY = new JsonFactory();

    /** What can be stated; a refusal is explained at the field it is about. */
    public enum Field {
        ID,
        TEXT,
        TIMESTAMP,
        AUTHOR,
        SOURCE,
        FROM_LINE,
        TO_LINE,
        COMMIT,
        LOCATOR,
        TICKET,
        TURN_SPACE,
        TURN,
        VALID_FROM,
        VALID_UNTIL,
        RELATION,
        TARGET,
        REASON
    }

    private final Map<Field, String> stated = new EnumMap<>(Field.class);

    /** States something; blank states nothing. */
    public void put(Field field, String value) {
        if (value.isBlank()) stated.remove(field);
        else stated.put(field, value.strip());
    }

    /** What is stated; empty where nothing is. */
    public String get(Field field) {
        return stated.getOrDefault(field, "");
    }

    /** The record as a facts file holds it. */
    public byte[] json() {
        StringWriter out = new StringWriter();
        try (JsonGenerator g = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
            g.writeStartObject();
            text("memory_id", Field.ID, g);
            text("content", Field.TEXT, g);
            g.writeObjectPropertyStart("provenance");
            text("author", Field.AUTHOR, g);
            text("source", Field.SOURCE, g);
            if (has(Field.FROM_LINE) || has(Field.TO_LINE)) {
                g.writeArrayPropertyStart("line_range");
                line(Field.FROM_LINE, Field.TO_LINE, g);
                line(Field.TO_LINE, Field.FROM_LINE, g);
                g.writeEndArray();
            }
            text("commit_hash", Field.COMMIT, g);
            text("locator", Field.LOCATOR, g);
            text("ticket", Field.TICKET, g);
            if (has(Field.TURN)) {
                g.writeObjectPropertyStart("turn");
                text("space", Field.TURN_SPACE, g);
                text("event", Field.TURN, g);
                g.writeEndObject();
            }
            text("timestamp", Field.TIMESTAMP, g);
            g.writeEndObject();
            text("valid_from", Field.VALID_FROM, g);
            text("valid_until", Field.VALID_UNTIL, g);
            if (has(Field.RELATION) || has(Field.TARGET) || has(Field.REASON)) {
                g.writeArrayPropertyStart("edges");
                g.writeStartObject();
                text("relation", Field.RELATION, g);
                text("target_id", Field.TARGET, g);
                text("reason", Field.REASON, g);
                g.writeEndObject();
                g.writeEndArray();
            }
            g.writeEndObject();
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private boolean has(Field field) {
        return stated.containsKey(field);
    }

    private void text(String name, Field field, JsonGenerator g) {
        String value = stated.get(field);
        if (value != null) g.writeStringProperty(name, value);
    }

    /** One line is a range of one; what is no number is written as it is, for the door to refuse. */
    private void line(Field field, Field otherwise, JsonGenerator g) {
        String value = stated.getOrDefault(field, get(otherwise));
        if (value.matches("[0-9]{1,9}")) g.writeNumber(Integer.parseInt(value));
        else g.writeString(value);
    }

    /** Everything the door would say against it; nothing is recorded. Empty when it would enter. */
    public List<String> problems(Project project, String space) throws ImportException {
        ImportReport report = Imports.capture(project, "form", json(), options(space, true));
        List<String> reasons = new ArrayList<>();
        report.refused().forEach(r -> reasons.addAll(r.reasons()));
        if (reasons.isEmpty() && report.changedNothing()) reasons.add("the very same record is there already");
        return reasons;
    }

    /**
     * Brings it through the door.
     *
     * @throws ImportException when it is refused after all; nothing is recorded then
     */
    public void capture(Project project, String space) throws ImportException {
        List<String> problems = problems(project, space);
        if (!problems.isEmpty()) throw new ImportException("form", 0, String.join("; ", problems));
        Imports.capture(project, "form", json(), options(space, false));
    }

    private static ImportOptions options(String space, boolean dryRun) {
        return new ImportOptions(Format.FACTS, space, null, null, dryRun);
    }

    /** The field that a reason of the door is about; null when it is about the record as a whole. */
    public static @Nullable Field about(String reason) {
        if (reason.contains("gives no reason")) return Field.REASON;
        if (reason.contains("target_id") || reason.contains("points at") || reason.contains("to point at"))
            return Field.TARGET;
        if (reason.contains("circle")) return Field.TARGET;
        if (reason.contains("relation")) return Field.RELATION;
        if (reason.contains("memory_id") || reason.contains("is there already")) return Field.ID;
        if (reason.contains("content")) return Field.TEXT;
        if (reason.contains("timestamp")) return Field.TIMESTAMP;
        if (reason.contains("valid_from")) return Field.VALID_FROM;
        if (reason.contains("valid_until") || reason.contains("validity ends")) return Field.VALID_UNTIL;
        if (reason.contains("its source, turn") || reason.contains("a turn must be")) return Field.TURN;
        if (reason.startsWith("it has no source")) return Field.SOURCE;
        if (reason.contains("line_range") || reason.contains(" lines, not ")) return Field.FROM_LINE;
        if (reason.contains("commit")) return Field.COMMIT;
        if (reason.contains("source")) return Field.SOURCE;
        return null;
    }
}
