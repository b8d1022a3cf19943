package dev.assay.method;

import dev.assay.model.Anchor;
import dev.assay.model.Fact;
import org.jspecify.annotations.Nullable;

/** Why an event is not live. In the order in which reasons are named; an event without one is live. */
public sealed interface Standing {
    /** It was recorded in error. */
    record Retracted(Fact by, @Nullable String reason) implements Standing {}

    /** It was wrong; it never holds again. */
    record Falsified(Fact by, @Nullable String reason) implements Standing {}

    /** Another took its place. */
    record Superseded(Fact by, @Nullable String reason, Anchor from) implements Standing {}

    /** Its validity is over. */
    record Expired(Anchor until) implements Standing {}

    /** Its validity has not begun. */
    record NotYetValid(Anchor from) implements Standing {}

    /** The record that disqualifies it; null when it is its own validity. */
    default @Nullable Fact by() {
        return switch (this) {
            case Retracted s -> s.by;
            case Falsified s -> s.by;
            case Superseded s -> s.by;
            case Expired s -> null;
            case NotYetValid s -> null;
        };
    }
}
