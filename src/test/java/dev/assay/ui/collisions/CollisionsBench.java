package dev.assay.ui.collisions;

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
import javafx.application.Platform;
import javafx.scene.canvas.Canvas;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How long a chain of 2,000 events takes to be laid out with a card for every event, and a frame of it; and how long a selection made
 * elsewhere takes to be lit here in a conversation of 680 turns and 925 rows. Run it alone, as FrameBench.
 */
@Tag("bench")
class CollisionsBench {
    private static final int TIMES = 15;

    @Test
    void two_thousand_events_are_laid_out_in_a_second_and_drawn_at_the_pace_of_the_screen() throws Exception {
        SpaceSnapshot space = SampleSpaces.large(2_050, 320, 3);
        ViewState all = ViewState.FIRST.withExtent(Extent.ALL);
        double[] layOut = new double[TIMES];
        Board board = Boards.of(space, all, new Selected.Nothing(), null);
        for (int i = 0; i < TIMES; i++) {
            long t = System.nanoTime();
            board = Boards.of(space, all, new Selected.Nothing(), null);
            layOut[i] = ms(t);
        }
        assertThat(board.graph().nodes().size()).isGreaterThanOrEqualTo(2_000);
        double laid = median(
                "laid out: %,d nodes, %,d links",
                layOut, board.graph().nodes().size(), board.graph().links().size());
        Toolkit.start();
        Board shown = board;
        CompletableFuture<Void> done = new CompletableFuture<>();
        double[] whole = new double[TIMES];
        double[] near = new double[TIMES];
        Platform.runLater(() -> {
            Canvas canvas = new Canvas(1200, 800);
            FxPen pen = new FxPen(canvas.getGraphicsContext2D());
            Texts texts = Texts.of(Locale.ENGLISH);
            Viewport fit = Viewport.fit(shown.layout(), 1200, 800);
            for (int k = 0; k < 2 * TIMES; k++) {
                boolean far = k % 2 == 0;
                Viewport v = far ? fit : new Viewport(0, 0, 1, 1200, 800).moved(shown.layout(), 400 + 10 * k, 200);
                long t = System.nanoTime();
                GraphDrawing.draw(pen, shown, v, Palette.LIGHT, texts, 3);
                (far ? whole : near)[k / 2] = ms(t);
                canvas.snapshot(null, null);
            }
            done.complete(null);
        });
        done.get(120, TimeUnit.SECONDS);
        double first = median("a frame of all of it", whole);
        double frame = median("a frame at cards", near);
        assertThat(laid + first).isLessThanOrEqualTo(1_000);
        assertThat(frame).isLessThanOrEqualTo(16.7);
    }

    @Test
    void a_selection_is_lit_within_fifty_milliseconds() {
        SpaceSnapshot space = SampleSpaces.large(680, 925, 3);
        CollisionsModel model = new CollisionsModel(Runnable::run, Runnable::run);
        model.show(space);
        double[] brush = new double[200];
        for (int i = 0; i < brush.length; i++) {
            Selected s = i % 2 == 0
                    ? new Selected.OfEvent("t" + (i * 37) % 680)
                    : new Selected.OfRow(
                            space.rows().key((i * 53) % space.rows().size()));
            long t = System.nanoTime();
            model.follow(s);
            brush[i] = ms(t);
        }
        assertThat(Objects.requireNonNull(model.board().get()).chosen()).isNotNegative();
        assertThat(median("brushed", Arrays.copyOfRange(brush, 50, 200))).isLessThanOrEqualTo(50);
    }

    private static double ms(long since) {
        return (System.nanoTime() - since) / 1e6;
    }

    private static double median(String what, double[] ms, Object... about) {
        Arrays.sort(ms);
        String name = String.format(Locale.ROOT, what, about);
        System.out.printf(
                Locale.ROOT, "%-40s median %7.2f ms   most %7.2f ms%n", name, ms[ms.length / 2], ms[ms.length - 1]);
        return ms[ms.length / 2];
    }
}
