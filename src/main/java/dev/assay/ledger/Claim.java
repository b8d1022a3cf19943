package dev.assay.ledger;

import dev.assay.model.Provenance;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * A record at the door: what it states, nothing of it believed yet.
 *
 * @param space the space it is meant for
 * @param line its line in the file
 * @param lines first and last line of the source, as stated
 * @param problems what could not even be read, a sentence each
 */
public record Claim(
        String space,
        int line,
        @Nullable String id,
        @Nullable String text,
        @Nullable String timestamp,
        @Nullable String source,
        @Nullable List<Long> lines,
        @Nullable String commit,
        @Nullable String ticket,
        @Nullable String locator,
        List<Provenance.TurnOf> turns,
        SortedMap<String, String> more,
        @Nullable String validFrom,
        @Nullable String validUntil,
        @Nullable String endKnown,
        List<ClaimedEdge> edges,
        List<String> problems) {
    public Claim {
        turns = List.copyOf(turns);
        edges = List.copyOf(edges);
        problems = List.copyOf(problems);
    }

    /** An edge as stated. */
    public record ClaimedEdge(
            @Nullable String relation,
            @Nullable String target,
            @Nullable String space,
            @Nullable String reason) {}
}
