package dev.assay.ui.collisions;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.figure.Figure;
import dev.assay.ui.figure.FigureFiles;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.text.Texts;

/** The graph of a chain as a figure of any size; needs no window and no control. */
public final class CollisionsPicture {
    private CollisionsPicture() {}

    /** The chain of what is selected, or the largest one, as an SVG document; equal input gives equal bytes. */
    public static String svg(
            SpaceSnapshot space, Palette palette, Texts texts, double width, double height, Selected selected) {
        ViewState state = Boards.led(space, ViewState.FIRST, selected);
        Board board = Boards.of(space, state, selected, null);
        return FigureFiles.svg(
                figure(board, palette, texts),
                texts.get(
                        "collisions.figure", board.chosen() + 1, space.record().name()),
                width,
                height);
    }

    /** A board's graph, all of it. */
    static Figure figure(Board board, Palette palette, Texts texts) {
        return (pen, w, h) -> GraphDrawing.draw(pen, board, Viewport.fit(board.layout(), w, h), palette, texts, -1);
    }

    /** The size at which all of a graph can be read. */
    static double[] size(Layout layout) {
        double w = layout.width() + 2 * Viewport.MARGIN;
        double h = layout.height()
                + (layout.tracks(true) + layout.tracks(false) + 1.2) * Layout.TRACK
                + 2 * Viewport.MARGIN
                + Viewport.FOOT;
        return new double[] {Math.ceil(Math.max(640, w)), Math.ceil(h)};
    }
}
