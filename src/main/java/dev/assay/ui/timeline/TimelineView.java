package dev.assay.ui.timeline;

import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Controls;
import dev.assay.ui.figure.Figure;
import dev.assay.ui.figure.FigureExport;
import dev.assay.ui.figure.Picker;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Tool bar, the two clocks and their table twin; bound to the workbench. */
final class TimelineView extends BorderPane {
    private final Workbench bench;
    private final Texts texts;
    private final TimelineModel model;
    private final TimelinePane pane;
    private final ClockTable table;
    private final Picker picker;
    private final ToggleButton[] zooms = new ToggleButton[Zoom.values().length];
    private final MenuButton times = new MenuButton();
    private final Button pins = new Button();
    private final Label range = new Label();
    private final Label out = new Label();
    private final Button next = new Button();
    private final ToggleButton twin = new ToggleButton();
    private final Label notice = new Label();
    private final SimpleBooleanProperty there = new SimpleBooleanProperty();

    TimelineView(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        model = new TimelineModel(bench.background(), bench.desk().work().window(), this::remembered);
        pane = new TimelinePane(model, bench.selection(), bench.palette()::get, texts);
        table = new ClockTable(texts, bench.selection()::select);
        picker = new Picker("timeline-pin-field", texts.get("timeline.pin"), model::pin, this::requestFocus);
        getStyleClass().addAll("timeline", "perspective");
        table.node().setVisible(false);
        notice.getStyleClass().add("figure-notice");
        notice.setWrapText(true);
        StackPane centre = new StackPane(pane, table.node(), notice, picker);
        centre.setMinSize(0, 0);
        setTop(bar());
        setCenter(centre);
        model.onChange(this::show);
        bench.space().addListener((o, was, now) -> model.show(now));
        bench.selection().current().addListener((o, was, now) -> model.follow(now));
        bench.palette().addListener((o, was, now) -> pane.repaint());
        model.show(bench.space().get());
        model.follow(bench.selection().current().get());
        show();
    }

    private @Nullable Remembered remembered(String space) {
        Opened opened = bench.desk().project().opened().get();
        return opened == null
                ? null
                : new Remembered(bench.desk().settings(), opened.snapshot().id(), space);
    }

    private HBox bar() {
        HBox zoom = new HBox();
        zoom.setAlignment(Pos.CENTER_LEFT);
        ToggleGroup group = new ToggleGroup();
        for (Zoom z : Zoom.values()) {
            ToggleButton button = new ToggleButton(texts.get(z.textKey()));
            button.setId("timeline-zoom-" + z.ordinal());
            button.setToggleGroup(group);
            button.setMinWidth(USE_PREF_SIZE);
            int last = Zoom.values().length - 1;
            button.getStyleClass()
                    .add(z.ordinal() == 0 ? "left-pill" : z.ordinal() == last ? "right-pill" : "center-pill");
            button.setOnAction(e -> {
                button.setSelected(true);
                model.zoom(z);
            });
            zooms[z.ordinal()] = button;
            zoom.getChildren().add(button);
        }
        pins.setId("timeline-pins");
        pins.setGraphic(new FontIcon("fth-map-pin"));
        pins.setAccessibleText(texts.get("timeline.pin"));
        pins.setOnAction(e -> pick());
        times.setId("timeline-times");
        times.setAccessibleText(texts.get("timeline.times"));
        ToggleGroup which = new ToggleGroup();
        for (Times t : Times.values()) {
            RadioMenuItem item = new RadioMenuItem(texts.get(t.textKey()));
            item.setToggleGroup(which);
            item.setUserData(t);
            item.setOnAction(e -> model.change(f -> f.with(t)));
            times.getItems().add(item);
        }
        range.getStyleClass().addAll("muted", "small");
        Controls.mayShorten(range);
        Controls.mayShorten(pins);
        out.setId("timeline-out");
        out.getStyleClass().addAll("medium", "small");
        out.setMinWidth(USE_PREF_SIZE);
        next.setId("timeline-next");
        next.setText(texts.get("timeline.next"));
        next.setAccessibleText(texts.get("timeline.next-out"));
        next.setOnAction(e -> pane.nextOut());
        twin.setId("timeline-table-button");
        twin.setText(texts.get("timeline.table"));
        twin.setOnAction(e -> twin(twin.isSelected()));
        Button export = new Button("", new FontIcon("fth-share"));
        export.setId("timeline-export");
        export.setAccessibleText(texts.get("timeline.export-figure"));
        Controls.tip(export, texts.get("timeline.export-figure"));
        export.setOnAction(e -> export());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        for (Region r : List.of(times, next, twin, export)) r.setMinWidth(USE_PREF_SIZE);
        pins.setMinWidth(60);
        HBox bar = new HBox(8, zoom, pins, times, range, gap, out, next, twin, export);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("figure-bar");
        return bar;
    }

    private void show() {
        Clockwork c = model.clock();
        Frame f = model.frame();
        boolean any = c != null && f != null && c.events() > 0;
        there.set(any);
        notice.setVisible(!any);
        notice.setText(texts.get("timeline.empty"));
        pane.setVisible(any && !twin.isSelected());
        table.node().setVisible(any && twin.isSelected());
        table.show(c, model.cursor());
        if (c == null || f == null) {
            range.setText("");
            out.setText("");
            next.setDisable(true);
            return;
        }
        for (Zoom z : Zoom.values()) zooms[z.ordinal()].setSelected(z == f.zoom());
        times.setText(texts.get("timeline.times.now", texts.get(f.times().textKey())));
        times.getItems().forEach(i -> ((RadioMenuItem) i).setSelected(i.getUserData() == f.times()));
        pins.setText(
                model.pinned().isEmpty()
                        ? texts.get("timeline.pin.button")
                        : texts.get("timeline.pin.now", String.join(", ", model.pinned())));
        range.setText(range(c, f));
        int n = c.lit().cardinality();
        out.setText(n == 0 ? texts.get("timeline.out.none") : texts.count("timeline.out", n));
        out.getStyleClass().removeAll("danger-text", "muted");
        out.getStyleClass().add(n == 0 ? "muted" : "danger-text");
        out.setGraphic(n == 0 ? null : dev.assay.ui.theme.Mark.FALSIFIED.node(11));
        next.setDisable(n == 0);
    }

    private String range(Clockwork c, Frame f) {
        int first = Math.clamp((long) Math.ceil(f.t0()), 0, Math.max(0, c.events() - 1));
        int last = Math.clamp((long) Math.floor(f.t1()), 0, Math.max(0, c.events() - 1));
        if (c.events() == 0) return "";
        return texts.get(
                "collisions.stretch", c.event(first).id(), c.event(last).id());
    }

    @Override
    public void requestFocus() {
        if (table.node().isVisible()) table.node().requestFocus();
        else pane.requestFocus();
    }

    private void pick() {
        Clockwork c = model.clock();
        if (c == null) return;
        var b = c.space().incidence();
        List<String> rows = IntStream.range(0, b.rows())
                .filter(r -> b.eventsOf(r) > 0)
                .boxed()
                .sorted((x, y) -> b.eventsOf(x) != b.eventsOf(y)
                        ? Integer.compare(b.eventsOf(y), b.eventsOf(x))
                        : Integer.compare(x, y))
                .map(r -> c.space().rows().key(r))
                .toList();
        picker.open(
                rows,
                key -> texts.get(
                        model.pinned().contains(key) ? "timeline.pin.off" : "collisions.hide.line",
                        key,
                        texts.number(b.eventsOf(c.space().rows().of(key)))));
    }

    private void pinLane() {
        String row = model.lane();
        if (row != null) model.pin(row);
    }

    private void twin(boolean on) {
        twin.setSelected(on);
        show();
        requestFocus();
    }

    private void nextTimes() {
        Times[] all = Times.values();
        model.change(f -> f.with(all[(f.times().ordinal() + 1) % all.length]));
    }

    private void nextZoom() {
        Frame f = model.frame();
        Zoom[] all = Zoom.values();
        if (f != null) model.zoom(all[(f.zoom().ordinal() + 1) % all.length]);
    }

    private void export() {
        @Nullable Figure figure = TimelinePicture.figure(model, bench.palette().get(), texts);
        Clockwork c = model.clock();
        if (figure == null || c == null) return;
        String title = texts.get("timeline.figure", c.space().record().name());
        FigureExport.ask(
                bench.desk(),
                texts,
                figure,
                "timeline",
                title,
                Math.max(900, pane.getWidth()),
                Math.max(560, pane.getHeight()));
    }

    TimelineModel model() {
        return model;
    }

    TimelinePane pane() {
        return pane;
    }

    List<Action> actions() {
        return List.of(
                action("timeline.next-of-lane", key(KeyCode.PERIOD), () -> pane.along(1)),
                action("timeline.last-of-lane", key(KeyCode.COMMA), () -> pane.along(-1)),
                action("timeline.next-out", key(KeyCode.D), pane::nextOut),
                action("timeline.centre", key(KeyCode.F), model::centre),
                action("timeline.pin-lane", key(KeyCode.P), this::pinLane),
                action("timeline.pin", key(KeyCode.A), this::pick),
                action("timeline.next-times", key(KeyCode.S), this::nextTimes),
                action("timeline.next-zoom", key(KeyCode.Z), this::nextZoom),
                action("timeline.zoom-in", key(KeyCode.UP, KeyCombination.SHIFT_DOWN), () -> pane.zoom(true)),
                action("timeline.zoom-out", key(KeyCode.DOWN, KeyCombination.SHIFT_DOWN), () -> pane.zoom(false)),
                action("timeline.all", key(KeyCode.DIGIT0), model::all),
                action("timeline.twin", key(KeyCode.T), () -> twin(!twin.isSelected())),
                action(
                        "timeline.export-figure",
                        key(KeyCode.E, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                        this::export));
    }

    private static KeyCombination key(KeyCode code, KeyCombination.Modifier... modifiers) {
        return new KeyCodeCombination(code, modifiers);
    }

    private Action action(String id, KeyCombination key, Runnable run) {
        return new Action(id, texts.get(id), key, null, Action.Group.PERSPECTIVE, there, run);
    }
}
