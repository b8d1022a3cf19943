package dev.assay.ui.matrix;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.MentionType;
import dev.assay.ui.Selected;
import dev.assay.ui.matrix.Finding.Found;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Finds a row or an event as someone types; the arrow keys choose, Enter goes there, Escape closes. */
final class Finder extends VBox {
    private static final double ROW = 26;

    private final MatrixTexts texts;
    private final TextField field = new TextField();
    private final ListView<Found> list = new ListView<>();
    private final Label none = new Label();
    private final Consumer<Selected> chosen;
    private final Runnable closed;
    private @Nullable SpaceSnapshot space;

    Finder(MatrixTexts texts, Consumer<Selected> chosen, Runnable closed) {
        this.texts = texts;
        this.chosen = chosen;
        this.closed = closed;
        setId("matrix-finder");
        getStyleClass().add("matrix-finder");
        setVisible(false);
        setManaged(false);
        field.setId("matrix-find");
        field.setPromptText(texts.get("find.prompt"));
        field.setAccessibleText(texts.get("find.accessible"));
        list.setId("matrix-found");
        list.setAccessibleText(texts.get("find.prompt"));
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        list.setCellFactory(v -> new FoundCell());
        list.setOnMouseClicked(e -> choose());
        none.setText(texts.get("find.none"));
        none.getStyleClass().add("matrix-find-none");
        getChildren().addAll(field, list, none);
        field.textProperty().addListener((o, before, now) -> search(now));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        field.focusedProperty().addListener((o, before, now) -> {
            if (before && !now && isVisible() && !list.isHover()) close(false);
        });
    }

    /** Opens it for a space. */
    void open(SpaceSnapshot in) {
        space = in;
        setVisible(true);
        field.clear();
        search("");
        field.requestFocus();
    }

    private void close(boolean back) {
        setVisible(false);
        if (back) closed.run();
    }

    private void search(String typed) {
        SpaceSnapshot s = space;
        if (s == null) return;
        list.getItems().setAll(Finding.find(s, typed));
        boolean found = !list.getItems().isEmpty();
        if (found) list.getSelectionModel().select(0);
        list.setPrefHeight(Math.min(10, list.getItems().size()) * ROW + 2);
        list.setVisible(found);
        list.setManaged(found);
        none.setVisible(!found && !typed.isBlank());
        none.setManaged(!found && !typed.isBlank());
        autosizeInParent();
    }

    private void autosizeInParent() {
        if (getParent() != null) getParent().requestLayout();
    }

    private void key(KeyEvent e) {
        int at = list.getSelectionModel().getSelectedIndex();
        switch (e.getCode()) {
            case DOWN -> step(at + 1);
            case UP -> step(at - 1);
            case ENTER -> choose();
            case ESCAPE -> close(true);
            default -> {
                return;
            }
        }
        e.consume();
    }

    private void step(int to) {
        if (to < 0 || to >= list.getItems().size()) return;
        list.getSelectionModel().select(to);
        list.scrollTo(to);
    }

    private void choose() {
        Found found = list.getSelectionModel().getSelectedItem();
        if (found == null) return;
        close(true);
        chosen.accept(found.selected());
    }

    /** A row with its type, or an event with the beginning of its text. */
    private final class FoundCell extends ListCell<Found> {
        @Override
        protected void updateItem(@Nullable Found item, boolean empty) {
            super.updateItem(item, empty);
            setText(null);
            setAccessibleText(null);
            if (empty || item == null) return;
            String more = item.text();
            SpaceSnapshot s = space;
            if (item.selected() instanceof Selected.OfRow r && s != null) {
                MentionType type = s.rows().type(s.rows().of(r.row()));
                more = texts.get("type." + (type == null ? MentionType.OTHER : type).id());
            }
            setText(item.name() + "   " + more);
            boolean row = item.selected() instanceof Selected.OfRow;
            setAccessibleText(texts.get(row ? "accessible.row" : "accessible.event", item.name()) + ", " + more);
        }
    }
}
