package dev.assay.model;

import org.jspecify.annotations.Nullable;

/**
 * One turn of a conversation: an event, hence a column. Its tick is its place in the order of arrival and is not stored.
 *
 * @param space the space it belongs to
 * @param id unique in its space
 * @param date when it was said, where that is known
 * @param speaker who said it, verbatim, where that is known
 * @param text what was said, verbatim
 * @param image what is known of a picture that was sent along
 * @param source where it was read
 */
public record Turn(
        String space,
        String id,
        @Nullable Anchor date,
        @Nullable String speaker,
        String text,
        @Nullable Image image,
        Provenance source)
        implements Entry, Event {

    /** A picture sent with a turn, as others described it. The picture itself is not kept. */
    public record Image(
            @Nullable String caption,
            @Nullable String query,
            @Nullable String url) {}
}
