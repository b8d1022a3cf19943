package dev.assay.ui.matrix;

import dev.assay.ui.paint.Rects;
import java.util.Arrays;
import javafx.scene.paint.Color;

/** Pixels, ARGB with alpha multiplied in, as large as the part of a screen they fill. Coordinates of rectangles are in px of the view. */
final class Raster implements Rects {
    private final int width;
    private final int height;
    private final double scale;
    private final int[] pixels;
    private int top;

    /**
     * An empty raster.
     *
     * @param width of the view in px
     * @param height of the view in px
     * @param scale how many device pixels are a px
     */
    Raster(double width, double height, double scale) {
        this.width = Math.max(1, (int) Math.ceil(width * scale));
        this.height = Math.max(1, (int) Math.ceil(height * scale));
        this.scale = scale;
        pixels = new int[this.width * this.height];
    }

    /** Width in device pixels. */
    int width() {
        return width;
    }

    /** Height in device pixels. */
    int height() {
        return height;
    }

    double scale() {
        return scale;
    }

    /** The pixels themselves, row by row. */
    int[] pixels() {
        return pixels;
    }

    /** A colour without opacity as a pixel. */
    static int opaque(Color c) {
        return 0xFF000000
                | (int) Math.round(c.getRed() * 255) << 16
                | (int) Math.round(c.getGreen() * 255) << 8
                | (int) Math.round(c.getBlue() * 255);
    }

    /** Cells are drawn from this row of device pixels on; what stands still above it is not touched. */
    void cellsFrom(int devicePixels) {
        top = devicePixels;
    }

    /** Everything in one colour. */
    void clear(Color color) {
        Arrays.fill(pixels, opaque(color));
    }

    @Override
    public void rect(double x, double y, double w, double h, Color fill) {
        int left = (int) Math.round(x * scale);
        int upper = (int) Math.round(y * scale);
        int right = (int) Math.round((x + w) * scale);
        int bottom = (int) Math.round((y + h) * scale);
        int color = opaque(fill);
        if (fill.getOpacity() >= 1) {
            fill(left, upper, right - left, bottom - upper, color);
        } else {
            blend(left, upper, right, bottom, color, (int) Math.round(fill.getOpacity() * 256));
        }
    }

    /** As {@link #fill}, also above where cells begin. */
    void unclipped(int x, int y, int w, int h, int color) {
        int clipped = top;
        top = 0;
        fill(x, y, w, h, color);
        top = clipped;
    }

    /** Fills a rectangle of device pixels; what lies outside is left out. */
    void fill(int x, int y, int w, int h, int color) {
        int left = Math.max(0, x);
        int right = Math.min(width, x + w);
        if (right <= left) return;
        int bottom = Math.min(height, y + h);
        for (int row = Math.max(top, y); row < bottom; row++) {
            int at = row * width;
            if (right - left < 8) {
                for (int i = at + left; i < at + right; i++) pixels[i] = color;
            } else {
                Arrays.fill(pixels, at + left, at + right, color);
            }
        }
    }

    private void blend(int x, int y, int x2, int y2, int color, int part) {
        for (int row = Math.max(top, y); row < Math.min(height, y2); row++) {
            for (int i = Math.max(0, x); i < Math.min(width, x2); i++) {
                int at = row * width + i;
                pixels[at] = mix(pixels[at], color, part);
            }
        }
    }

    /** Between two opaque colours; part is 0 to 256. */
    static int mix(int below, int above, int part) {
        int rest = 256 - part;
        int redBlue = ((below & 0xFF00FF) * rest + (above & 0xFF00FF) * part) >>> 8 & 0xFF00FF;
        int green = ((below & 0x00FF00) * rest + (above & 0x00FF00) * part) >>> 8 & 0x00FF00;
        return 0xFF000000 | redBlue | green;
    }

    /** Lays a small picture down; its pixels are opaque, or 0 where nothing is drawn. */
    void stamp(int[] sprite, int w, int h, int x, int y) {
        if (x >= 0 && y >= top && x + w <= width && y + h <= height) {
            for (int j = 0, from = 0; j < h; j++) {
                int at = (y + j) * width + x;
                for (int i = 0; i < w; i++, from++) if (sprite[from] != 0) pixels[at + i] = sprite[from];
            }
            return;
        }
        for (int j = Math.max(0, top - y); j < Math.min(h, height - y); j++) {
            for (int i = Math.max(0, -x); i < Math.min(w, width - x); i++) {
                int p = sprite[j * w + i];
                if (p != 0) pixels[(y + j) * width + x + i] = p;
            }
        }
    }

    /** Draws the pixels as rectangles: for each row, each run of one colour; what was never drawn is left out. Scale must be 1. */
    void trace(Rects out, double x, double y) {
        for (int row = 0; row < height; row++) {
            for (int from = 0; from < width; ) {
                int color = pixels[row * width + from];
                int to = from + 1;
                while (to < width && pixels[row * width + to] == color) to++;
                if (color != 0) {
                    Color c = Color.rgb(color >> 16 & 255, color >> 8 & 255, color & 255);
                    out.rect(x + from, y + row, to - from, 1, c);
                }
                from = to;
            }
        }
    }
}
