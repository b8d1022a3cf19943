package dev.assay.ui.stability;

import dev.assay.ui.stability.Comparison.Proposal;
import dev.assay.ui.text.Texts;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The aliases that are proposed, each with J as it would be. */
final class ProposalList extends ListView<Proposal> {
    private final Texts texts;

    ProposalList(Texts texts, Consumer<Proposal> chosen, Consumer<Proposal> open) {
        this.texts = texts;
        setId("stability-proposals");
        setAccessibleText(texts.get("stability.proposals"));
        setFixedCellSize(46);
        Label none = new Label(texts.get("stability.proposals.none"));
        none.setWrapText(true);
        none.getStyleClass().addAll("muted", "small", "stability-none");
        setPlaceholder(none);
        setCellFactory(v -> new ProposalCell());
        getSelectionModel().selectedItemProperty().addListener((o, was, now) -> {
            if (now != null) chosen.accept(now);
        });
        addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            Proposal p = getSelectionModel().getSelectedItem();
            if (e.getCode() != KeyCode.ENTER || p == null) return;
            open.accept(p);
            e.consume();
        });
    }

    /** Those of another comparison; the next stands where the last one was settled. */
    void show(Comparison c) {
        int at = Math.max(0, getSelectionModel().getSelectedIndex());
        getItems().setAll(c.proposals());
        if (!getItems().isEmpty())
            getSelectionModel().select(Math.min(at, getItems().size() - 1));
    }

    private final class ProposalCell extends ListCell<Proposal> {
        @Override
        protected void updateItem(@Nullable Proposal p, boolean empty) {
            super.updateItem(p, empty);
            setText(null);
            if (empty || p == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            Label names = new Label(texts.get("stability.alias", p.from(), p.to()));
            names.setMinWidth(0);
            Label more = new Label(texts.get(
                    "stability.because",
                    String.join(" ", p.shared()),
                    texts.count("stability.in", p.ticks().size())));
            more.getStyleClass().addAll("small", "muted");
            more.setMinWidth(0);
            VBox said = new VBox(names, more);
            said.setAlignment(Pos.CENTER_LEFT);
            said.setMinWidth(0);
            said.setPrefWidth(10);
            HBox.setHgrow(said, Priority.ALWAYS);
            String after = p.after() == null
                    ? texts.get("stability.untried")
                    : texts.get("stability.j", StabilityView.jaccard(p.after().jaccard()));
            Label j = new Label(after);
            j.getStyleClass().add("mono");
            j.setMinWidth(Region.USE_PREF_SIZE);
            HBox line = new HBox(8, said, j);
            line.setAlignment(Pos.CENTER_LEFT);
            setGraphic(line);
            setAccessibleText(names.getText() + ", " + more.getText() + ", " + after);
        }
    }
}
