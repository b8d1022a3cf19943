package dev.assay.ui.figure;

import dev.assay.ui.Desk;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.text.Texts;
import java.nio.file.Path;
import javafx.scene.image.WritableImage;

/** Exports what is on show, as SVG or, where the name ends in .png or .pdf, as pixels. */
public final class FigureExport {
    /** A canvas may not be larger than this at the scale of files; what does not fit is drawn smaller by the figure. */
    private static final double LARGEST = 3900;

    private FigureExport() {}

    /**
     * Asks where to, and writes there in the background.
     *
     * @param name the suggested name, without its ending
     */
    public static void ask(Desk desk, Texts texts, Figure figure, String name, String title, double w, double h) {
        desk.chooser().export(name + ".svg").ifPresent(file -> write(desk, texts, figure, file, title, w, h));
    }

    private static void write(Desk desk, Texts texts, Figure figure, Path file, String title, double w, double h) {
        // Pixels are drawn by the toolkit, hence here; the file is written elsewhere.
        WritableImage image =
                FigureFiles.pixels(file) ? FigureFiles.image(figure, Math.min(w, LARGEST), Math.min(h, LARGEST)) : null;
        desk.work()
                .start(
                        texts.get("work.export", file.getFileName()),
                        false,
                        progress -> {
                            if (image != null) FigureFiles.write(image, file);
                            else FigureFiles.write(FigureFiles.svg(figure, title, w, h), file);
                            return file;
                        },
                        done -> desk.tell(new Notice(
                                Notice.Tone.DONE,
                                texts.get("notice.exported", done.getFileName()),
                                done.toString(),
                                null,
                                null)),
                        e -> desk.tell(new Notice(
                                Notice.Tone.PROBLEM,
                                texts.get("problem.export"),
                                file.toString(),
                                texts.get("problem.export.todo"),
                                null)));
    }
}
