package dev.assay.method;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The words of a text that count: longer than two letters (Latin script only), folded, possessive 's off, without stop words and
 * question words (list version 1).
 */
public final class Words {
    /** The version of the list of stop words. */
    public static final String LIST = "stop-words-1";

    private static final Set<String> STOP = new HashSet<>(list(LIST));

    private Words() {}

    /** Words in the order they first occur, each once. */
    public static Set<String> of(String text) {
        Set<String> words = new LinkedHashSet<>();
        forEach(text, words::add);
        return words;
    }

    /** Visits every word that counts, as often as it occurs. */
    public static void forEach(String text, Consumer<String> visitor) {
        forEachToken(text, token -> {
            String word = trim(token);
            if (counts(word)) visitor.accept(word);
        });
    }

    /** Visits every word, folded, whether it counts or not. */
    static void forEachToken(String text, Consumer<String> visitor) {
        String s = Folding.characters(text);
        int n = s.length();
        for (int i = 0; i < n; ) {
            int start = i;
            while (i < n && isWordPart(s, i)) i += Character.charCount(s.codePointAt(i));
            if (i > start) {
                visitor.accept(s.substring(start, i));
            } else {
                i += Character.charCount(s.codePointAt(i));
            }
        }
    }

    /** Whether a folded word counts. */
    static boolean counts(String word) {
        return !word.isEmpty() && !STOP.contains(word) && (letters(word) > 2 || !isLatin(word));
    }

    /** Whether it is a stop word or question word, or too short to count. */
    static boolean isStop(String word) {
        return !counts(word);
    }

    /** A letter, digit or mark, or an apostrophe between such. */
    private static boolean isWordPart(String s, int i) {
        int c = s.codePointAt(i);
        if (Character.isLetterOrDigit(c)) return true;
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK) return true;
        return c == '\''
                && i > 0
                && i + 1 < s.length()
                && Character.isLetterOrDigit(s.codePointAt(i + 1))
                && Character.isLetterOrDigit(s.codePointBefore(i));
    }

    /** Takes the possessive 's off. */
    static String trim(String word) {
        return word.endsWith("'s") && !STOP.contains(word) ? word.substring(0, word.length() - 2) : word;
    }

    private static int letters(String word) {
        return word.codePointCount(0, word.length());
    }

    private static boolean isLatin(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) >= 0x80 && UnicodeScript.of(word.codePointAt(i)) != UnicodeScript.LATIN) {
                return !Character.isLetter(word.codePointAt(i));
            }
        }
        return true;
    }

    /** The lines of a word list beside the code, without comments, in their order. */
    static List<String> list(String name) {
        List<String> lines = new ArrayList<>();
        try (InputStream in = Words.class.getResourceAsStream("/dev/assay/method/" + name + ".txt")) {
            if (in == null) throw new IllegalStateException("the list " + name + " is missing from the program");
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) lines.add(line.strip());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }
}
