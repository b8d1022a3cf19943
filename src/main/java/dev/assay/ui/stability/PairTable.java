package dev.assay.ui.stability;

import dev.assay.method.Stability;
import dev.assay.ui.stability.Comparison.Pair;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/** The pairs of events that collide in one run only, a line each. */
final class PairTable extends TableView<Pair> {
    private final Texts texts;
    private @Nullable Comparison shown;

    PairTable(Texts texts, Consumer<Pair> chosen, Consumer<Pair> open) {
        this.texts = texts;
        setId("stability-pairs");
        setAccessibleText(texts.get("stability.pairs"));
        getStyleClass().add("dense");
        setFixedCellSize(26);
        setMinHeight(80);
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        setPlaceholder(new Label(texts.get("stability.pairs.none")));
        column("stability.column.pair", 100, p -> id(p.one()) + " – " + id(p.other()));
        column("stability.column.only", 80, this::only);
        column("stability.column.shared", 150, p -> String.join(", ", p.shared()));
        column("stability.column.drift", 420, p -> drift(p.drifts()));
        getSelectionModel().selectedItemProperty().addListener((o, was, now) -> {
            if (now != null && isFocused()) chosen.accept(now);
        });
        focusedProperty().addListener((o, was, now) -> {
            Pair p = getSelectionModel().getSelectedItem();
            if (!now) return;
            if (p == null && !getItems().isEmpty()) getSelectionModel().select(0);
            else if (p != null) chosen.accept(p);
        });
        addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            Pair p = getSelectionModel().getSelectedItem();
            if (e.getCode() != KeyCode.ENTER || p == null) return;
            open.accept(p);
            e.consume();
        });
    }

    void show(Comparison c) {
        shown = c;
        setItems(FXCollections.observableList(c.pairs()));
    }

    private String id(int tick) {
        return shown == null ? "" : shown.id(tick);
    }

    private String only(Pair p) {
        return texts.get(p.lost() ? "stability.only.first" : "stability.only.second");
    }

    private String drift(List<Stability.Drift> drifts) {
        return drifts.stream()
                .map(d -> texts.get("stability.drift", id(d.tick()), names(d.a()), names(d.b())))
                .collect(Collectors.joining(" · "));
    }

    private String names(List<String> keys) {
        return keys.isEmpty() ? texts.get("stability.nothing") : String.join(", ", keys);
    }

    private void column(String key, double width, Function<Pair, String> text) {
        TableColumn<Pair, String> column = new TableColumn<>(texts.get(key));
        column.setCellValueFactory(f -> new ReadOnlyStringWrapper(text.apply(f.getValue())));
        column.setSortable(false);
        column.setReorderable(false);
        column.setPrefWidth(width);
        getColumns().add(column);
    }
}
