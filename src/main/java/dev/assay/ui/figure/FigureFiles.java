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

/** Writes figures into files. */
public final class FigureFiles {
    /** Pixels of a PNG for one of the figure. */
    private static final double SCALE = 2;

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

    /** Whether a file of that name becomes pixels; otherwise an SVG. */
    public static boolean pixels(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".png");
    }

    /** Writes an image as PNG. */
    public static void write(WritableImage image, Path file) throws IOException {
        if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", file.toFile())) {
            throw new IOException("this Java cannot write PNG");
        }
    }

    /** Writes an SVG document. */
    public static void write(String svg, Path file) throws IOException {
        Files.writeString(file, svg);
    }
}
