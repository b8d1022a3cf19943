package dev.assay.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Cuts a stream into its lines; a byte-order mark, CRLF and blank lines are accepted. Memory is that of the longest line. */
final class JsonLines {
    /** Longer than any record that a person could have written: a file without line ends, not a line. */
    private static final int LONGEST = 256 << 20;

    private JsonLines() {}

    /** Receives one line that is not blank. */
    @FunctionalInterface
    interface Visitor {
        void line(byte[] bytes, int length, int number, long position);
    }

    static void forEach(InputStream in, Visitor visitor) throws IOException {
        byte[] chunk = new byte[1 << 16];
        byte[] line = new byte[1 << 12];
        int length = 0;
        int number = 1;
        long position = 0;
        for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
            int from = 0;
            for (int i = 0; i < n; i++) {
                if (chunk[i] != '\n') continue;
                line = append(line, length, chunk, from, i - from, number);
                length += i - from;
                emit(visitor, line, length, number++, position + i);
                length = 0;
                from = i + 1;
            }
            line = append(line, length, chunk, from, n - from, number);
            length += n - from;
            position += n;
        }
        emit(visitor, line, length, number, position);
    }

    private static byte[] append(byte[] line, int length, byte[] from, int start, int n, int number) {
        if (length + n > LONGEST) throw new Refused(number, "the line is longer than 256 MiB");
        byte[] room = length + n > line.length ? Arrays.copyOf(line, Math.max(line.length * 2, length + n)) : line;
        System.arraycopy(from, start, room, length, n);
        return room;
    }

    private static void emit(Visitor visitor, byte[] line, int length, int number, long position) {
        int from = 0;
        if (number == 1 && length >= 3 && line[0] == (byte) 0xEF && line[1] == (byte) 0xBB && line[2] == (byte) 0xBF) {
            from = 3;
        }
        int to = length;
        while (to > from && (line[to - 1] == '\r' || line[to - 1] == ' ' || line[to - 1] == '\t')) to--;
        if (to == from) return;
        byte[] bytes = from == 0 ? line : Arrays.copyOfRange(line, from, to);
        visitor.line(bytes, to - from, number, position);
    }
}
