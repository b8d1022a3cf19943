package dev.assay.model;

import org.jspecify.annotations.Nullable;

/**
 * A lister answered for an event, and the answer cannot be taken as a listing. The event stays unlisted by that run; nothing of the
 * answer is mended. A later listing of the same event by the same run stands, and this stays beside it.
 *
 * @param space the space of the event
 * @param run the run that should have listed it
 * @param event the event's id
 * @param fault what is wrong with the answer
 * @param reason the same for a person, plain
 * @param raw what the lister wrote, as far as it is kept
 */
public record ListingFailed(
        String space,
        String run,
        String event,
        Fault fault,
        String reason,
        @Nullable String raw) implements Entry {

    /** What can be wrong with an answer. */
    public enum Fault {
        /** Not JSON, or JSON with something around it. */
        NOT_JSON("not-json"),
        /** JSON of another shape than was asked for. */
        SCHEMA("schema"),
        /** About another event than the one that was asked about. */
        EVENT("event"),
        /** Lists a text that does not stand in the event. */
        TEXT("text"),
        /** Ends before it is complete. */
        CUT("cut"),
        /** Longer than is read. */
        TOO_LONG("too-long"),
        /** The lister declined to answer. */
        REFUSED("refused");

        private final String id;

        Fault(String id) {
            this.id = id;
        }

        /** The name used in files. */
        public String id() {
            return id;
        }

        /** The fault of that name; {@link IllegalArgumentException} when there is none. */
        public static Fault of(String id) {
            for (Fault f : values()) {
                if (f.id.equals(id)) return f;
            }
            throw new IllegalArgumentException("no fault of a listing is called " + id);
        }
    }
}
