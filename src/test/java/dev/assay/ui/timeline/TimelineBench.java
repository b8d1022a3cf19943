package dev.assay.ui.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.matrix.SampleSpaces;
import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.render.Toolkit;
import dev.assay.ui.text.Texts;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.scene.canvas.Canvas;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How long a frame of the timeline takes with 100,000 events, zoomed out and in, and how long a selection takes to be lit. */
@Tag("bench")
class TimelineBench {
    @Test
    void a_hundred_thousand_events_pan_at_the_pace_of_the_screen() throws Exception {
        SpaceSnapshot space = SampleSpaces.large(100_000, 5_000, 4);
        TimelineModel model = new TimelineModel(Runnable::run, Runnable::run);
        long t = System.nanoTime();
        model.show(space);
        System.out.printf(
                Locale.ROOT,
                "both clocks of 100,000 events, in the background: %.0f ms%n",
                (System.nanoTime() - t) / 1e6);
        Toolkit.start();
        CompletableFuture<double[]> done = new CompletableFuture<>();
        Platform.runLater(() -> {
            Canvas canvas = new Canvas(1200, 800);
            FxPen pen = new FxPen(canvas.getGraphicsContext2D());
            Texts texts = Texts.of(Locale.ENGLISH);
            Runnable frame = () -> {
                Clockwork c = Objects.requireNonNull(model.clock());
                Frame f = Objects.requireNonNull(model.frame());
                Sheet at = Sheet.of(1200, 800, f.lanes().size(), Sight.wanted(c, f));
                Sight s = Sight.of(c, f, model.selected(), at.left(), at.right(), at.bars());
                TimelineDrawing.draw(pen, s, at, Palette.LIGHT, texts, -1, 5);
            };
            double out = median("all of it", canvas, i -> frame.run());
            model.zoom(10, 0.5);
            double ten = median("panned at 10 times", canvas, i -> {
                model.move(i % 20 < 10 ? 0.01 : -0.01);
                frame.run();
            });
            model.zoom(40, 0.5);
            double near = median("panned at single events", canvas, i -> {
                model.move(i % 20 < 10 ? 0.01 : -0.01);
                frame.run();
            });
            done.complete(new double[] {out, ten, near});
        });
        for (double ms : done.get(240, TimeUnit.SECONDS)) assertThat(ms).isLessThanOrEqualTo(16.7);
    }

    @Test
    void a_selection_is_lit_within_fifty_milliseconds() {
        SpaceSnapshot space = SampleSpaces.large(680, 925, 3);
        TimelineModel model = new TimelineModel(Runnable::run, Runnable::run);
        model.show(space);
        double[] ms = new double[200];
        for (int i = 0; i < ms.length; i++) {
            long t = System.nanoTime();
            model.follow(
                    new Selected.OfCell(space.rows().key((i * 53) % space.rows().size()), "t" + (i * 37) % 680));
            Frame f = Objects.requireNonNull(model.frame());
            Sight.of(Objects.requireNonNull(model.clock()), f, model.selected(), 124, 900, 6);
            ms[i] = (System.nanoTime() - t) / 1e6;
        }
        Arrays.sort(ms);
        System.out.printf(Locale.ROOT, "brushed: median %.2f ms, most %.2f ms%n", ms[100], ms[199]);
        assertThat(ms[100]).isLessThanOrEqualTo(50);
    }

    private static double median(String what, Canvas canvas, IntConsumer frame) {
        double[] ms = new double[40];
        for (int i = -10; i < ms.length; i++) {
            long t = System.nanoTime();
            frame.accept(i + 10);
            if (i >= 0) ms[i] = (System.nanoTime() - t) / 1e6;
            // What was drawn is rendered now, so that it does not heap up.
            canvas.snapshot(null, null);
        }
        Arrays.sort(ms);
        System.out.printf(Locale.ROOT, "%-26s median %6.2f ms   most %6.2f ms%n", what, ms[20], ms[39]);
        return ms[20];
    }
}
