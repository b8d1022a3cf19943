package dev.assay.ui.timeline;

/** Which ruler is zoomed and moved. */
enum Zoom {
    /** Both: the calendar shows the days of the ticks in view. */
    LINKED("timeline.zoom.linked"),
    TICK("timeline.zoom.tick"),
    DATE("timeline.zoom.date");

    private final String textKey;

    Zoom(String textKey) {
        this.textKey = textKey;
    }

    String textKey() {
        return textKey;
    }
}
