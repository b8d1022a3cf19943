package dev.assay.ui.figure;

import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.SvgPen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Scale;
import javax.imageio.ImageIO;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** Writes figures into files. */
public final class FigureFiles {
    /** Pixels of a PNG for one of the figure. */
    private static final double SCALE = 2;

    /** Points of paper for a pixel of the screen. */
    private static final double POINTS = 0.75;

    private FigureFiles() {}

    /** The figure as an SVG document; the same figure gives the same bytes. */
    public static String svg(Figure figure, String title, double width, double height) {
        SvgPen pen = new SvgPen(width, height, title);
        figure.draw(pen, width, height);
        return pen.document();
    }

    /** The figure as pixels. On the window's thread. */
    public static WritableImage image(Figure figure, double width, double height) {
        Canvas canvas = new Canvas(width * SCALE, height * SCALE);
        canvas.getGraphicsContext2D().scale(SCALE, SCALE);
        figure.draw(new FxPen(canvas.getGraphicsContext2D()), width, height);
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(new Scale(1, 1));
        return canvas.snapshot(parameters, null);
    }

    /** Whether a file of that name becomes pixels: PNG and PDF; otherwise an SVG. */
    public static boolean pixels(Path file) {
        return ends(file, ".png") || ends(file, ".pdf");
    }

    private static boolean ends(Path file, String ending) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Writes an image: as the one page of a PDF where the name ends in .pdf, else as PNG. */
    public static void write(WritableImage image, Path file) throws IOException {
        if (ends(file, ".pdf")) writePdf(image, file);
        else writePng(image, file);
    }

    /** A page as large as the figure; a pixel of the figure is 0.75 points, as on paper. The same image gives the same bytes. */
    private static void writePdf(WritableImage image, Path file) throws IOException {
        try (PDDocument document = new PDDocument()) {
            float width = (float) (image.getWidth() / SCALE * POINTS);
            float height = (float) (image.getHeight() / SCALE * POINTS);
            PDPage page = new PDPage(new PDRectangle(width, height));
            document.addPage(page);
            document.setDocumentId(0L);
            PDImageXObject drawn = LosslessFactory.createFromImage(document, SwingFXUtils.fromFXImage(image, null));
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.drawImage(drawn, 0, 0, width, height);
            }
            document.save(file.toFile());
        }
    }

    private static void writePng(WritableImage image, Path file) throws IOException {
        if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", file.toFile())) {
            throw new IOException("this Java cannot write PNG");
        }
    }

    /** Writes an SVG document. */
    public static void write(String svg, Path file) throws IOException {
        Files.writeString(file, svg);
    }
}
