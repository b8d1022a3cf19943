package dev.assay.listing;

import dev.assay.listing.Token.Clitic;
import dev.assay.listing.Token.Shape;
import dev.assay.listing.Token.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Text to sentences of tokens, in one pass over the characters. Words keep their clitics, as the tagger was trained ("didn't",
 * "Alice's"); "p.m." and "Mr." end no sentence. Linear in the text whatever it holds: a longer word or sentence than anybody writes is cut.
 */
final class Tokens {
    private static final int LONGEST_SENTENCE = 60;
    private static final int LONGEST_WORD = 40;
    private static final Set<String> ABBREVIATIONS = Set.of(
            "mr", "mrs", "ms", "dr", "st", "prof", "jr", "sr", "rev", "mt", "vs", "etc", "e.g", "i.e", "inc", "ltd",
            "corp", "approx");

    private final Lexicon lexicon;

    Tokens(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /** The sentences of a text; none is empty. */
    List<List<Token>> read(String text) {
        char[] c = plain(text);
        List<List<Token>> sentences = new ArrayList<>();
        List<Token> sentence = new ArrayList<>();
        boolean first = true;
        for (int i = 0; i < c.length; ) {
            if (c[i] == '\n' || sentence.size() >= LONGEST_SENTENCE) {
                sentence = close(sentence, sentences);
                first = true;
            }
            if (isSpace(c[i])) {
                i++;
                continue;
            }
            if (startsWord(c, i)) {
                int end = wordEnd(c, i);
                sentence.add(word(c, i, end, first));
                first = false;
                i = end;
            } else {
                int end = i + 1;
                while (end < c.length && c[end] == c[i]) end++;
                sentence.add(sign(c, i, end));
                char sign = c[i];
                i = end;
                if (sign == '"' || sign == ':' || sign == '(' || sign == '*') first = true;
                boolean stop = sign == '.' || sign == '!' || sign == '?' || sign == '…';
                if (stop && (i >= c.length || c[i] != ',')) {
                    // "Great!!!", "Really?!" and a closing quotation mark belong to the sentence they end.
                    while (i < c.length && (isStop(c[i]) || c[i] == '"' || c[i] == ')')) i++;
                    sentence = close(sentence, sentences);
                    first = true;
                }
            }
        }
        close(sentence, sentences);
        return sentences;
    }

    private static List<Token> close(List<Token> sentence, List<List<Token>> sentences) {
        if (sentence.isEmpty()) return sentence;
        sentences.add(sentence);
        return new ArrayList<>();
    }

    /** The text sign by sign, with plain quotes, and nothing the tagger would stumble over; as long as the text. */
    private static char[] plain(String text) {
        char[] c = text.toCharArray();
        for (int i = 0; i < c.length; i++) {
            c[i] = switch (c[i]) {
                case '‘', '’', '‛', 'ʼ', '´', '`' -> '\'';
                case '“', '”', '„', '«', '»' -> '"';
                case '\n', '\r', '\u2028', '\u2029' -> '\n';
                default -> isOdd(c[i]) ? (Character.isSurrogate(c[i]) ? '\n' : ' ') : c[i];
            };
        }
        return c;
    }

    private static boolean isOdd(char c) {
        return Character.isSurrogate(c)
                || Character.isISOControl(c)
                || switch (Character.getType(c)) {
                    case Character.FORMAT, Character.OTHER_SYMBOL, Character.PRIVATE_USE, Character.UNASSIGNED -> true;
                    default -> false;
                };
    }

    private static boolean isSpace(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c);
    }

    private static boolean isStop(char c) {
        return c == '.' || c == '!' || c == '?' || c == '…';
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c)
                || Character.getType(c) == Character.NON_SPACING_MARK
                || Character.getType(c) == Character.COMBINING_SPACING_MARK;
    }

    private static boolean at(char[] c, int i, char wanted) {
        return i >= 0 && i < c.length && c[i] == wanted;
    }

    private static boolean wordAt(char[] c, int i) {
        return i >= 0 && i < c.length && isWord(c[i]);
    }

    private static boolean startsWord(char[] c, int i) {
        if (isWord(c[i])) return true;
        return (c[i] == '#' || c[i] == '@') && wordAt(c, i + 1);
    }

    private static int wordEnd(char[] c, int start) {
        int i = start + 1;
        while (i < c.length) {
            if (isWord(c[i]) || joins(c, i)) {
                i++;
            } else {
                break;
            }
        }
        // "LGBTQ+", "C++"
        while (at(c, i, '+') && !wordAt(c, i + 1)) i++;
        if (at(c, i, '.') && isAbbreviation(new String(c, start, i - start))) return i + 1;
        // "my parents' house", but not the end of a 'quotation'
        boolean plural = at(c, i, '\'') && at(c, i - 1, 's') && at(c, i + 1, ' ') && wordAt(c, i + 2);
        return plural && !at(c, start - 1, '\'') ? i + 1 : i;
    }

    /** Whether the sign at i stands inside a word. */
    private static boolean joins(char[] c, int i) {
        if (!wordAt(c, i - 1) || !wordAt(c, i + 1)) return false;
        char before = c[i - 1];
        char after = c[i + 1];
        return switch (c[i]) {
            case '\'', '_', '@' -> true;
            case '-', '\u2010', '\u2011' -> true;
            case '.' ->
                (Character.isDigit(before) && Character.isDigit(after))
                        || (Character.isLetterOrDigit(after)
                                && !(Character.isLowerCase(before) && Character.isUpperCase(after)));
            case '&' -> Character.isUpperCase(before) && Character.isUpperCase(after);
            case ':', ',' -> Character.isDigit(before) && Character.isDigit(after);
            default -> false;
        };
    }

    private static boolean isAbbreviation(String word) {
        if (word.length() > 8) return false;
        // "George R. R. Martin"
        if (word.length() == 1) return Character.isUpperCase(word.charAt(0)) && !word.equals("I");
        String low = word.toLowerCase(Locale.ROOT);
        // "p.m", "U.S": single letters with full stops between them
        boolean letters = low.length() >= 3;
        for (int i = 0; i < low.length() && letters; i++) {
            letters = i % 2 == 0 ? Character.isLetter(low.charAt(i)) : low.charAt(i) == '.';
        }
        return (letters && low.length() % 2 == 1) || ABBREVIATIONS.contains(low);
    }

    private Token word(char[] c, int start, int end, boolean first) {
        String text = new String(c, start, Math.min(end - start, LONGEST_WORD));
        String low = text.toLowerCase(Locale.ROOT);
        Clitic clitic = clitic(low);
        int cut = switch (clitic) {
            case NONE -> 0;
            case S, VERB -> low.length() - low.lastIndexOf('\'');
            case PLURAL_OWNER -> 1;
            // "didn't" is a verb as it stands; nothing of it names anything
            case NOT -> 0;
        };
        String base = low.substring(0, low.length() - cut);
        boolean tooLong = end - start > LONGEST_WORD;
        return new Token(
                start,
                tooLong ? end : end - cut,
                end,
                text,
                base,
                clitic,
                tooLong ? 0 : lexicon.marks(base),
                tooLong ? Shape.SIGN : shape(text),
                first,
                Tag.X);
    }

    private static Clitic clitic(String low) {
        if (low.endsWith("n't")) return Clitic.NOT;
        if (low.endsWith("s'")) return Clitic.PLURAL_OWNER;
        int quote = low.lastIndexOf('\'');
        if (quote <= 0) return Clitic.NONE;
        return switch (low.substring(quote + 1)) {
            case "s" -> Clitic.S;
            case "m", "re", "ve", "ll", "d" -> Clitic.VERB;
            default -> Clitic.NONE;
        };
    }

    private static Shape shape(String text) {
        char c = text.charAt(0);
        if (c == '#' || c == '@') return Shape.LOWER;
        if (Character.isDigit(c)) return Shape.NUMBER;
        if (!Character.isUpperCase(c)) return hasInnerCapital(text) ? Shape.CAPITAL : Shape.LOWER;
        int upper = 0;
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            char d = text.charAt(i);
            if (d == '\'') break;
            if (Character.isLetter(d)) letters++;
            if (Character.isUpperCase(d)) upper++;
        }
        return letters > 1 && upper == letters ? Shape.UPPER : Shape.CAPITAL;
    }

    /** "iPhone", "eBay". */
    private static boolean hasInnerCapital(String text) {
        for (int i = 1; i < Math.min(4, text.length()); i++) {
            if (Character.isUpperCase(text.charAt(i))) return true;
        }
        return false;
    }

    private static Token sign(char[] c, int start, int end) {
        String text = new String(c, start, Math.min(3, end - start));
        return new Token(start, end, end, text, text, Clitic.NONE, 0, Shape.SIGN, false, Tag.PUNCT);
    }
}
