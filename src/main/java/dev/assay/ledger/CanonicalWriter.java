package dev.assay.ledger;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes JSON in its canonical form (RFC 8785): UTF-8, no white space, keys in ascending order, the shortest escapes. The caller gives
 * the keys in order; a key out of order is a defect and is refused. Numbers are integers within ±2⁵³.
 */
final class CanonicalWriter {
    static final long SAFE_INTEGER = 1L << 53;
    private static final byte[] HEX = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};

    private byte[] out = new byte[512];
    private int size;
    private final @Nullable String[] lastKey = new @Nullable String[8];
    private int depth = -1;

    /** Starts anew. */
    void reset() {
        size = 0;
        depth = -1;
    }

    byte[] toBytes() {
        return Arrays.copyOf(out, size);
    }

    CanonicalWriter object() {
        separate();
        put('{');
        depth++;
        lastKey[depth] = null;
        return this;
    }

    CanonicalWriter endObject() {
        depth--;
        put('}');
        return this;
    }

    CanonicalWriter array() {
        separate();
        put('[');
        return this;
    }

    CanonicalWriter endArray() {
        put(']');
        return this;
    }

    CanonicalWriter key(String key) {
        String last = lastKey[depth];
        if (last != null) {
            if (last.compareTo(key) >= 0) throw new IllegalStateException("key " + key + " after " + last);
        }
        lastKey[depth] = key;
        string(key);
        put(':');
        return this;
    }

    /** A field that is left out when it has no value. */
    CanonicalWriter field(String key, @Nullable String value) {
        if (value == null) return this;
        key(key);
        string(value);
        return this;
    }

    CanonicalWriter field(String key, long value) {
        key(key);
        number(value);
        return this;
    }

    CanonicalWriter field(String key, @Nullable Boolean value) {
        if (value == null) return this;
        key(key);
        ascii(value ? "true" : "false");
        return this;
    }

    /** A truth value as an element. */
    CanonicalWriter bool(boolean value) {
        separate();
        ascii(value ? "true" : "false");
        return this;
    }

    CanonicalWriter number(long value) {
        if (value > SAFE_INTEGER || value < -SAFE_INTEGER) {
            throw new IllegalArgumentException(value + " is beyond the integers that JSON can carry exactly");
        }
        separate();
        ascii(Long.toString(value));
        return this;
    }

    /** A string value or element. Refuses half of a surrogate pair, which has no UTF-8. */
    CanonicalWriter string(String s) {
        separate();
        ensure(2 + s.length() * 6);
        out[size++] = '"';
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= 0x80) i = wide(s, i, c);
            else if (c < ' ' || c == '"' || c == '\\') escape(c);
            else out[size++] = (byte) c;
        }
        out[size++] = '"';
        return this;
    }

    private int wide(String s, int i, char c) {
        if (c < 0x800) {
            out[size++] = (byte) (0xC0 | c >> 6);
        } else if (Character.isSurrogate(c)) {
            if (!Character.isHighSurrogate(c) || i + 1 == s.length() || !Character.isLowSurrogate(s.charAt(i + 1))) {
                throw new IllegalArgumentException("half of a surrogate pair at character " + (i + 1));
            }
            int p = Character.toCodePoint(c, s.charAt(i + 1));
            out[size++] = (byte) (0xF0 | p >> 18);
            out[size++] = (byte) (0x80 | p >> 12 & 0x3F);
            out[size++] = (byte) (0x80 | p >> 6 & 0x3F);
            out[size++] = (byte) (0x80 | p & 0x3F);
            return i + 1;
        } else {
            out[size++] = (byte) (0xE0 | c >> 12);
            out[size++] = (byte) (0x80 | c >> 6 & 0x3F);
        }
        out[size++] = (byte) (0x80 | c & 0x3F);
        return i;
    }

    private void escape(char c) {
        out[size++] = '\\';
        switch (c) {
            case '"', '\\' -> out[size++] = (byte) c;
            case '\b' -> out[size++] = 'b';
            case '\t' -> out[size++] = 't';
            case '\n' -> out[size++] = 'n';
            case '\f' -> out[size++] = 'f';
            case '\r' -> out[size++] = 'r';
            default -> {
                out[size++] = 'u';
                out[size++] = '0';
                out[size++] = '0';
                out[size++] = HEX[c >> 4];
                out[size++] = HEX[c & 0xF];
            }
        }
    }

    /** A comma after the field or element before, if one was just written. */
    private void separate() {
        if (size == 0) return;
        byte last = out[size - 1];
        if (last == '"' || last == '}' || last == ']' || (last >= '0' && last <= '9') || last == 'e') put(',');
    }

    private void ascii(String s) {
        ensure(s.length());
        for (int i = 0; i < s.length(); i++) out[size++] = (byte) s.charAt(i);
    }

    private void put(char c) {
        ensure(1);
        out[size++] = (byte) c;
    }

    private void ensure(int more) {
        if (size + more > out.length) out = Arrays.copyOf(out, Math.max(out.length * 2, size + more));
    }
}
