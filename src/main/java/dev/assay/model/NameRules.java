package dev.assay.model;

/** The versioned rule sets by which a mention's text becomes the key of a row. */
public enum NameRules {
    /** This project's own: Unicode kept, possessives bound to persons, crude singular. */
    ASSAY_1("assay-1"),
    /** The published engine's plainer one: ASCII only, one leading article off, every listed entity a row. */
    NDM_0_2("ndm-0.2");

    private final String id;

    NameRules(String id) {
        this.id = id;
    }

    /** The name used in files and commands. */
    public String id() {
        return id;
    }

    /** The rule set of that name; {@link IllegalArgumentException} when there is none. */
    public static NameRules of(String id) {
        for (NameRules r : values()) {
            if (r.id.equals(id)) return r;
        }
        throw new IllegalArgumentException("no rule set for names \"" + id + "\"; there are assay-1 and ndm-0.2");
    }
}
