package dev.assay.ui.matrix;

import dev.assay.exchange.MatrixFiles;
import dev.assay.exchange.ProductFiles;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Desk;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.SvgPen;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** The matrix as files: pictures of the part that is in view, and tables of the whole space in the mode that is on show. */
final class Exports {
    /** More pixels a side than this no canvas is drawn with. */
    private static final double MOST_PIXELS = 4000;

    /** What can be made. */
    enum Format {
        PNG("png"),
        SVG("svg"),
        CSV("csv"),
        MATRIX_MARKET("mtx");

        private final String ending;

        Format(String ending) {
            this.ending = ending;
        }

        String key() {
            return "export." + ending;
        }
    }

    /** Makes a file's bytes, away from the window's thread. */
    @FunctionalInterface
    private interface Content {
        byte[] bytes() throws IOException;
    }

    private final Desk desk;
    private final MatrixTexts texts;

    Exports(Desk desk, MatrixTexts texts) {
        this.desk = desk;
        this.texts = texts;
    }

    /** Asks where to, and writes what the model shows there; nothing happens when the person thinks better of it. */
    void export(Format format, MatrixModel model, Palette palette, double width, double height) {
        Arrangement a = model.arrangement();
        if (a == null) return;
        desk.chooser().export(name(a, format)).ifPresent(file -> {
            Content content = content(format, model, a, palette, width, height);
            desk.work()
                    .start(
                            texts.get("export.work", file.getFileName()),
                            false,
                            progress -> write(file, content.bytes()),
                            this::done,
                            e -> failed(file, e));
        });
    }

    private static String name(Arrangement a, Format format) {
        String what = switch (a.mode()) {
            case ENTITIES_EVENTS -> "matrix";
            case EVENTS_EVENTS -> "collisions";
            case ENTITIES_ENTITIES -> "affinity";
        };
        String space = a.space().record().name().replaceAll("[^\\p{L}\\p{N}._-]+", "-");
        return space + "-" + what + "." + format.ending;
    }

    /** What must be drawn on the window's thread is drawn now. */
    private Content content(
            Format format, MatrixModel model, Arrangement a, Palette palette, double width, double height) {
        SpaceSnapshot space = a.space();
        return switch (format) {
            case PNG -> {
                WritableImage image = image(model, palette, width, height);
                yield () -> png(image);
            }
            case SVG -> {
                String svg = svg(model, palette, texts, width, height);
                yield () -> utf8(svg);
            }
            case CSV ->
                () -> utf8(
                        switch (a.mode()) {
                            case ENTITIES_EVENTS -> MatrixFiles.csv(space);
                            case EVENTS_EVENTS -> ProductFiles.collisionsCsv(space);
                            case ENTITIES_ENTITIES -> ProductFiles.affinityCsv(space);
                        });
            case MATRIX_MARKET ->
                () -> utf8(
                        switch (a.mode()) {
                            case ENTITIES_EVENTS -> MatrixFiles.matrixMarket(space);
                            case EVENTS_EVENTS -> ProductFiles.collisionsMatrixMarket(space);
                            case ENTITIES_ENTITIES -> ProductFiles.affinityMatrixMarket(space);
                        });
        };
    }

    /** What is in view as an SVG document; the same view gives the same bytes. */
    static String svg(MatrixModel model, Palette palette, MatrixTexts texts, double width, double height) {
        Arrangement a = model.arrangement();
        String space = a == null ? "" : a.space().record().name();
        SvgPen pen = new SvgPen(width, height, texts.get("figure.title", space));
        MatrixPicture.draw(pen, model, palette, texts, width, height);
        return pen.document();
    }

    private WritableImage image(MatrixModel model, Palette palette, double width, double height) {
        double scale = Math.max(width, height) * 2 <= MOST_PIXELS ? 2 : 1;
        Canvas canvas = new Canvas(width * scale, height * scale);
        canvas.getGraphicsContext2D().scale(scale, scale);
        MatrixPicture.draw(new FxPen(canvas.getGraphicsContext2D()), model, palette, texts, width, height);
        return canvas.snapshot(new SnapshotParameters(), null);
    }

    private static byte[] png(WritableImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", out)) throw new IOException("no PNG writer");
        return out.toByteArray();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The file is either as it was or whole. */
    private static Path write(Path file, byte[] bytes) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.write(next, bytes);
            Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(next);
        }
        return file;
    }

    private void done(Path file) {
        desk.tell(new Notice(
                Notice.Tone.DONE, texts.get("export.done", file.getFileName()), file.toString(), null, null));
    }

    private void failed(Path file, Throwable e) {
        desk.tell(new Notice(
                Notice.Tone.PROBLEM,
                texts.get("export.failed", file.getFileName()),
                file + ": " + e,
                texts.get("export.failed.todo"),
                null));
    }
}
