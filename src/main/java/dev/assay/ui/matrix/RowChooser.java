package dev.assay.ui.matrix;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Names a row by typing part of it: arrow keys choose among those found, the first of them stands until another is chosen. */
final class RowChooser extends VBox {
    private static final int MOST = 5;
    private static final double LINE = 22;

    private final TextField field = new TextField();
    private final ListView<String> found = new ListView<>();
    private final ReadOnlyStringWrapper chosen = new ReadOnlyStringWrapper("");
    private @Nullable SpaceSnapshot space;
    private String except = "";

    RowChooser(String id, String prompt) {
        field.setId(id);
        field.setPromptText(prompt);
        field.setAccessibleText(prompt);
        found.setId(id + "-found");
        found.setAccessibleText(prompt);
        found.setFocusTraversable(false);
        found.setFixedCellSize(LINE);
        found.setCellFactory(v -> new RowCell());
        getStyleClass().add("row-chooser");
        getChildren().addAll(field, found);
        field.textProperty().addListener((o, before, now) -> search(now));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        found.getSelectionModel()
                .selectedItemProperty()
                .addListener((o, before, now) -> chosen.set(now == null ? "" : now));
        search("");
    }

    /** Starts anew; a row cannot be named as itself. */
    void open(SpaceSnapshot in, String not) {
        space = in;
        except = not;
        field.clear();
        search("");
    }

    /** The key of the chosen row; empty while there is none. */
    ReadOnlyStringProperty chosen() {
        return chosen.getReadOnlyProperty();
    }

    @Override
    public void requestFocus() {
        field.requestFocus();
    }

    private void search(String typed) {
        SpaceSnapshot s = space;
        List<String> rows = s == null
                ? List.of()
                : Finding.find(s, typed).stream()
                        .filter(f -> f.selected() instanceof Selected.OfRow)
                        .map(Finding.Found::name)
                        .filter(name -> !name.equals(except))
                        .limit(MOST)
                        .toList();
        found.getItems().setAll(rows);
        if (rows.isEmpty()) found.getSelectionModel().clearSelection();
        else found.getSelectionModel().select(0);
        found.setPrefHeight(rows.size() * LINE + 2);
        found.setMinHeight(rows.size() * LINE + 2);
        found.setVisible(!rows.isEmpty());
        found.setManaged(!rows.isEmpty());
    }

    private void key(KeyEvent e) {
        int at = found.getSelectionModel().getSelectedIndex();
        switch (e.getCode()) {
            case DOWN ->
                found.getSelectionModel().select(Math.min(found.getItems().size() - 1, at + 1));
            case UP -> found.getSelectionModel().select(Math.max(0, at - 1));
            default -> {
                return;
            }
        }
        e.consume();
    }

    private static final class RowCell extends ListCell<String> {
        @Override
        protected void updateItem(@Nullable String key, boolean empty) {
            super.updateItem(key, empty);
            setText(empty ? null : key);
        }
    }
}
