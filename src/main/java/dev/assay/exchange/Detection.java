package dev.assay.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells a file's format from how it begins. */
final class Detection {
    private static final int LOOKED_AT = 1 << 20;

    private Detection() {}

    static Format formatOf(Path file) throws IOException, ImportException {
        byte[] start;
        try (InputStream in = Files.newInputStream(file)) {
            start = in.readNBytes(LOOKED_AT);
        }
        if (start.length > 1 && isUtf16(start[0] & 0xFF, start[1] & 0xFF)) {
            throw new ImportException(file.toString(), 0, "is in UTF-16; save it as UTF-8");
        }
        String text = new String(start, StandardCharsets.UTF_8).stripLeading();
        if (text.startsWith("\uFEFF")) text = text.substring(1).stripLeading();
        if (text.isEmpty()) throw new ImportException(file.toString(), 0, "is empty");
        if (text.startsWith("[") || text.startsWith("{")) {
            boolean content = text.contains("\"content\"");
            if (content && (text.contains("\"memory_id\"") || text.contains("\"provenance\""))) return Format.FACTS;
            if (text.contains("\"uuid\"") && text.contains("\"fact\"")) return Format.GRAPHITI;
        }
        if (text.startsWith("[")) {
            if (text.contains("\"qa\"") || text.contains("\"conversation\"")) return Format.LOCOMO;
        } else if (text.startsWith("{")) {
            String first = text.lines().findFirst().orElse("");
            if (first.contains("\"event_id\"") && first.contains("\"entities\"")) return Format.NDM;
            if (first.contains("\"id\"") && first.contains("\"text\"")) return Format.EVENTS;
        }
        throw new ImportException(
                file.toString(),
                0,
                "is in no format that is read here; name it with --format events, facts, locomo, ndm or graphiti to learn what is missing");
    }

    /** Whether a file begins with the byte-order mark of UTF-16, either way round. */
    private static boolean isUtf16(int first, int second) {
        return (first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF);
    }
}
