package dev.assay.ui.matrix;

/** What the picture shows. */
public enum Mode {
    /** B: which event mentions which entity. */
    ENTITIES_EVENTS("mode.entitiesEvents"),
    /** C: how many non-hub entities two events share. */
    EVENTS_EVENTS("mode.eventsEvents"),
    /** A: the affinity of two entities. */
    ENTITIES_ENTITIES("mode.entitiesEntities");

    private final String key;

    Mode(String key) {
        this.key = key;
    }

    String key() {
        return key;
    }

    boolean rowsAreEvents() {
        return this == EVENTS_EVENTS;
    }

    boolean columnsAreEvents() {
        return this != ENTITIES_ENTITIES;
    }
}
