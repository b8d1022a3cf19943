package dev.assay.ui.overview;

import dev.assay.ui.overview.Page.Fact;
import dev.assay.ui.overview.Page.Line;
import dev.assay.ui.overview.Page.SpaceLine;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Lettering.Align;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.paint.Color;

/** The page as a picture for a file. */
final class OverviewDrawing {
    private static final Lettering TITLE = Lettering.sans(20).weight(600);
    private static final Lettering HEAD = Lettering.sans(12).weight(600);
    private static final Lettering BODY = Lettering.sans(13);
    private static final Lettering STRONG = Lettering.sans(13).weight(600);
    private static final Lettering SMALL = Lettering.sans(12);
    private static final double ROW = 30;

    private final Pen pen;
    private final Palette p;
    private final Texts texts;

    private OverviewDrawing(Pen pen, Palette palette, Texts texts) {
        this.pen = pen;
        p = palette;
        this.texts = texts;
    }

    static void draw(Pen pen, Page page, Palette palette, Texts texts, double width, double height) {
        pen.rect(0, 0, width, height, palette.bgDefault());
        pen.clip(0, 0, width, height);
        new OverviewDrawing(pen, palette, texts).draw(page, width);
        pen.unclip();
    }

    private void draw(Page page, double width) {
        double gap = 48;
        double left = 32;
        double column = Math.max(120, (width - 2 * left - gap) / 2);
        double right = left + column + gap;
        pen.text(texts.get("overview.title"), left, 44, TITLE, p.fgDefault());
        pen.text(page.waitsTitle(), right, 44, TITLE, p.fgDefault());
        double y = spaces(page.spaces(), left, 60, column);
        y = facts(page.facts(), left, y + 10, column);
        double end = lines(page.waits(), right, 60, column, true);
        y = Math.max(y, end) + 28;
        pen.text(page.changedTitle(), left, y, HEAD, p.fgMuted());
        pen.text(texts.get("overview.chain"), right, y, HEAD, p.fgMuted());
        rule(left, y + 10, column);
        rule(right, y + 10, column);
        if (page.changedNote().isEmpty()) lines(page.changed(), left, y + 10, column, false);
        else pen.text(page.changedNote(), left, y + 30, BODY, p.fgMuted());
        facts(page.chain(), right, y + 12, column);
    }

    private void rule(double x, double y, double width) {
        pen.line(x, y + 0.5, x + width, y + 0.5, 1, p.borderMuted());
    }

    private double spaces(List<SpaceLine> spaces, double x, double y, double width) {
        String[] heads = {
            "overview.events", "overview.rows", "overview.cells", "overview.col.open", "overview.col.unknown"
        };
        double[] ends = new double[heads.length];
        for (int i = 0; i < heads.length; i++) {
            ends[i] = x + width - (heads.length - 1 - i) * 66;
            pen.text(texts.get(heads[i]), ends[i], y + 20, SMALL, p.fgMuted(), Align.RIGHT);
        }
        pen.text(texts.get("overview.space"), x, y + 20, SMALL, p.fgMuted());
        double at = y + ROW;
        rule(x, at, width);
        for (SpaceLine s : spaces) {
            pen.text(Metrics.fit(s.name(), STRONG, ends[0] - x - 60), x, at + 20, STRONG, p.fgDefault());
            for (int i = 0; i < ends.length; i++)
                pen.text(s.figures().get(i), ends[i], at + 20, BODY, p.fgDefault(), Align.RIGHT);
            at += ROW;
            rule(x, at, width);
        }
        return at;
    }

    private double facts(List<Fact> facts, double x, double y, double width) {
        double at = y;
        for (Fact f : facts) {
            pen.text(f.name(), x, at + 20, BODY, p.fgMuted());
            double value = x + 124;
            if (f.mark() != null) {
                Marks.draw(pen, f.mark(), value, at + 9, 13, p);
                value += 20;
            }
            Lettering l = f.mono() ? Lettering.mono(12) : BODY;
            pen.text(Metrics.fit(f.value(), l, x + width - value), value, at + 20, l, p.fgDefault());
            at += 24;
        }
        return at;
    }

    private double lines(List<Line> lines, double x, double y, double width, boolean counted) {
        double at = y;
        for (Line line : lines) {
            Marks.draw(pen, line.mark(), x, at + 9, 13, ink(line.mark(), line.idle(), p), p.bgDefault());
            Color said = line.idle() ? p.fgMuted() : p.fgDefault();
            double text = x + 24;
            if (counted) {
                pen.text(line.count(), text, at + 20, line.idle() ? BODY : STRONG, said);
                text += 56;
            }
            double room = x + width - text;
            String detail = Metrics.fit(line.detail(), SMALL, room * 0.5);
            pen.text(
                    Metrics.fit(line.text(), counted ? BODY : STRONG, room - Metrics.width(detail, SMALL) - 12),
                    text,
                    at + 20,
                    counted ? BODY : STRONG,
                    said);
            pen.text(detail, x + width, at + 20, SMALL, p.fgMuted(), Align.RIGHT);
            at += ROW;
            rule(x, at, width);
        }
        return at;
    }

    /** Where nothing waits no colour calls for a person; the form of the mark and the word stay. */
    static Color ink(Mark mark, boolean idle, Palette palette) {
        return idle ? palette.fgMuted() : mark.ink(palette);
    }
}
