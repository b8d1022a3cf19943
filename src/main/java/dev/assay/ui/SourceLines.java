package dev.assay.ui;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lines of a file with those around them. */
final class SourceLines {
    private static final int AROUND = 3;
    private static final int MOST = 40;
    private static final int WIDEST = 2000;

    private SourceLines() {}

    /** One line; {@code here} when it was asked for. */
    record Line(int number, String text, boolean here) {}

    /** Reads no further than needed; bytes that are no UTF-8 show as such instead of failing. */
    static List<Line> around(Path file, int from, int to) throws IOException {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        List<Line> lines = new ArrayList<>();
        try (BufferedReader in =
                new BufferedReader(new java.io.InputStreamReader(Files.newInputStream(file), decoder))) {
            int number = 1;
            for (String text = in.readLine(); text != null && number <= to + AROUND; text = in.readLine()) {
                if (number >= from - AROUND && lines.size() < MOST) {
                    String shown = text.length() > WIDEST ? text.substring(0, WIDEST) + " …" : text;
                    lines.add(new Line(number, shown, number >= from && number <= to));
                }
                number++;
            }
        }
        return lines;
    }
}
