package dev.assay.ui.ledger;

import dev.assay.method.Standing;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.sources.Drift;
import dev.assay.ui.Workbench;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** The facts of the space with their standing. */
final class FactsTable extends TableView<Fact> {
    private final Workbench bench;
    private final LedgerModel model;
    private final Texts texts;
    private List<Fact> built = List.of();
    private boolean setting;

    FactsTable(Workbench bench, LedgerModel model, Texts texts) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        setId("ledger-facts");
        getStyleClass().add("ledger-facts");
        setAccessibleText(texts.get("ledger.facts"));
        setFixedCellSize(28);
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        Label none = new Label(texts.get("ledger.facts.none"));
        none.getStyleClass().add("muted");
        none.setWrapText(true);
        setPlaceholder(none);
        getColumns().add(standing());
        getColumns().add(column("ledger.column.id", 120, true, LedgerWords::id));
        getColumns().add(column("ledger.column.text", 380, false, f -> Visible.line(f.text(), 300)));
        getColumns().add(column("ledger.column.known", 120, false, f -> LedgerWords.day(f.date(), texts)));
        getColumns().add(column("ledger.column.valid", 150, false, this::valid));
        getColumns().add(column("ledger.column.source", 190, true, f -> LedgerWords.source(f.source(), texts)));
        getColumns().add(drift());
        getSelectionModel().selectedItemProperty().addListener((o, was, now) -> {
            if (!setting && now != null) model.select(EventKey.of(now));
        });
    }

    private String valid(Fact f) {
        String from = f.validFrom() == null ? "" : f.validFrom().text();
        String until = f.validUntil() == null ? "" : f.validUntil().text();
        return from.isEmpty() && until.isEmpty() ? "" : from + " – " + until;
    }

    private TableColumn<Fact, String> column(String key, double width, boolean mono, Function<Fact, String> says) {
        TableColumn<Fact, String> column = new TableColumn<>(texts.get(key));
        column.setPrefWidth(width);
        column.setMinWidth(Math.min(width, 106));
        column.setCellValueFactory(d -> new ReadOnlyStringWrapper(says.apply(d.getValue())));
        if (mono) column.getStyleClass().add("ledger-mono");
        return column;
    }

    private TableColumn<Fact, String> standing() {
        TableColumn<Fact, String> column =
                column("ledger.column.standing", 116, false, f -> LedgerWords.standing(model.standing(f), texts));
        column.setCellFactory(c -> new TableCell<>() {
            @Override
            protected void updateItem(@Nullable String says, boolean empty) {
                super.updateItem(says, empty);
                Fact f = empty || getTableRow() == null ? null : getTableRow().getItem();
                setText(null);
                if (says == null || f == null) {
                    setGraphic(null);
                    return;
                }
                Standing s = model.standing(f);
                Label word = new Label(says);
                word.getStyleClass().addAll("small", LedgerWords.tone(s));
                HBox line = new HBox(6, new MarkView(bench, LedgerWords.mark(s), 11), word);
                line.setAlignment(Pos.CENTER_LEFT);
                setGraphic(line);
            }
        });
        return column;
    }

    private TableColumn<Fact, String> drift() {
        TableColumn<Fact, String> column = column("ledger.column.drift", 150, false, f -> {
            Drift d = model.drift(f);
            return d == null ? "" : LedgerWords.drift(d, texts);
        });
        column.setCellFactory(c -> new TableCell<>() {
            @Override
            protected void updateItem(@Nullable String says, boolean empty) {
                super.updateItem(says, empty);
                Fact f = empty || getTableRow() == null ? null : getTableRow().getItem();
                Drift d = f == null ? null : model.drift(f);
                setText(null);
                if (says == null || d == null) {
                    setGraphic(null);
                    return;
                }
                Label word = new Label(says);
                word.getStyleClass().addAll("small", LedgerWords.tone(d));
                setGraphic(word);
            }
        });
        return column;
    }

    void refreshFacts() {
        setting = true;
        if (built != model.facts()) {
            built = model.facts();
            getItems().setAll(built);
        } else {
            refresh();
        }
        EventKey selected = model.selected();
        if (selected != null) {
            for (int i = 0; i < built.size(); i++) {
                if (!EventKey.of(built.get(i)).equals(selected)) continue;
                if (getSelectionModel().getSelectedIndex() != i) {
                    getSelectionModel().clearAndSelect(i);
                    scrollTo(Math.max(0, i - 4));
                }
            }
        }
        setting = false;
    }
}
