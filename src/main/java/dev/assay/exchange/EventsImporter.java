package dev.assay.exchange;

import dev.assay.model.Anchor;
import dev.assay.model.Provenance;
import dev.assay.model.Turn;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The project's own open format: JSON Lines, one turn a line, with its mentions where they are listed. */
final class EventsImporter implements Importer {
    private static final Map<String, Boolean> KNOWN =
            Map.of("space", true, "id", true, "date", true, "speaker", true, "text", true, "mentions", true);

    @Override
    public void read(Path file, ImportSession session, ImportOptions options, Progress progress) throws IOException {
        String stem = FileName.stem(file);
        long size = Files.size(file);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            JsonLines.forEach(in, (bytes, length, number, position) -> {
                if ((number & 0x3ff) == 0) Imports.tell(progress, position, size);
                event(Json.read(bytes, 0, length, number).fields("an event"), number, stem, session, options);
            });
        }
    }

    private static void event(Json.Fields f, int line, String stem, ImportSession session, ImportOptions options) {
        Json.refuseUnknown(f, KNOWN);
        String stated = f.text("space");
        String space = options.space() != null ? options.space() : stated != null ? stated : stem;
        if (space.isBlank()) throw new Refused(line, "\"space\" must not be empty");
        String id = f.needText("id");
        if (id.isBlank()) throw new Refused(line, "\"id\" must not be empty");
        Turn turn = new Turn(
                space,
                id,
                anchor(f, line),
                f.text("speaker"),
                f.needText("text"),
                null,
                new Provenance.FileLines(session.path(), line, line, null));
        session.turn(turn, line);
        Json.Value mentions = f.get("mentions");
        if (mentions != null) session.listing(space, id, Mentions.read(mentions), null, stem, line);
    }

    static @Nullable Anchor anchor(Json.Fields f, int line) {
        String date = f.text("date");
        if (date == null) return null;
        try {
            return Anchor.of(date);
        } catch (IllegalArgumentException e) {
            throw new Refused(line, "\"date\": " + e.getMessage());
        }
    }
}
