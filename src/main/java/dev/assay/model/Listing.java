package dev.assay.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one run listed in one event, in the order it was listed.
 *
 * @param space the space of the event
 * @param run the run that listed it
 * @param event the event's id
 * @param mentions possibly none
 * @param raw what the lister wrote, verbatim, where that says more than the mentions
 */
public record Listing(
        String space,
        String run,
        String event,
        List<Mention> mentions,
        @Nullable String raw) implements Entry {
    public Listing {
        mentions = List.copyOf(mentions);
    }
}
