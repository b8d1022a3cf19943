package dev.assay.ledger;

import dev.assay.model.Anchor;
import dev.assay.model.ArmAnswer;
import dev.assay.model.Certificate;
import dev.assay.model.Decision;
import dev.assay.model.Edge;
import dev.assay.model.Entry;
import dev.assay.model.Fact;
import dev.assay.model.FileImported;
import dev.assay.model.Grade;
import dev.assay.model.HeadAccepted;
import dev.assay.model.Listing;
import dev.assay.model.ListingFailed;
import dev.assay.model.Mention;
import dev.assay.model.ProjectOpened;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.model.Refusal;
import dev.assay.model.RunOpened;
import dev.assay.model.Scoring;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.model.WordsShown;
import java.time.DateTimeException;
import org.jspecify.annotations.Nullable;

/** Entries to their canonical bytes and back. Not safe for use by several threads at once. */
public final class EntryCodec {
    private final CanonicalWriter out = new CanonicalWriter();
    private final EntryDecoder decoder = new EntryDecoder();

    /**
     * The canonical bytes of an entry.
     *
     * @throws IllegalArgumentException when a text has no UTF-8 (half of a surrogate pair)
     */
    public byte[] encode(Entry entry) {
        out.reset();
        out.object();
        switch (entry) {
            case ProjectOpened e -> out.field("at", e.at()).field("id", e.id()).field("kind", "project");
            case SpaceOpened e ->
                out.field("kind", "space")
                        .field("names", e.names().id())
                        .field("references", e.references().id())
                        .field("space", e.space())
                        .field("window", e.window());
            case FileImported e ->
                out.field("at", e.at())
                        .field("bytes", e.bytes())
                        .field("format", e.format())
                        .field("kind", "file")
                        .field("path", e.path())
                        .field("sha256", e.sha256());
            case RunOpened e -> run(e);
            case Turn e -> turn(e);
            case Fact e -> fact(e);
            case Refusal e -> refusal(e);
            case Listing e -> listing(e);
            case ListingFailed e -> listingFailed(e);
            case Question e -> question(e);
            case ArmAnswer e -> answer(e);
            case WordsShown e -> {
                out.field("arm", e.arm()).field("kind", "shown").field("question", e.question());
                source(e.source());
                out.field("words", e.words());
            }
            case Scoring e -> scoring(e);
            case Decision e -> decision(e);
            case HeadAccepted e ->
                out.field("at", e.at())
                        .field("by", e.by())
                        .field("entries", e.entries())
                        .field("hash", e.hash())
                        .field("kind", "head")
                        .field("why", e.why());
        }
        out.endObject();
        return out.toBytes();
    }

    /**
     * The entry of these bytes.
     *
     * @throws DamagedEntryException when they are not the canonical form of an entry
     */
    public Entry decode(byte[] bytes) {
        try {
            return decoder.decode(bytes);
        } catch (IllegalArgumentException | DateTimeException | NullPointerException e) {
            throw new DamagedEntryException(String.valueOf(e.getMessage()), e);
        }
    }

    private void run(RunOpened e) {
        out.field("kind", "run").field("lister", e.lister()).field("run", e.run());
        out.key("settings").object();
        e.settings().forEach(out::field);
        out.endObject();
        out.field("space", e.space());
    }

    private void turn(Turn e) {
        out.field("date", e.date() == null ? null : e.date().text()).field("id", e.id());
        if (e.image() != null) {
            out.key("image").object();
            out.field("caption", e.image().caption())
                    .field("query", e.image().query())
                    .field("url", e.image().url());
            out.endObject();
        }
        out.field("kind", "turn");
        source(e.source());
        out.field("space", e.space()).field("speaker", e.speaker()).field("text", e.text());
    }

    private void fact(Fact e) {
        certificate(e.certificate());
        if (!e.edges().isEmpty()) {
            out.key("edges").array();
            for (Edge edge : e.edges()) edge(edge);
            out.endArray();
        }
        out.field("end_known", text(e.endKnown()))
                .field("id", e.id())
                .field("kind", "fact")
                .field("line", e.line());
        if (e.seen() != null) {
            out.key("seen").object();
            out.field("commit", e.seen().commit()).field("sha256", e.seen().sha256());
            out.endObject();
        }
        out.field("space", e.space())
                .field("text", e.text())
                .field("valid_from", text(e.validFrom()))
                .field("valid_until", text(e.validUntil()));
    }

    private static @Nullable String text(@Nullable Anchor anchor) {
        return anchor == null ? null : anchor.text();
    }

    private void certificate(Certificate c) {
        out.key("certificate").object();
        out.field("commit", c.commit());
        if (c.lines() != null) out.field("from", c.lines().from());
        out.field("locator", c.locator());
        if (!c.more().isEmpty()) {
            out.key("more").object();
            c.more().forEach(out::field);
            out.endObject();
        }
        out.field("source", c.source())
                .field("ticket", c.ticket())
                .field("timestamp", c.timestamp().text());
        if (c.lines() != null) out.field("to", c.lines().to());
        if (!c.turns().isEmpty()) {
            out.key("turns").array();
            c.turns().forEach(t -> {
                out.object();
                out.field("event", t.event()).field("space", t.space());
                out.endObject();
            });
            out.endArray();
        }
        out.endObject();
    }

    private void edge(Edge e) {
        out.object();
        out.field("reason", e.reason())
                .field("relation", e.relation().id())
                .field("space", e.space())
                .field("target", e.target());
        out.endObject();
    }

    private void refusal(Refusal e) {
        out.field("id", e.id()).field("kind", "refusal").field("line", e.line());
        out.key("reasons").array();
        for (String s : e.reasons()) out.string(s);
        out.endArray();
        out.field("space", e.space()).field("text", e.text());
    }

    private void listing(Listing e) {
        out.field("event", e.event()).field("kind", "listing");
        out.key("mentions").array();
        for (Mention m : e.mentions()) mention(m);
        out.endArray();
        out.field("raw", e.raw()).field("run", e.run()).field("space", e.space());
    }

    private void listingFailed(ListingFailed e) {
        out.field("event", e.event())
                .field("fault", e.fault().id())
                .field("kind", "listing-failed")
                .field("raw", e.raw())
                .field("reason", e.reason())
                .field("run", e.run())
                .field("space", e.space());
    }

    private void mention(Mention m) {
        out.object();
        out.field("gender", m.gender() == null ? null : m.gender().id())
                .field("number", m.number() == null ? null : m.number().id())
                .field("proper", m.proper())
                .field("resolved", m.resolved() ? null : Boolean.FALSE)
                .field("text", m.text())
                .field("type", m.type() == null ? null : m.type().id());
        out.endObject();
    }

    private void question(Question e) {
        out.field("category", e.category());
        out.key("evidence").array();
        for (String s : e.evidence()) out.string(s);
        out.endArray();
        out.field("gold", e.gold()).field("id", e.id()).field("kind", "question");
        source(e.source());
        out.field("space", e.space()).field("text", e.text()).field("trap", e.trap());
    }

    private void answer(ArmAnswer e) {
        out.field("arm", e.arm());
        if (!e.judgements().isEmpty()) {
            out.key("judgements").array();
            for (boolean accepted : e.judgements()) out.bool(accepted);
            out.endArray();
        }
        out.field("kind", "answer").field("question", e.question());
        source(e.source());
        out.field("text", e.text());
        if (e.words() != null) out.field("words", e.words());
    }

    private void scoring(Scoring e) {
        out.field("at", e.at())
                .field("by", e.by())
                .field("kind", "scoring")
                .field("scorer", e.scorer().id());
        out.key("scoring").object();
        switch (e.act()) {
            case Scoring.Scored a -> graded("scored", a.question(), a.arm(), a.grade(), a.gold());
            case Scoring.Adjudicated a -> graded("adjudicated", a.question(), a.arm(), a.grade(), a.gold());
            case Scoring.Noted a ->
                out.field("act", "noted").field("arm", a.arm()).field("question", a.question());
            case Scoring.Skipped a -> out.field("act", "skipped").field("question", a.question());
            case Scoring.Flagged a ->
                out.field("act", "flagged").field("flagged", a.flagged()).field("question", a.question());
            case Scoring.Falsifies a -> {
                out.field("act", "falsifies").field("answer", a.answer());
                out.key("evidence").array();
                for (String s : a.evidence()) out.string(s);
                out.endArray();
                out.field("part", a.part().id()).field("question", a.question()).field("type", a.type());
            }
            case Scoring.OrderDrawn a -> out.field("act", "order-drawn").field("seed", a.seed());
            case Scoring.Locked a -> out.field("act", "locked");
            case Scoring.Unblinded a -> out.field("act", "unblinded");
            case Scoring.Withdrawn a -> out.field("act", "withdrawn").field("entry", a.entry());
        }
        out.endObject();
        if (e.source() != null) source(e.source());
        out.field("why", e.why());
    }

    private void graded(String act, String question, String arm, Grade grade, int gold) {
        out.field("act", act)
                .field("arm", arm)
                .field("gold", gold)
                .field("grade", grade.id())
                .field("question", question);
    }

    private void source(Provenance source) {
        out.key("source").object();
        switch (source) {
            case Provenance.FileLines s -> {
                out.field("commit", s.commit()).field("from", s.from()).field("path", s.path());
                if (s.to() != s.from()) out.field("to", s.to());
            }
            case Provenance.Commit s -> out.field("hash", s.hash());
            case Provenance.Ticket s -> out.field("ticket", s.id());
            case Provenance.TurnOf s -> out.field("event", s.event()).field("space", s.space());
            case Provenance.Document s -> out.field("document", s.name()).field("locator", s.locator());
        }
        out.endObject();
    }

    private void decision(Decision e) {
        out.key("act");
        act(e.act());
        out.field("at", e.at())
                .field("by", e.by())
                .field("kind", "decision")
                .field("space", e.space())
                .field("why", e.why());
    }

    private void act(Decision.Act act) {
        out.object();
        switch (act) {
            case Decision.SettledAs a -> {
                out.field("act", "settled-as");
                reference(a.reference());
                out.field("row", a.row());
            }
            case Decision.SettledAsNew a -> {
                out.field("act", "settled-as-new").field("name", a.name());
                reference(a.reference());
                out.field("type", a.type().id());
            }
            case Decision.Unknowable a -> {
                out.field("act", "unknowable");
                reference(a.reference());
            }
            case Decision.CountRefused a -> {
                out.field("act", "count-refused");
                reference(a.reference());
                out.field("row", a.row());
            }
            case Decision.Opinion a -> {
                out.field("act", "opinion").key("answer");
                act(a.answer());
            }
            case Decision.Adjudicated a -> {
                out.field("act", "adjudicated").key("answer");
                act(a.answer());
            }
            case Decision.Flagged a -> {
                out.field("act", "flagged").field("flagged", a.flagged());
                reference(a.reference());
            }
            case Decision.Noted a -> {
                out.field("act", "noted");
                reference(a.reference());
            }
            case Decision.Alias a ->
                out.field("act", "alias").field("from", a.from()).field("to", a.to());
            case Decision.Split a -> out.field("act", "split").field("plural", a.plural());
            case Decision.KeptApart a ->
                out.field("act", "kept-apart").field("one", a.one()).field("other", a.other());
            case Decision.MentionAdded a -> {
                out.field("act", "mention-added").field("event", a.event()).key("mention");
                mention(a.mention());
            }
            case Decision.MentionRemoved a ->
                out.field("act", "mention-removed").field("event", a.event()).field("words", a.words());
            case Decision.MentionRetyped a ->
                out.field("act", "mention-retyped")
                        .field("event", a.event())
                        .field("type", a.type().id())
                        .field("words", a.words());
            case Decision.HubMarked a ->
                out.field("act", "hub").field("hub", a.hub()).field("row", a.row());
            case Decision.WindowSet a -> out.field("act", "window").field("window", a.window());
            case Decision.NamesSet a ->
                out.field("act", "names").field("names", a.names().id());
            case Decision.ReferencesSet a ->
                out.field("act", "references")
                        .field("references", a.references().id());
            case Decision.RunActivated a -> out.field("act", "run").field("run", a.run());
            case Decision.Withdrawn a -> out.field("act", "withdrawn").field("entry", a.entry());
        }
        out.endObject();
    }

    private void reference(Decision.ReferenceId r) {
        out.key("reference").object();
        out.field("event", r.event()).field("occurrence", r.occurrence()).field("words", r.words());
        out.endObject();
    }
}
