package dev.assay.model;

/** The versioned rule sets by which the candidates of an unclear reference are counted. */
public enum ReferenceRules {
    /** The published rule: one candidate of agreeing type in the window settles it. */
    COUNT_1("count-1"),
    /** Ours: candidates may be dropped for a stated reason, and the count may refuse to settle. */
    COUNT_2("count-2");

    /** The rule set of a new space: the one that measured better on people's annotations. */
    public static final ReferenceRules DEFAULT = COUNT_2;

    private final String id;

    ReferenceRules(String id) {
        this.id = id;
    }

    /** The name used in files and commands. */
    public String id() {
        return id;
    }

    /** The rule set of that name; {@link IllegalArgumentException} when there is none. */
    public static ReferenceRules of(String id) {
        for (ReferenceRules r : values()) {
            if (r.id.equals(id)) return r;
        }
        throw new IllegalArgumentException("no rule set for references \"" + id + "\"; there are count-1 and count-2");
    }
}
