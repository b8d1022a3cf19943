package dev.assay.ui.project;

import dev.assay.model.Anchor;
import org.jspecify.annotations.Nullable;

/**
 * The moment a window looks at. Whatever is null is as it is now.
 *
 * @param knownAt with only what was known then
 * @param validAt what was true then
 * @param entry as the journal stood after that entry
 */
public record AsOf(
        @Nullable Anchor knownAt,
        @Nullable Anchor validAt,
        @Nullable Long entry) {
    /** Everything as it is now. */
    public static final AsOf NOW = new AsOf(null, null, null);

    /** Whether nothing is looked at as of another moment. */
    public boolean now() {
        return equals(NOW);
    }

    /** The same, with only what was known then; null for all of it. */
    public AsOf withKnownAt(@Nullable Anchor then) {
        return new AsOf(then, validAt, entry);
    }

    /** The same, asking what was true then; null for today. */
    public AsOf withValidAt(@Nullable Anchor then) {
        return new AsOf(knownAt, then, entry);
    }

    /** The same, as the journal stood after that entry; null for all of it. */
    public AsOf withEntry(@Nullable Long last) {
        return new AsOf(knownAt, validAt, last);
    }
}
