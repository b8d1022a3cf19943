package dev.assay.ui.ledger;

import dev.assay.exchange.FactDraft;
import dev.assay.exchange.FactDraft.Field;
import dev.assay.exchange.ImportException;
import dev.assay.exchange.Progress;
import dev.assay.listing.ListingRun;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Relation;
import dev.assay.project.Project;
import dev.assay.ui.Workbench;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.project.Editing;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/**
 * A fact being written: captured, or declared to falsify or retract another. While it is written the form says field by field what the
 * door would refuse; nothing comes to the door before it would be let in.
 */
final class FormPane extends BorderPane {
    /** What is written. */
    enum Kind {
        CAPTURE("ledger.form.capture"),
        FALSIFY("ledger.form.falsify"),
        RETRACT("ledger.form.retract");

        private final String textKey;

        Kind(String textKey) {
            this.textKey = textKey;
        }
    }

    private final Workbench bench;
    private final LedgerModel model;
    private final Texts texts;
    private final Runnable leave;
    private final Map<Field, TextInputControl> fields = new EnumMap<>(Field.class);
    private final Map<Field, Label> problems = new EnumMap<>(Field.class);
    private final Label whole = new Label();
    private final Button record = new Button();
    private final Kind kind;
    private int asked;

    FormPane(Workbench bench, LedgerModel model, Texts texts, Kind kind, @Nullable Event about, Runnable leave) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        this.kind = kind;
        this.leave = leave;
        setId("ledger-form");
        getStyleClass().add("ledger-form");
        Label title = new Label(texts.get(kind.textKey));
        title.getStyleClass().add("heading");
        Label what = new Label(
                about == null || kind == Kind.CAPTURE
                        ? texts.get("ledger.form.what")
                        : "“" + Visible.line(about.text(), 160) + "”");
        what.getStyleClass().addAll("muted", "small");
        what.setWrapText(true);
        GridPane grid = new GridPane(10, 6);
        int row = 0;
        for (Field f : Field.values()) {
            if (hidden(f)) continue;
            row = add(grid, f, row);
        }
        prefill(about);
        whole.getStyleClass().addAll("danger-text", "small");
        whole.setWrapText(true);
        record.setId("ledger-form-record");
        record.setText(texts.get(kind.textKey));
        record.getStyleClass().add("accent");
        record.setOnAction(e -> submit());
        record.setDisable(true);
        Button cancel = new Button(texts.get("ledger.form.leave"));
        cancel.setId("ledger-form-leave");
        cancel.setOnAction(e -> leave.run());
        HBox foot = new HBox(8, whole, cancel, record);
        HBox.setHgrow(whole, javafx.scene.layout.Priority.ALWAYS);
        whole.setMaxWidth(Double.MAX_VALUE);
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        record.setMinWidth(Region.USE_PREF_SIZE);
        foot.setAlignment(Pos.CENTER_RIGHT);
        foot.getStyleClass().add("ledger-form-foot");
        VBox content = new VBox(12, new VBox(4, title, what), grid);
        content.getStyleClass().add("ledger-form-content");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        setCenter(scroll);
        setBottom(foot);
        // Before the field: a large one takes Enter for itself.
        addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() == KeyCode.ESCAPE) {
                leave.run();
                e.consume();
            } else if (e.getCode() == KeyCode.ENTER && e.isShortcutDown()) {
                submit();
                e.consume();
            }
        });
        check();
    }

    private boolean hidden(Field f) {
        return f == Field.RELATION && kind != Kind.CAPTURE;
    }

    private int add(GridPane grid, Field f, int row) {
        Label name = new Label(texts.get("ledger.field." + key(f)));
        name.getStyleClass().addAll("muted", "small");
        name.setMinWidth(110);
        boolean large = f == Field.TEXT || f == Field.REASON;
        TextInputControl field = large ? new TextArea() : new TextField();
        if (field instanceof TextArea area) {
            area.setPrefRowCount(2);
            area.setWrapText(true);
        }
        field.setId("ledger-field-" + key(f));
        field.setAccessibleText(name.getText());
        field.setPromptText(texts.get("ledger.prompt." + key(f)));
        field.setPrefWidth(440);
        field.textProperty().addListener((o, was, now) -> check());
        // Tab leaves a large field, too.
        field.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            if (!large || e.getCode() != KeyCode.TAB || e.isShortcutDown()) return;
            KeyEvent plain =
                    new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, e.isShiftDown(), true, false, false);
            field.fireEvent(plain);
            e.consume();
        });
        name.setLabelFor(field);
        Label problem = new Label();
        problem.setId("ledger-problem-" + key(f));
        problem.getStyleClass().addAll("danger-text", "small");
        problem.setWrapText(true);
        problem.setManaged(false);
        fields.put(f, field);
        problems.put(f, problem);
        grid.add(name, 0, row);
        grid.add(new VBox(2, field, problem), 1, row);
        GridPane.setValignment(name, javafx.geometry.VPos.TOP);
        return row + 1;
    }

    private static String key(Field f) {
        return f.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private void prefill(@Nullable Event about) {
        String today =
                bench.desk().clock().instant().truncatedTo(ChronoUnit.SECONDS).toString();
        set(Field.TIMESTAMP, today);
        set(Field.AUTHOR, bench.desk().project().editing().reviewer());
        set(Field.ID, freeId());
        if (about == null || kind == Kind.CAPTURE) return;
        set(Field.TARGET, about.id());
        if (kind == Kind.RETRACT) set(Field.TEXT, texts.get("ledger.form.retraction", Visible.line(about.id(), 60)));
    }

    private void set(Field f, String value) {
        TextInputControl field = fields.get(f);
        if (field != null) field.setText(value);
    }

    /** An id that nothing in the space has: the day and a number. */
    private String freeId() {
        String stem = "mem-" + LocalDate.now(bench.desk().clock()) + "-";
        int n = 1;
        if (model.space() == null) return stem + n;
        String space = model.space().record().name();
        while (model.event(new EventKey(space, stem + n)) != null) n++;
        return stem + n;
    }

    /** Puts the caret where writing begins. */
    void begin() {
        TextInputControl first = fields.get(Field.TEXT);
        if (first != null) first.requestFocus();
    }

    private FactDraft draft() {
        FactDraft draft = new FactDraft();
        fields.forEach((f, field) -> draft.put(f, field.getText()));
        if (kind == Kind.FALSIFY) draft.put(Field.RELATION, Relation.FALSIFIES.id());
        if (kind == Kind.RETRACT) draft.put(Field.RELATION, Relation.RETRACTS.id());
        return draft;
    }

    /** Asks the door what it would say; nothing is recorded. */
    private void check() {
        if (model.space() == null) return;
        FactDraft draft = draft();
        String space = model.space().record().name();
        int now = ++asked;
        bench.desk().project().read(texts.get("ledger.work.door"), p -> against(draft, p, space), found -> {
            if (now == asked) show(found);
        });
    }

    private static List<String> against(FactDraft draft, Project project, String space) {
        try {
            return draft.problems(project, space);
        } catch (ImportException e) {
            return List.of(e.reason());
        }
    }

    private void show(List<String> reasons) {
        Map<Field, List<String>> of = new EnumMap<>(Field.class);
        List<String> rest = new ArrayList<>();
        for (String reason : reasons) {
            Field f = FactDraft.about(reason);
            if (f == null || !problems.containsKey(f)) rest.add(reason);
            else of.computeIfAbsent(f, x -> new ArrayList<>()).add(reason);
        }
        problems.forEach((f, label) -> {
            List<String> here = of.getOrDefault(f, List.of());
            label.setText(Visible.line(String.join("; ", here), 300));
            label.setVisible(!here.isEmpty());
            label.setManaged(!here.isEmpty());
        });
        whole.setText(Visible.line(String.join("; ", rest), 300));
        record.setDisable(!reasons.isEmpty()
                || !bench.desk().project().editing().possible().get());
    }

    private void submit() {
        if (record.isDisabled() || model.space() == null) return;
        FactDraft draft = draft();
        String space = model.space().record().name();
        AtomicBoolean listed = new AtomicBoolean();
        Editing editing = bench.desk().project().editing();
        editing.record(
                texts.get(kind.textKey),
                null,
                project -> {
                    draft.capture(project, space);
                    listed.set(list(project, space));
                    return List.of();
                },
                entries -> {
                    leave.run();
                    model.select(new EventKey(space, draft.get(Field.ID)));
                    bench.desk()
                            .tell(new Notice(
                                    Notice.Tone.DONE,
                                    texts.get("ledger.form.done", Visible.line(draft.get(Field.ID), 60)),
                                    null,
                                    texts.get(listed.get() ? "ledger.form.done.todo" : "ledger.form.done.unlisted"),
                                    null));
                });
    }

    /** Lists its mentions as the command line does. The fact is recorded by then: whether it could be listed is said, and no error. */
    private static boolean list(Project project, String space) {
        try {
            return ListingRun.unlisted(project, space, Progress.NONE) != null;
        } catch (IllegalArgumentException e) {
            // The space's run is that of another version of the lister; only a person can say what is to become of it.
            return false;
        }
    }
}
