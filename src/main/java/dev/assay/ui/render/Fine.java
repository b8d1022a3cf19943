package dev.assay.ui.render;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Scale;

/**
 * A snapshot whose text stands where its typeface says, not at the next whole pixel: drawn three times as large and averaged. What is
 * made of pixels already (canvas, image) is taken as it is, since enlarging would only blur it.
 */
final class Fine {
    private static final int TIMES = 3;

    private Fine() {}

    static WritableImage snapshot(Node node, int width, int height, double scale) {
        int w = (int) Math.ceil(width * scale);
        int h = (int) Math.ceil(height * scale);
        int[] large = pixels(node, w * TIMES, h * TIMES, scale * TIMES);
        int[] plain = pixels(node, w, h, scale);
        int[] out = averaged(large, w, h);
        for (Rectangle2D r : pixelParts(node, scale)) copy(plain, out, r, w, h);
        WritableImage image = new WritableImage(w, h);
        image.getPixelWriter().setPixels(0, 0, w, h, PixelFormat.getIntArgbPreInstance(), out, 0, w);
        return image;
    }

    private static int[] pixels(Node node, int w, int h, double scale) {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(new Scale(scale, scale));
        // Without it the picture would begin where the outermost focus ring could, a few pixels outside the window.
        parameters.setViewport(new Rectangle2D(0, 0, w, h));
        WritableImage image = node.snapshot(parameters, new WritableImage(w, h));
        int[] pixels = new int[w * h];
        image.getPixelReader().getPixels(0, 0, w, h, PixelFormat.getIntArgbPreInstance(), pixels, 0, w);
        return pixels;
    }

    private static int[] averaged(int[] large, int w, int h) {
        int[] out = new int[w * h];
        int half = TIMES * TIMES / 2;
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int a = 0;
                int r = 0;
                int g = 0;
                int b = 0;
                for (int v = 0; v < TIMES; v++) {
                    int at = (y * TIMES + v) * w * TIMES + x * TIMES;
                    for (int u = 0; u < TIMES; u++) {
                        int p = large[at + u];
                        a += p >>> 24;
                        r += p >> 16 & 0xFF;
                        g += p >> 8 & 0xFF;
                        b += p & 0xFF;
                    }
                }
                out[y * w + x] = mean(a, half) << 24 | mean(r, half) << 16 | mean(g, half) << 8 | mean(b, half);
            }
        }
        return out;
    }

    private static int mean(int sum, int half) {
        return (sum + half) / (TIMES * TIMES);
    }

    private static void copy(int[] from, int[] to, Rectangle2D r, int w, int h) {
        int left = Math.clamp((int) Math.ceil(r.getMinX()), 0, w);
        int right = Math.clamp((int) Math.floor(r.getMaxX()), left, w);
        int top = Math.clamp((int) Math.ceil(r.getMinY()), 0, h);
        int bottom = Math.clamp((int) Math.floor(r.getMaxY()), top, h);
        for (int y = top; y < bottom; y++) System.arraycopy(from, y * w + left, to, y * w + left, right - left);
    }

    private static List<Rectangle2D> pixelParts(Node root, double scale) {
        List<Rectangle2D> parts = new ArrayList<>();
        collect(root, scale, parts);
        return parts;
    }

    private static void collect(Node node, double scale, List<Rectangle2D> parts) {
        if (!node.isVisible()) return;
        if (node instanceof Canvas || node instanceof ImageView) {
            Bounds b = node.localToScene(node.getLayoutBounds());
            parts.add(new Rectangle2D(
                    b.getMinX() * scale, b.getMinY() * scale, b.getWidth() * scale, b.getHeight() * scale));
        } else if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable()) collect(child, scale, parts);
        }
    }
}
