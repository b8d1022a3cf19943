package dev.assay.ui.paint;

import javafx.scene.paint.Color;

/** The colour tokens of one theme for what is drawn rather than styled; the stylesheet holds the same values under the same names. */
public record Palette(
        boolean dark,
        Color bgDefault,
        Color bgSubtle,
        Color borderDefault,
        Color borderMuted,
        Color borderControl,
        Color fgDefault,
        Color fgMuted,
        Color fgSubtle,
        Color accentFg,
        Color accentSubtle,
        Color cell,
        Color hubCell,
        Color successFg,
        Color successBg,
        Color warningFg,
        Color warningBg,
        Color dangerFg,
        Color dangerBg,
        Color neutralFg,
        Color neutralBg,
        Color asOfFg,
        Color asOfBg) {

    /** Light. */
    public static final Palette LIGHT = new Palette(
            false,
            Color.web("#FFFFFF"),
            Color.web("#F6F7F9"),
            Color.web("#D3D8DE"),
            Color.web("#E7EAEE"),
            Color.web("#87909B"),
            Color.web("#1B2127"),
            Color.web("#4A535E"),
            Color.web("#5E6772"),
            Color.web("#1D5FC2"),
            Color.web("#DCE9FB"),
            Color.web("#2A68C0"),
            Color.web("#B4BDC8"),
            Color.web("#00694F"),
            Color.web("#E0F2EC"),
            Color.web("#8A5000"),
            Color.web("#FBF0DC"),
            Color.web("#B0301A"),
            Color.web("#FBE8E4"),
            Color.web("#4A545F"),
            Color.web("#ECEFF2"),
            Color.web("#6A45B0"),
            Color.web("#EFE9FA"));

    /** Dark. */
    public static final Palette DARK = new Palette(
            true,
            Color.web("#15191E"),
            Color.web("#1B2026"),
            Color.web("#343C45"),
            Color.web("#262C33"),
            Color.web("#66717D"),
            Color.web("#E3E7EB"),
            Color.web("#B0B9C3"),
            Color.web("#969FAA"),
            Color.web("#6FA8FF"),
            Color.web("#1F3352"),
            Color.web("#5C97E8"),
            Color.web("#4A535E"),
            Color.web("#45C9A5"),
            Color.web("#12302A"),
            Color.web("#E5A645"),
            Color.web("#33270F"),
            Color.web("#FF8A70"),
            Color.web("#3A1D17"),
            Color.web("#B2BCC7"),
            Color.web("#262C33"),
            Color.web("#BBA0F5"),
            Color.web("#2A2140"));
}
