package dev.assay.ui.ledger;

import dev.assay.method.BeliefLine;
import dev.assay.model.Anchor;
import dev.assay.model.EventKey;
import dev.assay.ui.Workbench;
import dev.assay.ui.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** How the records of the line stood at two moments, each with what was known then and the day that is asked about. */
final class TimesPane extends VBox {
    private static final int MOST = 40;

    private final Workbench bench;
    private final LedgerModel model;
    private final Texts texts;
    private final GridPane table = new GridPane();
    private final VBox editor = new VBox(6);
    private final Button move = new Button();
    private final TextField knownA = field("ledger-known-a");
    private final TextField validA = field("ledger-valid-a");
    private final TextField knownB = field("ledger-known-b");
    private final TextField validB = field("ledger-valid-b");
    private final Label problem = new Label();

    TimesPane(Workbench bench, LedgerModel model, Texts texts) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        setId("ledger-times");
        getStyleClass().add("ledger-times");
        Label title = new Label(texts.get("ledger.times"));
        title.getStyleClass().add("section-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        move.setId("ledger-move");
        move.setText(texts.get("ledger.times.move"));
        move.getStyleClass().add("tight");
        move.setOnAction(e -> edit(!editor.isManaged()));
        HBox head = new HBox(8, title, gap, move);
        head.setAlignment(Pos.CENTER_LEFT);
        for (int i = 0; i < 3; i++) {
            ColumnConstraints c = new ColumnConstraints();
            c.setPercentWidth(i == 0 ? 26 : 37);
            table.getColumnConstraints().add(c);
        }
        editor();
        getChildren().addAll(head, editor, table);
    }

    private static TextField field(String id) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefWidth(140);
        return field;
    }

    private void editor() {
        GridPane grid = new GridPane(8, 6);
        String[] names = {"ledger.known-at", "ledger.valid-at"};
        TextField[][] of = {{knownA, validA}, {knownB, validB}};
        for (int m = 0; m < 2; m++) {
            Label moment = new Label(m == 0 ? "A" : "B");
            moment.getStyleClass().add("ledger-moment");
            grid.add(moment, 0, m + 1);
            for (int i = 0; i < 2; i++) {
                of[m][i].setAccessibleText((m == 0 ? "A " : "B ") + texts.get(names[i]));
                of[m][i].setPromptText(i == 0 ? texts.get("ledger.times.latest") : "");
                of[m][i].setOnAction(e -> take());
                grid.add(of[m][i], i + 1, m + 1);
            }
        }
        for (int i = 0; i < 2; i++) {
            Label name = new Label(texts.get(names[i]));
            name.getStyleClass().addAll("small", "muted");
            grid.add(name, i + 1, 0);
        }
        Button take = new Button(texts.get("ledger.times.take"));
        take.setId("ledger-times-take");
        take.getStyleClass().add("tight");
        take.setOnAction(e -> take());
        problem.getStyleClass().addAll("small", "danger-text");
        problem.setWrapText(true);
        editor.getChildren().setAll(grid, take, problem);
        editor.setVisible(false);
        editor.setManaged(false);
    }

    private void edit(boolean on) {
        editor.setVisible(on);
        editor.setManaged(on);
        problem.setText("");
        if (!on) return;
        knownA.setText(text(model.a().knownAt()));
        validA.setText(model.a().validAt().text());
        knownB.setText(text(model.b().knownAt()));
        validB.setText(model.b().validAt().text());
        knownA.requestFocus();
    }

    private static String text(@org.jspecify.annotations.Nullable Anchor a) {
        return a == null ? "" : a.text();
    }

    private void take() {
        try {
            model.moments(moment(knownA, validA), moment(knownB, validB));
            edit(false);
            move.requestFocus();
        } catch (IllegalArgumentException e) {
            problem.setText(String.valueOf(e.getMessage()));
        }
    }

    private static LedgerModel.Moment moment(TextField known, TextField valid) {
        String k = known.getText().strip();
        return new LedgerModel.Moment(
                k.isEmpty() ? null : Anchor.of(k), Anchor.of(valid.getText().strip()));
    }

    void refresh() {
        table.getChildren().clear();
        table.add(cell(new Label(""), "ledger-times-head"), 0, 0);
        table.add(head("A", model.a()), 1, 0);
        table.add(head("B", model.b()), 2, 0);
        BeliefLine line = model.line();
        if (line == null) return;
        int row = 1;
        for (BeliefLine.Belief b : line.beliefs().stream().limit(MOST).toList()) {
            EventKey key = EventKey.of(b.event());
            Hyperlink id = new Hyperlink(LedgerWords.id(b.event()));
            id.getStyleClass().addAll("mono", "ledger-id");
            id.setOnAction(e -> model.select(key));
            table.add(cell(id, "ledger-times-cell"), 0, row);
            table.add(cell(then(model.at(key, true)), "ledger-times-cell"), 1, row);
            table.add(cell(then(model.at(key, false)), "ledger-times-cell"), 2, row);
            row++;
        }
    }

    private Node head(String name, LedgerModel.Moment m) {
        Label letter = new Label(name);
        letter.getStyleClass().add("ledger-moment");
        letter.setMinWidth(Region.USE_PREF_SIZE);
        boolean both = m.knownAt() == null || !m.knownAt().equals(m.validAt());
        Label day = new Label(LedgerWords.day(m.validAt(), texts));
        day.getStyleClass().add("tiny");
        day.setMinWidth(Region.USE_PREF_SIZE);
        VBox days = new VBox(day);
        if (both) {
            Label known = new Label(
                    m.knownAt() == null
                            ? texts.get("ledger.times.known-latest")
                            : texts.get("ledger.times.known", LedgerWords.day(m.knownAt(), texts)));
            known.getStyleClass().addAll("tiny", "muted");
            days.getChildren().add(known);
        }
        HBox line = new HBox(4, letter, days);
        line.setAlignment(Pos.CENTER_LEFT);
        return cell(line, "ledger-times-head");
    }

    private Node then(LedgerModel.Then then) {
        return switch (then) {
            case LedgerModel.Then.NotKnown n -> {
                Label label = new Label(texts.get("ledger.not-known"));
                label.getStyleClass().addAll("small", "muted");
                yield label;
            }
            case LedgerModel.Then.Stood s -> {
                Label label = new Label(LedgerWords.standing(s.standing(), texts));
                label.getStyleClass().addAll("small", LedgerWords.tone(s.standing()));
                HBox line = new HBox(6, new MarkView(bench, LedgerWords.mark(s.standing()), 11), label);
                line.setAlignment(Pos.CENTER_LEFT);
                yield line;
            }
        };
    }

    private static Node cell(Node content, String style) {
        HBox box = new HBox(content);
        box.setAlignment(Pos.CENTER_LEFT);
        box.getStyleClass().add(style);
        return box;
    }
}
