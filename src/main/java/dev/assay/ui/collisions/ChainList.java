package dev.assay.ui.collisions;

import dev.assay.ui.collisions.Board.ChainLine;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The chains as a list: what carries each, from where to where, how large it is; and how many events stand alone. */
final class ChainList extends VBox {
    /** In which order the chains stand. */
    enum Order {
        SIZE("collisions.by.size", Comparator.comparingInt((ChainLine c) -> -c.size())),
        SPAN("collisions.by.span", Comparator.comparingInt((ChainLine c) -> c.first() - c.last())),
        FIRST("collisions.by.first", Comparator.comparingInt(ChainLine::first));

        private final String textKey;
        private final Comparator<ChainLine> by;

        Order(String textKey, Comparator<ChainLine> by) {
            this.textKey = textKey;
            this.by = by.thenComparingInt(ChainLine::place);
        }

        String textKey() {
            return textKey;
        }
    }

    private final Texts texts;
    private final CollisionsModel model;
    private final Label count = new Label();
    private final MenuButton order = new MenuButton();
    private final ListView<ChainLine> list = new ListView<>();
    private final Label foot = new Label();
    private Order by = Order.SIZE;
    private @Nullable Board shown;
    private boolean filling;

    ChainList(CollisionsModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        getStyleClass().add("chain-list");
        count.getStyleClass().add("section-title");
        order.setId("collisions-order");
        order.getStyleClass().add("tight");
        ToggleGroup group = new ToggleGroup();
        for (Order o : Order.values()) {
            RadioMenuItem item = new RadioMenuItem(texts.get(o.textKey()));
            item.setToggleGroup(group);
            item.setSelected(o == by);
            item.setOnAction(e -> order(o));
            order.getItems().add(item);
        }
        order.setText(texts.get(by.textKey()));
        order.setAccessibleText(texts.get("collisions.by"));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(count, gap, order);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("list-head");
        list.setId("collisions-chains");
        list.setAccessibleText(texts.get("collisions.chains.name"));
        list.setFixedCellSize(48);
        list.setCellFactory(v -> new Cell());
        list.getSelectionModel().selectedItemProperty().addListener((o, was, now) -> {
            Board b = shown;
            if (!filling && now != null && b != null) {
                model.change(s -> s.withChain(b.id(now.first())));
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        foot.getStyleClass().addAll("muted", "small", "list-foot");
        foot.setWrapText(true);
        foot.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(head, list, foot);
    }

    private void order(Order o) {
        by = o;
        order.setText(texts.get(o.textKey()));
        Board b = shown;
        if (b != null) fill(b);
    }

    void show(Board b) {
        Board was = shown;
        shown = b;
        if (was == null || was.chains() != b.chains()) fill(b);
        else choose(b);
    }

    private void fill(Board b) {
        filling = true;
        List<ChainLine> lines = new ArrayList<>(b.chains());
        lines.sort(by.by);
        list.getItems().setAll(lines);
        count.setText(texts.count("collisions.chains", lines.size()));
        StringBuilder said = new StringBuilder(texts.count("collisions.alone", b.alone().length));
        List<String> hubs = b.space().hubs();
        if (!hubs.isEmpty()) {
            said.append('\n').append(texts.count("collisions.hubs", hubs.size()));
            said.append(' ')
                    .append(String.join(
                            ", ",
                            hubs.stream().limit(6).map(h -> Visible.line(h, 40)).toList()));
        }
        foot.setText(said.toString());
        filling = false;
        choose(b);
    }

    private void choose(Board b) {
        filling = true;
        if (b.state().alone() || b.chosen() < 0) {
            list.getSelectionModel().clearSelection();
        } else {
            ChainLine line = b.chains().get(b.chosen());
            if (!Objects.equals(list.getSelectionModel().getSelectedItem(), line)) {
                list.getSelectionModel().select(line);
                int at = list.getItems().indexOf(line);
                if (at > 8) list.scrollTo(at - 4);
            }
        }
        filling = false;
    }

    ListView<ChainLine> list() {
        return list;
    }

    /** Two lines: what carries it and how large it is; from where to where, and by how many rows. */
    private final class Cell extends ListCell<ChainLine> {
        private final Label place = new Label();
        private final Label names = new Label();
        private final Label size = new Label();
        private final Label span = new Label();
        private final Label rows = new Label();
        private final HBox box;

        Cell() {
            getStyleClass().add("chain-cell");
            // As wide as the list, whatever it holds.
            setPrefWidth(0);
            place.getStyleClass().addAll("subtle", "small", "chain-place");
            names.getStyleClass().add("medium");
            size.getStyleClass().add("chain-size");
            span.getStyleClass().addAll("muted", "small");
            rows.getStyleClass().addAll("muted", "small");
            size.setMinWidth(USE_PREF_SIZE);
            rows.setMinWidth(USE_PREF_SIZE);
            names.setMinWidth(0);
            span.setMinWidth(0);
            VBox both = new VBox(2, line(names, size), line(span, rows));
            HBox.setHgrow(both, Priority.ALWAYS);
            box = new HBox(place, both);
            box.setMouseTransparent(true);
        }

        private static HBox line(Label left, Label right) {
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            HBox line = new HBox(6, left, gap, right);
            line.setAlignment(Pos.BASELINE_LEFT);
            return line;
        }

        @Override
        protected void updateItem(@Nullable ChainLine line, boolean empty) {
            super.updateItem(line, empty);
            Board b = shown;
            if (empty || line == null || b == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            place.setText(texts.number(line.place() + 1));
            names.setText(String.join(", ", line.names()));
            size.setText(texts.number(line.size()));
            span.setText(texts.get(
                    "collisions.stretch", Visible.line(b.id(line.first()), 24), Visible.line(b.id(line.last()), 24)));
            rows.setText(texts.count("count.rows", line.rows()));
            setGraphic(box);
            setAccessibleText(texts.get(
                    "collisions.chain.spoken",
                    line.place() + 1,
                    names.getText(),
                    size.getText(),
                    span.getText(),
                    rows.getText()));
        }
    }
}
