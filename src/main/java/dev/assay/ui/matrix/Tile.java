package dev.assay.ui.matrix;

import java.nio.IntBuffer;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import org.jspecify.annotations.Nullable;

/** An image whose pixels are filled directly: a {@link Raster} on the screen, as large as what is seen of it. */
final class Tile {
    private final ImageView view = new ImageView();
    private @Nullable Raster raster;
    private @Nullable PixelBuffer<IntBuffer> buffer;
    private double width;
    private double height;

    Tile() {
        view.setSmooth(false);
        view.setMouseTransparent(true);
    }

    ImageView view() {
        return view;
    }

    /** The pixels for a part of the figure; the same ones as before while size and scale stay. */
    Raster at(double x, double y, double w, double h, double scale) {
        view.relocate(x, y);
        Raster known = raster;
        if (known != null && w == width && h == height && scale == known.scale()) return known;
        width = w;
        height = h;
        Raster made = new Raster(w, h, scale);
        PixelBuffer<IntBuffer> pixels = new PixelBuffer<>(
                made.width(), made.height(), IntBuffer.wrap(made.pixels()), PixelFormat.getIntArgbPreInstance());
        raster = made;
        buffer = pixels;
        view.setImage(new WritableImage(pixels));
        view.setFitWidth(made.width() / scale);
        view.setFitHeight(made.height() / scale);
        return made;
    }

    /** The pixels were filled. */
    void filled() {
        // No region means all of it.
        if (buffer != null) buffer.updateBuffer(b -> null);
    }
}
