package dev.assay.method;

import java.util.HashMap;
import java.util.Map;

/**
 * The form by which the words of one lemma count as one ("fire", "fired", "firing"): rule set {@code word-forms-1}, a list of
 * irregular forms and a few endings taken off. It is crude on purpose: the same letters give the same form in every space, and a
 * reader can do it by hand. Only words of plain Latin letters are changed.
 */
public final class WordForms {
    /** The version of the rules and of the list. */
    public static final String RULES = "word-forms-1";

    private static final String[][] PLURALS = {
        {"ies", "y"}, {"sses", "ss"}, {"xes", "x"}, {"ches", "ch"}, {"shes", "sh"}
    };
    private static final String[] PARTICIPLES = {"ing", "ed"};
    private static final String[] DERIVED = {"er", "or", "ion", "ment", "ly", "al"};
    private static final Map<String, String> IRREGULAR = irregular();

    private WordForms() {}

    /** The form of a folded word. */
    public static String of(String word) {
        String known = IRREGULAR.get(word);
        if (known != null) return known;
        if (word.length() < 4 || !isPlain(word)) return word;
        String w = singular(word);
        known = IRREGULAR.get(w);
        if (known != null) return known;
        w = derived(withoutParticiple(w));
        if (w.endsWith("e") && w.length() > 3) w = w.substring(0, w.length() - 1);
        if (w.endsWith("y") && w.length() > 3) w = w.substring(0, w.length() - 1) + "i";
        return w;
    }

    private static boolean isPlain(String word) {
        for (int i = 0; i < word.length(); i++) if (word.charAt(i) >= 0x80) return false;
        return true;
    }

    private static String singular(String w) {
        for (String[] p : PLURALS) {
            if (w.endsWith(p[0]) && w.length() - p[0].length() >= 2) {
                return w.substring(0, w.length() - p[0].length()) + p[1];
            }
        }
        boolean plural = w.endsWith("s") && "sui".indexOf(w.charAt(w.length() - 2)) < 0;
        return plural ? w.substring(0, w.length() - 1) : w;
    }

    /** "planned" and "planning" without their ending and the letter doubled before it. */
    private static String withoutParticiple(String w) {
        for (String ending : PARTICIPLES) {
            int n = w.length() - ending.length();
            if (n < 3 || !w.endsWith(ending) || !hasVowel(w, n)) continue;
            char last = w.charAt(n - 1);
            boolean doubled = last == w.charAt(n - 2) && "lsz".indexOf(last) < 0;
            return w.substring(0, doubled ? n - 1 : n);
        }
        return w;
    }

    private static boolean hasVowel(String w, int end) {
        for (int i = 0; i < end; i++) if ("aeiouy".indexOf(w.charAt(i)) >= 0) return true;
        return false;
    }

    private static String derived(String w) {
        for (String ending : DERIVED) {
            if (w.endsWith(ending) && w.length() - ending.length() >= 4) {
                return w.substring(0, w.length() - ending.length());
            }
        }
        return w;
    }

    private static Map<String, String> irregular() {
        Map<String, String> forms = new HashMap<>();
        for (String line : Words.list(RULES)) {
            String[] words = line.split(" +");
            for (String w : words) forms.put(w, words[0]);
        }
        return forms;
    }
}
