package dev.assay.ui.matrix;

import dev.assay.method.SnapshotChange;
import dev.assay.model.Decision;
import dev.assay.model.MentionType;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Workbench;
import dev.assay.ui.matrix.Correction.Draft;
import dev.assay.ui.matrix.Correction.Input;
import dev.assay.ui.matrix.Correction.Kind;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;

/**
 * Corrects one place of the matrix: what is to be done, what it is said with, what it would change, and why. Enter goes on and records
 * at the end, Escape leaves everything as it was.
 */
final class CorrectionPane extends VBox {
    private static final double LINE = 24;

    private final Workbench bench;
    private final MatrixTexts texts;
    private final Runnable closed;
    private final Label title = new Label();
    private final TextArea said = new TextArea();
    private final ListView<Kind> kinds = new ListView<>();
    private final TextField words = new TextField();
    private final ComboBox<MentionType> type = new ComboBox<>();
    private final ComboBox<String> pick = new ComboBox<>();
    private final RowChooser row;
    private final VBox form = new VBox();
    private final VBox change = new VBox();
    private final TextField why = new TextField();
    private final Button record = new Button();
    private final AtomicInteger asked = new AtomicInteger();
    private @Nullable Place place;
    private List<Decision.Act> ready = List.of();

    CorrectionPane(Workbench bench, MatrixTexts texts, Runnable closed) {
        this.bench = bench;
        this.texts = texts;
        this.closed = closed;
        row = new RowChooser("matrix-correct-row", texts.get("correct.row"));
        setId("matrix-correct");
        getStyleClass().addAll("matrix-finder", "matrix-correct");
        setVisible(false);
        setManaged(false);
        title.getStyleClass().add("heading");
        title.setId("matrix-correct-title");
        said.setId("matrix-correct-text");
        said.setEditable(false);
        said.setAccessibleText(texts.get("correct.text", ""));
        said.setWrapText(true);
        said.setPrefRowCount(3);
        said.selectedTextProperty().addListener((o, before, now) -> {
            if (!now.isBlank() && kind() == Kind.ADD) words.setText(now.strip());
        });
        listOfKinds();
        words.setId("matrix-correct-words");
        name(words, texts.get("correct.words"));
        type.setId("matrix-correct-type");
        type.setAccessibleText(texts.get("correct.type"));
        type.setPromptText(texts.get("correct.type"));
        type.getItems().setAll(MentionType.values());
        type.setConverter(new TypeNames());
        pick.setId("matrix-correct-pick");
        pick.setAccessibleText(texts.get("correct.pick"));
        type.setMaxWidth(Double.MAX_VALUE);
        pick.setMaxWidth(Double.MAX_VALUE);
        form.getStyleClass().add("matrix-correct-form");
        change.setId("matrix-correct-change");
        change.getStyleClass().add("matrix-correct-change");
        why.setId("matrix-correct-why");
        why.setAccessibleText(texts.get("correct.why"));
        foot();
        words.textProperty().addListener((o, was, now) -> draft());
        type.valueProperty().addListener((o, was, now) -> draft());
        pick.valueProperty().addListener((o, was, now) -> draft());
        row.chosen().addListener((o, was, now) -> draft());
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        // While it is open, letters are for it and not for the picture.
        addEventHandler(KeyEvent.KEY_TYPED, KeyEvent::consume);
    }

    private void foot() {
        record.setId("matrix-correct-record");
        record.setText(texts.get("correct.record"));
        record.getStyleClass().add("accent");
        record.setOnAction(e -> record());
        Button cancel = new Button(texts.get("correct.cancel"));
        cancel.setId("matrix-correct-cancel");
        cancel.setOnAction(e -> close());
        HBox buttons = new HBox(8, record, cancel);
        buttons.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(title, said, kinds, form, change, labelled("correct.why", why), buttons);
    }

    private void listOfKinds() {
        kinds.setId("matrix-correct-kinds");
        kinds.setAccessibleText(texts.get("correct.kinds"));
        kinds.setFixedCellSize(LINE);
        kinds.setCellFactory(v -> new KindCell());
        kinds.getSelectionModel().selectedItemProperty().addListener((o, was, now) -> choose(now));
        kinds.addEventHandler(KeyEvent.KEY_TYPED, e -> {
            int at = e.getCharacter().length() == 1 ? e.getCharacter().charAt(0) - '1' : -1;
            if (at < 0 || at >= kinds.getItems().size()) return;
            kinds.getSelectionModel().select(at);
            first().requestFocus();
            e.consume();
        });
        kinds.setOnMouseClicked(e -> first().requestFocus());
    }

    private static void name(TextField field, String name) {
        field.setPromptText(name);
        field.setAccessibleText(name);
    }

    private Node labelled(String key, Node field) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().addAll("muted", "small");
        label.setMinWidth(48);
        HBox.setHgrow(field, Priority.ALWAYS);
        HBox line = new HBox(8, label, field);
        line.setAlignment(field instanceof RowChooser ? Pos.TOP_LEFT : Pos.CENTER_LEFT);
        return line;
    }

    /** Opens it at a place; on one way to correct, where that is known and possible there. */
    void open(Place at, @Nullable Kind first) {
        List<Kind> possible = Correction.possible(at);
        if (possible.isEmpty() || (first != null && !possible.contains(first))) return;
        place = null;
        said.setText(at.text());
        said.setAccessibleText(texts.get("correct.text", at.event()));
        said.setVisible(at.tick() >= 0);
        said.setManaged(at.tick() >= 0);
        String named = at.row() < 0 ? at.event() : at.tick() < 0 ? at.key() : at.key() + " · " + at.event();
        title.setText(texts.get("correct.title", named));
        words.clear();
        why.clear();
        kinds.getSelectionModel().clearSelection();
        kinds.getItems().setAll(possible);
        kinds.setPrefHeight(possible.size() * LINE + 2);
        kinds.setMinHeight(possible.size() * LINE + 2);
        place = at;
        setVisible(true);
        kinds.getSelectionModel().select(first == null ? possible.getFirst() : first);
        if (first == null) kinds.requestFocus();
        else first().requestFocus();
    }

    /** Leaves everything as it is. */
    void close() {
        if (!isVisible()) return;
        asked.incrementAndGet();
        place = null;
        setVisible(false);
        closed.run();
    }

    private @Nullable Kind kind() {
        return kinds.getSelectionModel().getSelectedItem();
    }

    private void choose(@Nullable Kind kind) {
        Place at = place;
        if (at == null || kind == null) return;
        List<Node> fields = new ArrayList<>();
        List<String> choices = Correction.choices(at, kind);
        pick.getItems().setAll(choices);
        if (!choices.isEmpty()) pick.getSelectionModel().select(0);
        type.setValue(null);
        row.open(at.space(), at.key());
        if (kind == Kind.ADD) fields.add(labelled("correct.words", words));
        if (kind.picks()) fields.add(labelled("correct.pick", pick));
        if (kind.names()) fields.add(labelled("correct.row", row));
        if (kind.types()) fields.add(labelled("correct.type", type));
        form.getChildren().setAll(fields);
        form.setVisible(!fields.isEmpty());
        form.setManaged(!fields.isEmpty());
        // What is recorded when nothing is said is read before it is recorded.
        why.setPromptText(texts.get(kind.key() + ".why"));
        draft();
    }

    /** Where the person says what the correction is. */
    private Node first() {
        Kind kind = kind();
        if (kind == null) return kinds;
        return kind == Kind.ADD
                ? words
                : kind.picks() && pick.getItems().size() > 1
                        ? pick
                        : kind.names() ? row : kind.types() ? type : kind.picks() ? pick : why;
    }

    private void draft() {
        Place at = place;
        Kind kind = kind();
        int mine = asked.incrementAndGet();
        ready = List.of();
        record.setDisable(true);
        if (at == null || kind == null) return;
        int picked = pick.getSelectionModel().getSelectedIndex();
        switch (Correction.draft(
                at,
                kind,
                new Input(words.getText(), type.getValue(), picked, row.chosen().get()))) {
            case Draft.Missing m -> say(List.of(texts.get(m.textKey())));
            case Draft.Ready r -> preview(at, r.acts(), mine);
        }
    }

    private void preview(Place at, List<Decision.Act> acts, int mine) {
        Opened opened = bench.desk().project().opened().get();
        if (opened == null) return;
        ProjectSnapshot now = opened.snapshot();
        List<Decision> decisions =
                bench.desk().project().editing().decisions(at.space().record().name(), acts, why.getPromptText());
        say(List.of(texts.get("change.working")));
        bench.background().execute(() -> {
            if (mine != asked.get()) return;
            try {
                SnapshotChange found = Correction.preview(now, at.space(), decisions);
                MatrixView.onWindowThread(() -> previewed(acts, found, mine));
            } catch (IllegalArgumentException e) {
                MatrixView.onWindowThread(() -> {
                    if (mine == asked.get()) say(List.of(String.valueOf(e.getMessage())));
                });
            }
        });
    }

    private void previewed(List<Decision.Act> acts, SnapshotChange found, int mine) {
        if (mine != asked.get()) return;
        ready = acts;
        record.setDisable(false);
        say(ChangeLines.of(found, texts));
    }

    private void say(List<String> lines) {
        change.getChildren().clear();
        for (String line : lines) {
            Label label = new Label(Visible.line(line, 300));
            label.setWrapText(true);
            label.getStyleClass().addAll("small", "muted");
            change.getChildren().add(label);
        }
        if (getParent() != null) getParent().requestLayout();
    }

    private void key(KeyEvent e) {
        if (e.getCode() == KeyCode.ESCAPE) {
            if (type.isShowing() || pick.isShowing()) return;
            close();
        } else if (e.getCode() == KeyCode.ENTER && !(e.getTarget() instanceof Button)) {
            if (type.isShowing() || pick.isShowing()) return;
            if (kinds.isFocused()) first().requestFocus();
            else record();
        } else {
            return;
        }
        e.consume();
    }

    private void record() {
        Place at = place;
        Kind kind = kind();
        if (at == null || kind == null || ready.isEmpty()) return;
        String reason =
                why.getText().isBlank() ? why.getPromptText() : why.getText().strip();
        List<Decision.Act> acts = ready;
        String what = texts.get("correct.done", texts.get(kind.key()), at.row() < 0 ? at.event() : at.key());
        close();
        bench.desk().project().editing().decide(what, at.space().record().name(), acts, reason, entries -> {});
    }

    private final class KindCell extends ListCell<Kind> {
        @Override
        protected void updateItem(@Nullable Kind kind, boolean empty) {
            super.updateItem(kind, empty);
            setText(empty || kind == null ? null : (getIndex() + 1) + "   " + texts.get(kind.key()));
        }
    }

    private final class TypeNames extends StringConverter<MentionType> {
        @Override
        public String toString(@Nullable MentionType of) {
            return of == null ? "" : texts.get("type." + of.id());
        }

        @Override
        public @Nullable MentionType fromString(String text) {
            return null;
        }
    }
}
