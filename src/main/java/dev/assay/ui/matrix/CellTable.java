package dev.assay.ui.matrix;

import dev.assay.method.Origin;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import dev.assay.ui.Selected;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.ObservableListBase;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** The same cells as the picture, in the same order, as a table for those who cannot see it. */
final class CellTable {
    private final MatrixTexts texts;
    private final TableView<Line> table = new TableView<>();
    private @Nullable Arrangement shown;

    /** One cell, by its ranks. */
    record Line(Arrangement a, int row, int column) {
        int value() {
            return a.value(row, column);
        }
    }

    CellTable(MatrixTexts texts, Consumer<Selected> select, Runnable close) {
        this.texts = texts;
        table.setId("matrix-table");
        table.getStyleClass().add("dense");
        table.setFixedCellSize(26);
        table.setAccessibleText(texts.get("table.accessible"));
        table.setPlaceholder(new Label(texts.get("table.empty")));
        table.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            Line line = table.getSelectionModel().getSelectedItem();
            if (e.getCode() == KeyCode.ENTER && line != null) select.accept(selected(line));
            else if (e.getCode() == KeyCode.ESCAPE) close.run();
            else return;
            e.consume();
        });
        table.addEventHandler(KeyEvent.KEY_TYPED, e -> {
            if (!e.getCharacter().equalsIgnoreCase("t") || e.isShortcutDown()) return;
            close.run();
            e.consume();
        });
        table.setOnMouseClicked(e -> {
            Line line = table.getSelectionModel().getSelectedItem();
            if (line != null) select.accept(selected(line));
        });
    }

    TableView<Line> node() {
        return table;
    }

    /** Shows the cells of an arrangement, at the cell of these ranks where there is one. */
    void show(Arrangement a, int row, int column) {
        if (shown != a) {
            shown = a;
            columns(a);
            table.setItems(new Lines(a));
        }
        Lines lines = (Lines) table.getItems();
        int at = row < 0 ? 0 : lines.indexOf(row, column);
        if (lines.isEmpty()) return;
        table.getSelectionModel().select(at);
        table.scrollTo(Math.max(0, at - 5));
    }

    private static Selected selected(Line line) {
        Arrangement a = line.a();
        return switch (a.mode()) {
            case ENTITIES_EVENTS -> new Selected.OfCell(a.rowName(line.row()), a.columnName(line.column()));
            case EVENTS_EVENTS -> new Selected.OfEvent(a.columnName(line.column()));
            case ENTITIES_ENTITIES -> new Selected.OfRow(a.columnName(line.column()));
        };
    }

    private void columns(Arrangement a) {
        table.getColumns().clear();
        boolean b = a.mode() == Mode.ENTITIES_EVENTS;
        add(a.mode().rowsAreEvents() ? "table.event" : "table.row", 180, l -> l.a().rowName(l.row()));
        if (!b) {
            add("table.other", 180, l -> l.a().columnName(l.column()));
            add("table.value", 100, this::value);
            return;
        }
        add("table.type", 90, l -> {
            MentionType type = l.a().type(l.row());
            return texts.get("type." + (type == null ? MentionType.OTHER : type).id());
        });
        add("table.event", 80, l -> l.a().columnName(l.column()));
        add("table.date", 120, l -> {
            Event e = l.a().event(l.column());
            return e.date() == null ? texts.get("undated") : texts.day(e.date().day());
        });
        add("table.speaker", 100, l -> {
            String speaker = l.a().event(l.column()).speaker();
            return speaker == null ? "" : speaker;
        });
        add("table.how", 150, l -> {
            String mark = Cells.mark(Origin.values()[l.value()]).name();
            return texts.get("cell." + mark.toLowerCase(Locale.ROOT));
        });
        add("table.words", 260, l -> {
            List<String> words =
                    Cells.words(l.a().space(), l.a().rows()[l.row()], l.a().columns()[l.column()]);
            return words.isEmpty() ? texts.get("cell.speaker") : String.join(" · ", words);
        });
    }

    private String value(Line l) {
        Plane plane = l.a().plane();
        if (plane == null) return "";
        if (plane.weight() == null) return Integer.toString(l.value());
        int at = plane.position(l.a().rows()[l.row()], l.a().columns()[l.column()]);
        return texts.weight(plane.weight()[at]);
    }

    private void add(String key, double width, Function<Line, String> text) {
        TableColumn<Line, String> column = new TableColumn<>(texts.get(key));
        column.setCellValueFactory(f -> new ReadOnlyStringWrapper(text.apply(f.getValue())));
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(width);
        table.getColumns().add(column);
    }

    /** The cells row by row, made when they are looked at: five million of them cost twenty megabytes. */
    static final class Lines extends ObservableListBase<Line> {
        private final Arrangement a;
        private final int[] start;
        private final int[] columnRanks;

        Lines(Arrangement a) {
            this.a = a;
            Plane plane = a.plane();
            int n = a.rows().length;
            start = new int[n + 1];
            if (plane == null) {
                columnRanks = new int[0];
                return;
            }
            for (int c = 0; c < a.columns().length; c++) {
                int column = a.columns()[c];
                for (int i = plane.start()[column]; i < plane.start()[column + 1]; i++) {
                    int rank = a.rowRank()[plane.row()[i]];
                    if (rank >= 0) start[rank + 1]++;
                }
            }
            for (int r = 0; r < n; r++) start[r + 1] += start[r];
            columnRanks = new int[start[n]];
            int[] next = Arrays.copyOf(start, n);
            for (int c = 0; c < a.columns().length; c++) {
                int column = a.columns()[c];
                for (int i = plane.start()[column]; i < plane.start()[column + 1]; i++) {
                    int rank = a.rowRank()[plane.row()[i]];
                    if (rank >= 0) columnRanks[next[rank]++] = c;
                }
            }
        }

        @Override
        public Line get(int index) {
            int row = Arrays.binarySearch(start, index);
            if (row < 0) row = -row - 2;
            // Rows without cells share their start with the row after them.
            while (start[row + 1] <= index) row++;
            return new Line(a, row, columnRanks[index]);
        }

        @Override
        public int size() {
            return columnRanks.length;
        }

        /** The place of a cell, or where the nearest one of its row begins. */
        int indexOf(int row, int column) {
            int at = Arrays.binarySearch(columnRanks, start[row], start[row + 1], column);
            return Math.max(0, Math.min(size() - 1, at < 0 ? -at - 1 : at));
        }
    }
}
