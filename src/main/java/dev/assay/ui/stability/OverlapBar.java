package dev.assay.ui.stability;

import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.Outline;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * All pairs of both runs as one bar: those only the first has, those in both, those only the second has, each as long as they are many.
 * Full where both agree; framed where one stands alone, hatched to the left for the first and to the right for the second.
 */
final class OverlapBar extends Region {
    static final double HEIGHT = 18;

    private final Canvas canvas = new Canvas();
    private final FxPen pen = new FxPen(canvas.getGraphicsContext2D());
    private @Nullable Comparison shown;
    private Palette palette = Palette.LIGHT;

    OverlapBar() {
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        setMaxHeight(HEIGHT);
        setMinWidth(60);
        getChildren().add(canvas);
    }

    void show(@Nullable Comparison comparison, Palette in) {
        shown = comparison;
        palette = in;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double w = Math.floor(getWidth());
        canvas.setWidth(w);
        canvas.setHeight(HEIGHT);
        canvas.getGraphicsContext2D().clearRect(0, 0, w, HEIGHT);
        if (shown != null && w >= 1) draw(pen, shown, palette, 0, 0, w);
    }

    /** Draws the bar; nothing where no pair collides in either run. */
    static void draw(Pen pen, Comparison c, Palette p, double x, double y, double width) {
        int either = c.either();
        if (either == 0) {
            pen.roundFrame(x, y, width, HEIGHT, 0, 1, p.borderMuted());
            return;
        }
        double lost = Math.rint(width * c.stability().onlyA().size() / either);
        double gained = Math.rint(width * c.stability().onlyB().size() / either);
        part(pen, p, x, y, lost, true);
        pen.rect(x + lost, y, width - lost - gained, HEIGHT, p.cell());
        part(pen, p, x + width - gained, y, gained, false);
    }

    private static void part(Pen pen, Palette p, double x, double y, double width, boolean rising) {
        if (width < 2) return;
        pen.clip(x, y, width, HEIGHT);
        for (double at = -HEIGHT; at < width + HEIGHT; at += 6) {
            double from = rising ? y + HEIGHT : y;
            double to = rising ? y : y + HEIGHT;
            pen.stroke(Outline.polyline(x + at, from, x + at + HEIGHT, to), 1, p.borderControl());
        }
        pen.unclip();
        pen.roundFrame(x, y, width, HEIGHT, 0, 1, p.borderControl());
    }
}
