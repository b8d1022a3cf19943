package dev.assay.ui.matrix;

import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Lettering.Align;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import java.util.List;
import javafx.scene.paint.Color;

/** What is written into cells when they are large: the words of the mention, or the value of a product. */
final class Words {
    private static final Lettering WORDS = Lettering.sans(12);
    private static final Lettering VALUE = Lettering.mono(11);

    private Words() {}

    /** Whether anything is written at this zoom. */
    static boolean shown(MatrixModel m, Arrangement a) {
        if (a.plane() == null) return false;
        boolean b = a.mode() == Mode.ENTITIES_EVENTS;
        CellBox box = CellBox.of(m.x().pitch(), m.y().pitch(), b);
        return b ? box.words() : box.level() == CellBox.Level.MARKS && box.width() >= 18 && box.height() >= 12;
    }

    /** Writes into all cells in view; (ox, oy) is the upper left corner of the part that shows cells. */
    static void draw(Pen pen, MatrixModel m, Arrangement a, Look look, double ox, double oy) {
        Plane plane = a.plane();
        if (plane == null || !shown(m, a)) return;
        boolean b = a.mode() == Mode.ENTITIES_EVENTS;
        CellBox box = CellBox.of(m.x().pitch(), m.y().pitch(), b);
        Palette p = look.palette();
        pen.clip(ox, oy + m.frozenHeight(), m.x().length(), m.y().length());
        int first = a.frozen() + m.y().first();
        int end = a.frozen() + m.y().end();
        for (int c = m.x().first(); c < m.x().end(); c++) {
            int column = a.columns()[c];
            for (int i = plane.start()[column]; i < plane.start()[column + 1]; i++) {
                int rank = a.rowRank()[plane.row()[i]];
                if (rank < first || rank >= end) continue;
                double x = ox + Math.floor(m.x().position(c)) + box.x();
                double base = oy + Math.floor(m.top(rank)) + Math.floor(m.y().pitch() / 2) + 4.5;
                if (b) {
                    List<String> words = Cells.words(a.space(), plane.row()[i], column);
                    double room = m.x().pitch() - box.x() - box.width() - 8;
                    String text = words.isEmpty() ? "" : Metrics.fit(words.get(0), WORDS, room);
                    pen.text(text, x + box.width() + 5, base, WORDS, p.fgMuted());
                } else {
                    int step = Look.valueStep(plane.value()[i]);
                    // Both ramps cross from ground to ink at their middle; on either half the other end is read best.
                    boolean nearInk = step > 3 && !a.hub(rank);
                    Color ink = nearInk ? (p.dark() ? p.bgDefault() : Color.WHITE) : p.fgDefault();
                    String value = Integer.toString(plane.value()[i]);
                    pen.text(value, x + box.width() / 2, base - 0.5, VALUE, ink, Align.CENTRE);
                }
            }
        }
        pen.unclip();
    }
}
