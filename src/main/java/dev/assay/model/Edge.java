package dev.assay.model;

import org.jspecify.annotations.Nullable;

/**
 * A declared edge from a fact to an event.
 *
 * @param relation what is declared
 * @param target the event's id
 * @param space the target's space, where it is not the fact's own
 * @param reason why, verbatim; always there when it falsifies
 */
public record Edge(
        Relation relation,
        String target,
        @Nullable String space,
        @Nullable String reason) {}
