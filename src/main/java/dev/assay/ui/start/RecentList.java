package dev.assay.ui.start;

import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.OverrunStyle;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The recent projects: arrows move, Enter or a double click opens, Delete takes one off the list. */
final class RecentList extends ListView<RecentRow> {
    private static final double ROW = 48;
    private static final double SPACE = 128;
    private static final double EVENTS = 58;
    private static final double WAITS = 214;
    private static final double OPENED = 122;

    private final Texts texts;
    private final Consumer<Path> open;
    private final Consumer<RecentRow> forget;

    RecentList(Texts texts, Consumer<Path> open, Consumer<RecentRow> forget) {
        this.texts = texts;
        this.open = open;
        this.forget = forget;
        setId("recent");
        getStyleClass().add("recent");
        setFixedCellSize(ROW);
        setAccessibleText(texts.get("start.recent"));
        setCellFactory(list -> new RowCell());
        setOnKeyPressed(e -> {
            RecentRow row = getSelectionModel().getSelectedItem();
            if (row == null) return;
            if (e.getCode() == KeyCode.ENTER) open.accept(Path.of(row.path()));
            else if (e.getCode() == KeyCode.DELETE) forget.accept(row);
            else return;
            e.consume();
        });
    }

    void show(List<RecentRow> rows) {
        int selected = Math.max(0, getSelectionModel().getSelectedIndex());
        getItems().setAll(rows);
        double height = ROW * rows.size();
        setMinHeight(height);
        setPrefHeight(height);
        if (!rows.isEmpty()) getSelectionModel().select(Math.min(selected, rows.size() - 1));
    }

    static Region header(Texts texts) {
        HBox header = columns(
                label(texts.get("recent.column.project"), "column"),
                label(texts.get("recent.column.space"), "column"),
                label(texts.get("recent.column.events"), "column"),
                label(texts.get("recent.column.waits"), "column"),
                label(texts.get("recent.column.opened"), "column"));
        header.getStyleClass().add("recent-header");
        return header;
    }

    private static HBox columns(Region project, Label space, Label events, Label waits, Label opened) {
        project.setMaxWidth(Double.MAX_VALUE);
        project.setMinWidth(0);
        project.setPrefWidth(0);
        HBox.setHgrow(project, Priority.ALWAYS);
        project.setPadding(new javafx.geometry.Insets(0, 14, 0, 0));
        width(space, SPACE);
        width(events, EVENTS);
        events.setAlignment(Pos.CENTER_RIGHT);
        width(waits, WAITS);
        waits.setPadding(new javafx.geometry.Insets(0, 0, 0, 28));
        width(opened, OPENED);
        HBox row = new HBox(project, space, events, waits, opened);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static void width(Region region, double width) {
        region.setMinWidth(width);
        region.setPrefWidth(width);
        region.setMaxWidth(width);
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    private final class RowCell extends ListCell<RecentRow> {
        RowCell() {
            setPrefWidth(0);
            setOnMouseClicked(e -> {
                RecentRow row = getItem();
                if (row != null && e.getButton() == MouseButton.PRIMARY && e.getClickCount() == 2) {
                    open.accept(Path.of(row.path()));
                }
            });
        }

        @Override
        protected void updateItem(@Nullable RecentRow row, boolean empty) {
            super.updateItem(row, empty);
            setText(null);
            if (empty || row == null) {
                setGraphic(null);
                setAccessibleText(null);
                setContextMenu(null);
                return;
            }
            boolean wrong = switch (row.state()) {
                case UNSEEN, KEPT -> false;
                case SHORTER, OTHER, GONE, UNREADABLE -> true;
            };
            Label name = label(row.name(), "medium");
            Label where = label(row.where(), "mono");
            where.setEllipsisString("…");
            where.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
            where.getStyleClass().addAll("subtle", "tiny");
            VBox words = new VBox(1, name, where);
            words.setAlignment(Pos.CENTER_LEFT);
            StackPane mark = new StackPane();
            mark.setMinWidth(30);
            Mark shape = mark(row.state());
            if (shape != null) mark.getChildren().add(shape.node(13));
            words.setMinWidth(0);
            HBox project = new HBox(mark, words);
            project.setAlignment(Pos.CENTER_LEFT);
            setGraphic(columns(
                    project,
                    label(row.space(), "plain"),
                    label(row.events(), "plain"),
                    label(row.waits(), wrong ? "warning-text" : "plain"),
                    label(row.opened(), "muted")));
            setAccessibleText(
                    String.join(", ", row.name(), row.where(), row.space(), row.events(), row.waits(), row.opened()));
            MenuItem off = new MenuItem(texts.get("recent.forget"));
            off.setOnAction(e -> forget.accept(row));
            setContextMenu(new ContextMenu(off));
        }
    }

    private static @Nullable Mark mark(RecentRow.State state) {
        return switch (state) {
            case UNSEEN -> null;
            case KEPT -> Mark.GROUNDED;
            case SHORTER, OTHER -> Mark.MISSING;
            case GONE -> Mark.ABSTAIN;
            case UNREADABLE -> Mark.FALSIFIED;
        };
    }
}
