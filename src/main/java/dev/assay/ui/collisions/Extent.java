package dev.assay.ui.collisions;

/** How much of a chain has a card of its own; what has none is folded into stretches. */
enum Extent {
    /** The events with most links, and what is selected; all of them in a chain that is small enough. */
    FOCUS("collisions.extent.focus"),
    /** What is selected, and what collides with it. */
    NEIGHBOURS("collisions.extent.neighbours"),
    /** Every event. */
    ALL("collisions.extent.all");

    private final String textKey;

    Extent(String textKey) {
        this.textKey = textKey;
    }

    /** Its name in the bundle. */
    String textKey() {
        return textKey;
    }
}
