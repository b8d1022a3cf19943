package dev.assay.ui.collisions;

/**
 * The part of a layout that is seen.
 *
 * @param x what lies at the left edge, in px of the layout
 * @param y what lies at the upper edge
 * @param scale px of the picture for one of the layout
 * @param width of the picture
 * @param height of the picture
 */
record Viewport(double x, double y, double scale, double width, double height) {
    /** Room around a layout. */
    static final double MARGIN = 22;
    /** Room for the legend. */
    static final double FOOT = 40;
    /** From this scale on cards hold their text. */
    static final double READABLE = 0.9;

    static final double SMALLEST = 0.02;
    static final double LARGEST = 2;

    double sx(double wx) {
        return (wx - x) * scale;
    }

    double sy(double wy) {
        return (wy - y) * scale;
    }

    private static double top(Layout l) {
        return l.tracks(true) == 0 ? 0 : -(l.tracks(true) + 0.6) * Layout.TRACK;
    }

    private static double bottom(Layout l) {
        return l.height() + (l.tracks(false) == 0 ? 0 : (l.tracks(false) + 0.6) * Layout.TRACK);
    }

    /** All of a layout, no larger than it is. */
    static Viewport fit(Layout l, double width, double height) {
        double w = l.width() + 2 * MARGIN;
        double h = bottom(l) - top(l) + 2 * MARGIN;
        double s = Math.clamp(Math.min(width / w, (height - FOOT) / h), SMALLEST, 1);
        return new Viewport(0, 0, s, width, height).centred(l);
    }

    /** As it is first shown: all of it where that can be read, otherwise as much as can be, from the left. */
    static Viewport first(Layout l, double width, double height) {
        Viewport all = fit(l, width, height);
        if (all.scale >= READABLE || l.columns() > 80) return all;
        double h = bottom(l) - top(l) + 2 * MARGIN;
        double s = Math.clamp((height - FOOT) / h, READABLE, 1);
        return new Viewport(-MARGIN, 0, s, width, height).centred(l);
    }

    /** Moved so that what fits is in the middle, and nothing beyond the layout is in view. */
    Viewport centred(Layout l) {
        double seenW = width / scale;
        double seenH = (height - FOOT) / scale;
        double left = -MARGIN;
        double right = l.width() + MARGIN;
        double up = top(l) - MARGIN;
        double down = bottom(l) + MARGIN;
        double nx = seenW >= right - left ? (left + right - seenW) / 2 : Math.clamp(x, left, right - seenW);
        double ny = seenH >= down - up ? (up + down - seenH) / 2 : Math.clamp(y, up, down - seenH);
        return new Viewport(nx, ny, scale, width, height);
    }

    /** How far the view reaches over the layout's width: where it begins and ends, as parts of the whole. */
    double[] across(Layout l) {
        double all = l.width() + 2 * MARGIN;
        return part((x + MARGIN) / all, (x + MARGIN + width / scale) / all);
    }

    /** The same over its height. */
    double[] down(Layout l) {
        double up = top(l) - MARGIN;
        double all = bottom(l) + MARGIN - up;
        return part((y - up) / all, (y - up + (height - FOOT) / scale) / all);
    }

    private static double[] part(double from, double to) {
        return new double[] {Math.max(0, from), Math.min(1, to)};
    }

    Viewport sized(Layout l, double w, double h) {
        return new Viewport(x, y, scale, w, h).centred(l);
    }

    Viewport moved(Layout l, double dx, double dy) {
        return new Viewport(x + dx / scale, y + dy / scale, scale, width, height).centred(l);
    }

    /** Nearer or farther, what lies at a place of the picture stays there. */
    Viewport zoomed(Layout l, double factor, double atX, double atY) {
        double s = Math.clamp(scale * factor, SMALLEST, LARGEST);
        double wx = x + atX / scale;
        double wy = y + atY / scale;
        return new Viewport(wx - atX / s, wy - atY / s, s, width, height).centred(l);
    }

    /** Moved as little as it takes for a card to be in view. */
    Viewport revealing(Layout l, int node) {
        double left = l.x(l.column()[node]);
        double up = l.y()[node];
        double seenW = width / scale;
        double seenH = (height - FOOT) / scale;
        double nx = x;
        double ny = y;
        if (left < x + MARGIN) nx = left - MARGIN;
        if (left + Layout.CARD > x + seenW - MARGIN) nx = left + Layout.CARD + MARGIN - seenW;
        if (up < y + MARGIN) ny = up - MARGIN;
        if (up + Layout.TALL > y + seenH - MARGIN) ny = up + Layout.TALL + MARGIN - seenH;
        return new Viewport(nx, ny, scale, width, height).centred(l);
    }

    /** Some cards in view at once, no larger than now and no smaller than it takes; where they need too much room, the last of them. */
    Viewport showing(Layout l, int[] nodes) {
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double up = Double.MAX_VALUE;
        double down = -Double.MAX_VALUE;
        for (int n : nodes) {
            left = Math.min(left, l.x(l.column()[n]));
            right = Math.max(right, l.x(l.column()[n]) + Layout.CARD);
            up = Math.min(up, l.y()[n]);
            down = Math.max(down, l.y()[n] + Layout.TALL);
        }
        double w = right - left + 2 * MARGIN;
        double h = down - up + 2 * MARGIN;
        double s = Math.min(scale, Math.min(width / w, (height - FOOT) / h));
        if (s < 0.4) return revealing(l, nodes[nodes.length - 1]);
        double nx = (left + right - width / s) / 2;
        double ny = (up + down - (height - FOOT) / s) / 2;
        return new Viewport(nx, ny, s, width, height).centred(l);
    }

    /** The card in the middle. */
    Viewport centredOn(Layout l, int node) {
        double wx = l.x(l.column()[node]) + Layout.CARD / 2;
        double wy = l.y()[node] + Layout.TALL / 2;
        return new Viewport(wx - width / scale / 2, wy - (height - FOOT) / scale / 2, scale, width, height).centred(l);
    }

    /** The node at a place of the picture; -1 when there is none. */
    int nodeAt(Layout l, double px, double py) {
        double wx = x + px / scale;
        double wy = y + py / scale;
        for (int i = 0; i < l.y().length; i++) {
            double left = l.x(l.column()[i]);
            if (wx >= left && wx <= left + Layout.CARD && wy >= l.y()[i] && wy <= l.y()[i] + Layout.TALL) return i;
        }
        return -1;
    }
}
