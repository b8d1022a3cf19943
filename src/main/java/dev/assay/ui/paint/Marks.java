package dev.assay.ui.paint;

import dev.assay.model.MentionType;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/** Draws the {@link Mark}s, on a grid of 16, and the letter squares of row types. */
public final class Marks {
    private static final Outline OCTAGON =
            Outline.polygon(5.1, 1, 10.9, 1, 15, 5.1, 15, 10.9, 10.9, 15, 5.1, 15, 1, 10.9, 1, 5.1);
    private static final Outline TICK = Outline.polyline(4.4, 8.2, 7, 10.8, 11.6, 5.5);
    private static final Outline LOZENGE = Outline.polygon(8, 1.6, 14.4, 8, 8, 14.4, 1.6, 8);
    private static final Outline LEFT_HALF = Outline.polygon(8, 1.6, 8, 14.4, 1.6, 8);
    private static final Outline SMALL_LOZENGE = Outline.polygon(8, 2, 14, 8, 8, 14, 2, 8);
    private static final Outline CHEVRON = Outline.polyline(2.5, 3.5, 7, 8, 2.5, 12.5);
    private static final Outline SECOND_CHEVRON = Outline.polyline(8, 3.5, 12.5, 8, 8, 12.5);
    private static final Outline ARROW_HEAD = Outline.polyline(6, 2.5, 2.5, 6, 6, 9.5);
    private static final Outline ARROW_BACK = new Outline()
            .move(2.5, 6)
            .line(10, 6)
            .curve(12.2, 6, 13.5, 7.6, 13.5, 9.5)
            .curve(13.5, 11.4, 12.2, 13, 10, 13)
            .line(5.5, 13);

    private Marks() {}

    /** A mark in its own colour, in a square of the given size. */
    public static void draw(Pen pen, Mark mark, double x, double y, double size, Palette palette) {
        draw(pen, mark, x, y, size, mark.ink(palette), palette.bgDefault());
    }

    /** A mark in any ink; the ground is what shows through it. */
    public static void draw(Pen pen, Mark mark, double x, double y, double size, Color ink, Color ground) {
        double s = size / 16;
        Grid g = new Grid(pen, x, y, s, ink);
        switch (mark) {
            case LISTED, COUNTED, DECIDED, ALIAS -> cell(pen, mark, x + s, y + s, 14 * s, 14 * s, ink, ground);
            case GROUNDED -> {
                g.fill(OCTAGON);
                pen.stroke(TICK.at(x, y, s), 1.9 * s, ground);
            }
            case MISSING_EVIDENCE -> {
                g.fill(LEFT_HALF);
                g.stroke(LOZENGE, 1.7);
            }
            case ABSTAIN -> {
                g.ring(6.2, 1.8);
                g.line(4.8, 8, 11.2, 8, 1.8);
            }
            case LIVE -> g.disc(4.6);
            case FALSIFIED -> {
                g.line(3.2, 3.2, 12.8, 12.8, 2);
                g.line(12.8, 3.2, 3.2, 12.8, 2);
            }
            case SUPERSEDED -> {
                g.stroke(CHEVRON, 1.8);
                g.stroke(SECOND_CHEVRON, 1.8);
            }
            case EXPIRED -> {
                g.line(1.5, 8, 12.6, 8, 1.8);
                g.line(13.4, 3, 13.4, 13, 1.8);
            }
            case NOT_YET_VALID -> pen.ring(x + 8 * s, y + 8 * s, 5.6 * s, 1.6 * s, ink, 2.4 * s, 2 * s);
            case RETRACTED -> {
                g.stroke(ARROW_HEAD, 1.8);
                g.stroke(ARROW_BACK, 1.8);
            }
            case OPEN -> {
                g.stroke(SMALL_LOZENGE, 1.5);
                g.disc(1.6);
            }
            case UNKNOWN -> {
                g.ring(5, 1.5);
                g.line(2.6, 13.4, 13.4, 2.6, 1.5);
            }
            case CANNOT_BE_KNOWN -> {
                g.disc(6);
                pen.line(x + 3.4 * s, y + 12.6 * s, x + 12.6 * s, y + 3.4 * s, 1.8 * s, ground);
            }
            case HUB -> {
                g.ring(6, 1.4);
                g.disc(1.8);
            }
            case TURN_BEFORE -> {
                g.line(2.5, 3.5, 2.5, 12.5, 1.6);
                g.line(6, 8, 13.5, 8, 1.6);
            }
            case REFUSED -> {
                g.line(2.2, 3, 2.2, 13, 1.8);
                g.line(13.8, 3, 13.8, 13, 1.8);
                g.line(2.2, 8, 13.8, 8, 1.8);
            }
        }
    }

    /** One of the four marks of a cell, filling the rectangle. Any other mark draws nothing. */
    public static void cell(
            Pen pen, Mark mark, double x, double y, double width, double height, Color ink, Color ground) {
        switch (mark) {
            case LISTED -> pen.rect(x, y, width, height, ink);
            case COUNTED -> {
                pen.rect(x, y, width, height, ground);
                hatch(pen, x + 1, y + 1, width - 2, height - 2, ink);
                pen.frame(x, y, width, height, 1, ink);
            }
            case DECIDED -> {
                pen.rect(x, y, width, height, ink);
                pen.disc(x + width / 2, y + height / 2, Math.min(width, height) * 0.24, ground);
            }
            case ALIAS -> {
                double bar = Math.floor(height * 0.4);
                pen.rect(x, y, width, bar, ink);
                pen.rect(x, y + height - bar, width, bar, ink);
            }
            default -> {}
        }
    }

    /** Rising lines, 4 px apart along x, cut at the rectangle by hand: an SVG with a clip for each cell would be unreadable. */
    private static void hatch(Pen pen, double x, double y, double width, double height, Color ink) {
        for (double k = 2; k < width + height; k += 4) {
            double left = Math.max(0, k - height);
            double right = Math.min(width, k);
            if (right > left) pen.line(x + left, y + k - left, x + right, y + k - right, 1.2, ink);
        }
    }

    /** The letter square of a row's type; null is drawn as other. */
    public static void type(Pen pen, @Nullable MentionType type, double x, double y, double size, Color ink) {
        pen.roundFrame(x, y, size, size, 2, 1, ink);
        String letter = String.valueOf(type == null ? MentionType.OTHER.letter() : type.letter());
        Lettering lettering = Lettering.sans(size * 0.75).weight(600);
        pen.text(letter, x + size / 2, y + size * 0.77, lettering, ink, Lettering.Align.CENTRE);
    }

    /** The colour of a row's type. */
    public static Color typeInk(@Nullable MentionType type, Palette palette) {
        if (type == null) return palette.fgSubtle();
        return switch (type) {
            case PERSON -> palette.accentFg();
            case PLACE -> palette.successFg();
            case ORGANIZATION -> palette.asOfFg();
            case THING -> Color.web(palette.dark() ? "#E5A645" : "#A35A00");
            case ACTIVITY -> Color.web(palette.dark() ? "#EF8BB4" : "#B73D70");
            case TIME, OTHER -> palette.fgSubtle();
        };
    }

    /** Draws in a colour on the grid of one mark. */
    private record Grid(Pen pen, double x, double y, double s, Color ink) {
        void fill(Outline shape) {
            pen.fill(shape.at(x, y, s), ink);
        }

        void stroke(Outline shape, double width) {
            pen.stroke(shape.at(x, y, s), width * s, ink);
        }

        void line(double x1, double y1, double x2, double y2, double width) {
            pen.line(x + x1 * s, y + y1 * s, x + x2 * s, y + y2 * s, width * s, ink);
        }

        void ring(double radius, double width) {
            pen.ring(x + 8 * s, y + 8 * s, radius * s, width * s, ink);
        }

        void disc(double radius) {
            pen.disc(x + 8 * s, y + 8 * s, radius * s, ink);
        }
    }
}
