package dev.assay.ui.queue;

/** What is being typed in the place of the keys. */
enum Entry {
    /** Nothing: the keys are shown. */
    KEYS,
    /** Another row. */
    OTHER,
    /** Something no row names. */
    NEW,
    /** A note. */
    NOTE,
    /** Who decides. */
    NAME,
    /** Which identical cases. */
    BATCH
}
