package dev.assay.ui.matrix;

import dev.assay.ui.matrix.Arrangement.Block;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Rects;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/** What lies under and over the cells: rules, the chains' blocks, the cross-hair, the cursor. All of it upright rectangles. */
final class Field {
    private Field() {}

    /** Everything under the cells, ground included; (ox, oy) is the upper left corner of the part that shows cells. */
    static void under(Rects out, MatrixModel model, Arrangement a, Ruler ruler, Look look, double ox, double oy) {
        Palette p = look.palette();
        double w = model.x().length();
        double frozen = model.frozenHeight();
        double h = frozen + model.y().length();
        out.rect(ox, oy, w, h, p.bgDefault());
        double right = Math.min(w, model.x().extent() - model.x().offset());
        int lit = model.cursorRow() >= 0 ? a.chain(model.cursorRow()) : -1;
        // Where rows are thin the ground must stay plain, or the palest cells are not seen.
        if (model.y().pitch() >= 4) {
            for (Block b : a.blocks()) {
                block(out, model, b, b.chain() == lit ? look.litBlock() : look.block(), null, ox, oy);
            }
        }
        for (Ruler.Line line : ruler.lines()) {
            out.rect(ox + line.x(), oy, 1, h, line.strong() ? p.borderDefault() : p.borderMuted());
        }
        // Hubs have a strip of their own: what scrolls does so beneath it.
        if (frozen > 0) {
            out.rect(ox, oy, w, frozen - 3, p.bgSubtle());
            for (Ruler.Line line : ruler.lines()) {
                out.rect(ox + line.x(), oy, 1, frozen - 3, line.strong() ? p.borderDefault() : p.borderMuted());
            }
            out.rect(ox, oy + frozen - 3, w, 1, p.borderDefault());
        }
        if (right < w) out.rect(ox + right, oy, 1, Math.min(h, bottom(model)), p.borderMuted());
        cross(out, model, look, ox, oy, w, h);
        if (a.mode() != Mode.ENTITIES_EVENTS) diagonal(out, model, a, p, ox, oy);
        for (Block b : a.blocks()) {
            boolean on = b.chain() == lit;
            if (on) continue;
            block(out, model, b, null, look.edge(), ox, oy);
        }
        for (Block b : a.blocks()) if (b.chain() == lit) block(out, model, b, null, look.litEdge(), ox, oy);
        if (model.y().pitch() >= 4) separators(out, model, a, p, ox, oy, w);
    }

    /** Where the last row ends, from the top of the part that shows cells. */
    static double bottom(MatrixModel model) {
        return model.frozenHeight() + model.y().extent() - model.y().offset();
    }

    private static void separators(
            Rects out, MatrixModel model, Arrangement a, Palette p, double ox, double oy, double w) {
        double from = model.frozenHeight();
        for (Block b : a.blocks()) {
            double y = Math.floor(model.top(b.end()));
            if (y > from && y < from + model.y().length()) out.rect(ox, oy + y, w, 1, p.borderMuted());
        }
    }

    /** Where a product meets itself nothing is counted; the diagonal only helps to find the way. */
    private static void diagonal(Rects out, MatrixModel model, Arrangement a, Palette p, double ox, double oy) {
        CellBox box = CellBox.of(model.x().pitch(), model.y().pitch(), false);
        if (box.level() == CellBox.Level.DENSITY) return;
        for (int c = model.x().first(); c < model.x().end(); c++) {
            int rank = a.rowRank()[a.columns()[c]];
            if (rank < model.y().first() || rank >= model.y().end()) continue;
            double x = Math.floor(model.x().position(c)) + box.x();
            out.rect(ox + x, oy + Math.floor(model.top(rank)) + box.y(), box.width(), box.height(), p.borderMuted());
        }
    }

    private static void block(
            Rects out, MatrixModel model, Block b, @Nullable Color fill, @Nullable Color edge, double ox, double oy) {
        double from = model.frozenHeight();
        double to = from + model.y().length();
        double top = Math.floor(model.top(b.first()));
        double bottom = Math.floor(model.top(b.end()));
        double left = Math.floor(model.x().position(b.firstColumn()));
        double right = Math.floor(model.x().position(b.lastColumn() + 1)) + 1;
        double y1 = Math.max(from, top);
        double y2 = Math.min(to, bottom);
        double x1 = Math.max(-2, left);
        double x2 = Math.min(model.x().length() + 2, right);
        if (y2 <= y1 || x2 <= x1) return;
        if (fill != null) out.rect(ox + x1, oy + y1, x2 - x1, y2 - y1, fill);
        if (edge == null || y2 - y1 < 3) return;
        if (top >= from) out.rect(ox + x1, oy + y1, x2 - x1, 1, edge);
        out.rect(ox + x1, oy + y1, 1, y2 - y1, edge);
        out.rect(ox + x2 - 1, oy + y1, 1, y2 - y1, edge);
    }

    private static void cross(Rects out, MatrixModel model, Look look, double ox, double oy, double w, double h) {
        int row = model.cursorRow();
        int column = model.cursorColumn();
        if (row < 0) return;
        double x = Math.floor(model.x().position(column));
        double wide = Math.max(1, model.x().pitch());
        double tall = Math.max(1, model.tall(row));
        double y = Math.floor(model.top(row));
        boolean rowSeen = seesRow(model, row);
        if (rowSeen) out.rect(ox, oy + y, w, tall, look.band());
        if (x > -wide && x < w) {
            out.rect(ox + x, oy, wide, h, look.band());
            if (wide >= 4) {
                out.rect(ox + x, oy, 1, h, look.litEdge());
                out.rect(ox + x + wide, oy, 1, h, look.litEdge());
            } else {
                out.rect(ox + x, oy, 1, h, look.litEdge());
            }
        }
        if (rowSeen) {
            out.rect(ox, oy + y, w, 1, look.litEdge());
            if (tall >= 4) out.rect(ox, oy + y + tall, w, 1, look.litEdge());
        }
    }

    private static boolean seesRow(MatrixModel model, int row) {
        Arrangement a = model.arrangement();
        if (a == null) return false;
        if (row < a.frozen()) return true;
        double y = model.top(row);
        return y >= model.frozenHeight() - 0.5
                && y < model.frozenHeight() + model.y().length();
    }

    /** The cursor, over the cells. */
    static void over(Rects out, MatrixModel model, Look look, boolean focused, double ox, double oy) {
        int row = model.cursorRow();
        if (row < 0 || !seesRow(model, row)) return;
        double x = Math.floor(model.x().position(model.cursorColumn()));
        double y = Math.floor(model.top(row));
        double w = Math.max(4, model.x().pitch()) + 1;
        double h = Math.max(4, model.tall(row)) + 1;
        if (x + w < 0 || x > model.x().length()) return;
        Palette p = look.palette();
        out.frame(ox + x - 1, oy + y - 1, w + 2, h + 2, focused ? 2 : 1, focused ? p.accentFg() : p.fgMuted());
    }
}
