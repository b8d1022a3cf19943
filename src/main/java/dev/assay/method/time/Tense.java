package dev.assay.method.time;

/** Whether a clause looks back, ahead, or does not show it. */
enum Tense {
    PAST,
    FUTURE,
    UNCLEAR
}
