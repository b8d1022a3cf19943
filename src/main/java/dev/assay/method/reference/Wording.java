package dev.assay.method.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a mention stands in its sentence, read from the words and the punctuation around it. Nothing is parsed; where the signs are not
 * plain the answer is no, and the mention stays a candidate.
 */
final class Wording {
    private static final Pattern CLOSES = Pattern.compile("\\s*([,.!?…;:\"”—]|--|-\\s|$)");
    private static final Pattern ENDS_A_LIST =
            Pattern.compile("(\\s*,\\s*\\p{Lu}[\\w'’]*(\\s\\p{Lu}[\\w'’]*)?)*\\s*,?\\s+(and|or|&)\\s+\\p{Lu}");
    private static final Pattern BEGAN_A_LIST = Pattern.compile("\\p{Lu}[\\w'’]*\\s*,?\\s+(and|or|&)\\s+$");
    private static final Pattern TITLE = Pattern.compile("(\\p{Lu}\\p{L}*)\\.?\\s*$");
    private static final Pattern POSSESSIVE = Pattern.compile("\\s?['’]s\\b\\s*([\\w'’-]*)");

    private final WordLists words;
    private final String text;
    private final int start;
    private final int end;
    private final String title;
    private final List<String> before;
    private final List<String> inside;

    /**
     * @param text the event's text
     * @param start where the mention begins; -1 when it does not stand in the text as listed
     * @param mention the mention's own text
     */
    Wording(WordLists words, String text, int start, String mention) {
        this.words = words;
        this.text = text;
        this.end = start < 0 ? -1 : start + mention.length();
        Matcher m = TITLE.matcher(start < 0 ? "" : text.substring(Math.max(0, start - 12), start));
        String t = m.find() ? m.group(1).toLowerCase(Locale.ROOT) : "";
        title = words.isTitle(t) ? t : "";
        // "Thanks, Dr. Farber": the title is part of the name, and its full stop ends no sentence.
        this.start = title.isEmpty() ? start : start - (m.end() - m.start(1));
        before = this.start < 0 ? List.of() : wordsBefore(text, this.start);
        List<String> own = tokens(mention);
        inside = own.isEmpty() ? List.of("") : own;
    }

    /** The title that stands before the mention, in lower case; empty when there is none. */
    String title() {
        return title;
    }

    /** The words of the mention, in lower case. */
    List<String> inside() {
        return inside;
    }

    /** Set off by punctuation as the one spoken to: "Hey Joey, …", "…, Joey?" */
    boolean addresses() {
        if (start < 0) return false;
        List<String> clause = before.subList(before.lastIndexOf(",") + 1, before.size());
        for (String w : clause) {
            if (!words.has("lead-in", w)) return false;
        }
        if (isFarewell() || isApposition() || isInList()) return false;
        if (CLOSES.matcher(text).region(end, text.length()).lookingAt()) return true;
        return !clause.isEmpty() && words.has("calls", clause.getLast());
    }

    /** "Bye, Ben.": whoever is told good-bye has left and can be spoken of from then on. */
    private boolean isFarewell() {
        List<String> said = before.stream().filter(w -> !w.equals(",")).toList();
        if (said.isEmpty()) return false;
        if (words.has("farewell", said.getLast())) return true;
        return said.size() > 1 && said.subList(said.size() - 2, said.size()).equals(List.of("good", "night"));
    }

    /** "my boss, Joanna, …": the name says who the boss is. */
    private boolean isApposition() {
        int n = before.size();
        if (n < 3 || !before.getLast().equals(",") || !text.startsWith(",", end)) return false;
        String noun = before.get(n - 2);
        return words.has("definite", before.get(n - 3)) && !words.has("address", noun) && !words.has("lead-in", noun);
    }

    /** "Ross, Rachel, and Joey": names in a row are spoken of. */
    private boolean isInList() {
        return ENDS_A_LIST.matcher(text).region(end, text.length()).lookingAt()
                || BEGAN_A_LIST.matcher(text.substring(0, start)).find();
    }

    /** A word like "man" or "honey" without "the", "my", "that" before it. */
    boolean isBareWordOfAddress() {
        return words.has("address", inside.getLast())
                && nearestDeterminer("determiner").isEmpty();
    }

    /** Said of somebody: "she's a friend", "you were my boss"; not "there's the man", "it's a woman". */
    boolean isPredicate() {
        List<String> c = context();
        boolean determined = false;
        for (int i = c.size() - 1; i >= Math.max(0, c.size() - 7); i--) {
            String w = c.get(i);
            if (w.equals(",") || words.has("between", w)) return false;
            boolean shortened = w.endsWith("'s") || w.endsWith("'re") || w.endsWith("'m");
            if (determined && (shortened || words.has("be", w))) return !presents(c, i, shortened);
            if (words.has("determiner", w)) determined = true;
        }
        return false;
    }

    /** Whether the verb brings somebody in ("it is", "there's", "isn't that") instead of saying what somebody is. */
    private boolean presents(List<String> c, int verb, boolean shortened) {
        if (shortened) {
            return words.has("presenting", c.get(verb).substring(0, c.get(verb).indexOf('\'')));
        }
        if (verb > 0 && words.has("presenting", c.get(verb - 1))) return true;
        return verb + 2 < c.size() && words.has("presenting", c.get(verb + 1));
    }

    /** With "the", "my", "that", … before it: one person is meant, not anyone. */
    boolean isDefinite() {
        return !nearestDeterminer("definite").isEmpty();
    }

    /** "Sophie's desk": mentioned only to say whose. "Sophie's great" is not that. */
    boolean isPossessor() {
        if (start < 0) return false;
        Matcher m = POSSESSIVE.matcher(text).region(end, text.length());
        if (!m.lookingAt()) return false;
        String next = m.group(1).toLowerCase(Locale.ROOT);
        return !words.has("not-possessed", next) && !(next.length() > 4 && next.endsWith("ing"));
    }

    /** The nearest determiner before the noun when it is one of the list; empty otherwise. */
    private String nearestDeterminer(String list) {
        List<String> c = context();
        for (int i = c.size() - 1; i >= Math.max(0, c.size() - 4); i--) {
            String w = c.get(i);
            if (w.equals(",")) return "";
            if (w.endsWith("'s") || words.has(list, w)) return w;
            if (words.has("determiner", w)) return "";
        }
        return "";
    }

    /** What comes before the mention's last word: in the sentence, then in the mention. */
    private List<String> context() {
        List<String> c = new ArrayList<>(before);
        c.addAll(inside.subList(0, inside.size() - 1));
        return c;
    }

    /** The words of the sentence before an offset, in lower case, commas kept, nearest last. */
    private static List<String> wordsBefore(String text, int start) {
        int from = start;
        while (from > 0 && !isSentenceBreak(text, from - 1)) from--;
        return tokens(text.substring(from, start));
    }

    private static boolean isSentenceBreak(String text, int at) {
        char c = text.charAt(at);
        if (".!?…;:\"“”—".indexOf(c) >= 0) return true;
        return c == '-' && at > 0 && text.charAt(at - 1) == '-';
    }

    /** The words of a text in lower case, commas kept. */
    static List<String> tokens(String text) {
        List<String> found = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            if (c == '’') c = '\'';
            if (Character.isLetterOrDigit(c) || c == '\'' || c == '-' || c == '_') {
                word.append(Character.toLowerCase(c));
                continue;
            }
            if (!word.isEmpty()) found.add(word.toString());
            word.setLength(0);
            if (c == ',') found.add(",");
        }
        return found;
    }
}
