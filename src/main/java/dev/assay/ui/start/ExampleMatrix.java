package dev.assay.ui.start;

import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The worked example as the program derives it, as a small matrix. */
final class ExampleMatrix extends GridPane {
    ExampleMatrix(SpaceSnapshot space, Texts texts) {
        getStyleClass().add("example-matrix");
        ColumnConstraints name = new ColumnConstraints();
        name.setHgrow(Priority.ALWAYS);
        getColumnConstraints().add(name);
        Incidence b = space.incidence();
        for (int t = 0; t < b.events(); t++) {
            getColumnConstraints().add(new ColumnConstraints(44));
            Label tick = label(space.record().events().get(t).id(), "mono", "subtle");
            GridPane.setHalignment(tick, HPos.CENTER);
            add(tick, t + 1, 0);
        }
        List<String> spoken = new ArrayList<>();
        int line = 1;
        for (int row : order(space)) {
            boolean hub = space.rows().hub(row);
            Label key = label(space.rows().key(row), hub ? "muted" : "plain", "small");
            key.setMaxWidth(Double.MAX_VALUE);
            key.getStyleClass().add("example-row");
            add(key, 0, line);
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
                add(cell, t + 1, line);
            }
            spoken.add(space.rows().key(row) + in);
            line++;
        }
        // A picture is silent to a screen reader: it is said as a list.
        setAccessibleText(texts.get("example.spoken", String.join("; ", spoken)));
    }

    /** Hubs first, as the matrix has them. */
    private static List<Integer> order(SpaceSnapshot space) {
        List<Integer> order = new ArrayList<>();
        for (int r = 0; r < space.rows().size(); r++) if (space.rows().hub(r)) order.add(r);
        for (int r = 0; r < space.rows().size(); r++) if (!space.rows().hub(r)) order.add(r);
        return order;
    }

    private static Label label(String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }
}
