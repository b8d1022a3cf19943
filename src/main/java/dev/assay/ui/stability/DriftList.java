package dev.assay.ui.stability;

import dev.assay.method.Stability;
import dev.assay.model.Event;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/** Sentences, verbatim, each with the rows that only the first run and only the second run made of it. */
final class DriftList extends ListView<Integer> {
    private final Texts texts;
    private @Nullable Comparison shown;

    DriftList(Texts texts) {
        this.texts = texts;
        setId("stability-sentences");
        setAccessibleText(texts.get("stability.drifts"));
        setCellFactory(v -> new SentenceCell());
    }

    void show(Comparison c, List<Integer> ticks) {
        shown = c;
        getItems().setAll(ticks);
        refresh();
    }

    private final class SentenceCell extends ListCell<Integer> {
        @Override
        protected void updateItem(@Nullable Integer tick, boolean empty) {
            super.updateItem(tick, empty);
            Comparison c = shown;
            setText(null);
            if (empty || tick == null || c == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            Event event = c.a().record().events().get(tick);
            String date = event.date() == null
                    ? texts.get("date.none")
                    : texts.day(event.date().day());
            String speaker = event.speaker() == null ? "" : event.speaker();
            Label when =
                    small(texts.get("stability.said", Visible.line(event.id(), 40), date, Visible.line(speaker, 40)));
            Text said = new Text(Visible.wrapped(event.text()));
            said.getStyleClass().addAll("text", "stability-text");
            TextFlow flow = new TextFlow(said);
            flow.prefWidthProperty().bind(DriftList.this.widthProperty().subtract(40));
            VBox box = new VBox(2, when);
            if (!event.text().isEmpty()) box.getChildren().add(flow);
            String rows = "";
            for (Stability.Drift d : c.stability().drifted()) {
                if (d.tick() != tick) continue;
                rows = texts.get("stability.rows", c.runA(), names(d.a()), c.runB(), names(d.b()));
                box.getChildren().add(small(rows));
            }
            setPrefWidth(0);
            setGraphic(box);
            setAccessibleText(String.join(", ", when.getText(), event.text(), rows));
        }

        private Label small(String text) {
            Label label = new Label(Visible.wrapped(text));
            label.getStyleClass().addAll("small", "muted");
            label.setWrapText(true);
            return label;
        }

        private String names(List<String> keys) {
            return keys.isEmpty() ? texts.get("stability.nothing") : String.join(", ", keys);
        }
    }
}
