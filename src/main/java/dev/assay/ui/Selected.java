package dev.assay.ui;

import dev.assay.model.Decision.ReferenceId;

/** What is selected in the whole window: one thing, known by key or id so that it outlives a new derivation. */
public sealed interface Selected {
    /** What of the matrix it is: where a view knows only rows, events and cells. */
    default Plain plain() {
        return switch (this) {
            case Plain p -> p;
            case OfReference r -> new OfEvent(r.reference().event());
            case OfPair p -> new OfEvent(p.one());
        };
    }

    /** A part of the matrix, or nothing. */
    sealed interface Plain extends Selected {}

    /** Nothing. */
    record Nothing() implements Plain {}

    /** A row, by its key. */
    record OfRow(String row) implements Plain {}

    /** An event, by its id. */
    record OfEvent(String event) implements Plain {}

    /** A cell: a row in an event. */
    record OfCell(String row, String event) implements Plain {}

    /** An unclear reference. */
    record OfReference(ReferenceId reference) implements Selected {}

    /** Two events, and what connects them. */
    record OfPair(String one, String other) implements Selected {}
}
