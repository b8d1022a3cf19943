package dev.assay.listing;

import dev.assay.listing.Token.Clitic;
import dev.assay.listing.Token.Shape;
import dev.assay.listing.Token.Tag;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The tagged tokens of one sentence, with the questions that every reader asks of them. Outside the sentence stand only signs. */
final class Sentence {
    private static final Token EDGE = new Token(0, 0, 0, ".", ".", Clitic.NONE, 0, Shape.SIGN, false, Tag.PUNCT);
    private static final long NAMES = Section.FEMALE.bit | Section.MALE.bit | Section.EITHER.bit;
    private static final long CALENDAR = Section.MONTH.bit | Section.WEEKDAY.bit;

    private final List<Token> tokens;
    private final Lexicon lexicon;
    private final Set<String> known;
    private final Set<String> lowerElsewhere;

    /**
     * @param known lower-case names of the people who are speaking
     * @param lowerElsewhere words the text also has without a capital
     */
    Sentence(List<Token> tokens, Lexicon lexicon, Set<String> known, Set<String> lowerElsewhere) {
        this.tokens = tokens;
        this.lexicon = lexicon;
        this.known = known;
        this.lowerElsewhere = lowerElsewhere;
    }

    int size() {
        return tokens.size();
    }

    Token at(int i) {
        return i < 0 || i >= tokens.size() ? EDGE : tokens.get(i);
    }

    Lexicon lexicon() {
        return lexicon;
    }

    /** Whether this is one of the people speaking, or a short form of the name ("Mel" for "Melanie"). */
    boolean isKnown(Token t) {
        if (!t.capital() || known.isEmpty()) return false;
        if (known.contains(t.low())) return true;
        if (t.low().length() < 3) return false;
        for (String name : known) {
            if (name.startsWith(t.low())) return true;
        }
        return false;
    }

    boolean isFirstName(Token t) {
        return t.inAny(NAMES);
    }

    /** Whether the token is written as a name and can be one. */
    boolean isName(int i) {
        Token t = at(i);
        if (!t.capital() || t.inAny(CALENDAR) && t.tag() != Tag.PROPN) return false;
        if (isKnown(t)) return true;
        if (t.tag() == Tag.INTJ || t.tag() == Tag.PRON || t.tag() == Tag.AUX || t.in(Section.FILLER)) return false;
        if (t.in(Section.NATIONALITY)) return false;
        if (t.first()) return isNameAtStart(i);
        return switch (t.tag()) {
            case PROPN -> true;
            case NOUN, X -> true;
            case ADJ, VERB, NUM, ADP ->
                at(i + 1).capital() && at(i + 1).tag() == Tag.PROPN
                        || isFirstName(t)
                        || t.tag() == Tag.VERB
                                && at(i - 1).capital()
                                && at(i - 1).tag() == Tag.PROPN;
            case DET, ADV, CCONJ, SCONJ, PART, PRON, AUX, INTJ, PUNCT, SYM -> false;
        };
    }

    /** At the start every word has a capital: something more has to say that it is a name. */
    private boolean isNameAtStart(int i) {
        Token t = at(i);
        Token next = at(i + 1);
        boolean nominal = t.tag() == Tag.NOUN || t.tag() == Tag.PROPN || t.tag() == Tag.ADJ || t.tag() == Tag.X;
        if (ProperNames.isTitle(t) && next.capital() && !next.first()) return true;
        if (!nominal) return false;
        if (lowerElsewhere.contains(t.low())) return false;
        if (next.capital() && next.shape() != Shape.UPPER && next.tag() == Tag.PROPN) return true;
        if (t.shape() == Shape.UPPER) return t.marks() == 0;
        if (t.in(Section.WORDS)) return t.tag() == Tag.PROPN && next.tag() == Tag.VERB && next.in(Section.SPEECH);
        if (isFirstName(t) || t.in(Section.PLACE)) return true;
        boolean predicate = next.tag() == Tag.VERB || next.tag() == Tag.AUX || t.clitic() == Clitic.S;
        return t.tag() == Tag.PROPN && t.marks() == 0 && predicate && !Nouns.isOrdinary(t.low());
    }

    /** Whether the 's after this token means an owner, not "is" or "has". */
    boolean owns(int i) {
        Token t = at(i);
        if (t.clitic() == Clitic.PLURAL_OWNER) return true;
        if (t.clitic() != Clitic.S) return false;
        int j = i + 1;
        while (at(j).tag() == Tag.ADJ || at(j).tag() == Tag.NUM) j++;
        Token head = at(j);
        boolean noun = head.tag() == Tag.NOUN || head.tag() == Tag.PROPN;
        return noun && !head.in(Section.FILLER) && !head.inAny(Section.TIME_ADVERB.bit);
    }

    /** Whether anything that makes a verb of it hangs on the token: "Alice's coming", "they'll". */
    boolean carriesVerb(int i) {
        Token t = at(i);
        return t.clitic() == Clitic.VERB || t.clitic() == Clitic.NOT || t.clitic() == Clitic.S && !owns(i);
    }

    /** The last token before i that is a word, or null at the start or after a sign. */
    @Nullable
    Token wordBefore(int i) {
        Token t = at(i - 1);
        return t.sign() || i <= 0 ? null : t;
    }

    /** Lower-case words from one token up to another, joined by spaces. */
    String words(int from, int to) {
        StringBuilder out = new StringBuilder();
        for (int i = from; i < to; i++) {
            if (i > from) out.append(' ');
            out.append(i == to - 1 ? at(i).low() : at(i).text().toLowerCase(Locale.ROOT));
        }
        return out.toString();
    }
}
