package dev.assay.ui.matrix;

import dev.assay.ui.paint.Density;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Fills pixels with cells. Keeps its buffers from one time to the next. */
final class Heatmap {
    private char[] slot = new char[0];
    private int[] counts = new int[0];
    private @Nullable Sprites sprites;

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
        Strip strip = new Strip(3, MatrixModel.ROW, MatrixModel.ROW - 4, false);
        if (box.level() == CellBox.Level.DENSITY) {
            density(raster, w, plane, look, strip);
        } else {
            marks(raster, w, plane, box, look);
        }
        raster.cellsFrom(0);
        if (strip.drawn(w.x.pitch())) return;
        for (int rank = 0; rank < w.frozen; rank++) hub(raster, w, rank, strip, look);
    }

    /** Draws everything as density into a small map; the frozen rows share what is above the axis. */
    void paintWhole(Raster raster, Window w, Look look) {
        Plane plane = w.a.plane();
        if (plane == null) return;
        double tall = w.frozen == 0 ? 0 : w.top / w.frozen;
        density(raster, w, plane, look, new Strip(0, tall, tall, true));
    }

    /** Cells one by one, as what they are. */
    private void marks(Raster raster, Window w, Plane plane, CellBox box, Look look) {
        double scale = raster.scale();
        int wide = (int) Math.max(1, Math.round(box.width() * scale));
        int tall = (int) Math.max(1, Math.round(box.height() * scale));
        Sprites sprites = sprites(new Sprites.Key(w.a.mode(), box, wide, tall, scale, look));
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

    private Sprites sprites(Sprites.Key key) {
        Sprites known = sprites;
        if (known == null || !known.key().equals(key)) {
            known = new Sprites(key);
            sprites = known;
        }
        return known;
    }

    /** How many cells lie under each pixel, exactly: every cell is counted under one pixel, that of its upper left corner. */
    private void density(Raster raster, Window w, Plane plane, Look look, Strip strip) {
        double scale = raster.scale();
        double pitchX = w.x.pitch() * scale;
        double pitchY = w.y.pitch() * scale;
        int first = w.y.first();
        int top = (int) Math.round(w.top * scale);
        boolean thin = pitchY < 1;
        int slots = thin ? raster.height() - top + 1 : w.y.end() - first;
        if (slots <= 0) return;
        slots(w, first, slots, thin, scale);
        int all = slots + 1 + w.frozen;
        if (counts.length < all) counts = new int[all];
        Arrays.fill(counts, 0, all, 0);
        int[] slotY = new int[slots + 1];
        for (int s = 0; s <= slots; s++) {
            slotY[s] = top + (thin ? s : (int) Math.floor(w.y.position(first + s) * scale));
        }
        int most = (int) Math.max(1, Math.ceil(1 / pitchX));
        Flush flush = new Flush(
                raster,
                slots,
                slotY,
                gap(w.y.pitch(), scale),
                pitchX >= 3 ? 1 : 0,
                colors(look, Look.lift(w.a, pitchX, pitchY)),
                strip.drawn(w.x.pitch()) ? w.frozen : 0,
                strip,
                hubColors(look, most));
        int last = w.x.end();
        for (int rank = w.x.first(); rank < last; ) {
            int px = pixel(w.x, rank, scale);
            int end = pitchX >= 1 ? rank + 1 : endOf(w.x, px, rank, last, scale);
            count(w.a, plane, rank, end);
            int next = pitchX >= 1 ? pixel(w.x, end, scale) : px + 1;
            flush.column(counts, px, next - px);
            rank = end;
        }
    }

    /** Counts the cells of some columns by slot. */
    private void count(Arrangement a, Plane plane, int from, int to) {
        int[] c = counts;
        char[] of = slot;
        int[] row = plane.row();
        int[] start = plane.start();
        int[] columns = a.columns();
        if (columns[to - 1] - columns[from] == to - 1 - from && a.identity()) {
            // In order of arrival the cells of neighbouring columns are neighbours: one loop without borders.
            for (int i = start[columns[from]], stop = start[columns[to - 1] + 1]; i < stop; i++) c[of[row[i]]]++;
            return;
        }
        for (int rank = from; rank < to; rank++) {
            int column = columns[rank];
            for (int i = start[column], stop = start[column + 1]; i < stop; i++) c[of[row[i]]]++;
        }
    }

    /** The device pixel in which a column begins. */
    private static int pixel(Axis x, int rank, double scale) {
        return (int) Math.floor(x.position(rank) * scale);
    }

    /** Past the last column that begins in a pixel; guessed, then set right, so that it agrees with {@link #pixel} in every bit. */
    private static int endOf(Axis x, int px, int from, int last, double scale) {
        int end = (int) (((px + 1) / scale + x.offset()) / x.pitch());
        end = Math.max(from + 1, Math.min(last, end));
        while (end < last && pixel(x, end, scale) <= px) end++;
        while (end > from + 1 && pixel(x, end - 1, scale) > px) end--;
        return end;
    }

    /**
     * Gives each row of the matrix its slot: a row in view, or a row of pixels. What is not in view goes to one slot too many, the rows
     * that stand still to those after it.
     */
    private void slots(Window w, int first, int slots, boolean thin, double scale) {
        if (slot.length < w.a.rowRank().length) slot = new char[w.a.rowRank().length];
        Arrays.fill(slot, (char) slots);
        int[] rows = w.a.rows();
        for (int i = first, end = w.y.end(); i < end; i++) {
            int s = thin ? (int) Math.floor(w.y.position(i) * scale) : i - first;
            if (s >= 0 && s < slots) slot[rows[i + w.frozen]] = (char) s;
        }
        for (int rank = 0; rank < w.frozen; rank++) slot[rows[rank]] = (char) (slots + 1 + rank);
    }

    /** Where the rows that stand still are drawn: their first one, how far they are apart, how tall they are. */
    private record Strip(double top, double pitch, double height, boolean always) {
        /** Wide columns are drawn one by one instead. */
        boolean drawn(double columnPitch) {
            return always || columnPitch < 4;
        }
    }

    /** Turns the counts of one column of pixels into colours. */
    private record Flush(
            Raster raster,
            int slots,
            int[] slotY,
            int gap,
            int side,
            int[] colors,
            int hubs,
            Strip strip,
            int[] hubColors) {

        void column(int[] counts, int x, int wide) {
            int[] pixels = raster.pixels();
            int stride = raster.width();
            int rows = raster.height();
            int width = Math.max(1, wide - side);
            boolean single = width == 1 && slotY[0] >= 0 && slotY[slots] - slotY[0] == slots && x >= 0 && x < stride;
            int most = colors.length - 1;
            for (int s = 0; s < slots; s++) {
                int count = counts[s];
                if (count == 0) continue;
                counts[s] = 0;
                int color = colors[Math.min(count, most)];
                int y = slotY[s];
                if (!single) {
                    raster.fill(x, y + gap, width, Math.max(1, slotY[s + 1] - y - 2 * gap), color);
                } else if (y < rows) {
                    pixels[y * stride + x] = color;
                }
            }
            counts[slots] = 0;
            for (int rank = 0; rank < hubs; rank++) {
                int count = counts[slots + 1 + rank];
                if (count > 0) {
                    int y = (int) Math.round((strip.top() + rank * strip.pitch()) * raster.scale());
                    int tall = (int) Math.max(1, Math.round(strip.height() * raster.scale()));
                    raster.unclipped(x, y, width, tall, hubColors[Math.min(count, hubColors.length - 1)]);
                }
                counts[slots + 1 + rank] = 0;
            }
        }
    }

    private static int[] hubColors(Look look, int most) {
        int ground = Raster.opaque(look.palette().bgSubtle());
        int ink = Raster.opaque(look.palette().hubCell());
        int[] result = new int[most + 1];
        for (int n = 1; n <= most; n++) result[n] = Raster.mix(ground, ink, 70 + 186 * n / most);
        return result;
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

    /** A row that stands still, at a zoom where single events are seen. */
    private static void hub(Raster raster, Window w, int rank, Strip strip, Look look) {
        double scale = raster.scale();
        CellBox box = CellBox.of(w.x.pitch(), MatrixModel.ROW, w.a.mode() == Mode.ENTITIES_EVENTS);
        int top = (int) Math.round((strip.top() + rank * strip.pitch()) * scale);
        int tall = (int) Math.round(strip.height() * scale);
        int color = Raster.opaque(look.palette().hubCell());
        int wide = (int) Math.round(box.width() * scale);
        for (int c = w.x.first(); c < w.x.end(); c++) {
            if (w.a.value(rank, c) < 0) continue;
            raster.fill((int) Math.round((w.x.position(c) + box.x()) * scale), top, wide, tall, color);
        }
    }
}
