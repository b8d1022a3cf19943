package dev.assay.model;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One captured fact ("memory"): an event, hence a column. Its tick is its place in the order of arrival and is not stored.
 *
 * @param space the space it belongs to
 * @param id its memory id, unique in its space
 * @param text its content, verbatim
 * @param certificate where and when it was found; names at least one source
 * @param validFrom from when it holds; null: from its timestamp on
 * @param validUntil until when it holds, inclusive; null: for ever
 * @param endKnown when it was learned that it ends, where that is recorded; before, it was held to be without end
 * @param edges what it declares about other events
 * @param seen what the source held when it was captured; null where that could not be looked up here
 * @param line the line of the file it was read from
 */
public record Fact(
        String space,
        String id,
        String text,
        Certificate certificate,
        @Nullable Anchor validFrom,
        @Nullable Anchor validUntil,
        @Nullable Anchor endKnown,
        List<Edge> edges,
        @Nullable Seen seen,
        int line)
        implements Entry, Event {
    public Fact {
        edges = List.copyOf(edges);
    }

    /**
     * What was found where the source points.
     *
     * @param commit the whole id of the commit; null for a file outside of a repository
     * @param sha256 of the cited lines with their line ends, lower-case hex; null for a commit as a whole
     */
    public record Seen(@Nullable String commit, @Nullable String sha256) {}

    @Override
    public Anchor date() {
        return certificate.timestamp();
    }

    /** A fact is said by nobody; whoever it is about is among its mentions. */
    @Override
    public @Nullable String speaker() {
        return null;
    }

    @Override
    public Provenance source() {
        return certificate.sources().getFirst();
    }

    /** When its validity begins. */
    public Anchor begins() {
        return validFrom == null ? certificate.timestamp() : validFrom;
    }

    /** Whether the other states the same, wherever and whenever it was read. */
    public boolean statesTheSame(Fact other) {
        return space.equals(other.space)
                && id.equals(other.id)
                && text.equals(other.text)
                && certificate.equals(other.certificate)
                && Objects.equals(validFrom, other.validFrom)
                && Objects.equals(validUntil, other.validUntil)
                && Objects.equals(endKnown, other.endKnown)
                && edges.equals(other.edges);
    }

    /** The same fact with what its source held. */
    public Fact with(Seen found) {
        return new Fact(space, id, text, certificate, validFrom, validUntil, endKnown, edges, found, line);
    }

    /** The same fact as it was believed when its end was not yet known. */
    public Fact withoutEnd() {
        return new Fact(space, id, text, certificate, validFrom, null, null, edges, seen, line);
    }
}
