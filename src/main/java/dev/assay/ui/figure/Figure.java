package dev.assay.ui.figure;

import dev.assay.ui.paint.Pen;

/** A picture of any size, drawn with a pen. */
@FunctionalInterface
public interface Figure {
    /** Draws from (0, 0) to (width, height). */
    void draw(Pen pen, double width, double height);
}
