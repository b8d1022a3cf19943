package dev.assay.ui.queue;

import dev.assay.method.Reference;
import dev.assay.model.MentionType;
import dev.assay.ui.action.Controls;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Which reference is asked, and on request what is listed and in which order. */
final class HeadPane extends VBox {
    private final QueueModel model;
    private final Texts texts;
    private final Label place = new Label();
    private final Label name = new Label();
    private final ToggleButton filter = new ToggleButton();
    private final Button batch = new Button();
    private final HBox filters = new HBox(8);
    private final TextField word = new TextField();
    private final ComboBox<@Nullable MentionType> type = new ComboBox<>();
    private final ComboBox<@Nullable String> speaker = new ComboBox<>();
    private final ComboBox<Order> order = new ComboBox<>();
    private final CheckBox flagged = new CheckBox();
    private final Runnable leave;
    private @Nullable Queues listed;
    private boolean setting;

    HeadPane(QueueModel model, Texts texts, Runnable askBatch, Runnable leave, List<MenuItem> files) {
        this.model = model;
        this.texts = texts;
        this.leave = leave;
        place.getStyleClass().add("small");
        place.setMinWidth(Region.USE_PREF_SIZE);
        place.setId("queue-place");
        name.getStyleClass().addAll("mono", "muted");
        Controls.mayShorten(name);
        name.setId("queue-reference");
        filter.setId("queue-filter");
        filter.setGraphic(new FontIcon("fth-filter"));
        filter.setMinWidth(Region.USE_PREF_SIZE);
        filter.setOnAction(e -> filters(filter.isSelected()));
        Label key = new Label("B");
        key.getStyleClass().add("key");
        batch.setId("queue-identical");
        batch.setGraphic(key);
        batch.setContentDisplay(ContentDisplay.RIGHT);
        batch.setMinWidth(Region.USE_PREF_SIZE);
        batch.setOnAction(e -> askBatch.run());
        MenuButton more = new MenuButton("", new FontIcon("fth-more-horizontal"));
        more.setId("queue-files");
        more.getStyleClass().addAll("flat", "no-arrow");
        more.setAccessibleText(texts.get("queue.files"));
        more.getItems().setAll(files);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(10, place, name, gap, filter, batch, more);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("queue-head");
        filters();
        getChildren().add(line);
    }

    private void filters() {
        word.setId("queue-filter-word");
        word.setPromptText(texts.get("queue.filter.word"));
        word.setAccessibleText(texts.get("queue.filter.word"));
        word.setPrefWidth(120);
        word.textProperty().addListener((o, was, now) -> apply());
        word.setOnAction(e -> leave.run());
        choices(
                type,
                "queue-filter-type",
                texts.get("queue.filter.type"),
                t -> t == null ? texts.get("queue.filter.any-type") : QueueWords.type(t, texts));
        choices(
                speaker,
                "queue-filter-speaker",
                texts.get("queue.filter.speaker"),
                s -> s == null ? texts.get("queue.filter.anybody") : Visible.line(s, 30));
        choices(order, "queue-order", texts.get("queue.order"), o -> o == null ? "" : texts.get(o.textKey()));
        order.getItems().setAll(Order.values());
        order.valueProperty().addListener((o, was, now) -> {
            if (!setting && now != null) model.order(now);
        });
        List<@Nullable MentionType> types = new ArrayList<>();
        types.add(null);
        types.addAll(List.of(MentionType.values()));
        type.getItems().setAll(types);
        flagged.setId("queue-filter-flagged");
        flagged.setText(texts.get("queue.filter.flagged"));
        flagged.selectedProperty().addListener((o, was, now) -> apply());
        type.valueProperty().addListener((o, was, now) -> apply());
        speaker.valueProperty().addListener((o, was, now) -> apply());
        filters.getChildren().setAll(word, type, speaker, flagged, order);
        filters.setAlignment(Pos.CENTER_LEFT);
        filters.getStyleClass().add("queue-filters");
    }

    private static <T> void choices(ComboBox<T> box, String id, String name, Function<@Nullable T, String> says) {
        box.setId(id);
        box.setAccessibleText(name);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable T value) {
                return says.apply(value);
            }

            @Override
            public @Nullable T fromString(String text) {
                return null;
            }
        });
    }

    /** Shows what is filtered, with the caret in the word; or hides it, which filters nothing. */
    void filters(boolean on) {
        filter.setSelected(on);
        if (on && getChildren().size() == 1) {
            getChildren().add(filters);
            word.requestFocus();
        } else if (!on) {
            getChildren().remove(filters);
            setting = true;
            word.clear();
            type.setValue(null);
            speaker.setValue(null);
            flagged.setSelected(false);
            setting = false;
            model.filter(Filter.NONE);
            leave.run();
        }
    }

    boolean filtersShown() {
        return getChildren().size() > 1;
    }

    private void apply() {
        if (setting) return;
        model.filter(
                new Filter(type.getValue(), speaker.getValue(), word.getText().strip(), flagged.isSelected()));
    }

    void refresh() {
        Queues q = model.queues();
        Reference r = model.current();
        filter.setText(texts.get(model.filter().active() ? "queue.filter.on" : "queue.filter"));
        filter.setAccessibleText(filter.getText());
        batch.setText(
                texts.get("queue.identical", texts.number(model.identical().size())));
        batch.setAccessibleText(batch.getText());
        batch.setVisible(!model.identical().isEmpty());
        if (q == null || r == null) {
            place.setText("");
            name.setText("");
            return;
        }
        int at = model.place();
        place.setText(
                at < 0
                        ? texts.get("queue.place.settled")
                        : texts.get(
                                "queue.place",
                                texts.number(at + 1L),
                                texts.number(model.shown().size())));
        name.setText(Visible.line(q.space().record().name(), 40) + " · " + Visible.line(r.id().event(), 16) + " · "
                + QueueWords.quoted(r) + " · " + occurrence(r));
        if (q != listed) list(q);
    }

    private String occurrence(Reference r) {
        int n = r.id().occurrence();
        return n == 1 ? texts.get("queue.occurrence.first") : texts.get("queue.occurrence", texts.number(n));
    }

    private void list(Queues q) {
        listed = q;
        List<@Nullable String> speakers = new ArrayList<>();
        speakers.add(null);
        q.space().record().events().stream()
                .map(e -> e.speaker())
                .filter(Objects::nonNull)
                .distinct()
                .sorted()
                .forEach(speakers::add);
        setting = true;
        if (!speakers.equals(speaker.getItems())) {
            String chosen = model.filter().speaker();
            speaker.getItems().setAll(speakers);
            speaker.setValue(chosen);
        }
        order.setValue(model.order());
        setting = false;
    }
}
