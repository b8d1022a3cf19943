package dev.assay.ui.matrix;

import dev.assay.model.MentionType;
import java.util.Set;

/**
 * What is left out of the picture. A hidden row or event is not drawn; nothing is counted anew.
 *
 * @param types the types whose rows are hidden
 * @param speakers the keys of the speakers whose events are hidden
 * @param text rows whose key holds it stay, and events whose text holds it; empty for all. What a kept event mentions stays too
 * @param chain the place of the only chain that is shown; -1 for all
 */
public record Filter(Set<MentionType> types, Set<String> speakers, String text, int chain) {
    /** Hides nothing. */
    public static final Filter NONE = new Filter(Set.of(), Set.of(), "", -1);

    public Filter {
        types = Set.copyOf(types);
        speakers = Set.copyOf(speakers);
    }

    /** Whether anything may be hidden. */
    public boolean active() {
        return !equals(NONE);
    }
}
