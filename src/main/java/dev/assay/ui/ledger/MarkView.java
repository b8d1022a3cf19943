package dev.assay.ui.ledger;

import dev.assay.ui.Workbench;
import dev.assay.ui.paint.FxPen;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Palette;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.WeakChangeListener;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.StackPane;

/** A mark beside words that say the same; it follows the theme. */
final class MarkView extends StackPane {
    private final Canvas canvas;
    private final double size;
    // Held here: the theme outlives the view, and listens weakly.
    private final ChangeListener<Palette> repaint;
    private Mark mark;

    MarkView(Workbench bench, Mark mark, double size) {
        this.mark = mark;
        this.size = size;
        canvas = new Canvas(size, size);
        getChildren().add(canvas);
        setMinSize(size, size);
        setMaxSize(size, size);
        setMouseTransparent(true);
        repaint = (o, was, now) -> draw(now);
        bench.palette().addListener(new WeakChangeListener<>(repaint));
        draw(bench.palette().get());
    }

    void show(Mark next, Palette palette) {
        mark = next;
        draw(palette);
    }

    private void draw(Palette palette) {
        canvas.getGraphicsContext2D().clearRect(0, 0, size, size);
        Marks.draw(new FxPen(canvas.getGraphicsContext2D()), mark, 0, 0, size, palette);
    }
}
