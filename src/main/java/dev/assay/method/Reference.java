package dev.assay.method;

import dev.assay.method.reference.Counted;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Mention;
import org.jspecify.annotations.Nullable;

/**
 * One unclear reference as derived.
 *
 * @param id known by event, folded words and occurrence; independent of the run
 * @param tick the event's tick
 * @param mention as listed
 * @param owner the possessive word when it is the owner of something that is unclear; null otherwise
 * @param state what became of it
 * @param counted what the count found, whether or not a person decided
 * @param row the row it stands for; -1 while it stands for none
 * @param decision the decision that settled it; null when none did
 */
public record Reference(
        ReferenceId id,
        int tick,
        Mention mention,
        @Nullable String owner,
        State state,
        Counted counted,
        int row,
        SpaceRecord.@Nullable Decided decision) {

    /** What became of a reference. */
    public enum State {
        /** Two or more candidates, or an objection of the count: a person must say. */
        OPEN,
        /** No candidate. */
        UNKNOWN,
        /** Exactly one candidate: settled by count, not a statement. */
        COUNTED,
        /** A person said which. */
        DECIDED,
        /** A person said that it cannot be known. */
        UNKNOWABLE
    }

    /** The name by which commands know it: space, event, words and occurrence. */
    public String name(String space) {
        return space + "/" + id.event() + "/" + id.words() + "/" + id.occurrence();
    }
}
