package dev.assay.model;

/** Who scores. Scores of the two kinds are never added up. */
public enum ScorerKind {
    PERSON("person"),
    MODEL("model");

    private final String id;

    ScorerKind(String id) {
        this.id = id;
    }

    /** The name used in files. */
    public String id() {
        return id;
    }

    /** The kind of that name; {@link IllegalArgumentException} when there is none. */
    public static ScorerKind of(String id) {
        for (ScorerKind k : values()) {
            if (k.id.equals(id)) return k;
        }
        throw new IllegalArgumentException("no kind of scorer is called \"" + id + "\"; there are person and model");
    }
}
