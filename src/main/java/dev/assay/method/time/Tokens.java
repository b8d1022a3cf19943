package dev.assay.method.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A text cut into words, numbers and single other characters, white space left out. Clitics stand alone ("yesterday's" is
 * {@code yesterday} and {@code 's}), an empty line is a token of its own. One pass; a word's length does not matter.
 */
final class Tokens {
    private record Token(int start, int end, String word) {}

    /** The token for an empty line. */
    static final String BREAK = "\n\n";

    private final String text;
    private final List<Token> tokens = new ArrayList<>();

    Tokens(String text) {
        this.text = text;
        int at = 0;
        while (at < text.length()) {
            at = read(at);
        }
    }

    private int read(int at) {
        int point = text.codePointAt(at);
        int end = at + Character.charCount(point);
        if (Character.isWhitespace(point) || Character.isSpaceChar(point)) {
            return space(at);
        }
        boolean clitic = (point == '\'' || point == '’')
                && at > 0
                && Character.isLetter(text.codePointBefore(at))
                && end < text.length()
                && Character.isLetter(text.codePointAt(end));
        if (clitic || Character.isLetter(point)) {
            end = run(end, true);
        } else if (digit(point)) {
            end = run(end, false);
        }
        String word = text.substring(at, end).toLowerCase(Locale.ROOT).replace('’', '\'');
        tokens.add(new Token(at, end, word));
        return end;
    }

    private int space(int at) {
        int end = at;
        int lines = 0;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            if (!Character.isWhitespace(point) && !Character.isSpaceChar(point)) {
                break;
            }
            lines += point == '\n' ? 1 : 0;
            end += Character.charCount(point);
        }
        if (lines > 1) {
            tokens.add(new Token(at, end, BREAK));
        }
        return end;
    }

    private int run(int from, boolean letters) {
        int end = from;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            if (!(digit(point) || letters && Character.isLetter(point))) {
                break;
            }
            end += Character.charCount(point);
        }
        return end;
    }

    private static boolean digit(int point) {
        return point >= '0' && point <= '9';
    }

    int size() {
        return tokens.size();
    }

    /** The folded word at an index, empty outside the text. */
    String word(int index) {
        return index >= 0 && index < tokens.size() ? tokens.get(index).word : "";
    }

    boolean is(int index, String... words) {
        String word = word(index);
        for (String one : words) {
            if (one.equals(word)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the words stand one after the other from an index on. */
    boolean are(int index, String... words) {
        for (int i = 0; i < words.length; i++) {
            if (!words[i].equals(word(index + i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether nothing stands between a token and the one before it. */
    boolean joined(int index) {
        return index > 0 && index < tokens.size() && tokens.get(index - 1).end == tokens.get(index).start;
    }

    /** The number at an index when it has up to four digits, else -1. */
    int number(int index) {
        String word = word(index);
        if (word.isEmpty() || word.length() > 4) {
            return -1;
        }
        for (int i = 0; i < word.length(); i++) {
            if (!digit(word.charAt(i))) {
                return -1;
            }
        }
        return Integer.parseInt(word);
    }

    boolean isLetters(int index) {
        String word = word(index);
        return !word.isEmpty() && Character.isLetter(word.codePointAt(0));
    }

    boolean capital(int index) {
        return index >= 0 && index < tokens.size() && Character.isUpperCase(text.codePointAt(tokens.get(index).start));
    }

    int start(int index) {
        return tokens.get(index).start;
    }

    int end(int index) {
        return tokens.get(index).end;
    }
}
