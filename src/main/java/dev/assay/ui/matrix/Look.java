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
     * How much darker than its count a pixel is drawn, in steps: where so few cells can lie under a pixel that the palest steps would be
     * all there is, the scale begins further up. With 16 and more under a pixel it is the plain scale.
     */
    static int lift(double columns, double rows) {
        double most = Math.max(1, Math.ceil(1 / columns)) * Math.max(1, Math.ceil(1 / rows));
        return Math.max(0, 4 - Density.step((int) Math.min(64, most)));
    }

    /** The step of a product's value: its palest is one that is seen alone. */
    static int valueStep(int value) {
        return Math.min(Density.STEPS - 1, 2 + Density.step(Math.max(1, value)));
    }
}
