package dev.assay.ui.paint;

import javafx.scene.paint.Color;

/** Anything upright rectangles can be filled on: a {@link Pen}, or the pixels of a heatmap. Hairlines are rectangles, so they stay crisp. */
public interface Rects {
    /** Fills a rectangle. Colours with opacity are laid over what is there. */
    void rect(double x, double y, double width, double height, Color fill);

    /** A frame of four filled edges inside the rectangle. */
    default void frame(double x, double y, double width, double height, double edge, Color color) {
        rect(x, y, width, edge, color);
        rect(x, y + height - edge, width, edge, color);
        rect(x, y + edge, edge, height - 2 * edge, color);
        rect(x + width - edge, y + edge, edge, height - 2 * edge, color);
    }
}
