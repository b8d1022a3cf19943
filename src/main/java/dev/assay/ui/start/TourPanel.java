package dev.assay.ui.start;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.text.Texts;
import dev.assay.ui.tour.Step;
import dev.assay.ui.tour.Tour;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The seven steps of the method, with the worked example above them: what was seen of the tour, and where it goes on. */
final class TourPanel extends VBox {
    private final Texts texts;
    private final Tour tour;
    private final VBox steps = new VBox();

    TourPanel(SpaceSnapshot space, Texts texts, Tour tour) {
        this.texts = texts;
        this.tour = tour;
        getStyleClass().add("example");
        Label title = label(texts.get("tour.title"), "title");
        Label note = label(texts.get("tour.note"), "muted", "small");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(8, title, gap, note);
        head.setAlignment(Pos.BASELINE_LEFT);
        Label caption = label(texts.get("example.caption"), "muted", "small", "example-caption");
        caption.setWrapText(true);
        Label foot = label(texts.get("tour.stays"), "muted", "small", "example-foot");
        foot.setMaxWidth(Double.MAX_VALUE);
        getChildren().setAll(head, new ExampleMatrix(space, texts), caption, steps, foot);
        show();
    }

    /** What was seen may have changed since it was last on show. */
    void show() {
        int seen = tour.seen();
        steps.getChildren().clear();
        for (Step step : Step.values()) steps.getChildren().add(line(step, seen));
        if (seen == Step.values().length) steps.getChildren().add(again());
    }

    private HBox line(Step step, int seen) {
        boolean done = step.number() <= seen;
        Label number = label(String.valueOf(step.number()), "tour-number");
        if (done) number.getStyleClass().add("success-text");
        else number.getStyleClass().add("muted");
        Label brief = label(texts.get(step.brief()), "muted", "small");
        brief.setWrapText(true);
        VBox words = new VBox(1, label(texts.get(step.title()), "medium"), brief);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox line = new HBox(12, number, words, step.number() == seen + 1 ? go(seen == 0) : seen(done));
        line.getStyleClass().add("example-mark");
        return line;
    }

    private Button go(boolean first) {
        Button go = new Button(texts.get(first ? "tour.start" : "tour.forward"));
        go.setId("tour-go");
        go.getStyleClass().add(first ? "tour-start" : "accent");
        go.setMinWidth(USE_PREF_SIZE);
        go.setAccessibleText(texts.get("action.tour"));
        go.setOnAction(e -> tour.start());
        return go;
    }

    private Node seen(boolean done) {
        if (!done) return new Region();
        Label label = label(texts.get("tour.seen"), "success-text", "small");
        label.setGraphic(new FontIcon("fth-check"));
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private HBox again() {
        Button again = new Button(texts.get("tour.again"));
        again.setId("tour-go");
        again.setAccessibleText(texts.get("action.tour"));
        again.setOnAction(e -> tour.start());
        HBox line = new HBox(again);
        line.getStyleClass().add("example-mark");
        return line;
    }

    private static Label label(String text, String... styleClasses) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styleClasses);
        return label;
    }
}
