package dev.assay.ui.matrix;

import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.ui.paint.Density;
import dev.assay.ui.paint.Palette;
import java.util.Arrays;
import javafx.scene.paint.Color;

/** Fills pixels with cells. Keeps its buffers from one time to the next. */
final class Heatmap {
    private int[] slot = new int[0];
    private int[] counts = new int[0];

    /**
     * Where the cells go.
     *
     * @param a what stands where
     * @param x columns
     * @param y rows, without the frozen ones
     * @param frozen how many rows are drawn above the y axis, at {@code 1 + rank * ROW}
     * @param top where the y axis begins
     */
    record Window(Arrangement a, Axis x, Axis y, int frozen, double top) {}

    /** Draws all cells in view over what the raster holds. */
    void paint(Raster raster, Window w, Look look) {
        Plane plane = w.a.plane();
        if (plane == null) return;
        raster.cellsFrom((int) Math.round(w.top * raster.scale()));
        CellBox box = CellBox.of(w.x.pitch(), w.y.pitch(), w.a.mode() == Mode.ENTITIES_EVENTS);
        if (box.level() == CellBox.Level.DENSITY) {
            density(raster, w, plane, look);
        } else {
            marks(raster, w, plane, box, look);
        }
        raster.cellsFrom(0);
        for (int rank = 0; rank < w.frozen; rank++)
            hub(raster, w, rank, 3 + rank * MatrixModel.ROW, MatrixModel.ROW - 4, look);
    }

    /** Draws everything as density into a small map; the frozen rows share what is above the axis. */
    void paintWhole(Raster raster, Window w, Look look) {
        Plane plane = w.a.plane();
        if (plane == null) return;
        density(raster, w, plane, look);
        double tall = w.frozen == 0 ? 0 : w.top / w.frozen;
        for (int rank = 0; rank < w.frozen; rank++) hub(raster, w, rank, rank * tall, tall, look);
    }

    /** Cells one by one, as what they are. */
    private void marks(Raster raster, Window w, Plane plane, CellBox box, Look look) {
        double scale = raster.scale();
        int wide = (int) Math.max(1, Math.round(box.width() * scale));
        int tall = (int) Math.max(1, Math.round(box.height() * scale));
        Sprites sprites = new Sprites(w.a.mode(), box, wide, tall, scale, look);
        int first = w.y.first() + w.frozen;
        int end = w.y.end() + w.frozen;
        int[] rowRank = w.a.rowRank();
        for (int c = w.x.first(); c < w.x.end(); c++) {
            int column = w.a.columns()[c];
            int px = (int) Math.round((w.x.position(c) + box.x()) * scale);
            for (int i = plane.start()[column]; i < plane.start()[column + 1]; i++) {
                int row = plane.row()[i];
                int rank = rowRank[row];
                if (rank < first || rank >= end) continue;
                int py = (int) Math.round((w.top + w.y.position(rank - w.frozen) + box.y()) * scale);
                int[] sprite = w.a.hub(rank) ? sprites.hub() : sprites.of(plane.value()[i]);
                raster.stamp(sprite, wide, tall, px, py);
            }
        }
    }

    /** How many cells lie under each pixel, exactly: every cell is counted under one pixel, that of its upper left corner. */
    private void density(Raster raster, Window w, Plane plane, Look look) {
        double scale = raster.scale();
        double pitchX = w.x.pitch() * scale;
        double pitchY = w.y.pitch() * scale;
        int first = w.y.first();
        int end = w.y.end();
        int top = (int) Math.round(w.top * scale);
        boolean thin = pitchY < 1;
        int slots = thin ? raster.height() - top + 1 : end - first;
        if (slots <= 0) return;
        int[] slotOf = slots(w, first, end, slots, thin, scale);
        if (counts.length < slots + 1) counts = new int[slots + 1];
        Arrays.fill(counts, 0, slots + 1, 0);
        int[] slotY = new int[slots + 1];
        int gap = gap(w.y.pitch(), scale);
        int side = pitchX >= 3 ? 1 : 0;
        for (int s = 0; s <= slots; s++) {
            slotY[s] = thin ? top + s : (int) Math.floor((w.top + w.y.position(first + s)) * scale);
        }
        int[] colors = colors(look, Look.lift(pitchX, pitchY));
        int[] columns = w.a.columns();
        int[] start = plane.start();
        int[] row = plane.row();
        int[] c = counts;
        int open = Integer.MIN_VALUE;
        int last = w.x.end();
        for (int rank = w.x.first(); rank < last; rank++) {
            int px = (int) Math.floor(w.x.position(rank) * scale);
            if (px != open) {
                if (open != Integer.MIN_VALUE)
                    flush(raster, open, Math.max(1, px - open - side), slots, slotY, gap, colors);
                open = px;
            }
            int column = columns[rank];
            for (int i = start[column], stop = start[column + 1]; i < stop; i++) c[slotOf[row[i]]]++;
        }
        if (open != Integer.MIN_VALUE) {
            int next = (int) Math.floor(w.x.position(last) * scale);
            flush(raster, open, Math.max(1, next - open - side), slots, slotY, gap, colors);
        }
    }

    /** The slot (row in view, or row of pixels) of each row of the matrix; what is not in view goes to one slot too many. */
    private int[] slots(Window w, int first, int end, int slots, boolean thin, double scale) {
        if (slot.length < w.a.rowRank().length) slot = new int[w.a.rowRank().length];
        Arrays.fill(slot, slots);
        int[] rows = w.a.rows();
        for (int i = first; i < end; i++) {
            int s = thin ? (int) Math.floor(w.y.position(i) * scale) : i - first;
            if (s >= 0 && s < slots) slot[rows[i + w.frozen]] = s;
        }
        return slot;
    }

    private void flush(Raster raster, int x, int width, int slots, int[] slotY, int gap, int[] colors) {
        int[] pixels = raster.pixels();
        int stride = raster.width();
        boolean single = width == 1 && slotY[0] >= 0 && slotY[slots] - slotY[0] == slots && x >= 0 && x < stride;
        int rows = raster.height();
        for (int s = 0; s < slots; s++) {
            int count = counts[s];
            if (count == 0) continue;
            counts[s] = 0;
            int color = colors[Math.min(count, colors.length - 1)];
            int y = slotY[s];
            if (single) {
                if (y < rows) pixels[y * stride + x] = color;
            } else {
                raster.fill(x, y + gap, width, Math.max(1, slotY[s + 1] - y - 2 * gap), color);
            }
        }
    }

    private static int gap(double pitch, double scale) {
        return pitch >= 10 ? (int) Math.round(2 * scale) : pitch >= 6 ? (int) Math.round(scale) : 0;
    }

    private static int[] colors(Look look, int lift) {
        int[] result = new int[65];
        for (int n = 1; n < result.length; n++) {
            int step = Math.min(Density.STEPS - 1, Density.step(n) + lift);
            result[n] = Raster.opaque(Density.color(step, look.palette()));
        }
        return result;
    }

    /** A row that stands still: grey, the darker the more events lie under a pixel. */
    private void hub(Raster raster, Window w, int rank, double y, double height, Look look) {
        double scale = raster.scale();
        Palette p = look.palette();
        Incidence b = w.a.space().incidence();
        int row = w.a.rows()[rank];
        double pitch = w.x.pitch();
        CellBox box = CellBox.of(pitch, MatrixModel.ROW, w.a.mode() == Mode.ENTITIES_EVENTS);
        int top = (int) Math.round(y * scale);
        int tall = (int) Math.max(1, Math.round(height * scale));
        if (box.level() != CellBox.Level.DENSITY) {
            int color = Raster.opaque(p.hubCell());
            int wide = (int) Math.round(box.width() * scale);
            for (int c = w.x.first(); c < w.x.end(); c++) {
                if (w.a.value(rank, c) < 0) continue;
                raster.fill((int) Math.round((w.x.position(c) + box.x()) * scale), top, wide, tall, color);
            }
            return;
        }
        if (counts.length < raster.width() + 1) counts = new int[raster.width() + 1];
        Arrays.fill(counts, 0, raster.width() + 1, 0);
        int[] columnRank = w.a.columnRank();
        double step = pitch * scale;
        double from = w.x.offset() * scale;
        for (int i = b.rowStart(row), end = b.rowEnd(row); i < end; i++) {
            int c = columnRank[b.rowEvent(i)];
            double px = c * step - from;
            if (c >= 0 && px >= 0 && px < raster.width()) counts[(int) px]++;
        }
        int most = (int) Math.max(1, Math.ceil(1 / step));
        int ground = Raster.opaque(p.bgSubtle());
        int ink = Raster.opaque(p.hubCell());
        int wide = (int) Math.max(1, Math.floor(step));
        for (int px = 0; px < raster.width(); px++) {
            if (counts[px] == 0) continue;
            int part = 70 + 186 * Math.min(counts[px], most) / most;
            raster.fill(px, top, wide, tall, Raster.mix(ground, ink, part));
            counts[px] = 0;
        }
    }

    /** The four marks, or the colours of a product's values, as small pictures of device pixels. */
    private static final class Sprites {
        private final int[][] byValue = new int[128][];
        private final int[] hub;

        Sprites(Mode mode, CellBox box, int wide, int tall, double scale, Look look) {
            Palette p = look.palette();
            hub = plain(wide, tall, p.hubCell());
            if (mode == Mode.ENTITIES_EVENTS) {
                for (Origin origin : Origin.values()) {
                    byValue[origin.ordinal()] = mark(origin, box, wide, tall, scale, p);
                }
            } else {
                for (int v = 0; v < byValue.length; v++) {
                    byValue[v] = plain(wide, tall, Density.color(Look.valueStep(v), p));
                }
            }
        }

        int[] of(byte value) {
            return byValue[value];
        }

        int[] hub() {
            return hub;
        }

        private static int[] plain(int wide, int tall, Color color) {
            int[] result = new int[wide * tall];
            Arrays.fill(result, Raster.opaque(color));
            return result;
        }

        private static int[] mark(Origin origin, CellBox box, int wide, int tall, double scale, Palette p) {
            boolean small = box.level() == CellBox.Level.SQUARES;
            if (small && origin != Origin.COUNTED) return plain(wide, tall, p.cell());
            int ink = Raster.opaque(p.cell());
            int ground = Raster.opaque(p.bgDefault());
            int[] result = new int[wide * tall];
            for (int y = 0; y < tall; y++) {
                for (int x = 0; x < wide; x++) {
                    int part = 0;
                    // 4 × 4 samples a pixel, each asked whether it lies in the ink.
                    for (int s = 0; s < 16; s++) {
                        double sx = (x + (s % 4 + 0.5) / 4) / scale;
                        double sy = (y + (s / 4 + 0.5) / 4) / scale;
                        if (inked(origin, small, sx, sy, wide / scale, tall / scale)) part += 16;
                    }
                    boolean through = origin == Origin.ALIAS && part == 0;
                    result[y * wide + x] = through ? 0 : Raster.mix(ground, ink, part);
                }
            }
            return result;
        }

        private static boolean inked(Origin origin, boolean small, double x, double y, double w, double h) {
            return switch (origin) {
                case LISTED -> true;
                case COUNTED -> {
                    boolean frame = x < 1 || y < 1 || x > w - 1 || y > h - 1;
                    double along = (x - 1 + y - 1) % 4;
                    yield frame || (!small && along >= 1.15 && along < 2.85);
                }
                case DECIDED -> Math.hypot(x - w / 2, y - h / 2) > Math.min(w, h) * 0.24;
                case ALIAS -> {
                    double bar = Math.floor(h * 0.4);
                    yield y < bar || y > h - bar;
                }
            };
        }
    }
}
