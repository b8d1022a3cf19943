package dev.assay.listing;

import java.util.Locale;

/** The sections of the word lists. A word can stand in several. */
enum Section {
    FILLER,
    STOP,
    QUANTITY,
    EVALUATIVE,
    TITLE_FEMALE,
    TITLE_MALE,
    TITLE,
    PERSON_FEMALE,
    PERSON_MALE,
    PERSON,
    KIN_NAME,
    PLACE_NOUN,
    ORGANIZATION_NOUN,
    ACTIVITY_NOUN,
    ABSTRACT_NOUN,
    SPEECH,
    TRAVEL,
    VISIT,
    WORK,
    PLACE_NAME,
    ORGANIZATION_NAME,
    ORG_KNOWN,
    MONTH,
    WEEKDAY,
    SEASON,
    UNIT,
    TIME_ADVERB,
    TIME_BEFORE,
    TIME_AFTER,
    NATIONALITY,
    ADVERB,
    DOING,
    GIVING,
    PLAIN_ING,
    ARTICLE,
    POINTING,
    OPEN_OWNER,
    OWNER,
    QUANTIFIER,
    PERSON_PRONOUN,
    GROUP_PRONOUN,
    THING_PRONOUN,
    FIRST_SECOND,
    NOBODY,
    BE,
    AUXILIARY,
    SEEM,
    WEATHER,
    PREPOSITION,
    CONJUNCTION,
    NOT_PLURAL,
    ALONE,
    THING_ING,
    VERB,
    PLURAL,
    /** First names; the lists of names are files of their own. */
    FEMALE,
    MALE,
    EITHER,
    /** First names that are everyday words as well. */
    WORDS,
    /** The first word of a known place, or all of it. */
    PLACE;

    final long bit = 1L << ordinal();

    /** The section's name in the file. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Section of(String id) {
        for (Section s : values()) {
            if (s.id().equals(id)) return s;
        }
        throw new IllegalArgumentException("no section [" + id + "] in the word lists");
    }
}
