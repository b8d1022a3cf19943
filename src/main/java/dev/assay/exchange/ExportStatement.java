package dev.assay.exchange;

import dev.assay.model.Anchor;
import org.jspecify.annotations.Nullable;

/**
 * What an export says of itself besides what it holds, so that it can be made again and compared.
 *
 * @param knownAt with only what was known then; null for all of it
 * @param signedBy the public key that belongs to the one it is signed with, in one word; null when it is not signed
 */
public record ExportStatement(
        @Nullable Anchor knownAt, @Nullable String signedBy) {
    /** An export of everything, not signed. */
    public static final ExportStatement PLAIN = new ExportStatement(null, null);
}
