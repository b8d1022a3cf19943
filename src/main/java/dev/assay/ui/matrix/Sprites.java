package dev.assay.ui.matrix;

import dev.assay.method.Origin;
import dev.assay.ui.paint.Density;
import dev.assay.ui.paint.Palette;
import java.util.Arrays;
import javafx.scene.paint.Color;

/** The four marks, or the colours of a product's values, as small pictures of device pixels. */
final class Sprites {
    private final int[][] byValue = new int[128][];
    private final int[] hub;
    private final Key key;

    /** Sprites drawn alike are the same. */
    record Key(Mode mode, CellBox box, int wide, int tall, double scale, Look look) {}

    Sprites(Key key) {
        this.key = key;
        Palette p = key.look().palette();
        hub = plain(key.wide(), key.tall(), p.hubCell());
        if (key.mode() == Mode.ENTITIES_EVENTS) {
            for (Origin origin : Origin.values()) byValue[origin.ordinal()] = mark(origin, key, p);
        } else {
            for (int v = 0; v < byValue.length; v++) {
                byValue[v] = plain(key.wide(), key.tall(), Density.color(Look.valueStep(v), p));
            }
        }
    }

    Key key() {
        return key;
    }

    int[] of(byte value) {
        return byValue[value];
    }

    int[] hub() {
        return hub;
    }

    private static int[] plain(int wide, int tall, Color color) {
        int[] result = new int[wide * tall];
        Arrays.fill(result, Raster.opaque(color));
        return result;
    }

    private static int[] mark(Origin origin, Key key, Palette p) {
        int wide = key.wide();
        int tall = key.tall();
        double scale = key.scale();
        boolean small = key.box().level() == CellBox.Level.SQUARES;
        if (small && origin != Origin.COUNTED) return plain(wide, tall, p.cell());
        int ink = Raster.opaque(p.cell());
        int ground = Raster.opaque(p.bgDefault());
        int[] result = new int[wide * tall];
        for (int y = 0; y < tall; y++) {
            for (int x = 0; x < wide; x++) {
                int part = 0;
                // 4 × 4 samples a pixel, each asked whether it lies in the ink.
                for (int s = 0; s < 16; s++) {
                    double sx = (x + (s % 4 + 0.5) / 4) / scale;
                    double sy = (y + (s / 4 + 0.5) / 4) / scale;
                    if (inked(origin, small, sx, sy, wide / scale, tall / scale)) part += 16;
                }
                boolean through = origin == Origin.ALIAS && part == 0;
                result[y * wide + x] = through ? 0 : Raster.mix(ground, ink, part);
            }
        }
        return result;
    }

    private static boolean inked(Origin origin, boolean small, double x, double y, double w, double h) {
        return switch (origin) {
            case LISTED -> true;
            case COUNTED -> {
                boolean frame = x < 1 || y < 1 || x > w - 1 || y > h - 1;
                double along = (x - 1 + y - 1) % 4;
                yield frame || (!small && along >= 1.15 && along < 2.85);
            }
            case DECIDED -> Math.hypot(x - w / 2, y - h / 2) > Math.min(w, h) * 0.24;
            case ALIAS -> {
                double bar = Math.floor(h * 0.4);
                yield y < bar || y > h - bar;
            }
        };
    }
}
