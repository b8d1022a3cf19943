package dev.assay.ui.inspector;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Lines;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Said;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** Two events: what they share, and the path that connects them, link by link. */
final class Pairs {
    private final SpaceSnapshot space;
    private final Words words;
    private final Texts texts;

    Pairs(SpaceSnapshot space, Words words) {
        this.space = space;
        this.words = words;
        this.texts = words.texts();
    }

    Inspection of(int one, int other) {
        List<Section> sections = new ArrayList<>();
        sections.add(said(one));
        sections.add(said(other));
        int[] path = one == other ? null : space.collisions().path(one, other);
        List<Line> links = new ArrayList<>();
        for (int i = 1; path != null && i < path.length; i++) links.add(link(path[i - 1], path[i]));
        String note = path == null
                ? texts.get("pair.apart")
                : path.length == 2 ? texts.get("pair.direct") : texts.count("pair.path", path.length - 1L);
        sections.add(new Lines(texts.get("pair.heading"), note, links));
        String name = texts.get("pair.name", id(one), id(other));
        return new Inspection(null, name, texts.get("kind.pair"), sections);
    }

    private String id(int tick) {
        return Words.event(space, tick).id();
    }

    private Said said(int tick) {
        return new Said(id(tick), words.moment(Words.event(space, tick).date()), SaidText.pieces(space, tick, -1));
    }

    /** Two events in a row on the path, and the rows by which they collide. */
    private Line link(int from, int to) {
        List<Piece> text = new ArrayList<>();
        text.add(event(from));
        text.add(Piece.of(" – ", Style.MUTED));
        text.add(event(to));
        List<Piece> by = new ArrayList<>();
        for (int row : space.collisions().shared(from, to)) {
            if (!by.isEmpty()) by.add(Piece.of(", ", Style.MUTED));
            String key = space.rows().key(row);
            by.add(new Piece(key, Style.PLAIN, new Target.Select(new Selected.OfRow(key))));
        }
        return new Line(null, false, text, by);
    }

    private Piece event(int tick) {
        return new Piece(id(tick), Style.MONO, new Target.Select(new Selected.OfEvent(id(tick))));
    }
}
