package dev.assay.ui.matrix;

import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.Pen;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;

/** A canvas that shows a part of the figure, never larger than that part is on the screen. */
final class Sheet {
    private final Canvas canvas = new Canvas();
    private final FxPen pen = new FxPen(canvas.getGraphicsContext2D());

    Canvas canvas() {
        return canvas;
    }

    /** Places the sheet, wipes it, and gives the pen, whose coordinates are the figure's. */
    Pen at(double x, double y, double width, double height) {
        if (canvas.getWidth() != width) canvas.setWidth(width);
        if (canvas.getHeight() != height) canvas.setHeight(height);
        canvas.relocate(x, y);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setTransform(1, 0, 0, 1, 0, 0);
        g.clearRect(0, 0, width, height);
        g.translate(-x, -y);
        return pen;
    }
}
