package dev.assay.sources;

import dev.assay.ledger.Hex;
import java.util.Arrays;

/** The lines of a file, as bytes: what is hashed is what stands there, line ends too. */
final class Lines {
    private final byte[] bytes;
    private final int[] starts;

    /** Cuts at line feeds; a last line without one is a line. */
    Lines(byte[] bytes) {
        this.bytes = bytes;
        int[] found = new int[64];
        int n = 0;
        for (int at = 0; at < bytes.length; n++) {
            if (n == found.length) found = Arrays.copyOf(found, n * 2);
            found[n] = at;
            while (at < bytes.length && bytes[at] != '\n') at++;
            at++;
        }
        starts = Arrays.copyOf(found, n);
    }

    /** Whether it holds a zero byte: then it has no lines that a person could have read. */
    static boolean isBinary(byte[] bytes) {
        for (byte b : bytes) {
            if (b == 0) return true;
        }
        return false;
    }

    int count() {
        return starts.length;
    }

    boolean has(int from, int to) {
        return from >= 1 && to >= from && to <= starts.length;
    }

    /** The hash of those lines, both inclusive. */
    String sha256(int from, int to) {
        int end = to == starts.length ? bytes.length : starts[to];
        return Hex.sha256(Arrays.copyOfRange(bytes, starts[from - 1], end));
    }

    /** Where lines of that number and hash stand, as the number of the first; 0 when nowhere. */
    int find(int number, String sha256) {
        for (int from = 1; from + number - 1 <= starts.length; from++) {
            if (sha256(from, from + number - 1).equals(sha256)) return from;
        }
        return 0;
    }
}
