package dev.assay.ui.queue;

/** Which references are listed. */
enum Tab {
    OPEN("queue.tab.open"),
    UNKNOWN("queue.tab.unknown"),
    COUNTED("queue.tab.counted"),
    /** Settled by others, and not answered by this reviewer: asked again without showing what was said. */
    SECOND("queue.tab.second"),
    /** Reviewers say different things and nobody adjudicated. */
    DISPUTED("queue.tab.disputed");

    private final String textKey;

    Tab(String textKey) {
        this.textKey = textKey;
    }

    String textKey() {
        return textKey;
    }
}
