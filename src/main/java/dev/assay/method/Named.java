package dev.assay.method;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the rules made of one mention.
 *
 * @param key the key of its row; null when it makes none (nothing is left of it, or it is a time expression)
 * @param owner the possessive word whose owner nobody has settled ("her" of "her dog"); null for every other mention
 * @param trail each rule in order, with what it made of the text
 */
public record Named(@Nullable String key, @Nullable String owner, List<Step> trail) {
    public Named {
        trail = List.copyOf(trail);
    }

    /** One rule that was tried. It fired when it changed the text. */
    public record Step(Rule rule, String before, String after) {
        /** Whether the rule changed anything. */
        public boolean fired() {
            return !before.equals(after);
        }
    }

    /** The rules, in the order they are tried. */
    public enum Rule {
        CHARACTERS,
        DETERMINER,
        POSSESSIVE,
        SINGULAR,
        ALIAS,
        /** The whole of the published engine's rule set. */
        NDM_0_2
    }
}
