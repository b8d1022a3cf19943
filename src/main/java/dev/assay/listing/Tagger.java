package dev.assay.listing;

import dev.assay.listing.Token.Clitic;
import dev.assay.listing.Token.Shape;
import dev.assay.listing.Token.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import opennlp.tools.postag.POSModel;
import opennlp.tools.postag.POSTaggerME;

/**
 * Parts of speech: OpenNLP's tagger, and over it the closed classes of English and the words it is known to get wrong, which are not a matter
 * of probability. Not safe for several threads; {@link BuiltinLister} lends each one to one thread at a time.
 */
final class Tagger {
    private final POSTaggerME model;

    Tagger(POSModel model) {
        this.model = new POSTaggerME(model);
    }

    /** The same tokens, tagged. */
    List<Token> tag(List<Token> sentence) {
        boolean shouted = isShouted(sentence);
        String[] words = new String[sentence.size()];
        for (int i = 0; i < words.length; i++) {
            Token t = sentence.get(i);
            words[i] = shouted ? t.text().toLowerCase(Locale.ROOT) : t.text();
        }
        String[] tags = model.tag(words);
        List<Token> tagged = new ArrayList<>(words.length);
        for (int i = 0; i < words.length; i++) {
            Token t = sentence.get(i);
            if (shouted && t.shape() == Shape.UPPER) t = lowered(t);
            tagged.add(
                    t.with(correct(t, coarse(tags[i]), i > 0 ? tagged.get(i - 1).tag() : Tag.PUNCT)));
        }
        return tagged;
    }

    /** "WOW THAT IS GREAT": where every word is in capitals, capitals say nothing. */
    private static boolean isShouted(List<Token> sentence) {
        int upper = 0;
        int words = 0;
        for (Token t : sentence) {
            if (t.sign()) continue;
            words++;
            if (t.shape() == Shape.UPPER || t.text().length() == 1) upper++;
        }
        return words >= 3 && upper == words;
    }

    private static Token lowered(Token t) {
        return new Token(
                t.start(),
                t.baseEnd(),
                t.end(),
                t.text(),
                t.low(),
                t.clitic(),
                t.marks(),
                Shape.LOWER,
                t.first(),
                t.tag());
    }

    private static Tag coarse(String tag) {
        int plus = tag.indexOf('+');
        return switch (plus < 0 ? tag : tag.substring(0, plus)) {
            case "NOUN" -> Tag.NOUN;
            case "PROPN" -> Tag.PROPN;
            case "ADJ" -> Tag.ADJ;
            case "VERB" -> Tag.VERB;
            case "AUX" -> Tag.AUX;
            case "DET" -> Tag.DET;
            case "PRON" -> Tag.PRON;
            case "ADP" -> Tag.ADP;
            case "ADV" -> Tag.ADV;
            case "NUM" -> Tag.NUM;
            case "PUNCT" -> Tag.PUNCT;
            case "CCONJ" -> Tag.CCONJ;
            case "SCONJ" -> Tag.SCONJ;
            case "PART" -> Tag.PART;
            case "INTJ" -> Tag.INTJ;
            case "SYM" -> Tag.SYM;
            default -> Tag.X;
        };
    }

    private static final long NAME = Section.FEMALE.bit | Section.MALE.bit | Section.EITHER.bit | Section.PLACE.bit;
    private static final long DETERMINER = Section.ARTICLE.bit | Section.QUANTIFIER.bit;
    private static final long PRONOUN = Section.PERSON_PRONOUN.bit
            | Section.GROUP_PRONOUN.bit
            | Section.THING_PRONOUN.bit
            | Section.FIRST_SECOND.bit
            | Section.NOBODY.bit
            | Section.OPEN_OWNER.bit
            | Section.OWNER.bit;
    private static final long NEVER_NOUN = Section.PREPOSITION.bit | Section.CONJUNCTION.bit | Section.ADVERB.bit;

    private static Tag correct(Token t, Tag tag, Tag before) {
        if (t.sign()) return t.tag() == Tag.PUNCT ? Tag.PUNCT : Tag.X;
        if (t.shape() == Shape.NUMBER) return Tag.NUM;
        if (t.clitic() == Clitic.NOT || (t.in(Section.AUXILIARY) && (!t.capital() || t.first())))
            return tag == Tag.VERB ? tag : Tag.AUX;
        boolean name = t.shape() == Shape.CAPITAL && t.inAny(NAME) && !t.in(Section.WORDS);
        if (name && (!t.first() || !t.in(Section.AUXILIARY))) return Tag.PROPN;
        boolean rare = t.shape() == Shape.CAPITAL && t.in(Section.WORDS) && !t.in(Section.MONTH) && !t.first();
        if (rare && (tag == Tag.AUX || tag == Tag.NOUN || tag == Tag.ADJ)) return Tag.PROPN;
        if (t.marks() == 0) return lowerIsNoName(t, tag);
        if (t.inAny(DETERMINER) && (tag != Tag.ADJ || !t.in(Section.EVALUATIVE))) return Tag.DET;
        if (t.inAny(PRONOUN)) return Tag.PRON;
        if (t.in(Section.VERB) && (!t.capital() || t.first())) return Tag.VERB;
        // "man, that is good", but "the man"
        boolean determined = before == Tag.DET || before == Tag.PRON || before == Tag.ADJ;
        boolean filler = t.in(Section.FILLER) && !determined;
        if (filler && (tag == Tag.NOUN || tag == Tag.PROPN || t.first())) return Tag.INTJ;
        if (t.inAny(NEVER_NOUN) && (tag == Tag.NOUN || tag == Tag.PROPN)) {
            boolean inName = t.capital() && !t.first() && tag == Tag.PROPN;
            return inName ? tag : t.in(Section.PREPOSITION) ? Tag.ADP : Tag.ADV;
        }
        return isNounAfterAll(t, tag) ? Tag.NOUN : lowerIsNoName(t, tag);
    }

    private static final long NOUNS = Nouns.PERSONS
            | Section.PLACE_NOUN.bit
            | Section.ORGANIZATION_NOUN.bit
            | Section.ACTIVITY_NOUN.bit
            | Section.ABSTRACT_NOUN.bit;

    /** "self-care", "adoption": a word that is a noun wherever it stands, taken for a particle or a sign. */
    private static boolean isNounAfterAll(Token t, Tag tag) {
        return switch (tag) {
            case ADP, AUX, DET, PRON, PART, NUM, PUNCT, SYM, X, CCONJ, SCONJ -> t.inAny(NOUNS);
            case NOUN, PROPN, ADJ, VERB, ADV, INTJ -> false;
        };
    }

    private static Tag lowerIsNoName(Token t, Tag tag) {
        return tag == Tag.PROPN && !t.capital() ? Tag.NOUN : tag;
    }
}
