package dev.assay.ui.queue;

import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.MentionType;

/** What a person would say a reference is; nothing is recorded by choosing. */
sealed interface Choice {
    /** It is this row. */
    record Row(String key) implements Choice {}

    /** It is something no row names yet. */
    record New(String name, MentionType type) implements Choice {}

    /** It cannot be known. */
    record CannotBeKnown() implements Choice {}

    /** It is not to be counted as this row; what it is stays open. */
    record NotThat(String row) implements Choice {}

    /** How a decision counts beside those of others. */
    enum Standing {
        /** It holds. */
        HOLDS,
        /** A second opinion: kept beside the first, which holds. */
        OPINION,
        /** It goes before what the reviewers say, who disagree. */
        ADJUDICATED
    }

    /** The decision that would be recorded about a reference. */
    default Decision.Act act(ReferenceId reference, Standing standing) {
        return switch (this) {
            case Row c -> as(new Decision.SettledAs(reference, c.key), standing);
            case New c -> as(new Decision.SettledAsNew(reference, c.name, c.type), standing);
            case CannotBeKnown c -> as(new Decision.Unknowable(reference), standing);
            case NotThat c -> new Decision.CountRefused(reference, c.row);
        };
    }

    private static Decision.Act as(Decision.Answer answer, Standing standing) {
        return switch (standing) {
            case HOLDS -> answer;
            case OPINION -> new Decision.Opinion(answer);
            case ADJUDICATED -> new Decision.Adjudicated(answer);
        };
    }
}
