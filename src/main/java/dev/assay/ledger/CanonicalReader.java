package dev.assay.ledger;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads the JSON that {@link CanonicalWriter} writes, straight from its bytes: no white space, known shapes. Strings that recur
 * (keys, names of spaces, speakers, mentions) are kept once. Whatever is not of that form is refused as damaged.
 */
final class CanonicalReader {
    private byte[] in = {};
    private int at;
    private final Pool<String> strings = new Pool<>();
    private byte[] unescaped = new byte[256];

    /** Values by the bytes they were read from, so that equal bytes give the same object. */
    static final class Pool<T> {
        private static final int MOST = 1 << 20;
        private @Nullable Object[] values = new @Nullable Object[1024];
        private byte[][] keys = new byte[1024][];
        private int size;

        /** The value of a slice, or null; {@link #put} stores it under the same slice. */
        @SuppressWarnings("unchecked")
        @Nullable
        T get(byte[] in, int from, int to) {
            return (T) values[slot(in, from, to)];
        }

        void put(byte[] in, int from, int to, T value) {
            if (size >= MOST) return;
            if (size * 2 > keys.length) grow();
            int slot = slot(in, from, to);
            if (values[slot] == null) size++;
            keys[slot] = Arrays.copyOfRange(in, from, to);
            values[slot] = value;
        }

        private int slot(byte[] in, int from, int to) {
            int hash = 0;
            for (int i = from; i < to; i++) hash = hash * 31 + in[i];
            hash ^= hash >>> 15;
            int slot = hash & (keys.length - 1);
            while (keys[slot] != null && !Arrays.equals(keys[slot], 0, keys[slot].length, in, from, to)) {
                slot = (slot + 1) & (keys.length - 1);
            }
            return slot;
        }

        private void grow() {
            byte[][] oldKeys = keys;
            @Nullable Object[] oldValues = values;
            keys = new byte[oldKeys.length * 2][];
            values = new @Nullable Object[oldKeys.length * 2];
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldKeys[i] == null) continue;
                int slot = slot(oldKeys[i], 0, oldKeys[i].length);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }

    void start(byte[] bytes) {
        in = bytes;
        at = 0;
    }

    int position() {
        return at;
    }

    byte[] bytes() {
        return in;
    }

    void jump(int position) {
        at = position;
    }

    void object() {
        expect('{');
    }

    /** The next key, or null at the end of the object, which is then left. */
    @Nullable
    String key() {
        byte c = peek();
        if (c == '}') {
            at++;
            return null;
        }
        if (c == ',') at++;
        String key = pooled();
        expect(':');
        return key;
    }

    void array() {
        expect('[');
    }

    /** Whether another element follows; at the end of the array, it is left. */
    boolean more() {
        byte c = peek();
        if (c == ']') {
            at++;
            return false;
        }
        if (c == ',') at++;
        return true;
    }

    void end() {
        if (at != in.length) throw damaged("something follows the end");
    }

    /** A string that is likely to come again. */
    String pooled() {
        int from = at;
        skipString();
        String known = strings.get(in, from, at);
        if (known != null) return known;
        int to = at;
        at = from;
        String fresh = string();
        strings.put(in, from, to, fresh);
        return fresh;
    }

    String string() {
        expect('"');
        int from = at;
        while (true) {
            byte c = peek();
            if (c == '"') {
                String s = new String(in, from, at - from, StandardCharsets.UTF_8);
                at++;
                return s;
            }
            if (c == '\\') return escaped(from);
            at++;
        }
    }

    private String escaped(int from) {
        int n = at - from;
        if (unescaped.length < in.length) unescaped = new byte[in.length];
        System.arraycopy(in, from, unescaped, 0, n);
        while (true) {
            byte c = peek();
            at++;
            if (c == '"') return new String(unescaped, 0, n, StandardCharsets.UTF_8);
            if (c != '\\') {
                unescaped[n++] = c;
                continue;
            }
            byte e = peek();
            at++;
            unescaped[n++] = switch (e) {
                case '"', '\\' -> e;
                case 'b' -> '\b';
                case 't' -> '\t';
                case 'n' -> '\n';
                case 'f' -> '\f';
                case 'r' -> '\r';
                case 'u' -> control();
                default -> throw damaged("an unknown escape");
            };
        }
    }

    private byte control() {
        if (at + 4 > in.length) throw damaged("an escape is cut");
        try {
            int c = Integer.parseInt(new String(in, at, 4, StandardCharsets.US_ASCII), 16);
            at += 4;
            if (c >= ' ') throw damaged("an escape that needs none");
            return (byte) c;
        } catch (NumberFormatException e) {
            throw damaged("an escape that is no number");
        }
    }

    private void skipString() {
        expect('"');
        while (true) {
            byte c = peek();
            at++;
            if (c == '"') return;
            if (c == '\\') at++;
        }
    }

    /** An integer within the ±2⁵³ that JSON can carry exactly. */
    long number() {
        int from = at;
        if (peek() == '-') at++;
        int digits = at;
        long n = 0;
        while (at < in.length && in[at] >= '0' && in[at] <= '9') {
            n = n * 10 + (in[at++] - '0');
            if (n > CanonicalWriter.SAFE_INTEGER) throw damaged("a number is too large");
        }
        if (at == digits) throw damaged("a number is missing");
        return in[from] == '-' ? -n : n;
    }

    int integer() {
        long n = number();
        if (n != (int) n) throw damaged("a number is too large");
        return (int) n;
    }

    boolean bool() {
        boolean value = peek() == 't';
        String word = value ? "true" : "false";
        for (int i = 0; i < word.length(); i++) expect(word.charAt(i));
        return value;
    }

    /** Passes over an object, whatever is in it. */
    void skipObject() {
        int depth = 0;
        do {
            byte c = peek();
            if (c == '"') {
                skipString();
                continue;
            }
            if (c == '{' || c == '[') depth++;
            if (c == '}' || c == ']') depth--;
            at++;
        } while (depth > 0);
    }

    private byte peek() {
        if (at >= in.length) throw damaged("it ends too early");
        return in[at];
    }

    private void expect(char c) {
        if (peek() != c) throw damaged("'" + c + "' is missing at byte " + at);
        at++;
    }

    DamagedEntryException damaged(String what) {
        return new DamagedEntryException(what);
    }
}
