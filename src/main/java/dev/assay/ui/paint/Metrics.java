package dev.assay.ui.paint;

import dev.assay.ui.text.Visible;

/**
 * How wide a text is, from the advance widths of the fonts that are shipped, so that a picture is laid out alike on a canvas, in a file
 * and on a machine without a display. Letters beyond ASCII are taken at an average.
 */
public final class Metrics {
    private static final String ELLIPSIS = "…";
    private static final int WIDE_FROM = 0x1100;

    /** IBM Plex Sans Regular, space to tilde, in thousandths of the size. */
    private static final short[] REGULAR = {
        236, 284, 419, 713, 598, 927, 694, 242, 335, 335, 450, 600, 272, 399, 272, 383, 600, 600, 600, 600, 600, 600,
                600,
        600, 600, 600, 292, 292, 600, 600, 600, 477, 891, 641, 653, 621, 671, 583, 559, 695, 707, 400, 510, 634, 501,
                812,
        707, 708, 606, 708, 640, 581, 572, 678, 609, 891, 613, 593, 580, 317, 383, 317, 600, 565, 600, 534, 580, 503,
                580,
        549, 324, 528, 568, 250, 250, 527, 272, 873, 568, 560, 580, 580, 367, 487, 351, 568, 492, 768, 507, 499, 464,
                343,
        314, 343, 600
    };

    /** IBM Plex Sans SemiBold. */
    private static final short[] SEMIBOLD = {
        236, 309, 471, 656, 600, 960, 713, 260, 337, 337, 556, 600, 298, 402, 298, 437, 600, 600, 600, 600, 600, 600,
                600,
        600, 600, 600, 318, 318, 600, 600, 600, 493, 899, 672, 663, 642, 689, 600, 577, 712, 719, 423, 545, 678, 521,
                816,
        719, 712, 641, 712, 664, 611, 580, 690, 638, 949, 655, 632, 599, 329, 437, 329, 600, 559, 600, 559, 600, 513,
                600,
        558, 350, 545, 588, 276, 276, 562, 294, 888, 588, 563, 600, 600, 393, 499, 374, 588, 524, 819, 544, 524, 502,
                363,
        376, 363, 600
    };

    private Metrics() {}

    /** The width of a line of text in px, as a pen draws it. */
    public static double width(String recorded, Lettering lettering) {
        String text = Visible.shown(recorded);
        int sum = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            sum += advance(c, lettering);
            i += Character.charCount(c);
        }
        return sum * lettering.size() / 1000;
    }

    /** The text as a pen draws it, or as much of its beginning as fits with an ellipsis. */
    public static String fit(String recorded, Lettering lettering, double room) {
        String text = Visible.shown(recorded);
        double limit = room * 1000 / lettering.size();
        int dots = advance('…', lettering);
        int sum = 0;
        int cut = 0;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            sum += advance(c, lettering);
            if (sum > limit) return limit < dots ? "" : text.substring(0, cut).stripTrailing() + ELLIPSIS;
            i += Character.charCount(c);
            if (sum + dots <= limit) cut = i;
        }
        return text;
    }

    private static int advance(int c, Lettering lettering) {
        boolean wide = c >= WIDE_FROM && (Character.isIdeographic(c) || isHangulOrKana(c) || c > 0xFFFF);
        if (wide) return 1000;
        if (lettering.mono()) return 600;
        if (Character.getType(c) == Character.NON_SPACING_MARK) return 0;
        short[] table = lettering.weight() >= 500 ? SEMIBOLD : REGULAR;
        return c >= ' ' && c - ' ' < table.length ? table[c - ' '] : c == '·' ? 272 : 600;
    }

    private static boolean isHangulOrKana(int c) {
        return (c >= 0x3040 && c <= 0x30FF) || (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xFF00 && c <= 0xFF60);
    }
}
