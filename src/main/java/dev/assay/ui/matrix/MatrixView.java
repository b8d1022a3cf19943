package dev.assay.ui.matrix;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import java.net.URL;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** Tool bar, picture, table twin and finder, bound to the workbench. */
final class MatrixView extends BorderPane {
    private static final double FINDER = 340;

    private final Workbench bench;
    private final MatrixTexts texts;
    private final MatrixModel model;
    private final MatrixPane pane;
    private final CellTable table;
    private final Finder finder;
    private final MatrixBar bar;
    private final StackPane centre = new StackPane();

    MatrixView(Workbench bench, MatrixTexts texts) {
        this.bench = bench;
        this.texts = texts;
        model = new MatrixModel(bench.background(), MatrixView::onWindowThread);
        pane = new MatrixPane(model, bench.palette()::get, texts);
        finder = new Finder(texts, this::goTo, pane::requestFocus);
        table = new CellTable(texts, bench.selection()::select, this::toggleTable);
        bar = new MatrixBar(model, texts, this::find, this::toggleTable);
        new MatrixKeys(pane, model, bench.selection(), this::find, this::toggleTable, this::copy);
        getStyleClass().add("matrix");
        URL style = MatrixView.class.getResource("/dev/assay/ui/matrix.css");
        if (style != null) getStylesheets().add(style.toExternalForm());
        table.node().setVisible(false);
        centre.getChildren().addAll(pane, table.node(), new FinderLayer(finder));
        setTop(bar.node());
        setCenter(centre);
        follow(bench.space(), this::show);
        follow(bench.selection().current(), model::follow);
        follow(bench.palette(), p -> pane.repaint());
    }

    /** The one place where what was computed elsewhere comes back to the window's thread. */
    private static void onWindowThread(Runnable work) {
        if (Platform.isFxApplicationThread()) work.run();
        else Platform.runLater(work);
    }

    private static <T> void follow(ObservableValue<T> value, Consumer<T> use) {
        ChangeListener<T> listener = (o, before, now) -> use.accept(now);
        value.addListener(listener);
        use.accept(value.getValue());
    }

    private void show(@Nullable SpaceSnapshot space) {
        Arrangement before = model.arrangement();
        boolean other = before == null
                || space == null
                || !before.space().record().name().equals(space.record().name());
        if (other) bar.clearFilter();
        model.show(space);
    }

    MatrixModel model() {
        return model;
    }

    MatrixPane pane() {
        return pane;
    }

    @Override
    public void requestFocus() {
        if (table.node().isVisible()) table.node().requestFocus();
        else pane.requestFocus();
    }

    private void find() {
        Arrangement a = model.arrangement();
        if (a != null && pane.isVisible()) finder.open(a.space());
    }

    /** Copies what is selected, or the cell at the cursor. */
    private boolean copy() {
        Arrangement a = model.arrangement();
        if (a == null) return false;
        Selected what = bench.selection().current().get();
        if (what instanceof Selected.Nothing) what = model.at(model.cursorRow(), model.cursorColumn());
        String text = CopyText.of(a.space(), what, texts);
        if (text.isEmpty()) return false;
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        return Clipboard.getSystemClipboard().setContent(content);
    }

    private void goTo(Selected found) {
        bench.selection().select(found);
        // Selecting the same again is no change, but someone who searched for it wants to see it.
        model.follow(found);
        pane.requestFocus();
    }

    /** The picture, or the table that says the same. */
    private void toggleTable() {
        Arrangement a = model.arrangement();
        boolean on = !table.node().isVisible() && a != null;
        table.node().setVisible(on);
        pane.setVisible(!on);
        bar.table(on);
        if (on && a != null) table.show(a, model.cursorRow(), model.cursorColumn());
        requestFocus();
    }

    /** Holds the finder at the upper right of the picture and lets everything else through. */
    private static final class FinderLayer extends Region {
        private final Finder finder;

        FinderLayer(Finder finder) {
            this.finder = finder;
            setPickOnBounds(false);
            getChildren().add(finder);
        }

        @Override
        protected void layoutChildren() {
            double width = Math.min(FINDER, getWidth() - 16);
            finder.resizeRelocate(getWidth() - width - 8, 8, width, finder.prefHeight(width));
        }
    }
}
