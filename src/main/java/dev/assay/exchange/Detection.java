package dev.assay.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Tells a file's format from how it begins. */
final class Detection {
    private static final int LOOKED_AT = 1 << 20;

    /** An object that gives numbered questions a text or a number each. */
    private static final Pattern BY_QUESTION =
            Pattern.compile("\\{\\s*\"(?:q[0-9]+|[^\"]*_qa[0-9]+)\"\\s*:\\s*[\"0-9]");

    private static final Pattern REVIEW = Pattern.compile("\\{\\s*\"reviewer\"\\s*:");

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
        Format scoring = scoringFormat(text);
        if (scoring != null) return scoring;
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
                "is in no format that is read here; name it with --format " + Format.names()
                        + " to learn what is missing");
    }

    /** Questions, answers, scores and corrections; null when it is none of them. */
    private static @Nullable Format scoringFormat(String text) {
        String first = text.lines().findFirst().orElse("");
        if (!text.startsWith("[") && !text.startsWith("{")) return csvFormat(first);
        if (text.startsWith("{")) {
            if (text.contains("\"detailed_results\"")) return Format.ANSWERS;
            if (BY_QUESTION.matcher(text).lookingAt()) return Format.ANSWERS;
            if (REVIEW.matcher(text).lookingAt()) return Format.SCORES;
        }
        // One record is looked at: a list may be written on one line.
        int end = text.indexOf('}');
        String record = end < 0 ? text : text.substring(0, end);
        if (!record.contains("\"question_id\"")) return null;
        if (record.contains("\"error_type\"") || record.contains("\"reasoning\"")) return Format.ERRATA;
        if (record.contains("\"score\"")) return Format.SCORES;
        if (record.contains("\"arm\"")) return Format.ANSWERS;
        return record.contains("\"question\"") ? Format.QUESTIONS : null;
    }

    private static @Nullable Format csvFormat(String header) {
        List<String> columns = Arrays.stream(header.split(","))
                .map(c -> c.strip().replace("\"", "").toLowerCase(Locale.ROOT).replace(' ', '_'))
                .toList();
        if (columns.contains("error_type") || columns.contains("reasoning")) return Format.ERRATA;
        if (columns.contains("score") && columns.contains("arm")) return Format.SCORES;
        if (columns.contains("arm")) return Format.ANSWERS;
        boolean id = columns.contains("question_id") || columns.contains("id");
        return id && columns.contains("question") ? Format.QUESTIONS : null;
    }

    /** Whether a file begins with the byte-order mark of UTF-16, either way round. */
    private static boolean isUtf16(int first, int second) {
        return (first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF);
    }
}
