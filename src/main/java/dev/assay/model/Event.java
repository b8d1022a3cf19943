package dev.assay.model;

import org.jspecify.annotations.Nullable;

/** One column: something said or captured, with its words and its birth certificate. */
public sealed interface Event permits Turn, Fact {
    /** The space it belongs to. */
    String space();

    /** Unique in its space. */
    String id();

    /** When it was said or holds from, where that is known. */
    @Nullable
    Anchor date();

    /** Who said it, verbatim, where that is known. */
    @Nullable
    String speaker();

    /** What was said, verbatim. */
    String text();

    /** Where it was read. */
    Provenance source();
}
