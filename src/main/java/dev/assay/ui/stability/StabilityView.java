package dev.assay.ui.stability;

import dev.assay.method.Stability;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Sign;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Chooses two runs; says how far they agree, which pairs of events come and go, what drifted, and what an alias would make of it. */
final class StabilityView extends BorderPane {
    private static final double PROPOSED = 330;

    private final Workbench bench;
    private final Texts texts;
    private final StabilityModel model;
    private final ComboBox<String> first = new ComboBox<>();
    private final ComboBox<String> second = new ComboBox<>();
    private final Label figure = new Label();
    private final Label counts = new Label();
    private final Label after = new Label();
    private final Label[] parts = {new Label(), new Label(), new Label()};
    private final OverlapBar bar = new OverlapBar();
    private final PairTable pairs;
    private final ProposalList proposals;
    private final DriftList drifts;
    private final TextField why = new TextField();
    private final Button accept = new Button();
    private final Button apart = new Button();
    private final Label notice = new Label();
    private final BorderPane body = new BorderPane();
    private final List<Action> actions;
    private boolean filling;
    private @Nullable Double before;

    StabilityView(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        model = new StabilityModel(bench, texts);
        pairs = new PairTable(
                texts, this::chosen, p -> bench.selection().select(new Selected.OfPair(id(p.one()), id(p.other()))));
        proposals = new ProposalList(texts, this::chosen, p -> bench.selection().select(new Selected.OfRow(p.to())));
        drifts = new DriftList(texts);
        ObservableBooleanValue always = new SimpleBooleanProperty(true);
        ObservableBooleanValue possible = bench.desk().project().editing().possible();
        actions = List.of(
                action("accept", "a", possible, this::accept),
                action("apart", "k", possible, this::apart),
                action("swap", "x", always, model::swap),
                action("why", "w", always, why::requestFocus));
        setId("stability");
        getStyleClass().add("stability");
        notice.setId("stability-notice");
        notice.getStyleClass().add("stability-notice");
        notice.setWrapText(true);
        notice.setMaxWidth(460);
        setTop(tools());
        setCenter(new StackPane(body, notice));
        body.setTop(headline());
        body.setLeft(proposed());
        body.setCenter(compared());
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        addEventHandler(KeyEvent.KEY_TYPED, this::act);
        model.runs().addListener((o, was, now) -> {
            fillRuns();
            show(model.comparison().get(), model.comparison().get());
        });
        model.first().addListener((o, was, now) -> fillRuns());
        model.second().addListener((o, was, now) -> fillRuns());
        model.comparison().addListener((o, was, now) -> show(was, now));
        bench.palette().addListener((o, was, now) -> bar.show(model.comparison().get(), now));
        bench.desk().project().editing().possible().addListener((o, was, now) -> enable());
        fillRuns();
        show(null, model.comparison().get());
    }

    private Action action(String id, String sign, ObservableBooleanValue enabled, Runnable run) {
        return new Action(
                "stability." + id,
                texts.get("stability.action." + id),
                Sign.of(sign),
                null,
                Action.Group.PERSPECTIVE,
                enabled,
                run);
    }

    List<Action> actions() {
        return actions;
    }

    @Override
    public void requestFocus() {
        if (model.comparison().get() == null) first.requestFocus();
        else if (proposals.getItems().isEmpty()) pairs.requestFocus();
        else proposals.requestFocus();
    }

    private HBox tools() {
        run(first, "stability-first", "stability.first");
        run(second, "stability-second", "stability.second");
        first.setOnAction(e -> {
            if (!filling) model.first().set(first.getValue());
        });
        second.setOnAction(e -> {
            if (!filling) model.second().set(second.getValue());
        });
        Button swap = new Button();
        swap.setId("stability-swap");
        swap.getStyleClass().add("icon-button");
        swap.setGraphic(new FontIcon("fth-repeat"));
        swap.setAccessibleText(texts.get("stability.action.swap"));
        swap.setTooltip(new Tooltip(texts.get("stability.swap.tip")));
        swap.setOnAction(e -> model.swap());
        HBox line = new HBox(8, label("stability.first"), first, swap, label("stability.second"), second);
        line.getStyleClass().add("stability-bar");
        return line;
    }

    private Label label(String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().addAll("small", "muted");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private void run(ComboBox<String> box, String id, String key) {
        box.setId(id);
        box.setAccessibleText(texts.get(key));
        box.setPrefWidth(220);
    }

    private VBox headline() {
        figure.setId("stability-j");
        figure.getStyleClass().add("stability-figure");
        figure.setMinWidth(Region.USE_PREF_SIZE);
        counts.setId("stability-counts");
        counts.setWrapText(true);
        after.setId("stability-after");
        after.setWrapText(true);
        after.getStyleClass().addAll("small", "muted");
        bar.setId("stability-overlap");
        HBox legend = new HBox();
        for (int i = 0; i < parts.length; i++) {
            parts[i].getStyleClass().addAll("small", "muted");
            parts[i].setMaxWidth(Double.MAX_VALUE);
            parts[i].setAlignment(i == 0 ? Pos.CENTER_LEFT : i == 1 ? Pos.CENTER : Pos.CENTER_RIGHT);
            HBox.setHgrow(parts[i], Priority.ALWAYS);
        }
        legend.getChildren().addAll(parts);
        VBox said = new VBox(4, counts, bar, legend, after);
        HBox.setHgrow(said, Priority.ALWAYS);
        said.setMinWidth(0);
        HBox line = new HBox(24, figure, said);
        line.setAlignment(Pos.TOP_LEFT);
        VBox box = new VBox(line);
        box.getStyleClass().add("stability-headline");
        return box;
    }

    private VBox proposed() {
        accept.setId("stability-accept");
        accept.setText(texts.get("stability.accept"));
        accept.getStyleClass().add("accent");
        accept.setOnAction(e -> accept());
        apart.setId("stability-apart");
        apart.setText(texts.get("stability.apart"));
        apart.setOnAction(e -> apart());
        accept.setMinWidth(Region.USE_PREF_SIZE);
        apart.setMinWidth(Region.USE_PREF_SIZE);
        why.setId("stability-why");
        why.setPromptText(texts.get("stability.why"));
        why.setAccessibleText(texts.get("stability.why"));
        VBox.setVgrow(proposals, Priority.ALWAYS);
        VBox foot = new VBox(8, why, new HBox(8, accept, apart));
        foot.getStyleClass().add("stability-foot");
        VBox box = new VBox(title("stability.proposals"), proposals, foot);
        box.getStyleClass().add("stability-proposed");
        box.setPrefWidth(PROPOSED);
        box.setMinWidth(240);
        return box;
    }

    private VBox compared() {
        VBox.setVgrow(pairs, Priority.ALWAYS);
        drifts.setMinHeight(150);
        drifts.setPrefHeight(220);
        Label sentences = title("stability.drifts");
        sentences.getStyleClass().add("below");
        return new VBox(title("stability.pairs"), pairs, sentences, drifts);
    }

    private Label title(String key) {
        Label title = new Label(texts.get(key));
        title.getStyleClass().addAll("section-title", "stability-title");
        title.setMaxWidth(Double.MAX_VALUE);
        return title;
    }

    private void fillRuns() {
        filling = true;
        first.getItems().setAll(model.runs().get());
        second.getItems().setAll(model.runs().get());
        first.setValue(model.first().get());
        second.setValue(model.second().get());
        filling = false;
    }

    private String id(int tick) {
        Comparison c = model.comparison().get();
        return c == null ? "" : c.id(tick);
    }

    private void show(@Nullable Comparison was, @Nullable Comparison c) {
        body.setVisible(c != null);
        notice.setVisible(c == null);
        notice.setText(texts.get(
                model.runs().get().isEmpty()
                        ? "stability.none"
                        : model.runs().get().size() < 2 ? "stability.one" : "stability.comparing"));
        bar.show(c, bench.palette().get());
        if (c == null) {
            before = null;
            return;
        }
        before = null;
        if (was != null && was.runA().equals(c.runA()) && was.runB().equals(c.runB())) {
            before = was.stability().jaccard();
        }
        Stability s = c.stability();
        figure.setText(texts.get("stability.j", jaccard(s.jaccard())));
        counts.setText(texts.get(
                "stability.counts",
                texts.number(s.both()),
                texts.number(c.either()),
                c.runA(),
                texts.number(c.pairsA()),
                c.runB(),
                texts.number(c.pairsB())));
        parts[0].setText(texts.get("stability.lost", texts.number(s.onlyA().size())));
        parts[1].setText(texts.get("stability.both", texts.number(s.both())));
        parts[2].setText(texts.get("stability.gained", texts.number(s.onlyB().size())));
        bar.setAccessibleText(String.join(", ", parts[0].getText(), parts[1].getText(), parts[2].getText()));
        pairs.show(c);
        proposals.show(c);
        drifts.show(c, List.of());
        after.setText("");
        if (!proposals.getItems().isEmpty()) chosen(proposals.getItems().getFirst());
        else if (!pairs.getItems().isEmpty()) chosen(pairs.getItems().getFirst());
        sayBefore(s);
        enable();
    }

    private void sayBefore(Stability now) {
        Double was = before;
        if (was != null && was != now.jaccard()) {
            after.setText(texts.get("stability.before", jaccard(was), jaccard(now.jaccard())));
        }
    }

    /** Three decimals, as the published figure. */
    static String jaccard(double j) {
        return String.format(Locale.ROOT, "%.3f", j);
    }

    private void chosen(Comparison.Pair pair) {
        Comparison c = model.comparison().get();
        if (c == null) return;
        drifts.show(c, pair.drifts().isEmpty() ? List.of(pair.one(), pair.other()) : ticks(pair.drifts()));
    }

    private static List<Integer> ticks(List<Stability.Drift> drifts) {
        return drifts.stream().map(Stability.Drift::tick).toList();
    }

    private void chosen(Comparison.Proposal proposal) {
        Comparison c = model.comparison().get();
        if (c == null) return;
        drifts.show(c, proposal.ticks());
        Stability then = proposal.after();
        after.setText(
                then == null
                        ? texts.get("stability.not-tried")
                        : texts.get(
                                "stability.after",
                                proposal.from(),
                                proposal.to(),
                                jaccard(then.jaccard()),
                                texts.number(then.both()),
                                texts.number(then.both()
                                        + then.onlyA().size()
                                        + then.onlyB().size())));
        enable();
    }

    private void enable() {
        boolean off = proposals.getSelectionModel().getSelectedItem() == null || !model.editable();
        accept.setDisable(off);
        apart.setDisable(off);
    }

    private void accept() {
        Comparison.Proposal p = proposals.getSelectionModel().getSelectedItem();
        if (p == null) return;
        String reason = why.getText();
        why.clear();
        model.accept(p, reason);
        requestFocus();
    }

    private void apart() {
        Comparison.Proposal p = proposals.getSelectionModel().getSelectedItem();
        if (p == null) return;
        String reason = why.getText();
        why.clear();
        model.keepApart(p, reason);
        requestFocus();
    }

    private void key(KeyEvent e) {
        if (!why.isFocused()) return;
        if (e.getCode() == KeyCode.ENTER) accept();
        else if (e.getCode() == KeyCode.ESCAPE) requestFocus();
        else return;
        e.consume();
    }

    private void act(KeyEvent e) {
        if (e.getTarget() instanceof TextInputControl) return;
        for (Action action : actions) {
            if (action.key() != null && action.key().match(e)) {
                if (action.fire()) e.consume();
                return;
            }
        }
    }
}
