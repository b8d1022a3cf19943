package dev.assay.model;

import java.util.Locale;

/** What one record declares about another. Declared, never inferred. */
public enum Relation {
    /** The target was wrong; it never holds again. Needs a reason. */
    FALSIFIES,
    /** The target held until this record's validity begins. */
    SUPERSEDES,
    SUPPORTS,
    CONTRADICTS,
    DERIVES_FROM,
    /** The target was recorded in error: it and the edges it declared stop counting. */
    RETRACTS;

    private final String id = name().toLowerCase(Locale.ROOT);

    /** The name used in files. */
    public String id() {
        return id;
    }

    /** Whether it takes something away, so that a circle of such edges would have no meaning. */
    public boolean disqualifies() {
        return this == FALSIFIES || this == SUPERSEDES || this == RETRACTS;
    }

    /** The relation of that name; {@link IllegalArgumentException} when there is none. */
    public static Relation of(String id) {
        for (Relation r : values()) {
            if (r.id.equals(id)) return r;
        }
        throw new IllegalArgumentException("no relation \"" + id
                + "\"; there are falsifies, supersedes, supports, contradicts, derives_from and retracts");
    }
}
