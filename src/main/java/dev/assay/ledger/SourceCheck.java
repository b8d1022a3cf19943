package dev.assay.ledger;

import dev.assay.model.Fact;
import dev.assay.model.Provenance;

/** Looks a source up where that can be done. */
@FunctionalInterface
public interface SourceCheck {
    /** No source can be looked up. */
    SourceCheck NONE = source -> new Result.NotHere("nothing is looked up");

    /** What looking came to. */
    sealed interface Result {
        /** It is there; this is what it holds. */
        record Found(Fact.Seen seen) implements Result {}

        /** It cannot be looked up on this machine. */
        record NotHere(String why) implements Result {}

        /** Where it points there is no such thing. */
        record Failed(String why) implements Result {}
    }

    /** Looks one source up. */
    Result check(Provenance source);
}
