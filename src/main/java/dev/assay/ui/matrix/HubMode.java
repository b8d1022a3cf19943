package dev.assay.ui.matrix;

/** What becomes of rows that carry no signal. */
public enum HubMode {
    /** Kept in sight above the others, in grey. */
    DIMMED("hubs.dimmed"),
    HIDDEN("hubs.hidden");

    private final String key;

    HubMode(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }
}
