package dev.assay.ui.matrix;

import dev.assay.method.Origin;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.paint.Density;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.paint.SvgPen;
import java.util.Locale;
import javafx.scene.paint.Color;

/** The matrix as a figure of any size, drawn with a pen; needs no window, no toolkit and no control. */
public final class MatrixPicture {
    private MatrixPicture() {}

    /**
     * Draws a space as the window shows it at first: entities × events, chains as blocks, in order of tick; all of it, as far as it
     * can be read.
     *
     * @param pen draws from (0, 0) to (width, height)
     * @param space what is shown
     * @param palette light or dark
     * @param language of the words
     * @param width in px
     * @param height in px
     * @param selected where the cursor stands
     */
    public static void draw(
            Pen pen,
            SpaceSnapshot space,
            Palette palette,
            Locale language,
            double width,
            double height,
            Selected selected) {
        MatrixModel model = new MatrixModel(Runnable::run, Runnable::run);
        model.show(space);
        Scene.measure(model, width, height);
        model.begin();
        if (model.x().extent() > model.x().length()
                || model.y().extent() > model.y().length()) model.fitAll();
        model.follow(selected);
        draw(pen, model, palette, MatrixTexts.in(language), width, height);
    }

    /** The same as an SVG document; equal input gives equal bytes. */
    public static String svg(
            SpaceSnapshot space, Palette palette, Locale language, double width, double height, Selected selected) {
        SvgPen pen = new SvgPen(
                width,
                height,
                MatrixTexts.in(language).get("figure.title", space.record().name()));
        draw(pen, space, palette, language, width, height, selected);
        return pen.document();
    }

    /** Draws what a model shows. */
    static void draw(Pen pen, MatrixModel model, Palette palette, MatrixTexts texts, double width, double height) {
        Look look = Look.of(palette);
        pen.rect(0, 0, width, height, palette.bgDefault());
        Arrangement a = model.arrangement();
        if (a == null) return;
        Scene s = Scene.of(model, a, look, texts, width, height);
        double ox = Scene.LABELS;
        double oy = Scene.HEAD;
        pen.clip(ox, oy, s.bodyWidth(), s.bodyHeight());
        Field.under(pen, model, a, s.ruler(), look, ox, oy);
        cells(pen, s, ox, oy);
        Words.draw(pen, model, a, look, ox, oy);
        Field.over(pen, model, look, true, ox, oy);
        pen.unclip();
        RowLabels.draw(pen, s, oy);
        Header.draw(pen, s);
        if (s.foot() == 0) return;
        double foot = height - s.foot();
        pen.rect(0, foot, width, s.foot(), palette.bgSubtle());
        Footer.frame(pen, s, Footer.Counts.of(a), foot);
        if (Footer.mapWidth(width) >= 1) {
            Raster map = new Raster(Footer.mapWidth(width), Footer.MAP_HEIGHT, 1);
            Footer.map(map, new Heatmap(), a, look);
            map.trace(pen, ox, foot + Footer.MAP_TOP);
        }
        Footer.view(pen, s, foot);
    }

    private static void cells(Pen pen, Scene s, double ox, double oy) {
        MatrixModel m = s.model();
        Arrangement a = s.a();
        Plane plane = a.plane();
        if (plane == null) return;
        CellBox box = CellBox.of(m.x().pitch(), m.y().pitch(), a.mode() == Mode.ENTITIES_EVENTS);
        if (box.level() == CellBox.Level.DENSITY
                || CellBox.of(m.x().pitch(), MatrixModel.ROW, false).level() == CellBox.Level.DENSITY) {
            Raster raster = new Raster(s.bodyWidth(), s.bodyHeight(), 1);
            new Heatmap().paint(raster, new Heatmap.Window(a, m.x(), m.y(), a.frozen(), m.frozenHeight()), s.look());
            raster.trace(pen, ox, oy);
            return;
        }
        Palette p = s.look().palette();
        CellBox hubBox = CellBox.of(m.x().pitch(), MatrixModel.ROW, true);
        int first = a.frozen() + m.y().first();
        int end = a.frozen() + m.y().end();
        for (int c = m.x().first(); c < m.x().end(); c++) {
            int column = a.columns()[c];
            double x = ox + Math.floor(m.x().position(c));
            for (int i = plane.start()[column]; i < plane.start()[column + 1]; i++) {
                int rank = a.rowRank()[plane.row()[i]];
                if (rank >= 0 && rank < a.frozen()) {
                    double top = oy + m.top(rank) + 2;
                    pen.rect(x + hubBox.x(), top, hubBox.width(), MatrixModel.ROW - 4, p.hubCell());
                } else if (rank >= first && rank < end) {
                    double y = oy + Math.floor(m.top(rank)) + box.y();
                    cell(pen, a, rank, plane.value()[i], x + box.x(), y, box, p);
                }
            }
        }
    }

    private static void cell(Pen pen, Arrangement a, int rank, int value, double x, double y, CellBox box, Palette p) {
        double w = box.width();
        double h = box.height();
        if (a.hub(rank)) {
            pen.rect(x, y, w, h, p.hubCell());
        } else if (a.mode() != Mode.ENTITIES_EVENTS) {
            pen.rect(x, y, w, h, Density.color(Look.valueStep(value), p));
        } else {
            Origin origin = Origin.values()[value];
            Color ink = p.cell();
            if (box.level() == CellBox.Level.MARKS) {
                Marks.cell(pen, Cells.mark(origin), x, y, w, h, ink, p.bgDefault());
            } else if (origin == Origin.COUNTED) {
                pen.rect(x, y, w, h, p.bgDefault());
                pen.frame(x, y, w, h, 1, ink);
            } else {
                pen.rect(x, y, w, h, ink);
            }
        }
    }
}
