package dev.assay.ui.queue;

import dev.assay.method.Folding;
import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.MentionType;
import dev.assay.ui.action.Action;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import dev.assay.ui.theme.TypeBadge;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/** Below the candidates: the keys, or what one of them asks for. */
final class EntryPane extends VBox {
    private static final int SUGGESTED = 7;
    private static final double SUGGESTION = 26;

    private final QueueModel model;
    private final Texts texts;
    private final Runnable leave;
    private final Runnable opened;
    private final GridPane keys = new GridPane(0, 8);
    private Entry entry = Entry.KEYS;
    private @Nullable ReferenceId shownFor;
    private List<Reference> cases = List.of();

    /**
     * The keys.
     *
     * @param leave gives the focus back
     * @param opened what asks for something is shown, and should be in view
     */
    EntryPane(QueueModel model, Texts texts, Runnable leave, Runnable opened) {
        this.model = model;
        this.texts = texts;
        this.leave = leave;
        this.opened = opened;
        setId("queue-entry");
        getStyleClass().add("queue-entry");
    }

    Entry entry() {
        return entry;
    }

    /** One of the keys: what it does, and by a click too. */
    void key(Action action) {
        Label key = new Label(action.keyText());
        key.getStyleClass().add("queue-key");
        Button b = new Button(action.name(), key);
        b.getStyleClass().setAll("queue-key-button");
        b.setId("queue-key-" + action.keyText().toLowerCase(java.util.Locale.ROOT));
        b.setAccessibleText(action.name());
        b.setMinWidth(180);
        b.setOnAction(e -> action.fire());
        int n = keys.getChildren().size();
        keys.add(b, n / 3, n % 3);
    }

    void refresh() {
        ReferenceId now = model.current() == null ? null : model.current().id();
        boolean other = shownFor == null ? now != null : !shownFor.equals(now);
        shownFor = now;
        if (model.nameWanted() && entry != Entry.NAME) open(Entry.NAME);
        else if (entry == Entry.NAME && !model.nameWanted()) show(Entry.KEYS);
        else if (other && entry != Entry.KEYS) show(Entry.KEYS);
        if (entry == Entry.BATCH && model.batch() == null) show(Entry.KEYS);
        if (getChildren().isEmpty()) show(Entry.KEYS);
    }

    /** Shows what asks for something, and puts the caret there. */
    void open(Entry next) {
        if (model.current() == null && next != Entry.NAME) return;
        show(next);
        Node field = lookup(".queue-first");
        if (field != null) field.requestFocus();
        opened.run();
    }

    /** Leaves what is being typed. */
    void close() {
        if (entry == Entry.BATCH) model.batch(false);
        if (entry == Entry.NAME) model.askForName(false);
        show(Entry.KEYS);
        leave.run();
    }

    private void show(Entry next) {
        entry = next;
        getChildren()
                .setAll(
                        switch (next) {
                            case KEYS -> List.of(keys);
                            case OTHER -> other();
                            case NEW -> fresh();
                            case NOTE -> note();
                            case NAME -> name();
                            case BATCH -> batch();
                        });
    }

    private static TextField field(String id, String name, String prompt) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(prompt);
        field.setAccessibleText(name);
        field.getStyleClass().add("queue-first");
        return field;
    }

    private Label title(String says) {
        Label title = new Label(says);
        title.getStyleClass().add("section-title");
        return title;
    }

    private List<Node> other() {
        TextField field = field("queue-other", texts.get("queue.other"), texts.get("queue.other.prompt"));
        ListView<Integer> found = new ListView<>();
        found.setId("queue-other-rows");
        found.setFocusTraversable(false);
        found.setFixedCellSize(SUGGESTION);
        found.setAccessibleText(texts.get("queue.other"));
        found.getStyleClass().add("queue-suggestions");
        found.setCellFactory(l -> new RowCell());
        Runnable search = () -> {
            SpaceSnapshot space = space();
            found.getItems().setAll(space == null ? List.of() : RowFinder.find(space, field.getText(), SUGGESTED));
            found.getSelectionModel().selectFirst();
            double height = Math.max(1, found.getItems().size()) * SUGGESTION + 2;
            found.setMinHeight(height);
            found.setMaxHeight(height);
        };
        Label none = new Label(texts.get("queue.other.none"));
        none.getStyleClass().addAll("small", "muted");
        found.setPlaceholder(none);
        field.textProperty().addListener((o, was, now) -> search.run());
        field.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            int by = e.getCode() == KeyCode.DOWN ? 1 : e.getCode() == KeyCode.UP ? -1 : 0;
            if (by != 0) {
                int to = Math.clamp(
                        found.getSelectionModel().getSelectedIndex() + (long) by,
                        0,
                        Math.max(0, found.getItems().size() - 1));
                found.getSelectionModel().select(to);
                e.consume();
            }
        });
        Runnable take = () -> {
            Integer row = found.getSelectionModel().getSelectedItem();
            SpaceSnapshot space = space();
            if (row != null && space != null) choose(new Choice.Row(space.rows().key(row)));
        };
        field.setOnAction(e -> take.run());
        found.setOnMouseClicked(e -> take.run());
        search.run();
        return List.of(title(texts.get("queue.other")), field, found);
    }

    private @Nullable SpaceSnapshot space() {
        return model.queues() == null ? null : model.queues().space();
    }

    private void choose(Choice choice) {
        show(Entry.KEYS);
        model.choose(choice);
        leave.run();
    }

    private final class RowCell extends ListCell<Integer> {
        @Override
        protected void updateItem(@Nullable Integer row, boolean empty) {
            super.updateItem(row, empty);
            SpaceSnapshot space = space();
            setText(null);
            if (empty || row == null || space == null) {
                setGraphic(null);
                return;
            }
            Label name = new Label(QueueWords.name(space.rows().key(row)));
            int events = space.incidence().rowEnd(row) - space.incidence().rowStart(row);
            Label count = new Label(texts.count("queue.events", events));
            count.getStyleClass().addAll("small", "muted");
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            HBox line = new HBox(8, new TypeBadge(space.rows().type(row)), name, gap, count);
            line.setAlignment(Pos.CENTER_LEFT);
            setGraphic(line);
            setAccessibleText(name.getText() + ", " + count.getText());
        }
    }

    private List<Node> fresh() {
        TextField field = field("queue-new", texts.get("queue.new"), texts.get("queue.new.prompt"));
        ComboBox<MentionType> type = new ComboBox<>();
        type.setId("queue-new-type");
        type.setAccessibleText(texts.get("queue.new.type"));
        for (MentionType t : MentionType.values())
            if (t != MentionType.TIME) type.getItems().add(t);
        type.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable MentionType t) {
                return t == null ? "" : QueueWords.type(t, texts);
            }

            @Override
            public @Nullable MentionType fromString(String s) {
                return null;
            }
        });
        Reference r = model.current();
        MentionType listed = r == null ? null : r.mention().type();
        type.setValue(listed == null || listed == MentionType.TIME ? MentionType.THING : listed);
        Label problem = new Label();
        problem.getStyleClass().addAll("small", "danger-text");
        Runnable take = () -> {
            String name = field.getText().strip();
            if (Folding.fold(name).isEmpty()) problem.setText(texts.get("queue.new.empty"));
            else choose(new Choice.New(name, type.getValue()));
        };
        field.setOnAction(e -> take.run());
        type.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() != KeyCode.ENTER || type.isShowing()) return;
            take.run();
            e.consume();
        });
        // The letters of types would be keys; Down and Up change the type without leaving the name.
        field.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            int by = e.getCode() == KeyCode.DOWN ? 1 : e.getCode() == KeyCode.UP ? -1 : 0;
            if (by == 0) return;
            int n = type.getItems().size();
            int at = type.getItems().indexOf(type.getValue());
            type.setValue(type.getItems().get(Math.floorMod(at + by, n)));
            e.consume();
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        return List.of(title(texts.get("queue.new")), new HBox(8, field, type), problem);
    }

    private List<Node> note() {
        TextField field = field("queue-note", texts.get("queue.note"), texts.get("queue.note.prompt"));
        field.setOnAction(e -> {
            String text = field.getText();
            show(Entry.KEYS);
            leave.run();
            model.note(text);
        });
        return List.of(title(texts.get("queue.note")), field);
    }

    private List<Node> name() {
        TextField field = field("queue-name", texts.get("queue.name"), texts.get("queue.name.prompt"));
        field.setText(model.editing().reviewer());
        field.setOnAction(e -> {
            if (field.getText().isBlank()) return;
            model.reviewer(field.getText());
            leave.run();
        });
        Label why = new Label(texts.get("queue.name.why"));
        why.getStyleClass().addAll("small", "muted");
        why.setWrapText(true);
        return List.of(title(texts.get("queue.name")), field, why);
    }

    private List<Node> batch() {
        cases = model.identical();
        Queues q = model.queues();
        List<Node> all = new ArrayList<>();
        all.add(title(texts.get("queue.batch")));
        if (q == null) return all;
        Sentences sentences = new Sentences(q, texts);
        boolean first = true;
        for (Reference r : cases) {
            CheckBox box = new CheckBox();
            Set<ReferenceId> ticked = model.batch();
            box.setSelected(ticked != null && ticked.contains(r.id()));
            box.selectedProperty().addListener((o, was, now) -> model.tick(r.id(), now));
            box.setAccessibleText(Visible.line(r.id().event(), 16) + ", "
                    + Visible.line(q.space().record().events().get(r.tick()).text(), 120));
            if (first) box.getStyleClass().add("queue-first");
            first = false;
            Label id = new Label(Visible.line(r.id().event(), 16));
            id.getStyleClass().addAll("mono", "muted");
            id.setMinWidth(46);
            Region flow = sentences.brief(r);
            flow.getStyleClass().add("queue-evidence");
            HBox.setHgrow(flow, Priority.ALWAYS);
            HBox line = new HBox(8, box, id, flow);
            line.setAlignment(Pos.BASELINE_LEFT);
            line.getStyleClass().add("queue-case");
            all.add(line);
        }
        return all;
    }
}
