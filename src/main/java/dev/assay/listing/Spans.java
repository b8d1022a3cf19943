package dev.assay.listing;

import dev.assay.listing.Token.Tag;

/** How far the parts of a noun phrase reach, and what only looks like one. */
final class Spans {
    private static final long POSSESSIVE = Section.OWNER.bit | Section.OPEN_OWNER.bit;

    private final Sentence s;

    Spans(Sentence sentence) {
        this.s = sentence;
    }

    /** "raising awareness", "discussing various aspects": what is done, not what is named. */
    boolean isVerb(int i) {
        Token t = s.at(i);
        if (!t.low().endsWith("ing") || t.capital() && !t.first() || t.tag() == Tag.ADJ && !t.in(Section.PLAIN_ING))
            return false;
        Token next = s.at(i + 1);
        boolean object = next.tag() == Tag.DET || next.tag() == Tag.PRON || next.tag() == Tag.ADJ;
        boolean done = s.at(i - 1).in(Section.DOING) && Nouns.isPlural(next);
        return t.in(Section.PLAIN_ING) || done || object && !t.in(Section.ACTIVITY_NOUN);
    }

    /** "I saw her yesterday", "gave her flowers", "is his": no noun of hers follows. */
    boolean isObject(int i) {
        Token next = s.at(i + 1);
        if (s.at(i).is("her") && s.at(i - 1).in(Section.GIVING)) return true;
        return next.sign() || next.in(Section.TIME_ADVERB) || next.in(Section.FILLER);
    }

    boolean isClauseThat(int i) {
        if (!s.at(i).is("that")) return false;
        Token before = s.at(i - 1);
        boolean relative =
                before.tag() == Tag.NOUN || before.tag() == Tag.PROPN || before.in(Section.NOBODY) || before.is("so");
        Token next = s.at(i + 1);
        // "realize that self-care is important"
        boolean predicate = before.tag() == Tag.VERB && s.at(i + 2).tag() == Tag.AUX;
        boolean clause = Nouns.isPlural(next)
                || s.isName(i + 1)
                || s.at(i).tag() == Tag.SCONJ && (predicate || next.in(Section.ABSTRACT_NOUN));
        return (relative || clause) && s.wordBefore(i) != null;
    }

    int modifiersEnd(int from, boolean determined) {
        int k = from;
        for (; k < s.size(); k++) {
            Token t = s.at(k);
            if (s.carriesVerb(k) || s.owns(k)) break;
            boolean adjective = t.tag() == Tag.ADJ || t.tag() == Tag.NUM || t.in(Section.NATIONALITY);
            if (adjective && !s.isName(k)) continue;
            Token next = s.at(k + 1);
            boolean degree = (t.tag() == Tag.ADV || t.in(Section.ADVERB))
                    && (next.tag() == Tag.ADJ || next.tag() == Tag.VERB)
                    && (determined || k > from);
            boolean participle = t.tag() == Tag.VERB
                    && (determined || k > from)
                    && (t.low().endsWith("ed")
                            || t.low().endsWith("ing")
                            || t.low().endsWith("en"))
                    && (next.tag() == Tag.NOUN || next.tag() == Tag.ADJ || next.tag() == Tag.PROPN);
            boolean comma =
                    t.is(",") && k > from && s.at(k - 1).tag() == Tag.ADJ && next.tag() == Tag.ADJ && determined;
            if (!degree && !participle && !comma) break;
        }
        return k;
    }

    int nounsEnd(int from) {
        int k = from;
        while (k < s.size()) {
            Token t = s.at(k);
            boolean known = s.isKnown(t);
            // "Thanks Caroline", "my friend Mel": a person who is spoken to is no part of another's name.
            if (k > from && known && !s.isName(k - 1)) break;
            // "the funniest thing Oliver did"
            if (k > from && s.isFirstName(t) && s.isName(k) && !s.isName(k - 1) && !Nouns.isRole(s, s.at(k - 1))) break;
            boolean noun = t.tag() == Tag.NOUN || t.tag() == Tag.PROPN || s.isName(k);
            boolean number =
                    k > from && s.at(k - 1).tag() == Tag.PROPN && t.tag() == Tag.NUM && t.shape() == Token.Shape.NUMBER;
            boolean joined = k > from && joinsName(k);
            if (t.tag() == Tag.INTJ) break;
            if (k > from && !joined && isVerbAfterNoun(k)) break;
            if (!noun && !number && !joined) break;
            k++;
            if (s.carriesVerb(k - 1) || s.owns(k - 1)) break;
            if (known && !s.isName(k)) break;
            if (s.at(k).in(Section.TIME_ADVERB)) break;
        }
        while (k > from && s.at(k - 1).in(Section.PREPOSITION)) k--;
        return k;
    }

    /** "this journey leads me", "a good time meeting people": the tagger takes the verb for one more noun. */
    private boolean isVerbAfterNoun(int k) {
        Token t = s.at(k);
        if (t.capital()) return false;
        if (t.low().endsWith("ing") && s.at(k - 1).in(Section.STOP)) return true;
        Token next = s.at(k + 1);
        if (next.is("him") || next.is("me") || next.is("us") || next.is("them")) return true;
        boolean object = next.tag() == Tag.PRON && !next.inAny(POSSESSIVE) || next.in(Section.ARTICLE);
        return object
                && !Nouns.isPlural(s.at(k - 1))
                && Nouns.isPlural(t)
                && next.tag() != Tag.NOUN
                && !next.is("i")
                && !next.is("we");
    }

    /** "University of Oregon", "Lord of the Rings". */
    boolean joinsName(int k) {
        if (!s.isName(k - 1) && !(s.at(k - 1).is("of") && s.at(k).is("the"))) return false;
        if (s.at(k).is("of"))
            return s.isName(k + 1) || s.at(k + 1).is("the") && s.at(k + 2).capital();
        return s.at(k).is("the") && s.at(k - 1).is("of") && s.at(k + 1).capital();
    }
}
