package dev.assay.ui.matrix;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.Event;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.matrix.Alike.Pair;
import dev.assay.ui.matrix.Alike.Side;
import dev.assay.ui.project.Editing;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.TypeBadge;
import java.util.List;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/** Rows that look alike: the pairs at the left, the sentences of the chosen two side by side, what one name for both would change. */
final class AlikeView extends BorderPane {
    private static final double PAIRS = 300;
    private static final double LINE = 44;

    private final Workbench bench;
    private final MatrixTexts texts;
    private final Alike model;
    private final Runnable close;
    private final ListView<Pair> list = new ListView<>();
    private final Column left;
    private final Column right;
    private final Label head = new Label();
    private final VBox change = new VBox();
    private final TextField why = new TextField();
    private final Button accept;
    private final Button refuse;
    private final Button swap;
    private @Nullable Pair shown;

    AlikeView(Workbench bench, MatrixTexts texts, Alike model, Runnable close) {
        this.bench = bench;
        this.texts = texts;
        this.model = model;
        this.close = close;
        left = new Column("matrix-alike-from");
        right = new Column("matrix-alike-to");
        accept = button("matrix-alike-accept", "alike.accept", () -> decide(true));
        refuse = button("matrix-alike-refuse", "alike.refuse", () -> decide(false));
        swap = button("matrix-alike-swap", "alike.swap", this::swap);
        accept.getStyleClass().add("accent");
        setId("matrix-alike");
        getStyleClass().add("matrix-alike");
        list.setId("matrix-alike-pairs");
        list.getStyleClass().add("matrix-alike-pairs");
        list.setAccessibleText(texts.get("alike.pairs"));
        list.setPrefWidth(PAIRS);
        list.setMinWidth(180);
        list.setFixedCellSize(LINE);
        list.setCellFactory(v -> new PairCell());
        Label none = new Label(texts.get("alike.none"));
        none.setWrapText(true);
        none.getStyleClass().add("matrix-notice");
        list.setPlaceholder(none);
        list.getSelectionModel().selectedItemProperty().addListener((o, was, now) -> choose(now));
        head.getStyleClass().addAll("matrix-alike-head", "small", "muted");
        head.setWrapText(true);
        head.setMaxWidth(Double.MAX_VALUE);
        setTop(head);
        setLeft(list);
        HBox sides = new HBox(left, right);
        HBox.setHgrow(left, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        setCenter(sides);
        setBottom(foot());
        // Before the list, which takes Escape and Enter for its own.
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        addEventHandler(KeyEvent.KEY_TYPED, this::typed);
        follow();
    }

    private void follow() {
        model.pairs().addListener((o, was, now) -> fill(now));
        ChangeListener<Object> able = (o, was, now) -> enable();
        editing().possible().addListener(able);
        fill(model.pairs().get());
    }

    private Editing editing() {
        return bench.desk().project().editing();
    }

    private VBox foot() {
        change.setId("matrix-alike-change");
        change.setMinHeight(40);
        why.setId("matrix-alike-why");
        why.setPromptText(texts.get("alike.why"));
        why.setAccessibleText(texts.get("alike.why"));
        why.setPrefWidth(360);
        HBox.setHgrow(why, Priority.SOMETIMES);
        HBox line = new HBox(8, accept, refuse, swap, why);
        line.setAlignment(Pos.CENTER_LEFT);
        VBox foot = new VBox(8, change, line);
        foot.getStyleClass().add("matrix-alike-foot");
        return foot;
    }

    private Button button(String id, String key, Runnable run) {
        Button button = new Button(texts.get(key));
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(e -> run.run());
        return button;
    }

    @Override
    public void requestFocus() {
        list.requestFocus();
    }

    /** Another derivation: the next pair stands where the last one was settled. */
    private void fill(List<Pair> pairs) {
        int at = Math.max(0, list.getSelectionModel().getSelectedIndex());
        list.getItems().setAll(pairs);
        head.setText(texts.get("alike.head", pairs.size()));
        if (pairs.isEmpty()) choose(null);
        else list.getSelectionModel().select(Math.min(at, pairs.size() - 1));
    }

    private void choose(@Nullable Pair pair) {
        shown = pair;
        why.clear();
        left.show(pair == null ? null : pair.space(), pair == null ? null : pair.from(), "alike.from");
        right.show(pair == null ? null : pair.space(), pair == null ? null : pair.to(), "alike.to");
        enable();
        if (pair == null) {
            change.getChildren().clear();
            return;
        }
        say(List.of(texts.get("change.working")));
        model.preview(
                pair,
                c -> {
                    if (shown == pair) say(ChangeLines.of(c, texts));
                },
                reason -> {
                    if (shown == pair) say(List.of(reason));
                });
    }

    private void enable() {
        boolean off = shown == null || !editing().possible().get();
        accept.setDisable(off);
        refuse.setDisable(off);
        swap.setDisable(shown == null);
    }

    private void say(List<String> lines) {
        change.getChildren().clear();
        for (String line : lines) {
            Label label = new Label(Visible.line(line, 300));
            label.getStyleClass().addAll("small", "muted");
            label.setWrapText(true);
            change.getChildren().add(label);
        }
    }

    private void swap() {
        Pair pair = shown;
        if (pair != null) choose(pair.swapped());
    }

    private void decide(boolean one) {
        Pair pair = shown;
        if (pair == null || !editing().possible().get()) return;
        Decision.Act act = one ? Alike.accept(pair) : Alike.refuse(pair);
        String standing = texts.get(one ? "alike.accept.why" : "alike.refuse.why", String.join(" ", pair.shared()));
        String reason = why.getText().isBlank() ? standing : why.getText().strip();
        String what = texts.get(
                one ? "alike.accept.done" : "alike.refuse.done",
                pair.from().key(),
                pair.to().key());
        list.requestFocus();
        editing().decide(what, pair.space().record().name(), List.of(act), reason, entries -> {});
    }

    private void key(KeyEvent e) {
        if (e.isShortcutDown() || e.isAltDown() || e.isMetaDown()) return;
        boolean writing = e.getTarget() instanceof TextInputControl;
        switch (e.getCode()) {
            case ESCAPE -> {
                if (writing) list.requestFocus();
                else close.run();
            }
            case ENTER -> {
                Pair pair = shown;
                if (pair == null || e.getTarget() instanceof Button) return;
                if (writing) decide(true);
                else bench.selection().select(new Selected.OfRow(pair.from().key()));
            }
            default -> {
                return;
            }
        }
        e.consume();
    }

    private void typed(KeyEvent e) {
        if (e.isShortcutDown() || e.isAltDown() || e.isMetaDown() || e.getTarget() instanceof TextInputControl) return;
        switch (e.getCharacter()) {
            case "a", "A" -> decide(true);
            case "k", "K" -> decide(false);
            case "s", "S" -> swap();
            case "w", "W" -> why.requestFocus();
            default -> {
                return;
            }
        }
        e.consume();
    }

    /** Two names, how often each is mentioned, and why they are proposed. */
    private final class PairCell extends ListCell<Pair> {
        @Override
        protected void updateItem(@Nullable Pair pair, boolean empty) {
            super.updateItem(pair, empty);
            setText(null);
            if (empty || pair == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            Label names = new Label(
                    texts.get("alike.pair", pair.from().key(), pair.to().key()));
            Label because = new Label(because(pair));
            because.getStyleClass().addAll("small", "muted");
            names.setMinWidth(0);
            because.setMinWidth(0);
            VBox box = new VBox(names, because);
            box.setMinWidth(0);
            box.setPrefWidth(10);
            box.setAlignment(Pos.CENTER_LEFT);
            setGraphic(box);
            setAccessibleText(names.getText() + ", " + because.getText());
        }

        private String because(Pair pair) {
            String shared = String.join(" ", pair.shared());
            return texts.get(pair.contained() ? "alike.contained" : "alike.shared", shared)
                    + " · "
                    + texts.get("alike.events", pair.from().events(), pair.to().events());
        }
    }

    /** One row and its sentences, the mention marked. */
    private final class Column extends VBox {
        private final Label role = new Label();
        private final HBox name = new HBox(8);
        private final ListView<Integer> sentences = new ListView<>();
        private @Nullable SpaceSnapshot space;
        private int row = -1;

        Column(String id) {
            sentences.setId(id);
            sentences.getStyleClass().add("matrix-alike-sentences");
            sentences.setAccessibleText(texts.get("alike.pairs"));
            sentences.setCellFactory(v -> new SentenceCell());
            role.getStyleClass().add("section-title");
            name.setAlignment(Pos.CENTER_LEFT);
            getStyleClass().add("matrix-alike-column");
            setMinWidth(0);
            setPrefWidth(200);
            VBox.setVgrow(sentences, Priority.ALWAYS);
            getChildren().addAll(role, name, sentences);
        }

        void show(@Nullable SpaceSnapshot in, @Nullable Side side, String roleKey) {
            setVisible(side != null);
            if (side == null || in == null) {
                sentences.getItems().clear();
                return;
            }
            space = in;
            row = in.rows().of(side.key());
            role.setText(texts.get(roleKey));
            Label key = new Label(side.key());
            key.getStyleClass().add("heading");
            key.setMinWidth(0);
            Label more = new Label(texts.get(side.hub() ? "alike.hub" : "alike.row", side.events()));
            more.getStyleClass().addAll("small", "muted");
            more.setMinWidth(Region.USE_PREF_SIZE);
            name.getChildren().setAll(new TypeBadge(side.type()), key, more);
            sentences.setAccessibleText(texts.get("alike.sentences", side.key()));
            sentences.getItems().setAll(side.sentences());
        }

        private final class SentenceCell extends ListCell<Integer> {
            @Override
            protected void updateItem(@Nullable Integer tick, boolean empty) {
                super.updateItem(tick, empty);
                setText(null);
                SpaceSnapshot in = space;
                if (empty || tick == null || in == null) {
                    setGraphic(null);
                    setAccessibleText(null);
                    return;
                }
                Event event = in.record().events().get(tick);
                String date = event.date() == null
                        ? texts.get("undated")
                        : texts.day(event.date().day());
                String speaker = event.speaker() == null ? "" : event.speaker();
                Label when = new Label(
                        texts.get("alike.said", Visible.line(event.id(), 40), date, Visible.line(speaker, 40)));
                when.getStyleClass().addAll("small", "muted");
                TextFlow flow = new TextFlow();
                for (Cells.Piece piece : Cells.marked(in, row, tick)) {
                    Text text = new Text(Visible.wrapped(piece.text()));
                    text.getStyleClass().add(piece.mention() ? "matrix-tip-mention" : "matrix-tip-said");
                    text.setUnderline(piece.mention());
                    flow.getChildren().add(text);
                }
                flow.prefWidthProperty().bind(sentences.widthProperty().subtract(34));
                setPrefWidth(0);
                setGraphic(new VBox(2, when, flow));
                setAccessibleText(when.getText() + ": " + event.text());
            }
        }
    }
}
