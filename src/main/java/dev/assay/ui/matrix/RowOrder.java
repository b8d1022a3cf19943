package dev.assay.ui.matrix;

/** How entities are ordered; what is equal stays in order of first mention. */
public enum RowOrder {
    CHAINS("rows.chains"),
    FIRST_MENTION("rows.firstMention"),
    FREQUENCY("rows.frequency"),
    NAME("rows.name"),
    TYPE("rows.type");

    private final String key;

    RowOrder(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }
}
