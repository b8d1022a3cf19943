package dev.assay.ledger;

import dev.assay.model.Fact;
import dev.assay.model.Refusal;

/** What became of a record at the door. */
public sealed interface Admission {
    /** It enters. */
    record Accepted(Fact fact) implements Admission {}

    /** The very same is there already; nothing happens. */
    record Known(Fact fact) implements Admission {}

    /** It is turned away. */
    record Refused(Refusal refusal) implements Admission {}
}
