package dev.assay.ui.start;

import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** How a matrix is read: the worked example as the program derives it, and the marks it uses. */
final class ExamplePanel extends VBox {
    private final Texts texts;

    ExamplePanel(SpaceSnapshot space, Texts texts, Runnable open) {
        this.texts = texts;
        getStyleClass().add("example");
        Label title = new Label(texts.get("example.title"));
        title.getStyleClass().add("title");
        Label note = label(texts.get("example.note"), "muted", "small");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(8, title, gap, note);
        head.setAlignment(Pos.BASELINE_LEFT);
        Label caption = label(texts.get("example.caption"), "muted", "small", "example-caption");
        caption.setWrapText(true);
        Hyperlink link = new Hyperlink(texts.get("example.open"));
        link.setId("example-open");
        link.setOnAction(e -> open.run());
        getChildren().addAll(head, matrix(space), caption);
        getChildren()
                .addAll(
                        mark(Mark.LISTED, texts.get("mark.listed"), texts.get("mark.listed.note")),
                        mark(Mark.COUNTED, texts.get("mark.counted"), texts.get("mark.counted.note")),
                        mark(Mark.DECIDED, texts.get("mark.decided"), texts.get("mark.decided.note")),
                        mark(Mark.ALIAS, texts.get("mark.alias"), texts.get("mark.alias.note")),
                        mark(Mark.OPEN, texts.get("mark.open"), texts.get("mark.open.note")),
                        mark(Mark.UNKNOWN, texts.get("mark.unknown"), texts.get("mark.unknown.note")));
        HBox foot = new HBox(link);
        foot.getStyleClass().add("example-foot");
        getChildren().add(foot);
    }

    private GridPane matrix(SpaceSnapshot space) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("example-matrix");
        ColumnConstraints name = new ColumnConstraints();
        name.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().add(name);
        Incidence b = space.incidence();
        for (int t = 0; t < b.events(); t++) {
            grid.getColumnConstraints().add(new ColumnConstraints(44));
            Label tick = label(space.record().events().get(t).id(), "mono", "subtle");
            GridPane.setHalignment(tick, HPos.CENTER);
            grid.add(tick, t + 1, 0);
        }
        List<String> spoken = new ArrayList<>();
        int line = 1;
        for (int row : order(space)) {
            boolean hub = space.rows().hub(row);
            Label key = label(space.rows().key(row), hub ? "muted" : "plain", "small");
            key.setMaxWidth(Double.MAX_VALUE);
            key.getStyleClass().add("example-row");
            grid.add(key, 0, line);
            StringBuilder in = new StringBuilder();
            for (int t = 0; t < b.events(); t++) {
                StackPane cell = new StackPane();
                cell.getStyleClass().add("example-row");
                int at = b.position(row, t);
                if (at >= 0) {
                    Region filled = new Region();
                    boolean counted = b.origin(at) == Origin.COUNTED;
                    filled.getStyleClass().addAll("example-cell", hub ? "hub" : counted ? "counted" : "listed");
                    cell.getChildren().add(filled);
                    in.append(' ').append(space.record().events().get(t).id());
                }
                grid.add(cell, t + 1, line);
            }
            spoken.add(space.rows().key(row) + in);
            line++;
        }
        // A picture is silent to a screen reader: it is said as a list.
        grid.setAccessibleText(texts.get("example.spoken", String.join("; ", spoken)));
        return grid;
    }

    /** Hubs first, as the matrix has them. */
    private static List<Integer> order(SpaceSnapshot space) {
        List<Integer> order = new ArrayList<>();
        for (int r = 0; r < space.rows().size(); r++) if (space.rows().hub(r)) order.add(r);
        for (int r = 0; r < space.rows().size(); r++) if (!space.rows().hub(r)) order.add(r);
        return order;
    }

    private HBox mark(Mark mark, String name, String note) {
        Label title = label(name, "medium");
        Label more = label(note, "muted", "small");
        more.setWrapText(true);
        VBox words = new VBox(1, title, more);
        HBox line = new HBox(14, mark.node(14), words);
        line.getStyleClass().add("example-mark");
        return line;
    }

    private static Label label(String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }
}
