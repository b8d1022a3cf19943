package dev.assay.ui;

/** What is selected in the whole window: one thing, known by key or id so that it outlives a new derivation. */
public sealed interface Selected {
    /** Nothing. */
    record Nothing() implements Selected {}

    /** A row, by its key. */
    record OfRow(String row) implements Selected {}

    /** An event, by its id. */
    record OfEvent(String event) implements Selected {}

    /** A cell: a row in an event. */
    record OfCell(String row, String event) implements Selected {}
}
