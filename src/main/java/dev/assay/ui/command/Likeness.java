package dev.assay.ui.command;

import java.util.ArrayList;
import java.util.List;

/**
 * How near a text is to what somebody typed, without regard to case. A smaller rank is nearer: the text itself, one that begins so, one
 * whose words begin so, one that holds it, one that holds all of its words, one that holds its letters in that order close together.
 * Nothing but the two texts goes into it.
 */
final class Likeness {
    /** Not alike at all. */
    static final long NONE = Long.MAX_VALUE;

    private static final int LONGEST = (1 << 20) - 1;

    private final char[] typed;
    private final List<char[]> words = new ArrayList<>();
    private final char[] letters;

    Likeness(String query) {
        String text = query.strip();
        typed = fold(text.replaceAll("\\s+", " "));
        for (String word : text.split("\\s+")) if (!word.isEmpty()) words.add(fold(word));
        letters = fold(text.replaceAll("\\s+", ""));
    }

    /** Whether nothing was typed. */
    boolean blank() {
        return letters.length == 0;
    }

    /** How near a name is. */
    long ofName(String name) {
        long near = ofText(name);
        return near != NONE || letters.length < 2 ? near : scattered(name);
    }

    /** How near a longer text is: letters that are strewn over it say nothing. */
    long ofText(String text) {
        if (blank()) return NONE;
        int at = find(text, typed, 0);
        if (at == 0) return rank(text.length() == typed.length ? 0 : 1, 0, text);
        // Where it was typed in one piece and is not in the text, its one word is not, either.
        if (at < 0 && words.size() == 1) return NONE;
        if (beginWords(text)) return rank(2, Math.max(at, 0), text);
        if (at > 0) return rank(3, at, text);
        for (char[] word : words) if (find(text, word, 0) < 0) return NONE;
        return rank(4, 0, text);
    }

    private boolean beginWords(String text) {
        for (char[] word : words) {
            int at = find(text, word, 0);
            while (at > 0 && Character.isLetterOrDigit(text.charAt(at - 1))) at = find(text, word, at + 1);
            if (at < 0) return false;
        }
        return true;
    }

    /** The letters in order; they must lie within twice their number. */
    private long scattered(String text) {
        int best = Integer.MAX_VALUE;
        for (int from = 0; from < text.length(); from++) {
            if (fold(text.charAt(from)) != letters[0]) continue;
            int at = from + 1;
            int next = 1;
            while (next < letters.length && at < text.length()) {
                if (fold(text.charAt(at)) == letters[next]) next++;
                at++;
            }
            if (next < letters.length) break;
            best = Math.min(best, at - from);
        }
        return best > 2 * letters.length ? NONE : rank(5, best, text);
    }

    private static long rank(int tier, int part, String text) {
        return ((long) tier << 40) | ((long) Math.min(part, LONGEST) << 20) | Math.min(text.length(), LONGEST);
    }

    private static int find(String text, char[] part, int from) {
        if (part.length == 0) return -1;
        int last = text.length() - part.length;
        for (int i = from; i <= last; i++) {
            int k = 0;
            while (k < part.length && fold(text.charAt(i + k)) == part[k]) k++;
            if (k == part.length) return i;
        }
        return -1;
    }

    private static char[] fold(String text) {
        char[] folded = text.toCharArray();
        for (int i = 0; i < folded.length; i++) folded[i] = fold(folded[i]);
        return folded;
    }

    private static char fold(char c) {
        if (c < 128) return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
        return Character.toLowerCase(Character.toUpperCase(c));
    }
}
