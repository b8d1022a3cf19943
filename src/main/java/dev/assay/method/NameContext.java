package dev.assay.method;

import org.jspecify.annotations.Nullable;

/**
 * Who speaks and who is spoken to, as row keys.
 *
 * @param speaker null when unknown
 * @param addressee the other speaker of a two-person space; null otherwise
 */
public record NameContext(
        @Nullable String speaker, @Nullable String addressee) {
    /** Nobody known. */
    public static final NameContext NONE = new NameContext(null, null);
}
