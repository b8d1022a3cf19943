package dev.assay.listing;

import dev.assay.listing.Token.Tag;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.MentionType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a common noun says about what it names: type, gender, number. */
final class Nouns {
    private static final List<String> ABSTRACT_ENDINGS =
            List.of("ness", "ity", "tion", "sion", "ment", "ance", "ence", "ship", "dom", "ism", "hood");
    static final long PERSONS = Section.PERSON.bit | Section.PERSON_FEMALE.bit | Section.PERSON_MALE.bit;
    private static final long TYPED = PERSONS
            | Section.PLACE_NOUN.bit
            | Section.ORGANIZATION_NOUN.bit
            | Section.ACTIVITY_NOUN.bit
            | Section.ABSTRACT_NOUN.bit
            | Section.SEASON.bit
            | Section.UNIT.bit;

    private Nouns() {}

    /** The type of a phrase with this head. */
    static MentionType type(Sentence s, Token head) {
        long marks = marks(s, head);
        if ((marks & PERSONS) != 0) return MentionType.PERSON;
        if ((marks & Section.UNIT.bit) != 0) return MentionType.TIME;
        if ((marks & Section.ACTIVITY_NOUN.bit) != 0) return MentionType.ACTIVITY;
        if ((marks & Section.PLACE_NOUN.bit) != 0) return MentionType.PLACE;
        if ((marks & Section.ORGANIZATION_NOUN.bit) != 0) return MentionType.ORGANIZATION;
        if ((marks & Section.ABSTRACT_NOUN.bit) != 0) return MentionType.OTHER;
        if ((marks & Section.SEASON.bit) != 0) return MentionType.TIME;
        String low = head.low();
        if (low.endsWith("ing") && low.length() > 5) return MentionType.ACTIVITY;
        String single = single(low);
        for (String ending : ABSTRACT_ENDINGS) {
            if (single.length() > ending.length() + 2 && single.endsWith(ending)) return MentionType.OTHER;
        }
        return MentionType.THING;
    }

    /** Whether a word ends as common nouns do: "dancing", "freedom", "pets". */
    static boolean isOrdinary(String low) {
        if (low.endsWith("ing") || low.endsWith("s")) return true;
        for (String ending : ABSTRACT_ENDINGS) {
            if (low.endsWith(ending)) return true;
        }
        return false;
    }

    /** The gender the noun states: "sister", "uncle". */
    static @Nullable Gender gender(Token head) {
        if (head.inAny(Section.PERSON_FEMALE.bit | Section.TITLE_FEMALE.bit)) return Gender.FEMALE;
        if (head.inAny(Section.PERSON_MALE.bit | Section.TITLE_MALE.bit)) return Gender.MALE;
        return null;
    }

    /** Plural by its form, singular where an article says so. */
    static @Nullable GrammaticalNumber number(Token head, Token determiner) {
        if (isPlural(head)) return GrammaticalNumber.PLURAL;
        return determiner.is("a") || determiner.is("an") ? GrammaticalNumber.SINGULAR : null;
    }

    static boolean isPlural(Token head) {
        String low = head.low();
        if (head.in(Section.PLURAL)) return true;
        if (head.in(Section.NOT_PLURAL) || low.length() < 4 || !low.endsWith("s")) return false;
        char before = low.charAt(low.length() - 2);
        return before != 's' && before != 'u' && before != 'i' && Character.isLetter(before);
    }

    /** Whether it names people by what they are to somebody: "teacher", "sister". */
    static boolean isRole(Sentence s, Token t) {
        return t.tag() == Tag.NOUN && (marks(s, t) & PERSONS) != 0;
    }

    private static long marks(Sentence s, Token head) {
        if (head.inAny(TYPED)) return head.marks();
        long marks = s.lexicon().marks(single(head.low()));
        if ((marks & TYPED) != 0) return marks;
        int hyphen = head.low().lastIndexOf('-');
        return hyphen < 0 ? marks : s.lexicon().marks(head.low().substring(hyphen + 1));
    }

    private static String single(String low) {
        if (low.length() < 4 || !low.endsWith("s") || low.endsWith("ss")) return low;
        return low.endsWith("ies") ? low.substring(0, low.length() - 3) + "y" : low.substring(0, low.length() - 1);
    }
}
