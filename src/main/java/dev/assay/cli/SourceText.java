package dev.assay.cli;

import dev.assay.model.Provenance;

/** A source in one line. */
final class SourceText {
    private SourceText() {}

    static String of(Provenance source) {
        return switch (source) {
            case Provenance.FileLines s ->
                s.path() + ":" + s.from() + (s.to() == s.from() ? "" : "-" + s.to())
                        + (s.commit() == null ? "" : "@" + s.commit());
            case Provenance.Commit s -> "commit " + s.hash();
            case Provenance.Ticket s -> "ticket " + s.id();
            case Provenance.TurnOf s -> "turn " + s.event() + " of " + s.space();
            case Provenance.Document s -> s.name() + ", " + s.locator();
        };
    }
}
