package dev.assay.ui.collisions;

import dev.assay.model.Event;
import dev.assay.ui.Selected;
import dev.assay.ui.collisions.ChainGraph.Link;
import dev.assay.ui.collisions.ChainGraph.Node;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** The same links as the graph as a table, for those who cannot see it; and the events that stand alone. */
final class LinkTable {
    /** A link, or an event alone. */
    record Line(Node from, @Nullable Node to, int[] rows) {}

    private final Texts texts;
    private final TableView<Line> table = new TableView<>();
    private final Consumer<Selected> select;
    private @Nullable Board shown;
    private boolean alone;

    LinkTable(Texts texts, Consumer<Selected> select) {
        this.texts = texts;
        this.select = select;
        table.setId("collisions-table");
        table.getStyleClass().add("dense");
        table.setFixedCellSize(26);
        table.setPlaceholder(new Label(texts.get("collisions.none")));
        table.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.ENTER) return;
            pick();
            e.consume();
        });
        table.setOnMouseClicked(e -> pick());
    }

    TableView<Line> node() {
        return table;
    }

    private void pick() {
        Line line = table.getSelectionModel().getSelectedItem();
        Board b = shown;
        if (line == null || b == null) return;
        Node to = line.to();
        if (to == null || to.stretch() || line.from().stretch()) {
            select.accept(new Selected.OfEvent(b.id(line.from().first())));
        } else {
            select.accept(new Selected.OfPair(b.id(line.from().first()), b.id(to.first())));
        }
    }

    void show(Board b) {
        Board was = shown;
        shown = b;
        boolean nowAlone = b.state().alone();
        if (was != null && was.graph() == b.graph() && was.alone() == b.alone() && alone == nowAlone) return;
        alone = nowAlone;
        List<Line> lines = new ArrayList<>();
        table.getColumns().clear();
        table.setAccessibleText(texts.get(alone ? "collisions.alone.name" : "collisions.table.name"));
        if (alone) {
            for (int t : b.alone()) lines.add(new Line(new Node(new int[] {t}), null, new int[0]));
            column("collisions.table.event", 90, l -> name(b, l.from()));
            column("collisions.table.date", 120, l -> date(b, l.from()));
            column("collisions.table.speaker", 100, l -> speaker(b, l.from()));
            column("collisions.table.text", 520, l -> text(b, l.from()));
        } else {
            for (Link l : b.graph().links()) {
                lines.add(
                        new Line(b.graph().nodes().get(l.a()), b.graph().nodes().get(l.b()), l.rows()));
            }
            column("collisions.table.event", 90, l -> name(b, l.from()));
            column("collisions.table.date", 110, l -> date(b, l.from()));
            column("collisions.table.other", 90, l -> name(b, l.to()));
            column("collisions.table.date", 110, l -> date(b, l.to()));
            column("collisions.table.rows", 240, l -> rows(b, l));
            column("collisions.table.count", 60, l -> texts.number(l.rows().length));
            column("collisions.table.text", 260, l -> text(b, l.from()));
            column("collisions.table.text", 260, l -> text(b, l.to()));
        }
        table.getItems().setAll(lines);
        if (!lines.isEmpty()) table.getSelectionModel().select(0);
    }

    private void column(String key, double width, Function<Line, String> text) {
        TableColumn<Line, String> column = new TableColumn<>(texts.get(key));
        column.setCellValueFactory(f -> new ReadOnlyStringWrapper(text.apply(f.getValue())));
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(width);
        table.getColumns().add(column);
    }

    private String name(Board b, @Nullable Node n) {
        if (n == null) return "";
        return n.stretch() ? texts.get("collisions.stretch", b.id(n.first()), b.id(n.last())) : b.id(n.first());
    }

    private static Event event(Board b, Node n) {
        return b.space().record().events().get(n.first());
    }

    private String date(Board b, @Nullable Node n) {
        if (n == null) return "";
        var date = event(b, n).date();
        return date == null ? texts.get("date.none") : texts.day(date.day());
    }

    private static String speaker(Board b, Node n) {
        String speaker = event(b, n).speaker();
        return speaker == null ? "" : speaker;
    }

    private String text(Board b, @Nullable Node n) {
        if (n == null) return "";
        return n.stretch()
                ? texts.get("collisions.events", texts.number(n.ticks().length))
                : event(b, n).text();
    }

    private static String rows(Board b, Line l) {
        return String.join(
                ", ", Arrays.stream(l.rows()).mapToObj(b.space().rows()::key).toList());
    }
}
