package dev.assay.listing;

import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** Lists what one event mentions, apart from its speaker. May be used from several threads at once. */
public interface Lister {
    /** What a run's record calls it: {@code builtin} for the lister that comes with Assay. */
    String name();

    /** Everything needed to repeat a listing: versions, models, word lists. */
    SortedMap<String, String> settings();

    /**
     * The mentions of one text, in the order of the text, a whole before its parts ("Alice's vase", then "Alice").
     *
     * @param text verbatim; any text at all
     * @param speaker who says it, where that is known
     * @param addressee who it is said to, where that is known
     */
    Outcome list(String text, @Nullable String speaker, @Nullable String addressee);
}
