package dev.assay.exchange;

import dev.assay.model.Event;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import dev.assay.model.Provenance;
import dev.assay.model.Turn;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An extraction run as the published NDM engine wrote it: as a run of an existing space ({@code tN} is tick N) or, without one, as a
 * space whose events have no text and whose speakers are those the listing names. The lines are kept as they are, since they say more
 * than mentions hold.
 */
final class NdmImporter implements Importer {
    @Override
    public void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException {
        String run = FileName.stem(file);
        String space = options.space() != null ? options.space() : run;
        boolean existing = session.hasSpace(space);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            JsonLines.forEach(in, (bytes, length, number, position) -> {
                Json.Fields f = Json.read(bytes, 0, length, number).fields("a listing");
                String raw = new String(bytes, 0, length, StandardCharsets.UTF_8);
                line(f, raw, number, space, existing, run, session);
            });
        }
    }

    /** Takes one line into a run. */
    static void line(
            Json.Fields f, String raw, int line, String space, boolean existing, String run, ImportSession session) {
        String id = f.needText("event_id");
        List<Mention> mentions = new ArrayList<>();
        String speaker = null;
        for (Json.Value v : f.need("entities").list("\"entities\"")) {
            Json.Fields entity = v.fields("an entity");
            mentions.add(mention(entity));
            if (speaker == null && isSpeaker(entity)) speaker = entity.needText("name");
        }
        String event = id;
        if (existing) {
            event = eventOf(id, line, space, session).id();
        } else {
            session.turn(
                    new Turn(
                            space,
                            id,
                            null,
                            speaker,
                            "",
                            null,
                            new Provenance.FileLines(session.path(), line, line, null)),
                    line);
        }
        session.listing(space, event, mentions, raw, run, line);
    }

    private static Event eventOf(String id, int line, String space, ImportSession session) {
        int tick = -1;
        if (id.startsWith("t")) {
            try {
                tick = Integer.parseInt(id, 1, id.length(), 10);
            } catch (NumberFormatException e) {
                throw new Refused(line, "\"event_id\" must be t and a tick, such as t12, not \"" + id + "\"");
            }
        }
        Event event = tick < 0 ? null : session.eventAt(space, tick);
        if (event == null) throw new Refused(line, "space \"" + space + "\" has no event at \"" + id + "\"");
        return event;
    }

    private static Mention mention(Json.Fields entity) {
        String name = entity.needText("name");
        Json.Fields dimensions = dimensions(entity);
        boolean resolved = dimensions == null || !"unresolved".equals(plain(dimensions, "reference_status"));
        return new Mention(name, type(entity.text("type")), null, null, null, resolved);
    }

    private static boolean isSpeaker(Json.Fields entity) {
        Json.Fields dimensions = dimensions(entity);
        String role = dimensions == null ? null : plain(dimensions, "role_in_event");
        return role != null && role.startsWith("speaker");
    }

    private static Json.@Nullable Fields dimensions(Json.Fields entity) {
        Json.Value v = entity.get("dimensions");
        return v == null ? null : v.fields("\"dimensions\"");
    }

    private static @Nullable String plain(Json.Fields f, String name) {
        Json.Value v = f.get(name);
        return v != null && v.value() instanceof String s ? s : null;
    }

    /** That engine's types are free words; those with a name here keep it, the rest are "other". */
    private static @Nullable MentionType type(@Nullable String type) {
        if (type == null) return null;
        return switch (type) {
            case "person", "people" -> MentionType.PERSON;
            case "place", "location" -> MentionType.PLACE;
            case "org", "organization" -> MentionType.ORGANIZATION;
            case "thing", "object" -> MentionType.THING;
            case "activity", "event" -> MentionType.ACTIVITY;
            case "time", "date" -> MentionType.TIME;
            default -> MentionType.OTHER;
        };
    }
}
