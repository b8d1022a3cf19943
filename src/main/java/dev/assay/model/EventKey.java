package dev.assay.model;

/** Which event of which space. */
public record EventKey(String space, String event) {
    /** The key of an event. */
    public static EventKey of(Event event) {
        return new EventKey(event.space(), event.id());
    }

    /** What an edge of a fact points at. */
    public static EventKey target(Fact by, Edge edge) {
        return new EventKey(edge.space() == null ? by.space() : edge.space(), edge.target());
    }
}
