package dev.assay.ui.inspector;

import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.reference.Candidate;
import dev.assay.method.reference.Counted;
import dev.assay.model.Decision;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** What became of unclear references, and on what evidence. */
final class References {
    private final SpaceSnapshot space;
    private final Words words;
    private final Texts texts;

    References(SpaceSnapshot space, Words words) {
        this.space = space;
        this.words = words;
        this.texts = words.texts();
    }

    /** The reference itself, then its candidates and those a rule dropped. */
    List<Line> lines(Reference r) {
        List<Line> lines = new ArrayList<>();
        List<Piece> head = new ArrayList<>();
        head.add(Piece.of(words.quoted(r.mention().text()) + " ", Style.STRONG));
        head.add(Piece.of(words.state(r.state()), Style.PLAIN));
        if (r.row() >= 0 && (r.state() == Reference.State.COUNTED || r.state() == Reference.State.DECIDED)) {
            head.add(Piece.of(": ", Style.PLAIN));
            head.add(row(r.row()));
        }
        lines.add(new Line(Words.mark(r.state()), false, head, under(r)));
        for (Candidate c : r.counted().candidates()) lines.add(candidate(c, List.of()));
        for (Counted.Dropped d : r.counted().dropped()) {
            lines.add(candidate(d.candidate(), List.of(Piece.of(d.reason(), Style.MUTED))));
        }
        return lines;
    }

    private List<Piece> under(Reference r) {
        List<Piece> under = new ArrayList<>();
        if (r.decision() != null) {
            Decision d = r.decision().decision();
            String day = d.at().substring(0, Math.min(10, d.at().length()));
            under.add(Piece.of(texts.get("reference.by", d.by(), day, d.why()), Style.MUTED));
        } else if (r.counted().refusal() != null) {
            under.add(Piece.of(r.counted().refusal(), Style.MUTED));
        } else if (r.state() == Reference.State.COUNTED) {
            under.add(Piece.of(texts.get("reference.counted.note"), Style.MUTED));
        } else if (r.state() == Reference.State.UNKNOWN) {
            under.add(Piece.of(
                    texts.count("reference.unknown.note", space.settings().window()), Style.MUTED));
        }
        return under;
    }

    private Line candidate(Candidate c, List<Piece> under) {
        List<Piece> text = new ArrayList<>();
        text.add(row(c.row()));
        text.add(Piece.of("  " + texts.count("reference.in", c.count()) + " ", Style.MUTED));
        for (int i = 0; i < c.ticks().length; i++) {
            String id = Words.event(space, c.ticks()[i]).id();
            if (i > 0) text.add(Piece.of(" ", Style.MUTED));
            text.add(new Piece(
                    id,
                    Style.MONO,
                    new Target.Select(new Selected.OfCell(space.rows().key(c.row()), id))));
        }
        return new Line(null, false, text, under);
    }

    Piece row(int row) {
        String key = space.rows().key(row);
        return new Piece(key, Style.MONO, new Target.Select(new Selected.OfRow(key)));
    }
}
