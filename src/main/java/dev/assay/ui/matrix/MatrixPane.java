package dev.assay.ui.matrix;

import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import java.util.function.Supplier;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * The picture on the screen. Cells, and all that lies under them, are pixels; labels, header and foot are three small canvases. All of it
 * is drawn at most once a pulse, in the layout pass, however many changes there were.
 */
final class MatrixPane extends Region {
    private final MatrixModel model;
    private final Supplier<Palette> palette;
    private final MatrixTexts texts;
    private final Heatmap heat = new Heatmap();
    private final Heatmap mapHeat = new Heatmap();
    private final Tile cells = new Tile();
    private final Tile map = new Tile();
    private final Sheet head = new Sheet();
    private final Sheet labels = new Sheet();
    private final Sheet words = new Sheet();
    private final Sheet foot = new Sheet();
    private final Sheet view = new Sheet();
    private final Label notice = new Label();
    private final CellTip tip;

    private @Nullable Arrangement mapped;
    private @Nullable Palette mappedIn;
    private @Nullable Raster mappedOn;
    private Footer.@Nullable Counts counts;
    private @Nullable FootKey footed;
    private @Nullable Spoken spoken;
    private @Nullable Arrangement counted;

    MatrixPane(MatrixModel model, Supplier<Palette> palette, MatrixTexts texts) {
        this.model = model;
        this.palette = palette;
        this.texts = texts;
        tip = new CellTip(texts);
        setId("matrix-pane");
        getStyleClass().add("matrix-pane");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        notice.getStyleClass().add("matrix-notice");
        notice.setWrapText(true);
        getChildren()
                .addAll(
                        cells.view(),
                        words.canvas(),
                        head.canvas(),
                        labels.canvas(),
                        foot.canvas(),
                        map.view(),
                        view.canvas(),
                        notice,
                        tip);
        words.canvas().setMouseTransparent(true);
        model.onChange(this::repaint);
        focusedProperty().addListener((o, before, now) -> {
            if (now && model.cursorRow() < 0) model.move(0, 0);
            else repaint();
        });
    }

    /** Draws at the next pulse. */
    void repaint() {
        requestLayout();
        describe();
    }

    CellTip tip() {
        return tip;
    }

    /** On what the foot depends: neither on the part in view nor on the cursor. An arrangement is the same only as itself. */
    private record FootKey(Arrangement a, Look look, double width, double height, double pitchX, double pitchY) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof FootKey k
                    && k.a == a
                    && k.look.equals(look)
                    && k.width == width
                    && k.height == height
                    && k.pitchX == pitchX
                    && k.pitchY == pitchY;
        }

        @Override
        public int hashCode() {
            return Double.hashCode(width + 31 * pitchX);
        }
    }

    /** What was said last to a screen reader. */
    private record Spoken(@Nullable Arrangement a, int row, int column) {
        boolean same(@Nullable Arrangement other, int r, int c) {
            return a == other && row == r && column == c;
        }
    }

    private void describe() {
        Arrangement a = model.arrangement();
        if (spoken != null && spoken.same(a, model.cursorRow(), model.cursorColumn())) return;
        spoken = new Spoken(a, model.cursorRow(), model.cursorColumn());
        if (a == null) {
            setAccessibleText(texts.get("empty.space"));
            return;
        }
        int row = model.cursorRow();
        int column = model.cursorColumn();
        if (row < 0 || row >= a.rows().length || column >= a.columns().length) {
            setAccessibleText(
                    texts.get("accessible.pane", a.space().record().name(), a.rows().length, a.columns().length));
        } else {
            setAccessibleText(CellTip.spoken(a, row, column, texts));
        }
    }

    private double scale() {
        Window window = getScene() == null ? null : getScene().getWindow();
        return window == null ? 1 : Math.max(1, window.getRenderScaleX());
    }

    @Override
    protected void layoutChildren() {
        double w = getWidth();
        double h = getHeight();
        if (w < 1 || h < 1) return;
        Scene.measure(model, w, h);
        Arrangement a = model.arrangement();
        boolean any = a != null && a.plane() != null && a.rows().length > 0 && a.columns().length > 0;
        notice(a, any, w, h);
        for (var node : getChildren()) if (node != notice && node != tip) node.setVisible(any);
        if (!any || a == null) {
            tip.hide();
            return;
        }
        paint(Scene.of(model, a, Look.of(palette.get()), texts, w, h));
    }

    private void paint(Scene s) {
        double scale = scale();
        double bodyWidth = s.bodyWidth();
        double bodyHeight = s.bodyHeight();
        if (bodyWidth >= 1 && bodyHeight >= 1) {
            Raster raster = cells.at(Scene.LABELS, Scene.HEAD, bodyWidth, bodyHeight, scale);
            paintCells(raster, s, heat, isFocused());
            cells.filled();
        }
        boolean written = Words.shown(model, s.a());
        words.canvas().setVisible(written);
        if (written) {
            Pen pen = words.at(Scene.LABELS, Scene.HEAD, bodyWidth, bodyHeight);
            Words.draw(pen, model, s.a(), s.look(), Scene.LABELS, Scene.HEAD);
        }
        Header.draw(head.at(0, 0, s.width(), Scene.HEAD), s);
        RowLabels.draw(labels.at(0, Scene.HEAD, Scene.LABELS, bodyHeight), s, Scene.HEAD);
        paintFoot(s, scale);
        tip.place(model, s);
    }

    /** Fills the pixels of the part that shows cells. */
    static void paintCells(Raster raster, Scene s, Heatmap heat, boolean focused) {
        MatrixModel m = s.model();
        Field.under(raster, m, s.a(), s.ruler(), s.look(), 0, 0);
        heat.paint(raster, new Heatmap.Window(s.a(), m.x(), m.y(), s.a().frozen(), m.frozenHeight()), s.look());
        Field.over(raster, m, s.look(), focused, 0, 0);
    }

    private void paintFoot(Scene s, double scale) {
        boolean shown = s.foot() > 0;
        foot.canvas().setVisible(shown);
        map.view().setVisible(shown);
        view.canvas().setVisible(shown);
        double width = Footer.mapWidth(s.width());
        if (!shown || width < 1) return;
        double top = s.height() - s.foot();
        if (counts == null || counted != s.a()) {
            counts = Footer.Counts.of(s.a());
            counted = s.a();
        }
        FootKey key = new FootKey(
                s.a(),
                s.look(),
                s.width(),
                s.height(),
                model.x().pitch(),
                model.y().pitch());
        if (!key.equals(footed)) {
            Pen pen = foot.at(0, top, s.width(), s.foot());
            pen.rect(0, top, s.width(), s.foot(), s.look().palette().bgSubtle());
            Footer.frame(pen, s, counts, top);
            footed = key;
        }
        Raster raster = map.at(Scene.LABELS, top + Footer.MAP_TOP, width, Footer.MAP_HEIGHT, scale);
        // The map shows the whole: it changes with what stands where, not with what is in view.
        if (mapped != s.a() || mappedIn != s.look().palette() || mappedOn != raster) {
            Footer.map(raster, mapHeat, s.a(), s.look());
            map.filled();
            mapped = s.a();
            mappedIn = s.look().palette();
            mappedOn = raster;
        }
        double around = 2;
        Footer.view(
                view.at(
                        Scene.LABELS - around,
                        top + Footer.MAP_TOP - around,
                        width + 2 * around,
                        Footer.MAP_HEIGHT + 2 * around),
                s,
                top);
    }

    private void notice(@Nullable Arrangement a, boolean any, double w, double h) {
        notice.setVisible(!any);
        if (any) return;
        String key = a == null
                ? "empty.space"
                : a.plane() == null ? "empty.large" : a.choice().filter().active() ? "empty.filtered" : "empty.rows";
        notice.setText(texts.get(key));
        double width = Math.min(420, w - 40);
        double height = notice.prefHeight(width);
        notice.resizeRelocate((w - width) / 2, h * 0.4, width, height);
    }
}
