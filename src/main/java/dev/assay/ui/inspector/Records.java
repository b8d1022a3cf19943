package dev.assay.ui.inspector;

import dev.assay.method.Edges;
import dev.assay.method.Standing;
import dev.assay.model.Anchor;
import dev.assay.model.Certificate;
import dev.assay.model.Edge;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Provenance;
import dev.assay.model.Relation;
import dev.assay.model.Turn;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Facts;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Lines;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A record as a record: how it stands, what it declares and what others declared of it, its certificate, a picture sent along. */
final class Records {
    private final Event event;
    private final Words words;
    private final Texts texts;

    private Records(Event event, Words words) {
        this.event = event;
        this.words = words;
        this.texts = words.texts();
    }

    static List<Section> of(Event event, @Nullable Around around, Words words) {
        Records of = new Records(event, words);
        List<Section> sections = new ArrayList<>();
        if (around != null) of.standing(around, sections);
        List<Line> edges = of.edges(around);
        if (!edges.isEmpty()) sections.add(new Lines(words.texts().get("edges.heading"), null, edges));
        switch (event) {
            case Fact f -> sections.add(of.certificate(f));
            case Turn t -> of.image(t, sections);
        }
        return sections;
    }

    private void standing(Around around, List<Section> sections) {
        int tick = tick(around);
        if (tick < 0) return;
        List<Standing> all =
                around.project().standings(event.space(), around.validAt()).all(tick);
        List<Line> lines = new ArrayList<>();
        for (Standing s : all) lines.add(standing(s));
        boolean declared = all.isEmpty() && !(event instanceof Fact);
        // A turn that nobody ever declared anything of simply stands; to say so of each would be noise.
        if (declared) return;
        if (all.isEmpty()) {
            lines.add(
                    new Line(Mark.LIVE, false, List.of(Piece.of(texts.get("standing.live"), Style.PLAIN)), List.of()));
        }
        String note = texts.get("standing.at", around.validAt().text());
        sections.add(new Lines(texts.get("standing.heading"), note, lines));
    }

    private int tick(Around around) {
        var record = around.project().record(event.space());
        return record == null ? -1 : record.tick(event.id());
    }

    private Line standing(Standing s) {
        return switch (s) {
            case Standing.Retracted r -> standing(Mark.RETRACTED, texts.get("standing.retracted"), r.by(), r.reason());
            case Standing.Falsified f -> standing(Mark.FALSIFIED, texts.get("standing.falsified"), f.by(), f.reason());
            case Standing.Superseded p ->
                standing(
                        Mark.SUPERSEDED,
                        texts.get("standing.superseded", p.from().text()),
                        p.by(),
                        p.reason());
            case Standing.Expired e ->
                standing(Mark.EXPIRED, texts.get("standing.expired", e.until().text()), null, null);
            case Standing.NotYetValid n ->
                standing(
                        Mark.NOT_YET_VALID,
                        texts.get("standing.not-yet", n.from().text()),
                        null,
                        null);
        };
    }

    private static boolean given(@Nullable String reason) {
        return reason != null && !reason.isBlank();
    }

    private Line standing(Mark mark, String says, @Nullable Fact by, @Nullable String reason) {
        List<Piece> text = new ArrayList<>();
        text.add(Piece.of(says, Style.PLAIN));
        if (by != null) {
            text.add(Piece.of(" ", Style.PLAIN));
            text.add(record(EventKey.of(by)));
        }
        List<Piece> under = given(reason) ? List.of(Piece.of(String.valueOf(reason), Style.MUTED)) : List.of();
        return new Line(mark, false, text, under);
    }

    /** A record's id, as a link where it is in the space on show. */
    private Piece record(EventKey key) {
        return key.space().equals(event.space())
                ? new Piece(key.event(), Style.MONO, new Target.Select(new Selected.OfEvent(key.event())))
                : Piece.of(key.space() + " / " + key.event(), Style.MONO);
    }

    private List<Line> edges(@Nullable Around around) {
        List<Line> lines = new ArrayList<>();
        if (event instanceof Fact f) {
            for (Edge e : f.edges()) lines.add(edge(declares(e.relation()), EventKey.target(f, e), e.reason()));
        }
        if (around == null) return lines;
        for (Edges.Incoming in : around.project().edges().at(EventKey.of(event))) {
            String says = declared(in.edge().relation());
            if (!around.project().edges().counts(in)) says = texts.get("edge.not-counted", says);
            lines.add(edge(says, EventKey.of(in.by()), in.edge().reason()));
        }
        return lines;
    }

    private Line edge(String says, EventKey other, @Nullable String reason) {
        List<Piece> text = List.of(Piece.of(says + " ", Style.PLAIN), record(other));
        return new Line(
                null, false, text, given(reason) ? List.of(Piece.of(String.valueOf(reason), Style.MUTED)) : List.of());
    }

    private String declares(Relation relation) {
        return switch (relation) {
            case FALSIFIES -> texts.get("edge.falsifies");
            case SUPERSEDES -> texts.get("edge.supersedes");
            case SUPPORTS -> texts.get("edge.supports");
            case CONTRADICTS -> texts.get("edge.contradicts");
            case DERIVES_FROM -> texts.get("edge.derives-from");
            case RETRACTS -> texts.get("edge.retracts");
        };
    }

    private String declared(Relation relation) {
        return switch (relation) {
            case FALSIFIES -> texts.get("edge.falsified-by");
            case SUPERSEDES -> texts.get("edge.superseded-by");
            case SUPPORTS -> texts.get("edge.supported-by");
            case CONTRADICTS -> texts.get("edge.contradicted-by");
            case DERIVES_FROM -> texts.get("edge.origin-of");
            case RETRACTS -> texts.get("edge.retracted-by");
        };
    }

    private Facts certificate(Fact f) {
        List<Inspection.Fact> facts = new ArrayList<>();
        Certificate c = f.certificate();
        facts.add(fact(texts.get("fact.known"), words.moment(c.timestamp())));
        Anchor from = f.validFrom();
        Anchor until = f.validUntil();
        if (from != null) facts.add(fact(texts.get("fact.valid-from"), words.moment(from)));
        if (until != null) facts.add(fact(texts.get("fact.valid-until"), words.moment(until)));
        List<Provenance> sources = c.sources();
        // The first stands above, where every event has its source.
        for (Provenance p : sources.subList(Math.min(1, sources.size()), sources.size())) {
            facts.add(new Inspection.Fact(texts.get("fact.source"), words.source(p)));
        }
        Fact.Seen seen = f.seen();
        if (seen != null && seen.commit() != null) facts.add(mono(texts.get("fact.commit"), seen.commit()));
        if (seen != null && seen.sha256() != null) facts.add(mono(texts.get("fact.lines"), seen.sha256()));
        c.more().forEach((name, value) -> facts.add(fact(name, value)));
        return new Facts(texts.get("certificate.heading"), facts);
    }

    private void image(Turn t, List<Section> sections) {
        Turn.Image image = t.image();
        if (image == null) return;
        List<Inspection.Fact> facts = new ArrayList<>();
        if (image.caption() != null) facts.add(fact(texts.get("image.caption"), image.caption()));
        if (image.query() != null) facts.add(fact(texts.get("image.query"), image.query()));
        if (image.url() != null) facts.add(mono(texts.get("image.url"), image.url()));
        sections.add(new Facts(texts.get("image.heading"), facts));
    }

    private static Inspection.Fact fact(String label, String value) {
        return new Inspection.Fact(label, List.of(Piece.of(value, Style.PLAIN)));
    }

    private static Inspection.Fact mono(String label, String value) {
        return new Inspection.Fact(label, List.of(Piece.of(value, Style.MONO)));
    }
}
