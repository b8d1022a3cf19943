package dev.assay.ui.matrix;

/** How events are ordered. */
public enum ColumnOrder {
    /** In order of arrival. */
    TICK("columns.tick"),
    /** By the calendar; an undated event takes the date of the tick before it. */
    DATE("columns.date");

    private final String key;

    ColumnOrder(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }
}
