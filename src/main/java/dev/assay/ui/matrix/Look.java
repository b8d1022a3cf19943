package dev.assay.ui.matrix;

import dev.assay.ui.paint.Density;
import dev.assay.ui.paint.Palette;
import javafx.scene.paint.Color;

/** The colours of the matrix that follow from the tokens. */
record Look(Palette palette, Color block, Color litBlock, Color edge, Color litEdge, Color band) {
    static Look of(Palette p) {
        return new Look(
                p,
                p.bgSubtle(),
                p.bgDefault().interpolate(p.accentSubtle(), 0.43),
                p.borderDefault(),
                p.bgDefault().interpolate(p.accentFg(), 0.5),
                p.accentSubtle());
    }

    /**
     * How much darker than its count a pixel is drawn, in steps. The palest steps are all there would be where few cells lie under a pixel,
     * and they are not seen alone: there the scale begins further up. Depends on the zoom only, not on the part in view, so that nothing
     * flickers while it is moved. With two and more cells under a pixel on average it is the plain scale.
     *
     * @param columns device pixels from column to column
     * @param rows device pixels from row to row
     */
    static int lift(Arrangement a, double columns, double rows) {
        int cells = a.plane() == null ? 0 : a.plane().cells();
        double places = Math.max(1.0, (double) a.rows().length * a.columns().length);
        double mean = cells / places / Math.min(1, columns * rows);
        // Cells lie in clusters: what is typical where there are any is taken as four times the mean.
        int byMean = mean < 0.05 ? 4 : 3 - Density.step((int) Math.max(1, Math.min(64, 4 * mean)));
        double most = Math.max(1, Math.ceil(1 / columns)) * Math.max(1, Math.ceil(1 / rows));
        int byMost = 4 - Density.step((int) Math.min(64, most));
        return Math.max(0, Math.max(byMean, byMost));
    }

    /** The step of a product's value: its palest is one that is seen alone. */
    static int valueStep(int value) {
        return Math.min(Density.STEPS - 1, 2 + Density.step(Math.max(1, value)));
    }
}
