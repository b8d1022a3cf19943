package dev.assay.exchange;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that lists the events of a space that is there. */
final class ListingReader {
    private ListingReader() {}

    static void read(Path file, Format format, String space, String run, ImportSession session, Progress progress)
            throws IOException {
        long size = Files.size(file);
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            JsonLines.forEach(in, (bytes, length, number, position) -> {
                if ((number & 0x3ff) == 0) Imports.tell(progress, position, size);
                Json.Fields f = Json.read(bytes, 0, length, number).fields("a listing");
                if (format == Format.NDM) {
                    String raw = new String(bytes, 0, length, StandardCharsets.UTF_8);
                    NdmImporter.line(f, raw, number, space, true, run, session);
                    return;
                }
                String event = f.needText("id");
                if (!session.hasEvent(space, event)) {
                    throw new Refused(number, "space \"" + space + "\" has no event \"" + event + "\"");
                }
                session.listing(space, event, Mentions.read(f.need("mentions")), null, run, number);
            });
        }
    }
}
