package dev.assay.ui.matrix;

/**
 * Where a cell's mark lies within the cell, at a zoom.
 *
 * @param x from the cell's left edge
 * @param y from its upper edge
 * @param level what is drawn at this zoom
 * @param words whether the words of the mention are written beside the mark
 */
record CellBox(double x, double y, double width, double height, Level level, boolean words) {
    private static final double WORDS_FROM = 64;
    private static final double LARGEST = 22;

    /** How much of a cell is shown. */
    enum Level {
        /** The four marks. */
        MARKS,
        /** Full, or hollow for counted. */
        SQUARES,
        /** The number of cells under a pixel. */
        DENSITY
    }

    /** The box at these distances of columns and rows. */
    static CellBox of(double columns, double rows, boolean mayHaveWords) {
        double least = Math.min(columns, rows);
        if (least < 4) return new CellBox(0, 0, columns, rows, Level.DENSITY, false);
        if (least < 10) {
            double w = Math.min(columns >= 10 ? columns - 3 : columns - 1, LARGEST);
            double h = Math.min(rows >= 10 ? rows - 4 : rows - 1, LARGEST - 4);
            return new CellBox(
                    Math.floor((columns - w + 1) / 2), Math.floor((rows - h + 1) / 2), w, h, Level.SQUARES, false);
        }
        boolean words = mayHaveWords && columns >= WORDS_FROM;
        double w = words ? 11 : Math.min(columns - 3, LARGEST);
        double h = words ? Math.min(13, rows - 4) : Math.min(rows - 4, LARGEST - 4);
        double left = words ? 5 : Math.floor((columns - w + 1) / 2);
        return new CellBox(left, Math.floor((rows - h) / 2), w, h, Level.MARKS, words);
    }
}
