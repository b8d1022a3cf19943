package dev.assay.method;

import java.text.Normalizer;
import java.util.Locale;

/** Text to its comparable form: the first rule of every name (Unicode NFKC, case folded, quotes plain, single spaces, outer punctuation off). */
public final class Folding {
    private Folding() {}

    /** All of the first rule. May be empty, when nothing but punctuation and space was there. */
    public static String fold(String text) {
        return stripOuterPunctuation(characters(text));
    }

    /** NFKC, case folded, quotes plain, white space single; punctuation stays. */
    public static String characters(String text) {
        if (isPlainAscii(text)) return text;
        if (isAscii(text)) return asciiCharacters(text);
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (!isInvisible(c)) plain.appendCodePoint(plainQuote(c));
        });
        String composed = Normalizer.normalize(plain, Normalizer.Form.NFKC);
        StringBuilder folded = new StringBuilder(composed.length());
        // Upper case first, by the full mapping (ß becomes SS), then lower case sign by sign (so that a final sigma
        // folds as well).
        // The dotless i is a letter of its own and must not become i.
        for (int i = 0; i < composed.length(); ) {
            int c = composed.codePointAt(i);
            i += Character.charCount(c);
            if (c == 'ı') {
                folded.appendCodePoint(c);
            } else {
                Character.toString(c)
                        .toUpperCase(Locale.ROOT)
                        .codePoints()
                        .forEach(u -> folded.appendCodePoint(Character.toLowerCase(u)));
            }
        }
        return singleSpaces(Normalizer.normalize(folded, Normalizer.Form.NFKC));
    }

    /** Takes punctuation off both ends, but leaves {@code c++}, {@code c#}, {@code u.s.}, {@code @name} and {@code #tag} whole. */
    static String stripOuterPunctuation(String s) {
        int from = 0;
        int to = s.length();
        while (from < to) {
            int c = s.codePointAt(from);
            int next = from + Character.charCount(c);
            boolean prefix = (c == '@' || c == '#') && next < to && Character.isLetterOrDigit(s.codePointAt(next));
            if (prefix || !(isPunctuation(c) || c == ' ')) break;
            from = next;
        }
        while (to > from) {
            int c = s.codePointBefore(to);
            if (!(isPunctuation(c) || c == ' ')) break;
            if (c == '.' && endsWithAbbreviation(s, from, to)) break;
            if (c == '#' && to - 1 > from && Character.isLetterOrDigit(s.codePointBefore(to - 1))) break;
            to -= Character.charCount(c);
        }
        return s.substring(from, to);
    }

    /** Whether the last word is letters each followed by a full stop, two or more of them: u.s., p.m., e.g. */
    private static boolean endsWithAbbreviation(String s, int from, int to) {
        int letters = 0;
        int at = to;
        while (at - 2 >= from && s.charAt(at - 1) == '.' && Character.isLetter(s.codePointBefore(at - 1))) {
            at = at - 1 - Character.charCount(s.codePointBefore(at - 1));
            letters++;
        }
        return letters >= 2 && (at == from || !Character.isLetterOrDigit(s.codePointBefore(at)));
    }

    static boolean isPunctuation(int c) {
        return switch (Character.getType(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION -> true;
            default -> c == '`' || c == '~' || c == '|' || c == '^' || c == '<' || c == '>';
        };
    }

    private static boolean isAscii(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) > '~') return false;
        }
        return true;
    }

    /** The same as the long way, for text that has nothing but ASCII: most of it. */
    private static String asciiCharacters(String s) {
        char[] out = new char[s.length()];
        int n = 0;
        boolean space = false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c <= ' ') {
                space = n > 0;
                continue;
            }
            if (space) out[n++] = ' ';
            space = false;
            out[n++] = c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
        }
        return new String(out, 0, n);
    }

    private static boolean isPlainAscii(String s) {
        char before = ' ';
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c < ' ' || c > '~' || (c >= 'A' && c <= 'Z') || (c == ' ' && before == ' ')) return false;
            before = c;
        }
        return s.isEmpty() || before != ' ';
    }

    private static int plainQuote(int c) {
        return switch (c) {
            case '‘', '’', '‚', '‛', '´', '′', 'ʼ' -> '\'';
            case '“', '”', '„', '‟', '«', '»', '″' -> '"';
            default -> c;
        };
    }

    /** Signs without a shape that would make two names that look the same differ: zero-width space, soft hyphen, direction marks. */
    private static boolean isInvisible(int c) {
        return c == 0x00AD
                || c == 0x200B
                || c == 0x200E
                || c == 0x200F
                || (c >= 0x202A && c <= 0x202E)
                || c == 0x2060
                || (c >= 0x2066 && c <= 0x2069)
                || c == 0xFEFF
                || c == 0x061C;
    }

    private static String singleSpaces(String s) {
        StringBuilder out = new StringBuilder(s.length());
        boolean space = false;
        for (int i = 0; i < s.length(); ) {
            int c = s.codePointAt(i);
            i += Character.charCount(c);
            if (Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isISOControl(c)) {
                space = !out.isEmpty();
            } else {
                if (space) out.append(' ');
                space = false;
                out.appendCodePoint(c);
            }
        }
        return out.toString();
    }
}
