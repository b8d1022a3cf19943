package dev.assay.ui.start;

import dev.assay.ui.action.Actions;
import dev.assay.ui.action.Controls;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Mark;
import dev.assay.ui.tour.Tour;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The start page. */
public final class StartView extends HBox {
    private static final double WIDE = 1180;

    private final StartModel model;
    private final Texts texts;
    private final RecentList list;
    private final VBox recent = new VBox();
    private final Button create;
    private final TourPanel steps;

    /**
     * The page.
     *
     * @param tour the tour that starts here
     * @param open opens a project file
     * @param sample opens a sample by its name
     */
    public StartView(
            StartModel model,
            Texts texts,
            Actions actions,
            Tour tour,
            Consumer<java.nio.file.Path> open,
            Consumer<String> sample) {
        this.model = model;
        this.texts = texts;
        setId("start");
        getStyleClass().add("start");
        list = new RecentList(texts, open, model::forget);
        create = Controls.button(actions.get("project.new"), false);
        create.setDefaultButton(false);
        create.getStyleClass().add("accent");
        Button other = Controls.button(actions.get("project.open"), true);

        Label title = new Label(texts.get("start.recent"));
        title.getStyleClass().add("title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(8, title, gap, other, create);
        head.getStyleClass().add("start-head");

        Region rest = new Region();
        rest.setMinHeight(28);
        VBox.setVgrow(rest, Priority.ALWAYS);
        VBox left = new VBox(head, recent, samples(sample), rest, drop());
        left.getStyleClass().add("start-main");
        ScrollPane scroll = new ScrollPane(left);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        scroll.setAccessibleText(texts.get("start.recent"));
        HBox.setHgrow(scroll, Priority.ALWAYS);

        steps = new TourPanel(WorkedExample.space(), texts, tour);
        ScrollPane right = new ScrollPane(steps);
        right.getStyleClass().add("example-scroll");
        right.setFitToWidth(true);
        right.setFitToHeight(true);
        right.setFocusTraversable(false);
        right.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        right.setAccessibleText(texts.get("tour.title"));
        right.visibleProperty().bind(widthProperty().greaterThan(WIDE));
        right.managedProperty().bind(right.visibleProperty());
        getChildren().addAll(scroll, right);
        model.rows().addListener((o, was, now) -> show(now));
        show(model.rows().get());
    }

    /** Looks at the files anew and puts the focus where a key is expected. */
    public void enter() {
        model.look();
        steps.show();
        if (list.getItems().isEmpty()) create.requestFocus();
        else list.requestFocus();
    }

    private void show(List<RecentRow> rows) {
        if (rows.isEmpty()) {
            Label none = new Label(texts.get("start.none"));
            none.getStyleClass().add("muted");
            none.setWrapText(true);
            recent.getChildren().setAll(none);
        } else if (!recent.getChildren().contains(list)) {
            recent.getChildren().setAll(RecentList.header(texts), list, legend());
        }
        list.show(rows);
    }

    private Node legend() {
        HBox legend = new HBox(
                18,
                legend(Mark.GROUNDED, texts.get("start.legend.kept")),
                legend(Mark.MISSING, texts.get("start.legend.shorter")));
        legend.getStyleClass().add("start-legend");
        return legend;
    }

    private static Node legend(Mark mark, String text) {
        Label label = new Label(text);
        label.getStyleClass().addAll("muted", "small");
        label.setGraphic(mark.node(12));
        label.setGraphicTextGap(8);
        return label;
    }

    private Node samples(Consumer<String> sample) {
        Label title = new Label(texts.get("start.samples"));
        title.getStyleClass().add("heading");
        HBox tiles = new HBox(
                28,
                tile("alice-and-bob", texts.get("sample.alice-and-bob"), sample),
                tile("workshop", texts.get("sample.workshop"), sample),
                tile("auth-service", texts.get("sample.auth-service"), sample));
        VBox box = new VBox(9, title, tiles);
        box.setMinHeight(Region.USE_PREF_SIZE);
        box.getStyleClass().add("start-samples");
        return box;
    }

    private static Node tile(String name, String about, Consumer<String> sample) {
        Hyperlink link = new Hyperlink(name);
        link.setId("sample-" + name);
        link.getStyleClass().add("medium");
        link.setAccessibleText(name + ". " + about);
        link.setOnAction(e -> {
            link.setVisited(false);
            sample.accept(name);
        });
        Label text = new Label(about);
        text.getStyleClass().addAll("muted", "small");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox tile = new VBox(4, link, text);
        tile.getStyleClass().add("sample");
        HBox.setHgrow(tile, Priority.ALWAYS);
        tile.setMaxWidth(Double.MAX_VALUE);
        tile.setPrefWidth(200);
        return tile;
    }

    private Node drop() {
        Label title = new Label(texts.get("start.drop"));
        title.getStyleClass().add("heading");
        Label kinds = new Label(texts.get("start.drop.kinds"));
        kinds.getStyleClass().addAll("muted", "small");
        Label ends = new Label(".jsonl .json .assay");
        ends.getStyleClass().add("mono");
        HBox what = new HBox(4, kinds, ends);
        what.setAlignment(Pos.BASELINE_CENTER);
        Label promise = new Label(texts.get("start.drop.promise"));
        promise.getStyleClass().addAll("muted", "small");
        VBox box = new VBox(8, new FontIcon("fth-download"), title, what, promise);
        box.setMinHeight(Region.USE_PREF_SIZE);
        box.getStyleClass().add("drop-zone");
        return box;
    }
}
