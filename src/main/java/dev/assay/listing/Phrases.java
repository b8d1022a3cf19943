package dev.assay.listing;

import dev.assay.listing.Token.Clitic;
import dev.assay.listing.Token.Tag;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one tagged sentence from left to right and lists its noun phrases, names, times and pronouns. */
final class Phrases {
    private static final Token NONE = new Token(0, 0, 0, "", "", Clitic.NONE, 0, Token.Shape.SIGN, false, Tag.PUNCT);
    private static final long POSSESSIVE = Section.OWNER.bit | Section.OPEN_OWNER.bit;
    private static final long BARE = Section.STOP.bit;

    private final String text;
    private final Sentence s;
    private final Spans spans;
    private final List<Found> out;

    /** A mention and where it stands. */
    record Found(int start, int end, Mention mention) {}

    Phrases(String text, Sentence sentence, List<Found> out) {
        this.text = text;
        this.s = sentence;
        this.spans = new Spans(sentence);
        this.out = out;
    }

    void read() {
        for (int i = 0; i < s.size(); ) {
            Token t = s.at(i);
            int next = i;
            if (t.is("\"")) next = title(i);
            if (next == i) next = time(i);
            if (next == i) next = phrase(i);
            if (next == i) next = doing(i);
            if (next == i) {
                pronoun(i);
                next = i + 1;
            }
            i = next;
        }
    }

    // ---- small readers

    private void pronoun(int i) {
        Mention m = Pronouns.at(s, i);
        if (m != null) out.add(new Found(s.at(i).start(), s.at(i).baseEnd(), m));
    }

    private int time(int i) {
        int end = Times.end(s, i);
        if (end > i) add(s.at(i).start(), s.at(end - 1).baseEnd(), MentionType.TIME, null, null, null, true);
        return end;
    }

    /** "Becoming Nicole" in quotation marks: one name, whatever its words are. */
    private int title(int i) {
        if (!s.at(i + 1).capital() || s.at(i + 1).is("i")) return i;
        for (int k = i + 2; k <= i + 9 && k < s.size(); k++) {
            if (closesQuote(k)) {
                if (!isTitle(i + 1, k)) return i;
                add(s.at(i + 1).start(), s.at(k - 1).end(), MentionType.THING, true, null, null, true);
                return k + 1;
            }
            if (s.at(k).in(Section.FIRST_SECOND)) return i;
        }
        return i;
    }

    /** A closing mark, or the full stop before one at the end. */
    private boolean closesQuote(int k) {
        Token t = s.at(k);
        if (t.is("\"")) return true;
        return k == s.size() - 1 && t.sign() && t.end() < text.length() && "\"”".indexOf(text.charAt(t.end())) >= 0;
    }

    private boolean isTitle(int from, int to) {
        Token last = s.at(to - 1);
        if (last.sign()) return false;
        if (to - from > 1) return last.capital();
        return last.tag() != Tag.PRON && last.tag() != Tag.DET && last.tag() != Tag.SCONJ && !last.in(Section.FILLER);
    }

    /** "went hiking", "love painting": what is done, where no object says what it is done to. */
    private int doing(int i) {
        Token t = s.at(i);
        if (t.tag() != Tag.VERB && t.tag() != Tag.ADV
                || !t.low().endsWith("ing")
                || t.low().length() < 6
                || t.in(Section.PLAIN_ING)) return i;
        Token next = s.at(i + 1);
        boolean object = next.tag() == Tag.NOUN
                || next.tag() == Tag.DET
                || next.tag() == Tag.PRON
                || next.tag() == Tag.PROPN
                || next.tag() == Tag.ADJ
                || next.is("to")
                || next.tag() == Tag.SCONJ;
        if (!s.at(i - 1).in(Section.DOING) || object) return i;
        add(t.start(), t.baseEnd(), MentionType.ACTIVITY, null, null, null, true);
        return i + 1;
    }

    // ---- noun phrases

    private int phrase(int i) {
        int start = i;
        while (s.at(start).in(Section.QUANTIFIER)
                && s.at(start).tag() == Tag.DET
                && !s.at(start).is("no")) start++;
        Token d = s.at(start);
        boolean no = d.is("no") || start > i && s.at(i).is("no");
        boolean owned = d.inAny(POSSESSIVE) && d.clitic() == Clitic.NONE && !spans.isObject(start);
        boolean pointing = d.in(Section.POINTING) && d.clitic() == Clitic.NONE && !spans.isClauseThat(start);
        boolean article = d.in(Section.ARTICLE);
        int body = owned || pointing || article || no ? start + 1 : start;
        while (s.at(body).in(Section.QUANTIFIER) && !s.at(body).in(Section.EVALUATIVE)) body++;
        if (body == start && spans.isVerb(body)) return i;
        int nouns = spans.modifiersEnd(body, body > start || start > i);
        int end = spans.nounsEnd(nouns);
        if (end == nouns) return i;
        if (no) return end;
        Token determiner = body > start ? d : NONE;
        return s.owns(end - 1)
                ? owner(start, body, nouns, end, determiner)
                : finish(start, body, nouns, end, determiner, body > start && owned);
    }

    /** What stands before an 's: listed by itself, and again as part of the whole. */
    private int owner(int start, int body, int nouns, int end, Token determiner) {
        boolean person = determiner.inAny(POSSESSIVE);
        finish(start, body, nouns, end, determiner, person);
        if (Times.end(s, end - 1) > end - 1) return end;
        int innerNouns = spans.modifiersEnd(end, true);
        int innerEnd = spans.nounsEnd(innerNouns);
        if (innerEnd == innerNouns) return end;
        Token head = s.at(innerEnd - 1);
        if (isBare(end, innerNouns, innerEnd)) return innerEnd;
        int wholeStart = determiner == NONE || determiner.in(Section.ARTICLE) && s.isName(nouns) ? nouns : start;
        if (determiner == NONE && body < nouns) wholeStart = nouns;
        boolean name = allNames(innerNouns, innerEnd);
        add(
                s.at(wholeStart).start(),
                head.baseEnd(),
                name ? MentionType.OTHER : Nouns.type(s, head),
                null,
                Nouns.gender(head),
                Nouns.number(head, NONE),
                true);
        if (s.owns(innerEnd - 1)) {
            int last = spans.nounsEnd(spans.modifiersEnd(innerEnd, true));
            if (last > innerEnd && !isBare(innerEnd, last - 1, last)) {
                Token h = s.at(last - 1);
                add(
                        s.at(wholeStart).start(),
                        h.baseEnd(),
                        Nouns.type(s, h),
                        null,
                        Nouns.gender(h),
                        Nouns.number(h, NONE),
                        true);
                return last;
            }
        }
        return innerEnd;
    }

    private boolean allNames(int from, int to) {
        for (int k = from; k < to; k++) {
            if (!s.isName(k) && !spans.joinsName(k) && s.at(k).tag() != Tag.NUM) return false;
        }
        return to > from;
    }

    /** Whether the head says nothing and no noun beside it does. */
    private boolean isBare(int body, int nouns, int end) {
        Token head = s.at(end - 1);

        // "let them rock the stage"
        boolean verb = s.at(body - 1).tag() == Tag.PRON
                && s.at(end).tag() == Tag.DET
                && !s.at(body - 1).inAny(POSSESSIVE);
        if (verb && end - body == 1) return true;
        boolean alone = end - nouns == 1
                && nouns == body
                && s.at(body - 1).tag() != Tag.DET
                && !s.at(body - 1).inAny(POSSESSIVE);
        if (alone && (head.inAny(Section.ALONE.bit | Section.EVALUATIVE.bit | Section.PLAIN_ING.bit))) return true;
        return head.inAny(BARE) && (end - nouns == 1 || allBare(nouns, end)) && body <= nouns;
    }

    private boolean allBare(int from, int to) {
        for (int k = from; k < to; k++) {
            if (!s.at(k).inAny(BARE)) return false;
        }
        return true;
    }

    private int finish(int start, int body, int nouns, int end, Token determiner, boolean owned) {
        int name = end;
        while (name > nouns
                && (s.isName(name - 1)
                        || name < end && name - 1 > nouns && spans.joinsName(name - 1)
                        || s.at(name - 1).tag() == Tag.NUM && s.isName(name - 2))) name--;
        if (name < end && !owned && (name == nouns || Nouns.isRole(s, s.at(name - 1))))
            return properName(start, nouns, name, end, determiner);
        if (name < end && name > nouns && owned && ProperNames.type(s, name, end) == MentionType.PERSON) {
            return properName(start, nouns, name, end, determiner);
        }
        Token head = s.at(end - 1);
        if (head.in(Section.QUANTITY) && s.at(end).is("of")) return end;
        if (isBare(body, nouns, end)) return end;
        if (head.tag() == Tag.NOUN && head.low().length() < 2) return end;
        int from = owned || determiner.in(Section.POINTING) ? start : trimmed(start, body, nouns, determiner);
        MentionType type = Nouns.type(s, head);
        if (type == MentionType.TIME && end - nouns > 1) type = MentionType.ACTIVITY;
        if (head.in(Section.THING_ING) && determiner != NONE) type = MentionType.THING;
        if (type == MentionType.TIME && determiner.in(Section.POINTING)) {
            add(s.at(from).start(), head.baseEnd(), type, null, null, null, true);
            return end;
        }
        add(
                s.at(from).start(),
                head.baseEnd(),
                type,
                null,
                type == MentionType.PERSON ? Nouns.gender(head) : null,
                Nouns.number(head, determiner),
                !determiner.in(Section.POINTING));
        return end;
    }

    /** Without words of praise and number, and then without the article before them, so that the row is the same with and without. */
    private int trimmed(int start, int body, int nouns, Token determiner) {
        int k = body;
        while (k < nouns && isDropped(s.at(k))) k++;
        if (k < nouns && k > body && s.at(k).sign()) k++;
        return k == body && determiner != NONE && body == start + 1 ? start : k;
    }

    private static boolean isDropped(Token t) {
        return t.in(Section.EVALUATIVE) || t.tag() == Tag.NUM || t.tag() == Tag.ADV || t.in(Section.ADVERB) || t.sign();
    }

    private int properName(int start, int nouns, int name, int end, Token determiner) {
        int from = name;
        MentionType type = ProperNames.type(s, from, end);
        boolean role = name > nouns;
        if (role && type == MentionType.OTHER) type = MentionType.PERSON;
        // "the Who" keeps its article only where the article has a capital inside a sentence.
        boolean article = type != MentionType.PLACE
                && determiner.capital()
                && !determiner.first()
                && determiner.is("the")
                && name == nouns
                && nouns == start + 1;
        Token last = s.at(end - 1);
        Gender gender = type == MentionType.PERSON ? ProperNames.gender(s, from, end) : null;
        add(s.at(article ? start : from).start(), last.baseEnd(), type, true, gender, null, true);
        return end;
    }

    private void add(
            int start,
            int end,
            MentionType type,
            @Nullable Boolean proper,
            @Nullable Gender gender,
            @Nullable GrammaticalNumber number,
            boolean resolved) {
        out.add(new Found(start, end, new Mention(text.substring(start, end), type, proper, gender, number, resolved)));
    }
}
