package dev.assay.model;

import org.jspecify.annotations.Nullable;

/**
 * A surface text inside one event.
 *
 * @param text verbatim
 * @param type what it names; null where the lister listed none (it then agrees with every reference)
 * @param proper whether it is a proper name, where the lister stated it
 * @param gender where the lister stated it
 * @param number where the lister stated it
 * @param resolved false when the lister could not say what it refers to ("she", "it")
 */
public record Mention(
        String text,
        @Nullable MentionType type,
        @Nullable Boolean proper,
        @Nullable Gender gender,
        @Nullable GrammaticalNumber number,
        boolean resolved) {

    /** A mention of which only text and type are known. */
    public static Mention of(String text, MentionType type) {
        return new Mention(text, type, null, null, null, true);
    }

    /** A mention that refers to something its lister could not name. */
    public static Mention unclear(String text, @Nullable MentionType type) {
        return new Mention(text, type, null, null, null, false);
    }
}
