package dev.assay.ui.paint;

/**
 * How a text is set.
 *
 * @param mono Plex Mono instead of Plex Sans
 * @param size in px
 * @param weight 400, 500 or 600
 */
public record Lettering(boolean mono, double size, int weight) {
    /** Plex Sans, regular. */
    public static Lettering sans(double size) {
        return new Lettering(false, size, 400);
    }

    /** Plex Mono, regular. */
    public static Lettering mono(double size) {
        return new Lettering(true, size, 400);
    }

    /** The same in another weight. */
    public Lettering weight(int other) {
        return new Lettering(mono, size, other);
    }

    /** Where a text stands to the x it is drawn at. */
    public enum Align {
        LEFT,
        CENTRE,
        RIGHT
    }
}
