package dev.assay.ui.figure;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Picks a name as someone types; the arrow keys choose, Enter takes it, Escape closes. Lies over what it belongs to, at the upper right. */
public final class Picker extends Region {
    private static final double WIDTH = 320;
    private static final double ROW = 26;
    private static final int LINES = 10;
    private static final int MOST = 200;

    private final VBox box = new VBox(6);
    private final Label title = new Label();
    private final TextField field = new TextField();
    private final ListView<String> list = new ListView<>();
    private final Consumer<String> chosen;
    private final Runnable closed;
    private List<String> all = List.of();
    private Function<String, String> say = s -> s;
    private boolean opening;

    /**
     * A picker that is closed.
     *
     * @param id of its field; its list has the same with {@code -list} behind it
     * @param name what it is for, also for a screen reader
     */
    public Picker(String id, String name, Consumer<String> chosen, Runnable closed) {
        this.chosen = chosen;
        this.closed = closed;
        setPickOnBounds(false);
        setVisible(false);
        setManaged(false);
        title.setText(name);
        title.getStyleClass().add("section-title");
        field.setId(id);
        field.setAccessibleText(name);
        list.setId(id + "-list");
        list.setAccessibleText(name);
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        list.setCellFactory(v -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable String item, boolean empty) {
                super.updateItem(item, empty);
                setText(empty || item == null ? null : say.apply(item));
            }
        });
        box.getStyleClass().add("picker");
        box.getChildren().addAll(title, field, list);
        getChildren().add(box);
        field.textProperty().addListener((o, was, now) -> filter());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        // The letter of the key that opened it is typed after the focus came here; it is no part of a name.
        field.addEventFilter(KeyEvent.KEY_TYPED, e -> {
            if (opening) e.consume();
            opening = false;
        });
        list.setOnMouseClicked(e -> take());
        field.focusedProperty().addListener((o, was, now) -> {
            if (!now && isVisible() && !list.isFocused()) close(false);
        });
    }

    /** Opens with these names; {@code as} says what is shown for each. */
    public void open(List<String> names, Function<String, String> as) {
        all = names;
        say = as;
        field.clear();
        filter();
        opening = true;
        setVisible(true);
        requestLayout();
        field.requestFocus();
    }

    private void filter() {
        String wanted = field.getText().strip().toLowerCase(Locale.ROOT);
        list.getItems()
                .setAll(all.stream()
                        .filter(n -> n.toLowerCase(Locale.ROOT).contains(wanted))
                        .limit(MOST)
                        .toList());
        if (!list.getItems().isEmpty()) list.getSelectionModel().select(0);
        list.setPrefHeight(Math.max(1, Math.min(LINES, list.getItems().size())) * ROW + 2);
        requestLayout();
    }

    private void pressed(KeyEvent e) {
        opening = false;
        int at = list.getSelectionModel().getSelectedIndex();
        switch (e.getCode()) {
            case DOWN ->
                list.getSelectionModel().select(Math.min(list.getItems().size() - 1, at + 1));
            case UP -> list.getSelectionModel().select(Math.max(0, at - 1));
            case ENTER -> take();
            case ESCAPE -> close(true);
            default -> {
                return;
            }
        }
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - LINES / 2));
        e.consume();
    }

    private void take() {
        String item = list.getSelectionModel().getSelectedItem();
        close(true);
        if (item != null) chosen.accept(item);
    }

    private void close(boolean back) {
        if (!isVisible()) return;
        setVisible(false);
        if (back) closed.run();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.min(WIDTH, getWidth() - 16);
        box.resizeRelocate(getWidth() - width - 8, 8, width, Math.min(box.prefHeight(width), getHeight() - 16));
    }
}
