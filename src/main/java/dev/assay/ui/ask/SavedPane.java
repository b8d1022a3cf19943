package dev.assay.ui.ask;

import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** The recorded questions of the space, to be filtered and asked. */
final class SavedPane extends BorderPane {
    private final Texts texts;
    private final TextField filter = new TextField();
    private final ListView<Saved> list = new ListView<>();
    private final ObservableList<Saved> all = FXCollections.observableArrayList();
    private final FilteredList<Saved> shown = new FilteredList<>(all);
    private final Label count = new Label();
    private final Label nothing = new Label();

    SavedPane(Texts texts, Consumer<Saved> ask) {
        this.texts = texts;
        getStyleClass().add("ask-saved");
        filter.setId("ask-saved-filter");
        filter.setPromptText(texts.get("ask.saved.filter"));
        filter.setAccessibleText(texts.get("ask.saved.filter"));
        filter.setPrefWidth(320);
        filter.textProperty().addListener((o, was, now) -> apply());
        filter.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.DOWN || e.getCode() == KeyCode.ENTER) {
                list.requestFocus();
                if (list.getSelectionModel().isEmpty()) list.getSelectionModel().selectFirst();
            } else if (e.getCode() == KeyCode.ESCAPE && !filter.getText().isEmpty()) {
                filter.clear();
            } else if (e.getCode() == KeyCode.ESCAPE) {
                list.requestFocus();
            } else {
                return;
            }
            e.consume();
        });
        count.setId("ask-saved-count");
        count.getStyleClass().addAll("small", "muted");
        HBox head = new HBox(12, filter, count);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("ask-saved-head");
        setTop(head);
        list.setId("ask-saved-list");
        list.getStyleClass().add("ask-list");
        list.setAccessibleText(texts.get("ask.mode.saved"));
        list.setItems(shown);
        list.setCellFactory(v -> new Cell());
        list.setOnKeyPressed(e -> {
            Saved chosen = list.getSelectionModel().getSelectedItem();
            if (e.getCode() != KeyCode.ENTER || chosen == null) return;
            ask.accept(chosen);
            e.consume();
        });
        list.setOnMouseClicked(e -> {
            Saved chosen = list.getSelectionModel().getSelectedItem();
            if (e.getClickCount() == 2 && chosen != null) ask.accept(chosen);
        });
        nothing.getStyleClass().addAll("muted", "ask-empty");
        nothing.setWrapText(true);
        list.setPlaceholder(nothing);
        setCenter(list);
        apply();
    }

    void show(List<Saved> saved, String question) {
        all.setAll(saved);
        apply();
        for (int i = 0; i < shown.size(); i++) {
            if (!shown.get(i).question().text().strip().equals(question)) continue;
            list.getSelectionModel().select(i);
            list.scrollTo(Math.max(0, i - 3));
            return;
        }
    }

    /** Those that are not filtered out. */
    List<Saved> shown() {
        return List.copyOf(shown);
    }

    void enter() {
        if (list.getSelectionModel().isEmpty()) list.getSelectionModel().selectFirst();
        list.requestFocus();
    }

    void find() {
        filter.requestFocus();
    }

    private void apply() {
        String wanted = filter.getText().strip().toLowerCase(Locale.ROOT);
        shown.setPredicate(s -> wanted.isEmpty()
                || s.question().text().toLowerCase(Locale.ROOT).contains(wanted)
                || s.question().id().toLowerCase(Locale.ROOT).contains(wanted)
                || String.valueOf(s.question().category())
                        .toLowerCase(Locale.ROOT)
                        .equals(wanted));
        count.setText(
                shown.size() == all.size()
                        ? texts.count("ask.saved.count", all.size())
                        : texts.get("ask.saved.some", texts.number(shown.size()), texts.number(all.size())));
        nothing.setText(texts.get(all.isEmpty() ? "ask.saved.none" : "ask.saved.none-such"));
    }

    private final class Cell extends ListCell<Saved> {
        Cell() {
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Saved s, boolean empty) {
            super.updateItem(s, empty);
            if (empty || s == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            Label id = label(AskWords.name(s.question().id()), "mono", "muted");
            id.setMinWidth(120);
            id.setPrefWidth(120);
            Label text = label(Visible.line(s.question().text(), 200));
            text.setMinWidth(0);
            HBox.setHgrow(text, Priority.ALWAYS);
            text.setMaxWidth(Double.MAX_VALUE);
            String category = s.question().category();
            Label kind = label(
                    s.own()
                            ? texts.get("ask.saved.own")
                            : category == null ? "" : texts.get("ask.saved.category", AskWords.name(category)),
                    "small",
                    "muted");
            kind.setMinWidth(Region.USE_PREF_SIZE);
            Label evidence = label(
                    s.evidence().isEmpty()
                            ? ""
                            : texts.count("ask.saved.evidence", s.evidence().size()),
                    "small",
                    "muted");
            evidence.setMinWidth(110);
            evidence.setPrefWidth(110);
            evidence.setAlignment(Pos.CENTER_RIGHT);
            HBox line = new HBox(12, id, text, kind, evidence);
            line.setAlignment(Pos.CENTER_LEFT);
            line.setMinHeight(26);
            line.prefWidthProperty().bind(list.widthProperty().subtract(44));
            line.setMaxWidth(Region.USE_PREF_SIZE);
            setGraphic(line);
            setAccessibleText(s.question().id() + ": " + s.question().text());
        }
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        return label;
    }
}
