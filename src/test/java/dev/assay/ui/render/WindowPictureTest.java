package dev.assay.ui.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.ui.Perspectives;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.project.ChainState;
import dev.assay.ui.project.FileIntake;
import dev.assay.ui.project.Opened;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.text.Texts;
import dev.assay.ui.work.Progress;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The picture of the window: larger than any screen here, in both themes, the same every time. */
class WindowPictureTest {
    @TempDir
    static Path folder;

    private static Opened sample;

    @BeforeAll
    static void start() throws Exception {
        Toolkit.start();
        Path file = new FileIntake().sample("alice-and-bob", folder, new Progress() {
            @Override
            public void report(long done, long total) {}

            @Override
            public boolean cancelled() {
                return false;
            }
        });
        try (Project project = Project.open(file, Access.READ)) {
            sample = new Opened(Path.of("/somewhere/alice-and-bob.assay"), true, project.snapshot());
        }
    }

    private static WritableImage draw(boolean dark, double scale, Selected selected) throws Exception {
        WindowPicture.Request request = new WindowPicture.Request(
                sample,
                new ChainState.Holds(25),
                "five",
                "second",
                selected,
                dark,
                WindowPicture.WIDTH,
                WindowPicture.HEIGHT,
                scale,
                UserSettings.DEFAULT);
        CompletableFuture<WritableImage> drawn = new CompletableFuture<>();
        List<Perspectives.Entry> perspectives = TestWindow.perspectives();
        Platform.runLater(() -> {
            try {
                drawn.complete(WindowPicture.of(request, perspectives, Texts.of(Locale.ENGLISH), TestWindow.CLOCK));
            } catch (Throwable e) {
                drawn.completeExceptionally(e);
            }
        });
        return drawn.get(60, TimeUnit.SECONDS);
    }

    @ParameterizedTest
    @CsvSource({"false, #F6F7F9, #FFFFFF, #DCE9FB", "true, #1B2026, #15191E, #1F3352"})
    void the_frame_stands_where_the_design_has_it(boolean dark, String bar, String content, String chosen)
            throws Exception {
        WritableImage picture = draw(dark, 1, new Selected.Nothing());
        assertThat(List.of(picture.getWidth(), picture.getHeight())).isEqualTo(List.of(1440.0, 900.0));
        var pixels = picture.getPixelReader();
        assertThat(pixels.getColor(700, 1)).as("top bar").isEqualTo(Color.web(bar));
        assertThat(pixels.getColor(700, 40)).as("below the top bar").isEqualTo(Color.web(content));
        assertThat(pixels.getColor(170, 500)).as("side bar").isEqualTo(Color.web(bar));
        assertThat(pixels.getColor(176, 500)).as("beside the side bar").isEqualTo(Color.web(content));
        assertThat(pixels.getColor(160, 90)).as("the chosen perspective").isEqualTo(Color.web(chosen));
        assertThat(pixels.getColor(1127, 500)).as("beside the inspector").isEqualTo(Color.web(content));
        assertThat(pixels.getColor(1435, 500)).as("inspector").isEqualTo(Color.web(bar));
        assertThat(pixels.getColor(700, 895)).as("status bar").isEqualTo(Color.web(bar));
    }

    @Test
    void the_same_is_drawn_every_time_and_something_else_for_another_selection() throws Exception {
        // The first picture after other windows were open may still be drawn with their glyphs; what is held is the
        // picture after it.
        draw(false, 1, new Selected.OfRow("carla"));
        WritableImage one = draw(false, 1, new Selected.OfRow("carla"));
        assertThat(difference(one, draw(false, 1, new Selected.OfRow("carla")))).isEqualTo("none");
        assertThat(difference(one, draw(false, 1, new Selected.OfEvent("t1")))).isNotEqualTo("none");
    }

    @Test
    void at_twice_the_scale_a_picture_has_twice_the_pixels_and_the_same_layout() throws Exception {
        WritableImage picture = draw(false, 2, new Selected.OfRow("carla"));
        assertThat(List.of(picture.getWidth(), picture.getHeight())).isEqualTo(List.of(2880.0, 1800.0));
        assertThat(picture.getPixelReader().getColor(2 * 176, 1000)).isEqualTo(Color.WHITE);
        assertThat(picture.getPixelReader().getColor(2 * 175 - 1, 1000)).isEqualTo(Color.web("#F6F7F9"));
    }

    /** Where two pictures of one size differ: the box around all pixels that do. */
    private static String difference(WritableImage one, WritableImage other) {
        int w = (int) one.getWidth();
        int h = (int) one.getHeight();
        int left = w;
        int top = h;
        int right = -1;
        int bottom = -1;
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                if (one.getPixelReader().getArgb(x, y) == other.getPixelReader().getArgb(x, y)) continue;
                left = Math.min(left, x);
                top = Math.min(top, y);
                right = Math.max(right, x);
                bottom = Math.max(bottom, y);
            }
        }
        return right < 0 ? "none" : "from " + left + ", " + top + " to " + right + ", " + bottom;
    }
}
