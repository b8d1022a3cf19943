package dev.assay.model;

/** Grammatical number, where the lister stated it. */
public enum GrammaticalNumber {
    SINGULAR("sg"),
    PLURAL("pl");

    private final String id;

    GrammaticalNumber(String id) {
        this.id = id;
    }

    /** The name used in files. */
    public String id() {
        return id;
    }

    /** The number of that name; {@link IllegalArgumentException} when there is none. */
    public static GrammaticalNumber of(String id) {
        for (GrammaticalNumber n : values()) {
            if (n.id.equals(id)) return n;
        }
        throw new IllegalArgumentException("no number \"" + id + "\"; there are sg and pl");
    }
}
