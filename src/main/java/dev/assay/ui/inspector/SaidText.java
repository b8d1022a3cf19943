package dev.assay.ui.inspector;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import java.util.ArrayList;
import java.util.List;

/** A recorded text, byte for byte, with its mentions where they stand in it. */
public final class SaidText {
    private SaidText() {}

    /** The pieces; those of mentions that make {@code here} stand out. */
    public static List<Piece> pieces(SpaceSnapshot space, int tick, int here) {
        Event event = space.record().events().get(tick);
        String text = event.text();
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        for (MentionSpans.Span s : MentionSpans.of(space, tick)) {
            if (s.from() > from) pieces.add(Piece.of(text.substring(from, s.from()), Style.PLAIN));
            int row = s.mention().row();
            pieces.add(new Piece(
                    text.substring(s.from(), s.to()),
                    row >= 0 && row == here ? Style.MENTION_HERE : Style.MENTION,
                    row < 0
                            ? null
                            : new Target.Select(new Selected.OfCell(space.rows().key(row), event.id()))));
            from = s.to();
        }
        if (from < text.length()) pieces.add(Piece.of(text.substring(from), Style.PLAIN));
        return pieces;
    }
}
