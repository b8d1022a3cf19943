package dev.assay.ui.figure;

import dev.assay.ui.paint.FxPen;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;

/** A figure on the screen: a canvas as large as what is seen of it, drawn at most once a pulse, in the layout pass. */
public class FigurePane extends Region {
    private final Figure figure;
    private final Canvas canvas = new Canvas();
    private final FxPen pen = new FxPen(canvas.getGraphicsContext2D());

    /** Shows a figure; it takes the focus, so that keys can act on it. */
    public FigurePane(Figure figure) {
        this.figure = figure;
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        canvas.setMouseTransparent(true);
        getChildren().add(canvas);
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        setPickOnBounds(true);
    }

    /** Draws at the next pulse. */
    public void repaint() {
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double w = Math.floor(getWidth());
        double h = Math.floor(getHeight());
        if (w < 1 || h < 1) return;
        if (canvas.getWidth() != w) canvas.setWidth(w);
        if (canvas.getHeight() != h) canvas.setHeight(h);
        canvas.getGraphicsContext2D().clearRect(0, 0, w, h);
        figure.draw(pen, w, h);
    }
}
