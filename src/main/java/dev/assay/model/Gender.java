package dev.assay.model;

/** Grammatical gender, where the lister stated it. */
public enum Gender {
    FEMALE("f"),
    MALE("m"),
    NEUTER("n");

    private final String id;

    Gender(String id) {
        this.id = id;
    }

    /** The letter used in files. */
    public String id() {
        return id;
    }

    /** The gender of that letter; {@link IllegalArgumentException} when there is none. */
    public static Gender of(String id) {
        for (Gender g : values()) {
            if (g.id.equals(id)) return g;
        }
        throw new IllegalArgumentException("no gender \"" + id + "\"; there are f, m and n");
    }
}
