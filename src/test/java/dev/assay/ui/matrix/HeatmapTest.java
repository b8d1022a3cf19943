package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.matrix.Arrangement.Choice;
import dev.assay.ui.paint.Density;
import dev.assay.ui.paint.Palette;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pixels against a count by hand over all pairs of row and event. */
class HeatmapTest {
    private static final Palette P = Palette.LIGHT;
    private static final int CELL = Raster.opaque(P.cell());
    private static final int GROUND = Raster.opaque(P.bgDefault());

    private static Raster paint(Arrangement a, Axis x, Axis y, double w, double h, double top, double scale) {
        Raster raster = new Raster(w, h, scale);
        raster.clear(P.bgDefault());
        new Heatmap().paint(raster, new Heatmap.Window(a, x, y, a.frozen(), top), Look.of(P));
        return raster;
    }

    private static Axis axis(int count, double length, double zoom, double pan) {
        Axis axis = new Axis(14, 160);
        axis.count(count);
        axis.length(length);
        axis.fit();
        if (zoom != 1) axis.zoom(zoom, length / 2);
        axis.pan(pan);
        return axis;
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 0, 0, TICK, 1",
        "1, 1, 0, 0, DATE, 1",
        "3, 2, 37, 11, TICK, 1",
        "7.3, 1.7, -53, 5, TICK, 1",
        "1, 1, 0, 0, TICK, 2",
        "2.2, 9, 13, 21, DATE, 1.5",
        "18, 1, 40, 0, TICK, 1"
    })
    void densityCountsEveryCellUnderExactlyOnePixel(
            double zoomX, double zoomY, double panX, double panY, ColumnOrder order, double scale) {
        SpaceSnapshot space = SampleSpaces.large(900, 500, 4);
        Arrangement a = Arrangement.of(space, Choice.FIRST.with(order).with(RowOrder.FREQUENCY));
        double w = 130;
        double h = 110;
        double top = 41;
        Axis x = axis(a.columns().length, w, zoomX, panX);
        Axis y = axis(a.rows().length - a.frozen(), h - top, zoomY, panY);
        assertThat(CellBox.of(x.pitch(), y.pitch(), true).level()).isEqualTo(CellBox.Level.DENSITY);
        Raster raster = paint(a, x, y, w, h, top, scale);

        int wide = raster.width();
        int tall = raster.height();
        int from = (int) Math.round(top * scale);
        int[] count = new int[wide * tall];
        for (int r = a.frozen(); r < a.rows().length; r++) {
            int y1 = from + (int) Math.floor(y.position(r - a.frozen()) * scale);
            int y2 = from + (int) Math.floor(y.position(r - a.frozen() + 1) * scale);
            for (int c = 0; c < a.columns().length; c++) {
                if (!space.incidence().has(a.rows()[r], a.columns()[c])) continue;
                int x1 = (int) Math.floor(x.position(c) * scale);
                int x2 = (int) Math.floor(x.position(c + 1) * scale);
                // From three pixels a column on one of them is left free between columns.
                int right = x.pitch() * scale >= 3 ? x2 - 1 : Math.max(x1 + 1, x2);
                for (int py = Math.max(from, y1); py < Math.min(tall, Math.max(y1 + 1, y2)); py++) {
                    for (int px = Math.max(0, x1); px < Math.min(wide, right); px++) count[py * wide + px]++;
                }
            }
        }
        int lift = Look.lift(a, x.pitch() * scale, y.pitch() * scale);
        int painted = 0;
        for (int py = from; py < tall; py++) {
            for (int px = 0; px < wide; px++) {
                int n = count[py * wide + px];
                int step = n == 0 ? -1 : Math.min(6, (int) (Math.log(n) / Math.log(2) + 1e-9) + lift);
                int expected = n == 0 ? GROUND : Raster.opaque(Density.color(step, P));
                assertThat(raster.pixels()[py * wide + px])
                        .as("%d cells under %d, %d", n, px, py)
                        .isEqualTo(expected);
                if (n > 0) painted++;
            }
        }
        assertThat(painted).isGreaterThan(100);
    }

    @Test
    void squaresAreFullOrHollow() {
        SpaceSnapshot space = SampleSpaces.conversation();
        Arrangement a = Arrangement.of(space, Choice.FIRST.with(HubMode.HIDDEN));
        Axis x = new Axis(7, 160);
        x.count(a.columns().length);
        x.length(7 * 214);
        x.begin();
        Axis y = new Axis(6, 32);
        y.count(a.rows().length);
        y.length(6 * a.rows().length);
        y.begin();
        Raster raster = paint(a, x, y, x.length(), y.length(), 0, 1);
        int counted = 0;
        for (int r = 0; r < a.rows().length; r++) {
            for (int c = 0; c < a.columns().length; c++) {
                int middle = raster.pixels()[(r * 6 + 3) * raster.width() + c * 7 + 3];
                int corner = raster.pixels()[(r * 6 + 1) * raster.width() + c * 7 + 1];
                int value = a.value(r, c);
                boolean hollow = value == dev.assay.method.Origin.COUNTED.ordinal();
                if (hollow) counted++;
                assertThat(corner).isEqualTo(value < 0 ? GROUND : CELL);
                assertThat(middle).isEqualTo(value < 0 || hollow ? GROUND : CELL);
            }
        }
        assertThat(counted).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"14, 17, 1", "14, 17, 2", "10, 10, 1", "24, 20, 1.5"})
    void theFourMarksDifferAndSitOnTheirCells(double pitchX, double pitchY, double scale) {
        SpaceSnapshot space = SampleSpaces.conversation();
        Arrangement a = Arrangement.of(space, Choice.FIRST.with(HubMode.HIDDEN));
        Axis x = new Axis(pitchX, 160);
        x.count(a.columns().length);
        x.length(pitchX * 214);
        x.begin();
        Axis y = new Axis(pitchY, 32);
        y.count(a.rows().length);
        y.length(pitchY * a.rows().length);
        y.begin();
        Raster raster = paint(a, x, y, x.length(), y.length(), 0, scale);
        CellBox box = CellBox.of(pitchX, pitchY, true);
        Map<Integer, String> looks = new HashMap<>();
        for (int r = 0; r < a.rows().length; r++) {
            for (int c = 0; c < a.columns().length; c++) {
                int left = (int) Math.round((c * pitchX + box.x()) * scale);
                int top = (int) Math.round((r * pitchY + box.y()) * scale);
                StringBuilder look = new StringBuilder();
                int inked = 0;
                for (int j = 0; j < Math.round(box.height() * scale); j++) {
                    for (int i = 0; i < Math.round(box.width() * scale); i++) {
                        int pixel = raster.pixels()[(top + j) * raster.width() + left + i];
                        look.append(pixel == GROUND ? ' ' : pixel == CELL ? '#' : '+');
                        if (pixel != GROUND) inked++;
                    }
                }
                if (a.value(r, c) < 0) assertThat(inked).isZero();
                String before = looks.putIfAbsent(a.value(r, c), look.toString());
                if (before != null) assertThat(look.toString()).isEqualTo(before);
            }
        }
        assertThat(looks).hasSize(5);
        assertThat(looks.values()).doesNotHaveDuplicates();
        assertThat(looks.get(0)).matches("#+");
    }

    @Test
    void hubsAreGreyAndNothingReachesIntoTheirStrip() {
        SpaceSnapshot space = SampleSpaces.conversation();
        Arrangement a = Arrangement.of(space, Choice.FIRST);
        MatrixModel m = new MatrixModel(Runnable::run, Runnable::run);
        m.show(space);
        m.viewport(600, 300);
        m.pan(0, 8);
        Raster raster = paint(a, m.x(), m.y(), 600, 300, m.frozenHeight(), 1);
        int hub = Raster.opaque(P.hubCell());
        for (int i = 0; i < 41 * 600; i++) assertThat(raster.pixels()[i]).isIn(GROUND, hub);
        for (int c = 0; c < 42; c++) {
            int pixel = raster.pixels()[10 * 600 + c * 14 + 7];
            assertThat(pixel).isEqualTo(a.value(0, c) >= 0 ? hub : GROUND);
        }
    }
}
