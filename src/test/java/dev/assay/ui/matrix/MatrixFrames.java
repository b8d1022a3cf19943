package dev.assay.ui.matrix;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.paint.Palette;
import java.util.Locale;

/** Redraws the pixels of a matrix of a given size over and over, for benchmarks. */
public final class MatrixFrames {
    private final MatrixModel model = new MatrixModel(Runnable::run, Runnable::run);
    private final Raster raster;
    private final Heatmap heat = new Heatmap();
    private final Look look = Look.of(Palette.LIGHT);
    private final MatrixTexts texts = MatrixTexts.in(Locale.ENGLISH);
    private final double width;
    private final double height;

    /** The part that shows cells is so large. */
    public MatrixFrames(SpaceSnapshot space, int width, int height) {
        this.width = width + Scene.LABELS;
        this.height = height + Scene.HEAD + Scene.FOOT;
        raster = new Raster(width, height, 1);
        model.show(space);
        Scene.measure(model, this.width, this.height);
    }

    /** Everything in view. */
    public void fitAll() {
        model.fitAll();
        model.moveTo(model.y().count() / 2, model.x().count() / 2);
    }

    /** Zooms both ways around the middle. */
    public void zoom(double factor) {
        model.zoom(factor, raster.width() / 2.0, raster.height() / 2.0);
    }

    /** Draws one frame. */
    public void redraw() {
        Arrangement a = model.arrangement();
        if (a == null) throw new IllegalStateException("nothing is shown");
        MatrixPane.paintCells(raster, Scene.of(model, a, look, texts, width, height), heat, true);
    }

    /** Pans and draws one frame. */
    public void panAndRedraw(double dx, double dy) {
        model.pan(dx, dy);
        redraw();
    }
}
