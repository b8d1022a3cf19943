package dev.assay.ui.paint;

import dev.assay.ui.text.Visible;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;

/** Draws on a JavaFX canvas. Kept with its canvas: it remembers the fonts it found. */
public final class FxPen implements Pen {
    private final GraphicsContext g;
    private final Map<Lettering, Font> fonts = new HashMap<>();

    /** A pen on this canvas. */
    public FxPen(GraphicsContext g) {
        this.g = g;
        g.setTextBaseline(VPos.BASELINE);
        g.setLineCap(StrokeLineCap.BUTT);
        g.setLineJoin(StrokeLineJoin.MITER);
    }

    @Override
    public void rect(double x, double y, double width, double height, Color fill) {
        g.setFill(fill);
        g.fillRect(x, y, width, height);
    }

    @Override
    public void roundRect(double x, double y, double width, double height, double corner, Color fill) {
        g.setFill(fill);
        g.fillRoundRect(x, y, width, height, 2 * corner, 2 * corner);
    }

    @Override
    public void roundFrame(double x, double y, double width, double height, double corner, double line, Color color) {
        pen(line, color);
        g.strokeRoundRect(x + line / 2, y + line / 2, width - line, height - line, 2 * corner, 2 * corner);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, double width, Color color) {
        pen(width, color);
        g.strokeLine(x1, y1, x2, y2);
    }

    @Override
    public void fill(Outline shape, Color color) {
        g.setFill(color);
        trace(shape);
        g.fill();
    }

    @Override
    public void stroke(Outline shape, double width, Color color, double... dashes) {
        pen(width, color, dashes);
        trace(shape);
        g.stroke();
    }

    @Override
    public void disc(double x, double y, double radius, Color color) {
        g.setFill(color);
        g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void ring(double x, double y, double radius, double width, Color color, double... dashes) {
        pen(width, color, dashes);
        g.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    @Override
    public void text(String text, double x, double baseline, Lettering lettering, Color color, Lettering.Align align) {
        g.setFont(font(lettering));
        g.setFill(color);
        g.setTextAlign(
                switch (align) {
                    case LEFT -> TextAlignment.LEFT;
                    case CENTRE -> TextAlignment.CENTER;
                    case RIGHT -> TextAlignment.RIGHT;
                });
        g.fillText(Visible.shown(text), x, baseline);
    }

    @Override
    public void clip(double x, double y, double width, double height) {
        g.save();
        g.beginPath();
        g.rect(x, y, width, height);
        g.clip();
    }

    @Override
    public void unclip() {
        g.restore();
    }

    private void pen(double width, Color color, double... dashes) {
        g.setStroke(color);
        g.setLineWidth(width);
        g.setLineDashes(dashes);
    }

    private void trace(Outline shape) {
        g.beginPath();
        shape.forEach((step, n, i) -> {
            switch (step) {
                case MOVE -> g.moveTo(n[i], n[i + 1]);
                case LINE -> g.lineTo(n[i], n[i + 1]);
                case CURVE -> g.bezierCurveTo(n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5]);
                case CLOSE -> g.closePath();
            }
        });
    }

    private Font font(Lettering lettering) {
        return fonts.computeIfAbsent(lettering, FxPen::find);
    }

    /** The shipped font where it is loaded, otherwise the system's in the nearest weight. */
    public static Font find(Lettering lettering) {
        String base = lettering.mono() ? "IBM Plex Mono" : "IBM Plex Sans";
        // JavaFX knows the weights between regular and bold as families of their own.
        String family = lettering.weight() >= 600 ? base + " SmBld" : lettering.weight() >= 500 ? base + " Medm" : base;
        Font exact = Font.font(family, lettering.size());
        if (exact.getFamily().equals(family)) return exact;
        FontWeight weight = lettering.weight() >= 500 ? FontWeight.BOLD : FontWeight.NORMAL;
        Font plain = Font.font(base, weight, lettering.size());
        if (plain.getFamily().equals(base)) return plain;
        return Font.font(lettering.mono() ? "Monospaced" : "SansSerif", weight, lettering.size());
    }
}
