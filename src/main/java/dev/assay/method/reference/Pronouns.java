package dev.assay.method.reference;

import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.MentionType;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which rows a word can stand for by its grammar alone. */
final class Pronouns {
    private static final Set<String> MALE = Set.of("he", "him", "his");
    private static final Set<String> FEMALE = Set.of("she", "her", "hers");
    private static final Set<String> PLURAL = Set.of("they", "them", "their", "theirs");
    private static final Set<String> NEUTRAL = Set.of("it", "its", "this", "that", "these", "those");
    private static final Set<String> PLACE = Set.of("here", "there");

    private Pronouns() {}

    /** Whether the words are one of the pronouns that decide their own type. */
    static boolean isPronoun(String words) {
        return MALE.contains(words)
                || FEMALE.contains(words)
                || PLURAL.contains(words)
                || NEUTRAL.contains(words)
                || PLACE.contains(words);
    }

    /** The gender a pronoun states; null for every other word. */
    static @Nullable Gender gender(String words) {
        return MALE.contains(words) ? Gender.MALE : FEMALE.contains(words) ? Gender.FEMALE : null;
    }

    /** The number a pronoun states; null for every other word ("they" may be one person). */
    static @Nullable GrammaticalNumber number(String words) {
        boolean one = MALE.contains(words) || FEMALE.contains(words) || words.equals("it") || words.equals("its");
        return one ? GrammaticalNumber.SINGULAR : null;
    }

    /** Whether a row of this type and number can be meant by the pronoun. An unlisted type agrees with everything. */
    static boolean agrees(String words, @Nullable MentionType type, @Nullable GrammaticalNumber number) {
        if (type == null) return true;
        if (MALE.contains(words) || FEMALE.contains(words)) return type == MentionType.PERSON;
        if (PLURAL.contains(words)) {
            return type == MentionType.PERSON || type == MentionType.ORGANIZATION || number == GrammaticalNumber.PLURAL;
        }
        if (NEUTRAL.contains(words)) return type != MentionType.PERSON;
        if (PLACE.contains(words)) return type == MentionType.PLACE;
        return true;
    }
}
