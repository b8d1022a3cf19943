package dev.assay.method.time;

/** Whether a clause looks back, ahead, both, or shows neither. */
enum Tense {
    PAST,
    FUTURE,
    BOTH,
    NEITHER
}
