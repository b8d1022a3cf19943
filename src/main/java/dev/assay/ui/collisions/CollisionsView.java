package dev.assay.ui.collisions;

import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Controls;
import dev.assay.ui.figure.FigureExport;
import dev.assay.ui.figure.Picker;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
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
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Banner, list of chains, graph with its table twin, and the path below; bound to the workbench. */
final class CollisionsView extends BorderPane {
    private final Workbench bench;
    private final Texts texts;
    private final CollisionsModel model;
    private final GraphPane graph;
    private final LinkTable table;
    private final ChainList chains;
    private final PathView path;
    private final Picker picker;
    private final Label title = new Label();
    private final Label shown = new Label();
    private final Label notice = new Label();
    private final MenuButton extent = new MenuButton();
    private final ToggleButton pairs = new ToggleButton();
    private final ToggleButton twin = new ToggleButton();
    private final Button hide = new Button();
    private final StackPane figure = new StackPane();

    CollisionsView(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        model = new CollisionsModel(bench.background(), bench.desk().work().window());
        graph = new GraphPane(model, bench.selection(), bench.palette()::get, texts);
        table = new LinkTable(texts, bench.selection()::select);
        chains = new ChainList(model, texts);
        path = new PathView(
                texts,
                this::swap,
                this::copy,
                id -> bench.selection().select(new Selected.OfEvent(id)),
                key -> bench.selection().select(new Selected.OfRow(key)),
                model::toggleHidden);
        picker = new Picker(
                "collisions-hide-field", texts.get("collisions.hide"), model::toggleHidden, this::requestFocus);
        getStyleClass().addAll("collisions", "perspective");
        getStylesheets()
                .add(Objects.requireNonNull(CollisionsView.class.getResource("/dev/assay/ui/collisions.css"))
                        .toExternalForm());
        table.node().setVisible(false);
        notice.getStyleClass().add("figure-notice");
        notice.setWrapText(true);
        figure.getChildren().addAll(graph, table.node(), notice, picker);
        figure.setMinSize(0, 0);
        VBox.setVgrow(figure, Priority.ALWAYS);
        VBox middle = new VBox(bar(), figure, path);
        middle.setMinWidth(0);
        setTop(banner());
        setLeft(chains);
        setCenter(middle);
        model.board().addListener((o, was, now) -> show(now));
        bench.space().addListener((o, was, now) -> model.show(now));
        bench.selection().current().addListener((o, was, now) -> model.follow(now));
        bench.palette().addListener((o, was, now) -> graph.repaint());
        show(null);
        model.show(bench.space().get());
        model.follow(bench.selection().current().get());
    }

    private HBox banner() {
        Label said = new Label(texts.get("collisions.banner"));
        said.setWrapText(true);
        said.setMinHeight(USE_PREF_SIZE);
        said.getStyleClass().add("medium");
        HBox banner = new HBox(8, new FontIcon("fth-info"), said);
        banner.setId("collisions-banner");
        banner.getStyleClass().add("claim");
        return banner;
    }

    private HBox bar() {
        title.getStyleClass().add("strong");
        title.setMinWidth(USE_PREF_SIZE);
        shown.getStyleClass().addAll("muted", "small");
        shown.setMinWidth(0);
        extent.setId("collisions-extent");
        ToggleGroup group = new ToggleGroup();
        for (Extent e : Extent.values()) {
            RadioMenuItem item = new RadioMenuItem(texts.get(e.textKey()));
            item.setToggleGroup(group);
            item.setUserData(e);
            item.setOnAction(x -> model.change(s -> s.withExtent(e)));
            extent.getItems().add(item);
        }
        extent.setAccessibleText(texts.get("collisions.extent"));
        pairs.setId("collisions-pairs");
        pairs.setText(texts.get("collisions.pairs.all"));
        pairs.setOnAction(e -> model.change(s -> s.withAllPairs(pairs.isSelected())));
        hide.setId("collisions-hide");
        hide.setText(texts.get("collisions.hide.button"));
        hide.setGraphic(new FontIcon("fth-eye-off"));
        hide.setOnAction(e -> pick());
        twin.setId("collisions-table-button");
        twin.setText(texts.get("collisions.table"));
        twin.setOnAction(e -> twin(twin.isSelected()));
        Button export = new Button("", new FontIcon("fth-share"));
        export.setId("collisions-export");
        export.setAccessibleText(texts.get("collisions.export-figure"));
        Controls.tip(export, texts.get("collisions.export-figure"));
        export.setOnAction(e -> export());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        for (Region r : List.of(extent, pairs, hide, twin, export)) r.setMinWidth(USE_PREF_SIZE);
        // Where there is no room beside each other they stand in two rows; nothing is pushed out of the window.
        FlowPane tools = new FlowPane(8, 4, extent, pairs, hide, twin, export);
        tools.setPrefWrapLength(10_000);
        tools.setAlignment(Pos.CENTER_RIGHT);
        HBox.setHgrow(tools, Priority.SOMETIMES);
        HBox bar = new HBox(8, title, shown, gap, tools);
        bar.setMinHeight(USE_PREF_SIZE);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("figure-bar");
        return bar;
    }

    private void show(@Nullable Board b) {
        boolean any = b != null && (b.chosen() >= 0 || b.state().alone());
        boolean alone = b != null && (b.state().alone() || (b.chosen() < 0 && b.alone().length > 0));
        notice.setVisible(!any && !alone);
        notice.setText(b == null ? texts.get("collisions.empty") : texts.get("collisions.none"));
        if (b == null) {
            title.setText("");
            shown.setText("");
            graph.setVisible(false);
            table.node().setVisible(false);
            path.setVisible(false);
            path.setManaged(false);
            return;
        }
        chains.show(b);
        table.show(b);
        path.show(b);
        path.setVisible(true);
        path.setManaged(true);
        boolean asTable = twin.isSelected() || alone;
        graph.setVisible(!asTable && b.chosen() >= 0);
        table.node().setVisible(asTable);
        if (alone) {
            title.setText(texts.get("collisions.alone.title"));
            shown.setText(texts.count("collisions.alone", b.alone().length));
        } else if (b.chosen() >= 0) {
            int[] events = b.events();
            title.setText(texts.get("collisions.chain", b.chosen() + 1));
            shown.setText(texts.get(
                    b.graph().singles() == events.length ? "collisions.shown.all" : "collisions.shown",
                    texts.number(b.graph().singles()),
                    texts.number(events.length),
                    b.id(events[0]),
                    b.id(events[events.length - 1])));
        } else {
            title.setText("");
            shown.setText("");
        }
        extent.setText(
                texts.get("collisions.extent.now", texts.get(b.state().extent().textKey())));
        extent.getItems()
                .forEach(i -> ((RadioMenuItem) i)
                        .setSelected(i.getUserData() == b.state().extent()));
        pairs.setSelected(b.state().allPairs());
    }

    @Override
    public void requestFocus() {
        if (table.node().isVisible()) table.node().requestFocus();
        else graph.requestFocus();
    }

    private void pick() {
        Board b = model.board().get();
        if (b == null || b.chosen() < 0) return;
        picker.open(
                CollisionsModel.hideable(b),
                key -> texts.get(
                        b.state().hidden().contains(key) ? "collisions.hide.hidden" : "collisions.hide.line",
                        key,
                        texts.number(
                                b.space().incidence().eventsOf(b.space().rows().of(key)))));
    }

    private void twin(boolean on) {
        twin.setSelected(on);
        show(model.board().get());
        requestFocus();
    }

    private void swap() {
        if (bench.selection().current().get() instanceof Selected.OfPair p) {
            bench.selection().select(new Selected.OfPair(p.other(), p.one()));
        }
    }

    private void copy() {
        Board b = model.board().get();
        PathReport report = b == null ? null : b.path();
        if (report != null) bench.desk().outside().copy(report.lines());
    }

    private void alone() {
        model.change(ViewState::withAlone);
        requestFocus();
    }

    private void export() {
        Board b = model.board().get();
        if (b == null || b.chosen() < 0) return;
        double[] size = CollisionsPicture.size(b.layout());
        FigureExport.ask(
                bench.desk(),
                texts,
                CollisionsPicture.figure(b, bench.palette().get(), texts),
                "collisions",
                texts.get(
                        "collisions.figure", b.chosen() + 1, b.space().record().name()),
                size[0],
                size[1]);
    }

    CollisionsModel model() {
        return model;
    }

    GraphPane graph() {
        return graph;
    }

    PathView path() {
        return path;
    }

    List<Action> actions() {
        BooleanBinding there = model.board().isNotNull();
        BooleanBinding pair = Bindings.createBooleanBinding(
                () -> bench.selection().current().get() instanceof Selected.OfPair,
                bench.selection().current());
        BooleanBinding hidden = Bindings.createBooleanBinding(
                () -> {
                    Board b = model.board().get();
                    return b != null && !b.state().hidden().isEmpty();
                },
                model.board());
        return List.of(
                action(
                        "collisions.pair",
                        new KeyCodeCombination(KeyCode.ENTER, KeyCombination.SHIFT_DOWN),
                        there,
                        graph::pair),
                action("collisions.swap-ends", new KeyCodeCombination(KeyCode.X), pair, this::swap),
                action(
                        "collisions.copy-path",
                        new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                        pair,
                        this::copy),
                action("collisions.hide-links", new KeyCodeCombination(KeyCode.H), there, this::pick),
                action(
                        "collisions.show-links",
                        new KeyCodeCombination(KeyCode.H, KeyCombination.SHIFT_DOWN),
                        hidden,
                        () -> model.change(s -> s.withHidden(List.of()))),
                action(
                        "collisions.step-back",
                        new KeyCodeCombination(KeyCode.BACK_SPACE),
                        model.canStepBack(),
                        model::stepBack),
                action(
                        "collisions.step-forward",
                        new KeyCodeCombination(KeyCode.BACK_SPACE, KeyCombination.SHIFT_DOWN),
                        model.canStepForward(),
                        model::stepForward),
                action(
                        "collisions.all-pairs",
                        new KeyCodeCombination(KeyCode.P),
                        there,
                        () -> model.change(s -> s.withAllPairs(!s.allPairs()))),
                action("collisions.next-extent", new KeyCodeCombination(KeyCode.E), there, this::nextExtent),
                action(
                        "collisions.next-chain",
                        new KeyCodeCombination(KeyCode.PAGE_DOWN),
                        there,
                        () -> model.stepChain(1)),
                action(
                        "collisions.last-chain",
                        new KeyCodeCombination(KeyCode.PAGE_UP),
                        there,
                        () -> model.stepChain(-1)),
                action("collisions.list-alone", new KeyCodeCombination(KeyCode.A), there, this::alone),
                action("collisions.centre", new KeyCodeCombination(KeyCode.F), there, graph::centre),
                action("collisions.fit", new KeyCodeCombination(KeyCode.DIGIT0), there, graph::fit),
                action(
                        "collisions.zoom-in",
                        new KeyCodeCombination(KeyCode.UP, KeyCombination.SHIFT_DOWN),
                        there,
                        () -> graph.zoom(true)),
                action(
                        "collisions.zoom-out",
                        new KeyCodeCombination(KeyCode.DOWN, KeyCombination.SHIFT_DOWN),
                        there,
                        () -> graph.zoom(false)),
                action("collisions.twin", new KeyCodeCombination(KeyCode.T), there, () -> twin(!twin.isSelected())),
                action(
                        "collisions.export-figure",
                        new KeyCodeCombination(KeyCode.E, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                        there,
                        this::export));
    }

    private void nextExtent() {
        Extent[] all = Extent.values();
        model.change(s -> s.withExtent(all[(s.extent().ordinal() + 1) % all.length]));
    }

    private Action action(
            String id, KeyCombination key, javafx.beans.value.ObservableBooleanValue enabled, Runnable run) {
        return new Action(id, texts.get(id), key, null, Action.Group.PERSPECTIVE, enabled, run);
    }
}
