package dev.assay.ui.paint;

import javafx.scene.paint.Color;

/**
 * Draws a picture. The same picture code drives a canvas and an SVG file. Coordinates are px, y downwards. No call depends on an
 * earlier one but {@link #clip}, which holds until its {@link #unclip}.
 */
public interface Pen extends Rects {
    /** Fills a rectangle with rounded corners. */
    void roundRect(double x, double y, double width, double height, double corner, Color fill);

    /** The outline of a rectangle with rounded corners; the line lies inside the rectangle. */
    void roundFrame(double x, double y, double width, double height, double corner, double line, Color color);

    /** A straight line with flat ends. */
    void line(double x1, double y1, double x2, double y2, double width, Color color);

    /** Fills a shape. */
    void fill(Outline shape, Color color);

    /**
     * Draws the line of a shape, joined by mitres.
     *
     * @param dashes lengths of dash and gap in turn; none for an unbroken line
     */
    void stroke(Outline shape, double width, Color color, double... dashes);

    /** Fills a circle. */
    void disc(double x, double y, double radius, Color color);

    /** The line of a circle; the radius reaches to the middle of the line. */
    void ring(double x, double y, double radius, double width, Color color, double... dashes);

    /** One line of text on its base line; never read as markup. */
    void text(String text, double x, double baseline, Lettering lettering, Color color, Lettering.Align align);

    /** Text that begins at x. */
    default void text(String text, double x, double baseline, Lettering lettering, Color color) {
        text(text, x, baseline, lettering, color, Lettering.Align.LEFT);
    }

    /** Nothing outside this rectangle is drawn until {@link #unclip}. May be nested. */
    void clip(double x, double y, double width, double height);

    /** Ends the innermost {@link #clip}. */
    void unclip();
}
