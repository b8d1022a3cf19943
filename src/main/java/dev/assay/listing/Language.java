package dev.assay.listing;

import java.lang.Character.UnicodeScript;
import java.util.Locale;
import java.util.Set;

/**
 * Whether a text can be English, by a rule anyone can check: mostly Latin letters, and not more function words of another language than of
 * English, and some of English in a text of any length.
 */
final class Language {
    private static final int LOOK_AT = 2_000;
    private static final Set<String> ENGLISH = Set.of(
            "the", "a", "an", "and", "or", "but", "i", "you", "it", "is", "was", "are", "my", "your", "of", "to", "in",
            "that", "this", "for", "with", "have", "had", "not", "we", "they", "she", "he", "at", "be", "been", "what",
            "how", "so", "about", "from", "did", "do", "it's", "i'm", "that's", "can't", "don't", "his", "her", "their",
            "our", "there", "when", "will", "would", "just", "out", "up");
    private static final Set<String> OTHERS = Set.of(
            // German, Dutch
            "ich",
            "und",
            "der",
            "das",
            "nicht",
            "ist",
            "ein",
            "eine",
            "einen",
            "mit",
            "auf",
            "für",
            "wir",
            "habe",
            "meine",
            "mein",
            "sie",
            "auch",
            "aber",
            "het",
            "een",
            "niet",
            "ik",
            "mijn",
            "voor",
            "zijn",
            // French
            "je",
            "le",
            "les",
            "des",
            "une",
            "et",
            "est",
            "pas",
            "que",
            "qui",
            "mon",
            "ma",
            "nous",
            "vous",
            "avec",
            "dans",
            "sur",
            "pour",
            "c'est",
            "j'ai",
            "du",
            // Spanish, Portuguese, Italian
            "el",
            "los",
            "las",
            "una",
            "y",
            "es",
            "mi",
            "con",
            "por",
            "para",
            "muy",
            "pero",
            "yo",
            "um",
            "uma",
            "não",
            "meu",
            "minha",
            "com",
            "os",
            "il",
            "gli",
            "che",
            "di",
            "sono",
            "non",
            "della",
            "ho",
            "mio",
            "mia",
            "è",
            // Polish, Swedish, Turkish
            "się",
            "nie",
            "jest",
            "och",
            "att",
            "jag",
            "det",
            "inte",
            "bir",
            "ve",
            "için");

    private Language() {}

    static boolean canBeEnglish(String text) {
        int latin = 0;
        int other = 0;
        int words = 0;
        int english = 0;
        int foreign = 0;
        int limit = Math.min(text.length(), LOOK_AT);
        int start = -1;
        for (int i = 0; i <= limit; i++) {
            char c = i < limit ? text.charAt(i) : ' ';
            if (Character.isLetter(c) || Character.isHighSurrogate(c) && Character.isLetter(text.codePointAt(i))) {
                if (UnicodeScript.of(Character.isSurrogate(c) ? text.codePointAt(i) : c) == UnicodeScript.LATIN)
                    latin++;
                else other++;
            }
            if (Character.isLetterOrDigit(c) || (start >= 0 && (c == '\'' || c == '’'))) {
                if (start < 0) start = i;
            } else if (start >= 0) {
                words++;
                if (i - start <= 8) {
                    String word = text.substring(start, i).replace('’', '\'').toLowerCase(Locale.ROOT);
                    if (ENGLISH.contains(word)) english++;
                    else if (OTHERS.contains(word)) foreign++;
                }
                start = -1;
            }
        }
        if (other > latin) return false;
        if (foreign >= 2 && foreign > english) return false;
        return words < 25 || english * 20 >= words;
    }
}
