package dev.assay.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * Where a command prints: data to {@code out}, messages and progress to {@code err}, both UTF-8 whatever the locale. Recorded text is
 * hostile: control characters never reach a terminal.
 *
 * @param out data
 * @param err messages
 * @param progress whether progress is shown: stderr is a terminal
 */
public record Console(PrintStream out, PrintStream err, boolean progress) {
    /** The longest name that is shown whole in a table, in characters. */
    private static final int WIDEST = 60;

    private static final JsonFactory JSON =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    /** Writes one JSON document and ends the line. */
    void json(Consumer<JsonGenerator> document) {
        PrintWriter writer = new PrintWriter(out, false, StandardCharsets.UTF_8);
        try (JsonGenerator g = JSON.createGenerator(ObjectWriteContext.empty(), writer)) {
            document.accept(g);
        }
        writer.print('\n');
        writer.flush();
    }

    /** Prints a line of data, made safe. */
    void line(String text) {
        out.print(safe(text) + "\n");
    }

    /** Prints a message, made safe. */
    void message(String text) {
        err.print(safe(text) + "\n");
        err.flush();
    }

    /** A name that is longer than a column bears, cut. What is cut off is in {@code --json}. */
    static String cut(String name) {
        return cut(name, WIDEST);
    }

    /** The same with a limit of its own, in characters. */
    static String cut(String text, int longest) {
        if (text.length() <= longest) return text;
        int end = Character.isHighSurrogate(text.charAt(longest - 1)) ? longest - 1 : longest;
        return text.substring(0, end) + "…";
    }

    /**
     * Prints rows as columns, the first row being the heading. Names longer than a column bears are cut; the last column is neither cut
     * nor padded.
     */
    void table(List<List<String>> rows) {
        if (rows.isEmpty()) return;
        int columns = rows.getFirst().size();
        int[] width = new int[columns];
        for (List<String> row : rows) {
            for (int c = 0; c < columns - 1; c++) width[c] = Math.max(width[c], length(safe(cut(row.get(c)))));
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int c = 0; c < columns; c++) {
                String cell = safe(c < columns - 1 ? cut(row.get(c)) : row.get(c));
                line.append(cell);
                if (c < columns - 1) line.append(" ".repeat(width[c] - length(cell) + 2));
            }
            out.print(line.toString().stripTrailing() + "\n");
        }
    }

    private static int length(String s) {
        return s.codePointCount(0, s.length());
    }

    /** Control characters, direction overrides and line ends as visible signs. */
    static String safe(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (c == '\n' || c == '\r' || c == 0x2028 || c == 0x2029) safe.append('⏎');
            else if (c == '\t') safe.append(' ');
            else if (Character.isISOControl(c) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069)) {
                safe.append('\uFFFD');
            } else safe.appendCodePoint(c);
        });
        return safe.toString();
    }

    /** Says that the output could not be written. */
    void flush() {
        out.flush();
        if (out.checkError()) throw new UncheckedIOException(new IOException("the output cannot be written"));
    }
}
