package dev.assay.ui.matrix;

import dev.assay.model.Event;
import dev.assay.model.MentionType;
import dev.assay.ui.Selected;
import dev.assay.ui.matrix.Arrangement.Block;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Lettering.Align;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import javafx.scene.paint.Color;

/** The frozen labels: brackets of the chains, type, key, count. Drawn below the header, {@link Scene#LABELS} wide. */
final class RowLabels {
    private static final double TYPE_AT = 15;
    private static final double NAME_AT = 33;
    private static final double RIGHT = Scene.LABELS - 11;
    private static final double READABLE = 13;
    private static final Lettering COUNT = Lettering.sans(12);

    private final Pen pen;
    private final Scene s;
    private final Palette p;
    private final MatrixModel m;
    private final Arrangement a;
    private final double oy;

    private RowLabels(Pen pen, Scene s, double oy) {
        this.pen = pen;
        this.s = s;
        this.oy = oy;
        p = s.look().palette();
        m = s.model();
        a = s.a();
    }

    /** Draws all labels; oy is where the part that shows cells begins. */
    static void draw(Pen pen, Scene s, double oy) {
        new RowLabels(pen, s, oy).all();
    }

    private void all() {
        double h = s.bodyHeight();
        double frozen = m.frozenHeight();
        pen.rect(0, oy, Scene.LABELS, h, p.bgDefault());
        pen.clip(0, oy + frozen, Scene.LABELS, Math.max(0, h - frozen));
        int first = a.frozen() + m.y().first();
        int end = a.frozen() + m.y().end();
        boolean each = m.y().pitch() >= READABLE;
        int step = each ? 1 : (int) Math.ceil(18 / m.y().pitch());
        int cursor = m.cursorRow();
        // Always the same rows, so that labels move with what they name.
        for (int body = m.y().first() / step * step; body + a.frozen() < end; body += step) {
            int rank = body + a.frozen();
            if (each || cursor < 0 || Math.abs(rank - cursor) * m.y().pitch() >= 15) row(rank, each);
        }
        if (!each && cursor >= a.frozen() && cursor >= first && cursor < end) row(cursor, false);
        if (m.y().pitch() >= 4) blocks();
        pen.unclip();
        if (frozen > 0) {
            pen.rect(0, oy, Scene.LABELS, frozen - 3, p.bgSubtle());
            for (int rank = 0; rank < a.frozen(); rank++) row(rank, true);
            pen.rect(0, oy + frozen - 3, Scene.LABELS, 1, p.borderDefault());
        }
        pen.rect(Scene.LABELS - 1, oy, 1, h, p.borderDefault());
    }

    private void row(int rank, boolean each) {
        double top = oy + Math.floor(m.top(rank));
        double tall = m.tall(rank);
        boolean cursor = rank == m.cursorRow();
        boolean selected = isSelected(rank);
        boolean hub = a.hub(rank);
        if (cursor || selected) {
            double band = Math.max(tall, each ? 0 : 18);
            pen.rect(0, top + (tall - band) / 2, Scene.LABELS, band, s.look().band());
        }
        double base = top + Math.floor(tall / 2) + 4.5;
        int weight = cursor || selected ? 600 : 400;
        Color ink = cursor || selected ? p.fgDefault() : hub || !each ? p.fgSubtle() : p.fgDefault();
        String count = s.texts().number(a.cellsOfRow(rank));
        if (hub) count = s.texts().get("hub") + " " + count;
        pen.text(count, RIGHT, base, COUNT, p.fgSubtle(), Align.RIGHT);
        double room = RIGHT - NAME_AT - Metrics.width(count, COUNT) - 8;
        if (a.mode().rowsAreEvents()) {
            event(rank, base, room, ink, weight);
            return;
        }
        MentionType type = a.type(rank);
        Color typeInk = hub ? p.fgSubtle() : Marks.typeInk(type, p);
        Marks.type(pen, type, TYPE_AT, top + Math.floor((tall - 12) / 2), 12, typeInk);
        Lettering lettering = Lettering.sans(13).weight(weight);
        pen.text(Metrics.fit(a.rowName(rank), lettering, room), NAME_AT, base, lettering, ink);
    }

    private void event(int rank, double base, double room, Color ink, int weight) {
        Event e = a.space().record().events().get(a.rows()[rank]);
        Lettering id = Lettering.mono(12).weight(weight);
        String name = Metrics.fit(e.id(), id, 80);
        double used = Metrics.width(name, id) + 8;
        pen.text(name, 12, base, id, ink);
        Lettering words = Lettering.sans(12);
        pen.text(Metrics.fit(e.text(), words, room + NAME_AT - 12 - used), 12 + used, base, words, p.fgMuted());
    }

    private boolean isSelected(int rank) {
        return switch (m.selected().plain()) {
            case Selected.Nothing n -> false;
            case Selected.OfRow r ->
                !a.mode().rowsAreEvents() && a.rowName(rank).equals(r.row());
            case Selected.OfEvent e ->
                a.mode().rowsAreEvents() && a.rowName(rank).equals(e.event());
            case Selected.OfCell c -> a.rowName(rank).equals(a.mode().rowsAreEvents() ? c.event() : c.row());
        };
    }

    /** A bracket for each chain and a rule where it ends. */
    private void blocks() {
        int lit = m.cursorRow() < 0 ? -1 : a.chain(m.cursorRow());
        double h = s.bodyHeight();
        for (Block b : a.blocks()) {
            double top = Math.max(m.frozenHeight() - 4, Math.floor(m.top(b.first())));
            double bottom = Math.min(h + 4, Math.floor(m.top(b.end())));
            if (bottom <= top || bottom < m.frozenHeight()) continue;
            Color ink = b.chain() == lit ? p.accentFg() : p.borderControl();
            double wide = b.chain() == lit ? 2 : 1;
            pen.rect(6, oy + top + 3, wide, bottom - top - 6, ink);
            pen.rect(6, oy + top + 3, 4, 1, ink);
            pen.rect(6, oy + bottom - 4, 4, 1, ink);
            pen.rect(0, oy + bottom, Scene.LABELS, 1, p.borderMuted());
        }
    }
}
