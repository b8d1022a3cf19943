package dev.assay.ui.matrix;

/**
 * What is needed to draw one picture of the matrix.
 *
 * @param model what is in view
 * @param a what stands where
 * @param ruler the rulers over the columns in view
 * @param look colours
 * @param texts words
 * @param width of the whole figure
 * @param height of the whole figure
 */
record Scene(MatrixModel model, Arrangement a, Ruler ruler, Look look, MatrixTexts texts, double width, double height) {
    /** Width of the frozen labels. */
    static final double LABELS = 178;
    /** Height of the frozen header. */
    static final double HEAD = 65;
    /** Height of the foot with map and legend. */
    static final double FOOT = 112;
    /** Below this height of the whole there is no foot. */
    static final double FOOT_FROM = 300;

    static Scene of(MatrixModel model, Arrangement a, Look look, MatrixTexts texts, double width, double height) {
        return new Scene(model, a, Ruler.of(a, model.x(), texts), look, texts, width, height);
    }

    static double foot(double height) {
        return height < FOOT_FROM ? 0 : FOOT;
    }

    double foot() {
        return foot(height);
    }

    double bodyWidth() {
        return Math.max(0, width - LABELS);
    }

    double bodyHeight() {
        return Math.max(0, height - HEAD - foot());
    }

    /** Gives the model the size of the part that shows cells. */
    static void measure(MatrixModel model, double width, double height) {
        model.viewport(Math.max(0, width - LABELS), Math.max(0, height - HEAD - foot(height)));
    }
}
