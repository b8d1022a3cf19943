package dev.assay.ui.command;

import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A field and what was found; the caret stays in the field, arrows walk what was found, Enter goes there. */
public final class CommandView extends VBox {
    private static final int ROW = 30;
    private static final int ROWS = 13;

    private final CommandModel model;
    private final Texts texts;
    private final Runnable leave;
    private final TextField field = new TextField();
    private final ListView<Hit> list = new ListView<>();
    private final Label none = new Label();

    /**
     * Over what there is now.
     *
     * @param leave sends it away; called before what was chosen is done
     */
    public CommandView(CommandModel model, Texts texts, Runnable leave) {
        this.model = model;
        this.texts = texts;
        this.leave = leave;
        setId("commands");
        getStyleClass().addAll("window-sheet", "commands");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setAccessibleText(texts.get("commands.title"));
        field.setId("commands-field");
        field.getStyleClass().add("first-focus");
        field.setPromptText(texts.get("commands.prompt"));
        field.setAccessibleText(texts.get("commands.title"));
        field.textProperty().addListener((o, was, typed) -> model.type(typed));
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        list.setId("commands-list");
        list.setAccessibleText(texts.get("commands.found"));
        list.setFocusTraversable(false);
        list.setFixedCellSize(ROW);
        list.setCellFactory(l -> new Cell());
        none.setText(texts.get("commands.none"));
        none.getStyleClass().addAll("muted", "commands-none");
        getChildren().addAll(field, list, none);
        model.hits().addListener((o, was, now) -> show(now));
        show(model.hits().get());
    }

    private void show(List<Hit> hits) {
        list.getItems().setAll(hits);
        double height = Math.min(hits.size(), ROWS) * (double) ROW + 2;
        list.setMinHeight(0);
        list.setPrefHeight(height);
        list.setMaxHeight(height);
        boolean empty = hits.isEmpty();
        list.setVisible(!empty);
        list.setManaged(!empty);
        none.setVisible(empty);
        none.setManaged(empty);
        if (empty) return;
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
        say();
    }

    private void pressed(KeyEvent e) {
        int step = switch (e.getCode()) {
            case DOWN -> 1;
            case UP -> -1;
            case PAGE_DOWN -> ROWS - 1;
            case PAGE_UP -> 1 - ROWS;
            default -> 0;
        };
        if (step != 0) {
            int last = list.getItems().size() - 1;
            int to = Math.clamp(list.getSelectionModel().getSelectedIndex() + (long) step, 0, Math.max(0, last));
            list.getSelectionModel().select(to);
            list.scrollTo(Math.max(0, to - ROWS / 2));
            say();
            e.consume();
        } else if (e.getCode() == KeyCode.ENTER) {
            choose(list.getSelectionModel().getSelectedItem());
            e.consume();
        }
    }

    /** The caret is in the field, and so is the screen reader: what the arrows have reached is said there. */
    private void say() {
        Hit hit = list.getSelectionModel().getSelectedItem();
        field.setAccessibleHelp(hit == null ? "" : spoken(hit));
    }

    private void choose(@Nullable Hit hit) {
        if (hit == null || !hit.possible()) return;
        leave.run();
        hit.choose().run();
    }

    private String spoken(Hit hit) {
        StringBuilder says =
                new StringBuilder(texts.get(hit.kind().textKey())).append(": ").append(hit.title());
        if (!hit.detail().isEmpty()) says.append(", ").append(hit.detail());
        if (!hit.key().isEmpty()) says.append(", ").append(hit.key());
        if (!hit.possible()) says.append(", ").append(texts.get("commands.not-now"));
        return says.toString();
    }

    private final class Cell extends ListCell<Hit> {
        private final Label kind = new Label();
        private final Label title = new Label();
        private final Label detail = new Label();
        private final Label key = new Label();
        private final HBox line;

        Cell() {
            kind.getStyleClass().addAll("subtle", "small", "commands-kind");
            detail.getStyleClass().addAll("subtle", "small");
            detail.setMinWidth(Region.USE_PREF_SIZE);
            key.getStyleClass().add("key");
            key.setMinWidth(Region.USE_PREF_SIZE);
            title.setMinWidth(0);
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            line = new HBox(8, kind, title, gap, detail, key);
            line.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
            setPrefWidth(0);
            setOnMouseClicked(e -> choose(getItem()));
        }

        @Override
        protected void updateItem(@Nullable Hit hit, boolean empty) {
            super.updateItem(hit, empty);
            setText(null);
            if (empty || hit == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            int at = getIndex();
            boolean first = at <= 0
                    || at >= list.getItems().size()
                    || list.getItems().get(at - 1).kind() != hit.kind();
            kind.setText(first ? texts.get(hit.kind().textKey()) : "");
            title.setText(hit.title());
            title.getStyleClass().removeAll("subtle");
            if (!hit.possible()) title.getStyleClass().add("subtle");
            detail.setText(hit.possible() ? hit.detail() : texts.get("commands.not-now"));
            key.setText(hit.key());
            key.setVisible(!hit.key().isEmpty());
            key.setManaged(!hit.key().isEmpty());
            setAccessibleText(spoken(hit));
            setGraphic(line);
        }
    }
}
