package dev.assay.model;

import java.util.Locale;

/** What kind of thing a mention names. */
public enum MentionType {
    PERSON('P'),
    PLACE('L'),
    ORGANIZATION('O'),
    THING('T'),
    ACTIVITY('A'),
    /** A time expression; makes no row. */
    TIME('·'),
    OTHER('·');

    private final String id = name().toLowerCase(Locale.ROOT);
    private final char letter;

    MentionType(char letter) {
        this.letter = letter;
    }

    /** The name used in files and commands. */
    public String id() {
        return id;
    }

    /** The letter that stands for it beside its colour. */
    public char letter() {
        return letter;
    }

    /** The type of that name; {@link IllegalArgumentException} when there is none. */
    public static MentionType of(String id) {
        for (MentionType t : values()) {
            if (t.id.equals(id)) return t;
        }
        throw new IllegalArgumentException("no mention type \"" + id
                + "\"; there are person, place, organization, thing, activity, time and other");
    }
}
