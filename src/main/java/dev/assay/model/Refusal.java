package dev.assay.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record that was turned away at the door. It is no event: it is in no column, answers nothing and can be the target of no edge.
 *
 * @param space the space it was meant for
 * @param id the memory id it claimed, where it could be read
 * @param text the content it claimed, where it could be read
 * @param reasons why it was refused, a sentence each
 * @param line its line in the file
 */
public record Refusal(
        String space, @Nullable String id, @Nullable String text, List<String> reasons, int line) implements Entry {
    public Refusal {
        reasons = List.copyOf(reasons);
    }
}
