package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.matrix.MatrixFrames;
import dev.assay.ui.matrix.SampleSpaces;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How long a full redraw of a 1600 × 900 heatmap takes with 1,000,000 events, 100,000 rows and 5,000,000 cells. What is measured is all
 * that is done for a frame before the toolkit takes the pixels over: grid, blocks, cells, cursor. Run it alone:
 * {@code ./mvnw test -Dtest=FrameBench -Dtest.groups=bench -Dtest.excludedGroups=}.
 */
@Tag("bench")
class FrameBench {
    private static final int WARM = 60;
    private static final int FRAMES = 300;

    @Test
    void fullRedrawsKeepUpWithTheScreen() {
        run(SampleSpaces.large(1_000_000, 100_000, 4));
    }

    /** The same without a test runner. */
    public static void main(String[] args) {
        run(SampleSpaces.large(1_000_000, 100_000, 4));
    }

    private static void run(SpaceSnapshot space) {
        long before = System.nanoTime();
        MatrixFrames frames = new MatrixFrames(space, 1600, 900);
        System.out.printf(
                Locale.ROOT,
                "%,d events × %,d rows, %,d cells; arranged in %.0f ms%n",
                space.incidence().events(),
                space.incidence().rows(),
                space.incidence().cells(),
                (System.nanoTime() - before) / 1e6);
        frames.fitAll();
        double full = report("full extent", i -> frames.redraw());
        frames.zoom(10);
        double ten = report("panning at 10×", i -> frames.panAndRedraw(i % 200 < 100 ? 7 : -7, i % 100 < 50 ? 3 : -3));
        frames.zoom(1e9);
        double cells =
                report("panning at cells", i -> frames.panAndRedraw(i % 200 < 100 ? 7 : -7, i % 100 < 50 ? 3 : -3));
        assertThat(new double[] {full, ten, cells}).as("median ms a frame").satisfies(ms -> {
            assertThat(ms[0]).isLessThanOrEqualTo(16.7);
            assertThat(ms[1]).isLessThanOrEqualTo(8);
            assertThat(ms[2]).isLessThanOrEqualTo(8);
        });
    }

    private static double report(String what, IntConsumer frame) {
        for (int i = 0; i < WARM; i++) frame.accept(i);
        double[] ms = new double[FRAMES];
        for (int i = 0; i < FRAMES; i++) {
            long t = System.nanoTime();
            frame.accept(i);
            ms[i] = (System.nanoTime() - t) / 1e6;
        }
        Arrays.sort(ms);
        double median = ms[FRAMES / 2];
        System.out.printf(
                Locale.ROOT,
                "%-18s median %6.2f ms   p99 %6.2f ms   most %6.2f ms%n",
                what,
                median,
                ms[FRAMES * 99 / 100],
                ms[FRAMES - 1]);
        return median;
    }
}
