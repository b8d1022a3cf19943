package dev.assay.cli;

import dev.assay.method.Standing;
import dev.assay.model.Event;
import dev.assay.model.Fact;
import org.jspecify.annotations.Nullable;

/** Why an event is not live, as commands say it. */
final class StandingText {
    private StandingText() {}

    /** The reason in one line; what the record gave as its reason follows verbatim. */
    static String of(Standing s) {
        return switch (s) {
            case Standing.Retracted r -> "retracted" + because(r.reason());
            case Standing.Falsified f -> "falsified" + because(f.reason());
            case Standing.Superseded p -> "superseded from " + p.from().text() + because(p.reason());
            case Standing.Expired e -> "expired: valid until " + e.until().text();
            case Standing.NotYetValid n ->
                "not yet valid: valid from " + n.from().text();
        };
    }

    private static String because(@Nullable String reason) {
        return reason == null ? "" : ": " + reason;
    }

    /** The name of the state, also the one by which a record's status is exported. */
    static String state(@Nullable Standing s) {
        return switch (s) {
            case null -> "live";
            case Standing.Retracted r -> "retracted";
            case Standing.Falsified f -> "falsified";
            case Standing.Superseded p -> "superseded";
            case Standing.Expired e -> "expired";
            case Standing.NotYetValid n -> "not_yet_valid";
        };
    }

    /** The record that disqualifies an event: another one, or itself where its own validity does. */
    static String by(Standing s, Event of) {
        Fact by = s.by();
        if (by == null) return of.id();
        return by.space().equals(of.space()) ? by.id() : by.space() + "/" + by.id();
    }
}
