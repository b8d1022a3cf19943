package dev.assay.listing;

import dev.assay.listing.Token.Shape;
import dev.assay.listing.Token.Tag;
import dev.assay.model.Gender;
import dev.assay.model.MentionType;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * People told from places and organisations, as far as the text tells: known names and places first, then what the name itself says
 * ("Park", "Inc."), then what stands around it ("in X", "X said", "Hey X").
 */
final class ProperNames {
    private static final Set<String> GREETINGS = Set.of(
            "hey",
            "hi",
            "hello",
            "thanks",
            "bye",
            "goodbye",
            "congrats",
            "congratulations",
            "wow",
            "ok",
            "okay",
            "yeah",
            "sorry",
            "absolutely",
            "yes");
    private static final long TITLES = Section.TITLE.bit | Section.TITLE_FEMALE.bit | Section.TITLE_MALE.bit;

    private ProperNames() {}

    /** The type of the name that stands from one token up to another. */
    static MentionType type(Sentence s, int from, int to) {
        Token first = s.at(from);
        Token last = s.at(to - 1);
        if (s.isKnown(first) && to - from <= 2) return MentionType.PERSON;
        if (isPlace(s, from, to)) return MentionType.PLACE;
        boolean of = false;
        for (int k = from; k < to; k++) of |= s.at(k).is("of");
        if (first.inAny(TITLES) && to - from > 1 && !of && !first.is("st.") && !first.is("st") && !first.is("saint"))
            return MentionType.PERSON;
        if (to - from > 1 && last.in(Section.ORGANIZATION_NAME)) return MentionType.ORGANIZATION;
        if (to - from > 1 && last.in(Section.PLACE_NAME) || first.is("lake") || first.is("mount") || first.is("mt."))
            return MentionType.PLACE;
        if (to - from > 2 && (first.is("university") || first.is("bank"))) return MentionType.ORGANIZATION;
        if (first.in(Section.KIN_NAME)) return MentionType.PERSON;
        // "J.K. Rowling", "J. Smith"
        boolean initials = first.end() - first.start() <= 4 && first.text().endsWith(".") && !first.inAny(TITLES);
        if (initials && to - from > 1 && s.at(from + 1).capital()) return MentionType.PERSON;
        if (to - from <= 3 && s.isFirstName(first)
                || first.in(Section.WORDS) && to - from <= 2 && hasPersonAround(s, from, to)) {
            return MentionType.PERSON;
        }
        if (to - from == 1 && last.in(Section.ORG_KNOWN)) return MentionType.ORGANIZATION;
        return byContext(s, from, to);
    }

    private static boolean isPlace(Sentence s, int from, int to) {
        return s.at(from).in(Section.PLACE) && s.lexicon().isPlace(s.words(from, to));
    }

    private static MentionType byContext(Sentence s, int from, int to) {
        Token first = s.at(from);
        boolean acronym = to - from == 1 && first.shape() == Shape.UPPER;
        int b = from - 1;
        if (s.at(b).in(Section.ARTICLE)) b--;
        Token before = s.at(b);
        if (!acronym && to - from <= 2 && hasPersonAround(s, from, to)) return MentionType.PERSON;
        if ((before.is("at") || before.is("for") || before.is("with"))
                && s.at(b - 1).in(Section.WORK)) return MentionType.ORGANIZATION;
        if (before.is("in") || before.is("near")) return MentionType.PLACE;
        if ((before.is("to") || before.is("from") || before.is("around"))
                && s.at(b - 1).in(Section.TRAVEL)) return MentionType.PLACE;
        if (before.in(Section.VISIT)) return MentionType.PLACE;
        return MentionType.OTHER;
    }

    private static boolean hasPersonAround(Sentence s, int from, int to) {
        Token before = s.at(from - 1);
        Token after = s.at(to);
        if (s.carriesVerb(to - 1) && after.tag() == Tag.ADJ) return false;
        if (GREETINGS.contains(before.low())
                || before.is(",") && GREETINGS.contains(s.at(from - 2).low())) return true;
        if (Nouns.isRole(s, before)) return true;
        if (after.in(Section.SPEECH) && after.tag() == Tag.VERB && !before.in(Section.PREPOSITION)) return true;
        boolean sentenceOfItsOwn = before.is(",") && (after.sign() && !after.is(",")) && to - from == 1;
        return sentenceOfItsOwn
                && s.at(from).tag() == Tag.PROPN
                && s.at(from - 2).tag() != Tag.PROPN;
    }

    /** The gender that a title or a word for a relative before the name states. */
    static @Nullable Gender gender(Sentence s, int from, int to) {
        Token first = s.at(from);
        if (first.in(Section.KIN_NAME) || to - from > 1 && first.inAny(TITLES)) return Nouns.gender(first);
        return Nouns.isRole(s, s.at(from - 1)) ? Nouns.gender(s.at(from - 1)) : null;
    }

    static boolean isTitle(Token t) {
        return t.inAny(TITLES);
    }
}
