package dev.assay.ledger;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads the JSON that {@link CanonicalWriter} writes, straight from its bytes: no white space, known shapes. Strings that recur
 * (keys, names of spaces, speakers, mentions) are kept once. Whatever cannot be read so is refused as damaged; that the bytes are the
 * canonical ones to the last is not checked here but by writing them again.
 */
final class CanonicalReader {
    private byte[] in = {};
    private int at;
    private final SlicePool<Known> strings = new SlicePool<>();
    private final Known start = new Known("", new byte[0]);
    private Known lastKey = start;
    private byte[] unescaped = new byte[256];

    /**
     * A string that was read before, with what came after it: entries of a journal look alike, so that the next key, and its value,
     * mostly are one of the last two there were at that place.
     */
    private static final class Known {
        final String text;
        final byte[] bytes;

        @Nullable
        Known key, otherKey, value, otherValue;

        Known(String text, byte[] bytes) {
            this.text = text;
            this.bytes = bytes;
        }
    }

    void start(byte[] bytes) {
        in = bytes;
        at = 0;
        lastKey = start;
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
        Known key = nextKey();
        lastKey = key;
        expect(':');
        return key.text;
    }

    private Known nextKey() {
        Known before = lastKey;
        if (before.key != null && passes(before.key)) return before.key;
        if (before.otherKey != null && passes(before.otherKey)) return before.otherKey;
        Known key = known();
        before.otherKey = before.key;
        before.key = key;
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
        Known of = lastKey;
        if (of.value != null && passes(of.value)) return of.value.text;
        if (of.otherValue != null && passes(of.otherValue)) return of.otherValue.text;
        Known value = known();
        of.otherValue = of.value;
        of.value = value;
        return value.text;
    }

    /** Passes over a string when it is the one guessed. */
    private boolean passes(Known guess) {
        int n = guess.bytes.length;
        if (at + n > in.length || !Arrays.equals(in, at, at + n, guess.bytes, 0, n)) return false;
        at += n;
        return true;
    }

    private Known known() {
        int from = at;
        skipString();
        Known known = strings.get(in, from, at);
        if (known != null) return known;
        int to = at;
        at = from;
        Known fresh = new Known(string(), Arrays.copyOfRange(in, from, to));
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

    /** Whether the next string is this one, of plain characters; then it is passed over. */
    boolean isNext(String plain) {
        int n = plain.length();
        if (at + n + 2 > in.length || in[at] != '"' || in[at + n + 1] != '"') return false;
        for (int i = 0; i < n; i++) {
            char c = plain.charAt(i);
            if (c >= 0x80 || c == '"' || c == '\\' || in[at + 1 + i] != c) return false;
        }
        at += n + 2;
        return true;
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
