package dev.assay.ui.queue;

import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** References, one a row: state, event, words, and how many candidates or what they were settled as. */
final class ReferenceList extends ListView<Reference> {
    private static final double ROW = 27;
    private static final int ID = 16;
    private static final int WORDS = 40;

    private final QueueModel model;
    private final Texts texts;
    private final ObservableList<Reference> items = FXCollections.observableArrayList();
    private boolean setting;

    ReferenceList(QueueModel model, Texts texts, String id, String name) {
        this.model = model;
        this.texts = texts;
        setId(id);
        getStyleClass().add("queue-list");
        setAccessibleText(name);
        setItems(items);
        setFixedCellSize(ROW);
        setCellFactory(list -> new Cell());
        getSelectionModel().selectedItemProperty().addListener((o, was, now) -> {
            if (!setting && now != null) model.go(now);
        });
    }

    /** Shows references, one of them as the one that is asked. */
    void show(List<Reference> references, @Nullable Reference current) {
        setting = true;
        // The same references are the same rows: setting them anew would lose where the list was scrolled to.
        if (!same(references)) items.setAll(references);
        int at = current == null ? -1 : references.indexOf(current);
        if (at < 0) {
            getSelectionModel().clearSelection();
        } else if (getSelectionModel().getSelectedIndex() != at) {
            getSelectionModel().clearAndSelect(at);
            getFocusModel().focus(at);
            bring(at);
        }
        setting = false;
    }

    private boolean same(List<Reference> references) {
        if (items.size() != references.size()) return false;
        for (int i = 0; i < references.size(); i++) if (items.get(i) != references.get(i)) return false;
        return true;
    }

    /** Scrolls only where the row is not in view, and then so that the next ones are. */
    private void bring(int at) {
        int rows = (int) Math.floor(getHeight() / ROW);
        if (rows < 1) {
            scrollTo(Math.max(0, at - 2));
            return;
        }
        if (lookup(".virtual-flow") instanceof javafx.scene.control.skin.VirtualFlow<?> flow
                && flow.getFirstVisibleCell() != null
                && flow.getLastVisibleCell() != null) {
            int first = flow.getFirstVisibleCell().getIndex();
            int last = flow.getLastVisibleCell().getIndex();
            if (at > first && at < last) return;
        }
        scrollTo(Math.max(0, at - rows / 3));
    }

    private final class Cell extends ListCell<Reference> {
        private final HBox line = new HBox(8);
        private final Label event = new Label();
        private final Label words = new Label();
        private final Label what = new Label();
        private final Label flag = new Label("⚑");
        private final Region gap = new Region();

        Cell() {
            event.getStyleClass().addAll("mono", "queue-event");
            event.setMinWidth(44);
            words.getStyleClass().add("mono");
            what.getStyleClass().addAll("muted", "small");
            flag.getStyleClass().addAll("warning-text", "small");
            flag.setMinWidth(Region.USE_PREF_SIZE);
            words.setMinWidth(30);
            what.setMinWidth(40);
            what.setAlignment(Pos.CENTER_RIGHT);
            HBox.setHgrow(gap, Priority.ALWAYS);
            line.setAlignment(Pos.CENTER_LEFT);
            // As wide as the list, never as its words: what does not fit is cut with an ellipsis.
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Reference r, boolean empty) {
            super.updateItem(r, empty);
            setText(null);
            Queues queues = model.queues();
            if (empty || r == null || queues == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            boolean blind = model.blind();
            String id = Visible.line(r.id().event(), ID);
            event.setText(id);
            words.setText("“" + Visible.line(r.mention().text(), WORDS) + "”");
            String says = blind ? candidates(r) : says(r, queues.space());
            what.setText(says);
            boolean flagged = queues.isFlagged(r);
            line.getChildren()
                    .setAll(
                            blind
                                    ? dev.assay.ui.theme.Mark.OPEN.node(12)
                                    : QueueWords.mark(r.state()).node(12),
                            event,
                            words);
            line.getChildren().addAll(gap, what);
            if (flagged) line.getChildren().add(flag);
            setGraphic(line);
            setAccessibleText(id + ", " + QueueWords.quoted(r) + ", "
                    + (blind ? "" : QueueWords.state(r.state(), texts) + ", ") + says
                    + (flagged ? ", " + texts.get("queue.flagged") : ""));
        }

        private String candidates(Reference r) {
            return texts.count("queue.candidates", r.counted().candidates().size());
        }

        private String says(Reference r, SpaceSnapshot space) {
            return switch (r.state()) {
                case OPEN -> candidates(r);
                case UNKNOWN -> texts.get("queue.no-candidate");
                case COUNTED, DECIDED -> "→ " + Visible.line(space.rows().key(r.row()), WORDS);
                case UNKNOWABLE -> "→ " + texts.get("queue.unknowable");
            };
        }
    }
}
