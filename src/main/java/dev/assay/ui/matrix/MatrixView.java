package dev.assay.ui.matrix;

import dev.assay.method.SnapshotChange;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.matrix.Correction.Kind;
import dev.assay.ui.notice.Notice;
import java.net.URL;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** Tool bar, picture, table twin and finder, bound to the workbench. */
final class MatrixView extends BorderPane {
    private static final double WIDTH = 360;

    private final Workbench bench;
    private final MatrixTexts texts;
    private final MatrixModel model;
    private final MatrixPane pane;
    private final CellTable table;
    private final Alike alike;
    private final AlikeView alikeView;
    private final Finder finder;
    private final CorrectionPane correction;
    private final MatrixActions actions;
    private final MatrixBar bar;
    private final Remembered remembered;
    private final Exports exports;
    private final StackPane centre = new StackPane();

    MatrixView(Workbench bench, MatrixTexts texts) {
        this.bench = bench;
        this.texts = texts;
        remembered = new Remembered(bench.desk().settings());
        model = new MatrixModel(bench.background(), MatrixView::onWindowThread, remembered.choice());
        pane = new MatrixPane(model, bench.palette()::get, texts);
        finder = new Finder(texts, this::goTo, pane::requestFocus);
        correction = new CorrectionPane(bench, texts, this::requestFocus);
        table = new CellTable(texts, bench.selection()::select, this::toggleTable);
        alike = new Alike(bench);
        alikeView = new AlikeView(bench, texts, alike, this::toggleAlike);
        exports = new Exports(bench.desk(), texts);
        ReadOnlyBooleanProperty editable = bench.desk().project().editing().possible();
        actions = new MatrixActions(this, model, texts, editable);
        bar = new MatrixBar(model, texts, actions);
        new MatrixKeys(pane, model, bench.selection());
        getStyleClass().add("matrix");
        URL style = MatrixView.class.getResource("/dev/assay/ui/matrix.css");
        if (style != null) getStylesheets().add(style.toExternalForm());
        table.node().setVisible(false);
        // Hidden, it claims no room; shown, it takes what is there.
        alikeView.setMinSize(0, 0);
        alikeView.setVisible(false);
        centre.getChildren()
                .addAll(
                        pane,
                        table.node(),
                        alikeView,
                        new Layer(finder, () -> false),
                        new Layer(correction, this::cursorAtTheRight));
        setTop(bar.node());
        setCenter(centre);
        addEventHandler(KeyEvent.KEY_PRESSED, actions::act);
        addEventHandler(KeyEvent.KEY_TYPED, actions::act);
        model.onChange(this::changed);
        bar.follow();
        follow(alike.pairs(), pairs -> bar.alike(pairs.size()));
        follow(bench.space(), this::show);
        follow(bench.selection().current(), model::follow);
        follow(bench.palette(), p -> pane.repaint());
        follow(editable, can -> {
            if (!can) correction.close();
        });
    }

    private void changed() {
        pane.repaint();
        bar.follow();
        remembered.choice(model.choice());
        Arrangement a = model.arrangement();
        if (a == null || !model.begun()) return;
        remembered.zoom(a.space().record().name(), model.x().pitch(), model.y().pitch());
        if (table.node().isVisible()) table.show(a, model.cursorRow(), model.cursorColumn());
    }

    /** The one place where what was computed elsewhere comes back to the window's thread. */
    static void onWindowThread(Runnable work) {
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
        if (other) {
            bar.clearFilter();
            correction.close();
        }
        if (other && space != null) {
            double[] zoom = remembered.zoom(space.record().name());
            model.startAt(zoom[0], zoom[1]);
        }
        model.show(space);
        alike.show(space);
    }

    MatrixActions actions() {
        return actions;
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
        else if (alikeView.isVisible()) alikeView.requestFocus();
        else pane.requestFocus();
    }

    void find() {
        Arrangement a = model.arrangement();
        if (a != null && pane.isVisible()) finder.open(a.space());
    }

    private @Nullable Place place() {
        Arrangement a = model.arrangement();
        if (a == null || alikeView.isVisible()) return null;
        boolean picture = pane.isVisible();
        return Place.of(
                a,
                picture ? model.cursorRow() : -1,
                picture ? model.cursorColumn() : -1,
                bench.selection().current().get());
    }

    /** Corrects what is at the cursor, or what is selected. */
    void correct(@Nullable Kind kind) {
        Place place = place();
        if (place != null) correction.open(place, kind);
    }

    /** Refuses, at once, what a count said of the cell at the cursor: undo takes it back. */
    void refuse() {
        Place place = place();
        if (place == null || place.counted().isEmpty()) return;
        List<Decision.Act> acts = Correction.refused(place);
        SpaceSnapshot before = place.space();
        String said = place.counted().stream().map(r -> r.mention().text()).collect(Collectors.joining(", "));
        String title = texts.get("refuse.done", said, place.event(), place.key());
        bench.desk()
                .project()
                .editing()
                .decide(title, before.record().name(), acts, texts.get("refuse.why", place.key()), entries -> {
                    SpaceSnapshot after = bench.space().get();
                    String changed =
                            after == null ? null : ChangeLines.figures(SnapshotChange.between(before, after), texts);
                    bench.desk().tell(new Notice(Notice.Tone.DONE, title, changed, texts.get("refuse.undo"), null));
                });
    }

    /** Shows only the chain at the cursor, or everything again. */
    void onlyChain() {
        Arrangement a = model.arrangement();
        if (a == null) return;
        Filter f = model.choice().filter();
        int chain = f.chain() >= 0 || model.cursorRow() < 0 || a.mode() == Mode.ENTITIES_ENTITIES
                ? -1
                : a.chain(model.cursorRow());
        model.choose(c -> c.with(new Filter(f.types(), f.speakers(), f.text(), chain)));
    }

    void export(Exports.Format format) {
        exports.export(format, model, bench.palette().get(), pane.getWidth(), pane.getHeight());
    }

    /** Copies what is selected, or the cell at the cursor. */
    void copy() {
        Arrangement a = model.arrangement();
        if (a == null) return;
        Selected what = bench.selection().current().get();
        if (what instanceof Selected.Nothing) what = model.at(model.cursorRow(), model.cursorColumn());
        String text = CopyText.of(a.space(), what, texts);
        if (!text.isEmpty()) bench.desk().outside().copy(text);
    }

    private void goTo(Selected found) {
        bench.selection().select(found);
        // Selecting the same again is no change, but someone who searched for it wants to see it.
        model.follow(found);
        pane.requestFocus();
    }

    /** Whether the cursor stands where at the right something over the picture would hide it. */
    private boolean cursorAtTheRight() {
        boolean seen = pane.isVisible() && model.cursorColumn() >= 0;
        double right = Scene.LABELS
                + model.x().position(model.cursorColumn())
                + model.x().pitch();
        return seen && right > pane.getWidth() - WIDTH - 16;
    }

    /** The picture, or the table that says the same. */
    void toggleTable() {
        Arrangement a = model.arrangement();
        boolean on = !table.node().isVisible() && a != null;
        instead(on, false);
        if (on && a != null) table.show(a, model.cursorRow(), model.cursorColumn());
        requestFocus();
    }

    /** The picture, or the names that look alike. */
    void toggleAlike() {
        instead(false, !alikeView.isVisible());
        requestFocus();
    }

    private void instead(boolean tableOn, boolean alikeOn) {
        correction.close();
        table.node().setVisible(tableOn);
        alikeView.setVisible(alikeOn);
        pane.setVisible(!tableOn && !alikeOn);
        bar.instead(tableOn, alikeOn);
    }

    /** Holds what opens over the picture at its upper right, or left where it would hide what it is about; lets everything else through. */
    private static final class Layer extends Region {
        private final Region held;
        private final BooleanSupplier left;

        Layer(Region held, BooleanSupplier left) {
            this.held = held;
            this.left = left;
            setPickOnBounds(false);
            getChildren().add(held);
        }

        @Override
        protected void layoutChildren() {
            double width = Math.min(WIDTH, getWidth() - 16);
            double height = Math.min(getHeight() - 16, held.prefHeight(width));
            double x = left.getAsBoolean() ? Scene.LABELS + 8 : getWidth() - width - 8;
            held.resizeRelocate(Math.max(8, x), 8, width, height);
        }
    }
}
