package dev.assay.ui.timeline;

/** Which of the times said are shown. */
enum Times {
    ALL("timeline.times.all"),
    /** Those of the event that is selected, or of the events of the row that is. */
    SELECTED("timeline.times.selected"),
    NONE("timeline.times.none");

    private final String textKey;

    Times(String textKey) {
        this.textKey = textKey;
    }

    String textKey() {
        return textKey;
    }
}
