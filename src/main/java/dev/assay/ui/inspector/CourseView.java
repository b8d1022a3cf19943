package dev.assay.ui.inspector;

import dev.assay.ui.inspector.Inspection.Point;
import dev.assay.ui.inspector.Inspection.Target;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/** A trajectory as a list: one stop for Tab, arrows to move, Enter or a click to go to the cell. Only what is seen is made. */
final class CourseView extends ListView<Point> {
    private static final double ROW = 20;
    private static final int SHOWN = 18;

    private final Consumer<Target> go;
    private final String disagrees;

    CourseView(Inspection.Course course, Consumer<Target> go, String disagrees) {
        super(FXCollections.observableList(course.points()));
        this.go = go;
        this.disagrees = disagrees;
        getStyleClass().add("course");
        setAccessibleText(course.heading());
        setFixedCellSize(ROW);
        double height = ROW * Math.min(SHOWN, Math.max(1, course.points().size()));
        setMinHeight(height);
        setPrefHeight(height);
        setCellFactory(list -> new PointCell());
        if (course.selected() >= 0) {
            getSelectionModel().select(course.selected());
            getFocusModel().focus(course.selected());
            if (course.points().size() > SHOWN) scrollTo(Math.max(0, course.selected() - SHOWN / 2));
        }
        setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ENTER) {
                goTo(getSelectionModel().getSelectedItem());
                e.consume();
            }
        });
        setOnMouseClicked(e -> {
            if (e.getPickResult().getIntersectedNode() != null)
                goTo(getSelectionModel().getSelectedItem());
        });
    }

    private void goTo(@Nullable Point point) {
        if (point != null) go.accept(new Target.Select(point.target()));
    }

    private final class PointCell extends ListCell<Point> {
        @Override
        protected void updateItem(@Nullable Point point, boolean empty) {
            super.updateItem(point, empty);
            setText(null);
            if (empty || point == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            StackPane mark = new StackPane(point.mark().node(11));
            mark.getStyleClass().add(point.hub() ? "hub-mark" : "no-hub");
            Label event = label(point.event(), "mono");
            event.setMinWidth(34);
            Label date = label(point.date(), "muted");
            date.setMinWidth(96);
            Label words = label(point.words(), "plain");
            words.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(words, Priority.ALWAYS);
            words.setMinWidth(20);
            HBox row = new HBox(8, mark, event, date, words);
            if (point.disagrees()) {
                date.getStyleClass().setAll("label", "small", "danger-text");
                Label says = label(disagrees, "danger-text");
                says.setMinWidth(USE_PREF_SIZE);
                row.getChildren().add(says);
                HBox.setHgrow(words, Priority.NEVER);
            }
            row.setAlignment(Pos.CENTER_LEFT);
            setGraphic(row);
            setAccessibleText(
                    String.join(", ", point.event(), point.date(), point.words(), point.disagrees() ? disagrees : ""));
        }

        private static Label label(String text, String styleClass) {
            Label label = new Label(text);
            label.getStyleClass().addAll("small", styleClass);
            return label;
        }
    }
}
