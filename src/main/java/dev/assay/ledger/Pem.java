package dev.assay.ledger;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** The textual form of keys (RFC 7468). */
final class Pem {
    private Pem() {}

    /** The bytes under the first such label; null when there are none. */
    static byte @Nullable [] read(String text, String label) {
        String begin = "-----BEGIN " + label + "-----";
        int from = text.indexOf(begin);
        int to = from < 0 ? -1 : text.indexOf("-----END " + label + "-----", from);
        if (to < 0) return null;
        try {
            return Base64.getMimeDecoder().decode(text.substring(from + begin.length(), to));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    static String write(String label, byte[] der) {
        String body = Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII))
                .encodeToString(der);
        return "-----BEGIN " + label + "-----\n" + body + "\n-----END " + label + "-----\n";
    }
}
