package dev.assay.ui.paint;

import javafx.scene.paint.Color;

/** The colours of density: how many cells lie under a pixel, in steps of powers of two (1, 2, 4 … 64 and more). */
public final class Density {
    /** How many steps there are. */
    public static final int STEPS = 7;

    private static final String[] LIGHT = {"#EDF2F9", "#C9DBF3", "#97BBE8", "#5F95DA", "#2F6FC6", "#1B4F98", "#10305F"};
    private static final String[] DARK = {"#1D232B", "#1E3453", "#254C80", "#2F69B3", "#5690DD", "#8FB9F2", "#D2E4FD"};

    private Density() {}

    /** The step of a count, from 0; the count is at least 1. */
    public static int step(int count) {
        return Math.min(STEPS - 1, 31 - Integer.numberOfLeadingZeros(count));
    }

    /** The colour of a step. */
    public static Color color(int step, Palette palette) {
        return Color.web((palette.dark() ? DARK : LIGHT)[step]);
    }
}
