package dev.assay.ui.inspector;

import dev.assay.method.AliasProposals;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Lines;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.text.Texts;
import java.util.List;

/** Rows that look like one, as proposals. */
final class Alikes {
    private static final int SHOWN = 5;

    private Alikes() {}

    static List<Section> of(SpaceSnapshot space, int row, Texts texts) {
        List<AliasProposals.Proposal> all = AliasProposals.of(space, row);
        if (all.isEmpty()) return List.of();
        List<Line> lines = all.stream()
                .limit(SHOWN)
                .map(p -> line(space, p.from() == row ? p.to() : p.from(), p, texts))
                .toList();
        String note = all.size() > SHOWN
                ? texts.get("alike.note.more", SHOWN, texts.number(all.size()))
                : texts.get("alike.note");
        return List.of(new Lines(texts.get("alike.heading"), note, lines));
    }

    private static Line line(SpaceSnapshot space, int other, AliasProposals.Proposal p, Texts texts) {
        String key = space.rows().key(other);
        String because = texts.get("alike.words", String.join(" ", p.shared()));
        return new Line(
                null,
                false,
                List.of(
                        new Piece(key, Style.MONO, new Target.Select(new Selected.OfRow(key))),
                        Piece.of(
                                "  "
                                        + texts.count(
                                                "count.events",
                                                space.incidence().eventsOf(other)),
                                Style.MUTED)),
                List.of(Piece.of(because, Style.MUTED)));
    }
}
