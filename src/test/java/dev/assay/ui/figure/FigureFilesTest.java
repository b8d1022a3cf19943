package dev.assay.ui.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a figure becomes by the ending of its file. */
class FigureFilesTest {
    @TempDir
    Path folder;

    /** Left half red, right half blue; 400 × 200 pixels are 200 × 100 of the screen, 150 × 75 points. */
    private static WritableImage image() {
        WritableImage image = new WritableImage(400, 200);
        for (int x = 0; x < 400; x++) {
            for (int y = 0; y < 200; y++) image.getPixelWriter().setColor(x, y, x < 200 ? Color.RED : Color.BLUE);
        }
        return image;
    }

    @Test
    void a_pdf_is_one_page_as_large_as_the_figure_and_shows_it() throws IOException {
        Path file = folder.resolve("figure.PDF");
        FigureFiles.write(image(), file);
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            assertThat(document.getNumberOfPages()).isEqualTo(1);
            assertThat(document.getPage(0).getMediaBox().getWidth()).isEqualTo(150);
            assertThat(document.getPage(0).getMediaBox().getHeight()).isEqualTo(75);
            var drawn = new PDFRenderer(document).renderImage(0);
            assertThat(drawn.getRGB(30, 30)).isEqualTo(0xFFFF0000);
            assertThat(drawn.getRGB(120, 30)).isEqualTo(0xFF0000FF);
        }
        Path again = folder.resolve("again.pdf");
        FigureFiles.write(image(), again);
        assertThat(Files.readAllBytes(again)).isEqualTo(Files.readAllBytes(file));
    }

    @Test
    void the_ending_says_what_it_becomes() {
        assertThat(FigureFiles.pixels(Path.of("a.png"))).isTrue();
        assertThat(FigureFiles.pixels(Path.of("a.pdf"))).isTrue();
        assertThat(FigureFiles.pixels(Path.of("a.svg"))).isFalse();
        assertThat(FigureFiles.pixels(Path.of("png"))).isFalse();
    }
}
