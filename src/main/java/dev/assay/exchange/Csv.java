package dev.assay.exchange;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * CSV as RFC 4180 has it, UTF-8, with cells that no spreadsheet runs. Own code, as a refused row must be named by the line it begins on,
 * and a quote that does not belong must be refused, not guessed at.
 */
final class Csv {
    private Csv() {}

    /**
     * A cell, quoted where RFC 4180 asks for it; one that a spreadsheet would take for a formula gets an apostrophe in front. So does
     * one that begins with apostrophes before such a sign, so that {@link #unguarded} gives back what was written.
     */
    static String cell(String text) {
        String safe = isFormula(text) ? "'" + text : text;
        boolean quote =
                safe.indexOf(',') >= 0 || safe.indexOf('"') >= 0 || safe.indexOf('\n') >= 0 || safe.indexOf('\r') >= 0;
        return quote ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    /** A row of cells with its line end. */
    static String row(List<String> cells) {
        return String.join(",", cells.stream().map(Csv::cell).toList()) + "\r\n";
    }

    /** A cell without the apostrophe that {@link #cell} put in front. */
    static String unguarded(String cell) {
        return cell.startsWith("'") && isFormula(cell) ? cell.substring(1) : cell;
    }

    private static boolean isFormula(String text) {
        int at = 0;
        while (at < text.length() && text.charAt(at) == '\'') at++;
        if (at == text.length()) return false;
        char c = text.charAt(at);
        return c == '=' || c == '+' || c == '-' || c == '@' || c == '\t' || c == '\r';
    }

    /** One row, and the line it begins on, from 1. */
    record Row(List<String> cells, int line) {}

    /** All rows of a file; a byte-order mark, CRLF and LF are accepted, empty lines are left out. */
    static List<Row> read(byte[] bytes) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new Refused(1, "is not UTF-8");
        }
        return new Reader(text.startsWith("\uFEFF") ? text.substring(1) : text).all();
    }

    private static final class Reader {
        private final String text;
        private int at;
        private int line = 1;

        Reader(String text) {
            this.text = text;
        }

        List<Row> all() {
            List<Row> rows = new ArrayList<>();
            while (at < text.length()) {
                int begins = line;
                List<String> cells = new ArrayList<>();
                do cells.add(cell());
                while (passed(','));
                endOfLine();
                if (cells.size() > 1 || !cells.getFirst().isEmpty()) rows.add(new Row(cells, begins));
            }
            return rows;
        }

        private boolean passed(char c) {
            if (at >= text.length() || text.charAt(at) != c) return false;
            at++;
            return true;
        }

        private void endOfLine() {
            boolean cr = passed('\r');
            boolean lf = passed('\n');
            if (at < text.length() && !cr && !lf) throw new Refused(line, "a quoted cell is followed by more text");
            line++;
        }

        private String cell() {
            return unguarded(passed('"') ? quoted() : plain());
        }

        private String plain() {
            int from = at;
            while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
                if (text.charAt(at) == '"') throw new Refused(line, "a quote stands inside a cell that is not quoted");
                at++;
            }
            return text.substring(from, at);
        }

        private String quoted() {
            int begins = line;
            StringBuilder cell = new StringBuilder();
            while (at < text.length()) {
                char c = text.charAt(at++);
                if (c == '"' && !passed('"')) return cell.toString();
                if (c == '\n') line++;
                cell.append(c);
            }
            throw new Refused(begins, "a quoted cell does not end");
        }
    }
}
