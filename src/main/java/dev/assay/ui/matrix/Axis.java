package dev.assay.ui.matrix;

/**
 * One direction of the picture: how many items it has, how far apart they lie, and which part is in view. Everything is in px; from
 * 4 px on the distance is a whole number, so that cells are crisp.
 */
final class Axis {
    /** From this distance on it is a whole number of px. */
    private static final double WHOLE_FROM = 4;

    private final double natural;
    private final double largest;
    private int count;
    private double length;
    private double pitch;
    private double offset;

    /**
     * An empty axis.
     *
     * @param natural the distance at which items are read comfortably
     * @param largest the largest distance
     */
    Axis(double natural, double largest) {
        this.natural = natural;
        this.largest = largest;
        pitch = natural;
    }

    /** An axis on which everything fits exactly into a length: a small map. */
    static Axis whole(int count, double length) {
        Axis axis = new Axis(1, Double.MAX_VALUE);
        axis.count = count;
        axis.length = length;
        axis.pitch = count == 0 ? 1 : length / count;
        return axis;
    }

    int count() {
        return count;
    }

    double length() {
        return length;
    }

    double pitch() {
        return pitch;
    }

    double offset() {
        return offset;
    }

    /** The length of all items together. */
    double extent() {
        return count * pitch;
    }

    /** Where an item begins, from the start of the view; may lie outside. */
    double position(int rank) {
        return rank * pitch - offset;
    }

    /** The item under a place of the view; -1 when there is none. */
    int rankAt(double at) {
        double rank = Math.floor((at + offset) / pitch);
        return at < 0 || at >= length || rank < 0 || rank >= count ? -1 : (int) rank;
    }

    /** The first item in view. */
    int first() {
        return Math.max(0, Math.min(count, (int) Math.floor(offset / pitch)));
    }

    /** Past the last item in view. */
    int end() {
        return Math.max(0, Math.min(count, (int) Math.ceil((offset + length) / pitch)));
    }

    void count(int items) {
        count = items;
        clamp();
    }

    void length(double px) {
        length = Math.max(0, px);
        clamp();
    }

    /** The distance at which everything is in view, no larger than comfortable for few items. */
    double fitting() {
        return count == 0 || length == 0 ? natural : snap(Math.min(few(), length / count));
    }

    /** Few items may be spread wider than the natural distance, but not without end. */
    private double few() {
        return Math.max(natural, Math.min(largest * 0.75, count == 0 ? natural : length / count));
    }

    /** Everything in view. */
    void fit() {
        pitch = fitting();
        offset = 0;
        clamp();
    }

    /** The distance at which a new picture begins: natural, or wider while everything still fits. */
    void begin() {
        pitch = snap(Math.max(natural, fitting()));
        offset = 0;
        clamp();
    }

    /** Multiplies the distance; the item under the anchor stays where it is. */
    void zoom(double factor, double anchor) {
        double before = (offset + anchor) / pitch;
        double wanted = pitch * factor;
        if (pitch >= WHOLE_FROM) {
            wanted = factor > 1 ? Math.max(wanted, pitch + 1) : Math.min(wanted, pitch - 1);
        }
        double smallest = Math.min(natural, fitting());
        pitch = snap(Math.max(smallest, Math.min(largest, wanted)));
        offset = Math.rint(before * pitch - anchor);
        clamp();
    }

    void pan(double by) {
        offset += by;
        clamp();
    }

    /** Moves as little as needed to have the item in view. */
    void reveal(int rank) {
        double start = Math.floor(rank * pitch);
        if (start < offset) offset = start;
        else if (start + pitch > offset + length) offset = Math.ceil(start + pitch - length);
        clamp();
    }

    /** Brings the item to the middle. */
    void centre(int rank) {
        offset = Math.rint((rank + 0.5) * pitch - length / 2);
        clamp();
    }

    private void clamp() {
        offset = Math.max(0, Math.min(Math.rint(offset), Math.ceil(extent() - length)));
    }

    private static double snap(double p) {
        return p >= WHOLE_FROM ? Math.floor(p) : p;
    }
}
