package dev.assay.ui.ledger;

import dev.assay.method.Standing;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.Fact;
import dev.assay.model.Provenance;
import dev.assay.model.Relation;
import dev.assay.sources.Drift;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import org.jspecify.annotations.Nullable;

/** How single values of the ledger are said, and the mark and tone of a standing. */
final class LedgerWords {
    private static final int ID = 40;

    private LedgerWords() {}

    static String id(Event e) {
        return Visible.line(e.id(), ID);
    }

    static Mark mark(@Nullable Standing s) {
        return switch (s) {
            case null -> Mark.LIVE;
            case Standing.Retracted r -> Mark.RETRACTED;
            case Standing.Falsified f -> Mark.FALSIFIED;
            case Standing.Superseded p -> Mark.SUPERSEDED;
            case Standing.Expired e -> Mark.EXPIRED;
            case Standing.NotYetValid n -> Mark.NOT_YET_VALID;
        };
    }

    static String standing(@Nullable Standing s, Texts texts) {
        return switch (s) {
            case null -> texts.get("ledger.live");
            case Standing.Retracted r -> texts.get("ledger.retracted");
            case Standing.Falsified f -> texts.get("ledger.falsified");
            case Standing.Superseded p -> texts.get("ledger.superseded");
            case Standing.Expired e -> texts.get("ledger.expired");
            case Standing.NotYetValid n -> texts.get("ledger.not-yet-valid");
        };
    }

    /** The style class that colours the word of a standing. */
    static String tone(@Nullable Standing s) {
        return switch (s) {
            case null -> "success-text";
            case Standing.Retracted r -> "danger-text";
            case Standing.Falsified f -> "danger-text";
            case Standing.Superseded p -> "warning-text";
            case Standing.Expired e -> "warning-text";
            case Standing.NotYetValid n -> "muted";
        };
    }

    static Mark mark(Relation r) {
        return switch (r) {
            case FALSIFIES -> Mark.FALSIFIED;
            case SUPERSEDES -> Mark.SUPERSEDED;
            case RETRACTS -> Mark.RETRACTED;
            case SUPPORTS, CONTRADICTS, DERIVES_FROM -> Mark.TURN_BEFORE;
        };
    }

    static String tone(Relation r) {
        return switch (r) {
            case FALSIFIES, RETRACTS -> "danger-text";
            case SUPERSEDES -> "warning-text";
            case SUPPORTS, CONTRADICTS, DERIVES_FROM -> "muted";
        };
    }

    static String relation(Relation r, Texts texts) {
        return switch (r) {
            case FALSIFIES -> texts.get("ledger.falsifies");
            case SUPERSEDES -> texts.get("ledger.supersedes");
            case SUPPORTS -> texts.get("ledger.supports");
            case CONTRADICTS -> texts.get("ledger.contradicts");
            case DERIVES_FROM -> texts.get("ledger.derives-from");
            case RETRACTS -> texts.get("ledger.retracts");
        };
    }

    /** What happened to the record an edge points at. */
    static String done(Relation r, Texts texts) {
        return switch (r) {
            case FALSIFIES -> texts.get("ledger.falsified");
            case SUPERSEDES -> texts.get("ledger.superseded");
            case RETRACTS -> texts.get("ledger.retracted");
            case SUPPORTS, CONTRADICTS, DERIVES_FROM -> relation(r, texts);
        };
    }

    static String day(@Nullable Anchor at, Texts texts) {
        return at == null ? texts.get("ledger.undated") : texts.day(at.day());
    }

    /** On whose word: what the certificate names as author, where it names one. */
    static String who(Fact f) {
        String json = f.certificate().more().get("author");
        if (json == null) return "";
        boolean text = json.length() >= 2 && json.startsWith("\"") && json.endsWith("\"");
        return Visible.line(text ? json.substring(1, json.length() - 1) : json, ID);
    }

    static String source(Provenance source, Texts texts) {
        return switch (source) {
            case Provenance.FileLines s ->
                Visible.line(s.path(), 60) + ":" + s.from() + (s.to() == s.from() ? "" : "–" + s.to());
            case Provenance.Commit s -> texts.get("ledger.commit", Visible.line(s.hash(), 12));
            case Provenance.Ticket s -> texts.get("ledger.ticket", Visible.line(s.id(), ID));
            case Provenance.TurnOf s ->
                texts.get("ledger.turn", Visible.line(s.event(), ID), Visible.line(s.space(), ID));
            case Provenance.Document s -> Visible.line(s.name(), 60) + ", " + Visible.line(s.locator(), ID);
        };
    }

    static String drift(Drift d, Texts texts) {
        return switch (d) {
            case Drift.Holds h -> texts.get("ledger.drift.holds");
            case Drift.NotHere n -> texts.get("ledger.drift.not-here");
            case Drift.Moved m -> texts.get("ledger.drift.moved", Visible.line(m.path(), 50), texts.number(m.line()));
            case Drift.Changed c -> texts.get("ledger.drift.changed", Visible.line(c.how(), 120));
            case Drift.Gone g -> texts.get("ledger.drift.gone", Visible.line(g.how(), 120));
        };
    }

    static String tone(Drift d) {
        return switch (d) {
            case Drift.Holds h -> "success-text";
            case Drift.NotHere n -> "muted";
            case Drift.Moved m -> "warning-text";
            case Drift.Changed c -> "warning-text";
            case Drift.Gone g -> "danger-text";
        };
    }
}
