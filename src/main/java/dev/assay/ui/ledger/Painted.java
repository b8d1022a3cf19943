package dev.assay.ui.ledger;

import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.Pen;
import java.util.function.BiConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.Region;

/** A picture as wide as its place and as high as it asks for, drawn in the layout pass. */
final class Painted extends Region {
    private final Canvas canvas = new Canvas();
    private BiConsumer<Pen, Double> drawing = (pen, width) -> {};
    private double high;

    Painted(String id) {
        setId(id);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        getStyleClass().add("ledger-picture");
        getChildren().add(canvas);
    }

    /** What is drawn from now on, given the pen and the width. */
    void show(double height, BiConsumer<Pen, Double> how, String says) {
        high = height;
        drawing = how;
        setMinHeight(height);
        setPrefHeight(height);
        setMaxHeight(height);
        setAccessibleText(says);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        canvas.setWidth(Math.max(0, width));
        canvas.setHeight(high);
        if (width < 1 || high < 1) return;
        canvas.getGraphicsContext2D().clearRect(0, 0, width, high);
        drawing.accept(new FxPen(canvas.getGraphicsContext2D()), width);
    }
}
