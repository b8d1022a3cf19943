package dev.assay.ui.ledger;

import dev.assay.method.BeliefLine;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Keys;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.net.URL;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Bar, table, line of belief with what changed and how it stood, graph, refusals and chain; and the forms. */
final class LedgerView extends BorderPane {
    private static final double SIDE = 384;
    private static final double PICTURE = 330;
    private static final int SOME_REFUSED = 20;

    private final Workbench bench;
    private final Texts texts;
    private final LedgerModel model;
    private final Map<LedgerModel.Tab, ToggleButton> tabs = new EnumMap<>(LedgerModel.Tab.class);
    private final Label name = new Label();
    private final Button falsify;
    private final Button retract;
    private final Button capture;
    private final FactsTable table;
    private final Painted belief = new Painted("ledger-belief");
    private final Painted graph = new Painted("ledger-graph");
    private final ChangesPane changes;
    private final TimesPane times;
    private final RefusedPane someRefused;
    private final RefusedPane allRefused;
    private final ChainPane chain;
    private final BorderPane line = new BorderPane();
    private final ScrollPane beliefScroll;
    private final Node graphNode;
    private final Node refusedNode;
    private final Node chainNode;
    private final Label empty = new Label();
    private final LedgerActions actions;
    private @Nullable FormPane form;
    private boolean acted;

    LedgerView(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        model = new LedgerModel(bench, texts);
        actions = new LedgerActions(texts, this::form, this::verify, model::tab);
        setId("ledger");
        getStyleClass().add("ledger");
        URL style = LedgerView.class.getResource("/dev/assay/ui/ledger.css");
        if (style != null) getStylesheets().add(style.toExternalForm());
        table = new FactsTable(bench, model, texts);
        changes = new ChangesPane(bench, model, texts);
        times = new TimesPane(bench, model, texts);
        someRefused = new RefusedPane(bench, model, texts, SOME_REFUSED);
        allRefused = new RefusedPane(bench, model, texts, 500);
        chain = new ChainPane(bench, model, texts);
        capture = button("ledger-capture", "ledger.form.capture", "C", () -> form(FormPane.Kind.CAPTURE));
        falsify = button("ledger-falsify", "ledger.form.falsify", "F", () -> form(FormPane.Kind.FALSIFY));
        retract = button("ledger-retract", "ledger.form.retract", "R", () -> form(FormPane.Kind.RETRACT));
        beliefScroll = scroll(belief);
        beliefScroll.setMinHeight(120);
        VBox side = new VBox(times, someRefused);
        ScrollPane sideScroll = scroll(side);
        sideScroll.getStyleClass().add("ledger-side");
        sideScroll.setMinWidth(SIDE);
        sideScroll.setPrefWidth(SIDE);
        sideScroll.setMaxWidth(SIDE);
        line.setTop(beliefScroll);
        line.setCenter(scroll(changes));
        line.setRight(sideScroll);
        graphNode = scroll(graph);
        refusedNode = scroll(allRefused);
        chainNode = scroll(chain);
        empty.getStyleClass().add("ledger-empty");
        empty.setWrapText(true);
        empty.setId("ledger-empty");
        setTop(bar());
        addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            pressed(e);
            acted = e.isConsumed();
        });
        addEventFilter(KeyEvent.KEY_TYPED, e -> {
            // The sign of a key that acted when it was pressed is nobody's.
            if (acted) e.consume();
            else if (!(e.getTarget() instanceof TextInputControl)) Keys.act(actions.all(), e);
        });
        widthProperty().addListener((o, was, now) -> narrow(sideScroll, now.doubleValue()));
        model.onChange(this::refresh);
        bench.space().addListener((o, was, now) -> {
            close();
            model.show(now);
        });
        bench.desk()
                .project()
                .asOf()
                .addListener((o, was, now) -> model.show(bench.space().get()));
        bench.selection().current().addListener((o, was, now) -> model.follow(now));
        bench.palette().addListener((o, was, now) -> draw());
        bench.desk().project().editing().possible().addListener((o, was, now) -> enable());
        model.show(bench.space().get());
        refresh();
    }

    /** Everything that can be done here. */
    List<Action> actions() {
        return actions.all();
    }

    LedgerModel model() {
        return model;
    }

    private static void narrow(ScrollPane side, double width) {
        double w = width < 1000 ? 320 : SIDE;
        side.setMinWidth(w);
        side.setPrefWidth(w);
        side.setMaxWidth(w);
    }

    private static ScrollPane scroll(Node content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("ledger-scroll");
        return scroll;
    }

    private Button button(String id, String key, String letter, Runnable run) {
        Label k = new Label(letter);
        k.getStyleClass().add("key");
        Button b = new Button(texts.get(key), k);
        b.setContentDisplay(ContentDisplay.RIGHT);
        b.setId(id);
        b.setMinWidth(Region.USE_PREF_SIZE);
        b.setOnAction(e -> run.run());
        return b;
    }

    private HBox bar() {
        ToggleGroup group = new ToggleGroup();
        HBox left = new HBox();
        left.setAlignment(Pos.CENTER_LEFT);
        for (LedgerModel.Tab t : LedgerModel.Tab.values()) {
            ToggleButton b = new ToggleButton();
            b.setId("ledger-tab-" + t.name().toLowerCase(java.util.Locale.ROOT));
            b.setToggleGroup(group);
            b.setMinWidth(Region.USE_PREF_SIZE);
            b.setOnAction(e -> {
                b.setSelected(true);
                close();
                model.tab(t);
            });
            tabs.put(t, b);
            left.getChildren().add(b);
        }
        name.getStyleClass().addAll("mono", "muted");
        name.setMinWidth(0);
        name.setId("ledger-name");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button verify = button("ledger-verify", "ledger.verify", "V", this::verify);
        HBox bar = new HBox(8, left, name, gap, capture, falsify, retract, verify);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("ledger-bar");
        return bar;
    }

    private void verify() {
        close();
        model.tab(LedgerModel.Tab.CHAIN);
        model.verify();
    }

    private void form(FormPane.Kind kind) {
        if (model.space() == null
                || !bench.desk().project().editing().possible().get()) return;
        Event about = model.selectedEvent();
        if (kind != FormPane.Kind.CAPTURE && about == null) return;
        FormPane next = new FormPane(bench, model, texts, kind, about, this::close);
        form = next;
        refresh();
        // Its fields lie in a scroll pane, which takes them in only when it is styled; before, they cannot have the
        // focus.
        next.applyCss();
        next.layout();
        next.begin();
    }

    private void close() {
        if (form == null) return;
        form = null;
        refresh();
        focusMain();
    }

    void focusMain() {
        if (form != null) form.begin();
        else if (model.tab() == LedgerModel.Tab.FACTS) table.requestFocus();
        else if (model.tab() == LedgerModel.Tab.LINE) belief.requestFocus();
        else if (model.tab() == LedgerModel.Tab.GRAPH) graph.requestFocus();
        else {
            ToggleButton tab = tabs.get(model.tab());
            if (tab != null) tab.requestFocus();
        }
    }

    private void refresh() {
        for (LedgerModel.Tab t : LedgerModel.Tab.values()) {
            ToggleButton b = tabs.get(t);
            if (b == null) continue;
            String says = texts.get("ledger.tab." + t.name().toLowerCase(java.util.Locale.ROOT));
            if (t == LedgerModel.Tab.FACTS)
                says += " " + texts.number(model.facts().size());
            if (t == LedgerModel.Tab.REFUSED)
                says += " " + texts.number(model.refused().size());
            b.setText(says);
            b.setAccessibleText(says);
            b.setSelected(form == null && t == model.tab());
        }
        EventKey selected = model.selected();
        name.setText(selected == null ? "" : Visible.line(selected.event(), 40));
        table.refreshFacts();
        changes.refresh();
        times.refresh();
        someRefused.refresh();
        allRefused.refresh();
        chain.refresh();
        enable();
        draw();
        Node next = content();
        if (getCenter() != next) setCenter(next);
    }

    private Node content() {
        if (form != null) return form;
        boolean none = model.facts().isEmpty() && model.selected() == null;
        if (none && (model.tab() == LedgerModel.Tab.LINE || model.tab() == LedgerModel.Tab.GRAPH)) {
            empty.setText(texts.get(model.space() == null ? "ledger.empty.space" : "ledger.empty"));
            return empty;
        }
        return switch (model.tab()) {
            case FACTS -> table;
            case LINE -> line;
            case GRAPH -> graphNode;
            case REFUSED -> refusedNode;
            case CHAIN -> chainNode;
        };
    }

    private void enable() {
        boolean possible = bench.desk().project().editing().possible().get();
        actions.follow(model, possible, form != null);
        capture.setDisable(!possible || model.space() == null);
        boolean about = model.selectedEvent() != null;
        falsify.setDisable(!possible || !about);
        retract.setDisable(!possible || !(model.selectedEvent() instanceof Fact));
    }

    private void draw() {
        BeliefLine of = model.line();
        BeliefLine all = model.graph();
        if (of == null || all == null) return;
        double height = BeliefPicture.height(of);
        belief.show(
                height,
                (pen, width) -> new BeliefPicture(
                                of,
                                bench.palette().get(),
                                texts,
                                model::standing,
                                model.a().validAt(),
                                model.b().validAt(),
                                width)
                        .draw(pen, model.a().validAt(), model.b().validAt()),
                texts.get(
                        "ledger.belief.spoken",
                        texts.number(of.beliefs().size()),
                        texts.number(of.turns().size())));
        beliefScroll.setPrefHeight(Math.min(PICTURE, height + 2));
        beliefScroll.setMaxHeight(Math.min(PICTURE, height + 2));
        graph.show(
                GraphPicture.height(all),
                (pen, width) -> new GraphPicture(all, bench.palette().get(), texts, model::standing)
                        .draw(pen, width, model.selectedEvent()),
                texts.get(
                        "ledger.graph.spoken",
                        texts.number(all.beliefs().size()),
                        texts.number(all.turns().size())));
    }

    /** Moves along the line, or in the graph. */
    private boolean step(int by) {
        BeliefLine of = model.tab() == LedgerModel.Tab.GRAPH ? model.graph() : model.line();
        EventKey selected = model.selected();
        if (of == null || selected == null) return false;
        for (int i = 0; i < of.beliefs().size(); i++) {
            if (!EventKey.of(of.beliefs().get(i).event()).equals(selected)) continue;
            int to = i + by;
            if (to < 0 || to >= of.beliefs().size()) return false;
            model.select(EventKey.of(of.beliefs().get(to).event()));
            return true;
        }
        return false;
    }

    private void pressed(KeyEvent e) {
        if (e.getTarget() instanceof TextInputControl || form != null) return;
        if (e.isShortcutDown() || e.isAltDown() || e.isMetaDown()) return;
        boolean picture = belief.isFocused() || graph.isFocused();
        KeyCode code = e.getCode();
        if (code != KeyCode.UP && code != KeyCode.DOWN) return;
        if (picture && step(code == KeyCode.UP ? -1 : 1)) e.consume();
    }
}
