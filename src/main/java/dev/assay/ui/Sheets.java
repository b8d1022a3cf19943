package dev.assay.ui;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Actions;
import dev.assay.ui.text.Texts;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Makes what lies over the window. */
final class Sheets {
    private final ShellModel model;
    private final Actions actions;
    private final Texts texts;
    private final Outside outside;

    Sheets(ShellModel model, Actions actions, Outside outside) {
        this.model = model;
        this.actions = actions;
        this.texts = model.texts();
        this.outside = outside;
    }

    Region sheet(ShellModel.Sheet sheet) {
        return switch (sheet) {
            case ShellModel.Sheet.KeysPage k -> keys();
            case ShellModel.Sheet.Source s -> source(s);
            case ShellModel.Sheet.Preview p -> preview(p);
        };
    }

    private VBox frame(String title, Node... content) {
        Label name = new Label(title);
        name.getStyleClass().add("heading");
        name.setWrapText(true);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button close = new Button();
        close.setId("sheet-close");
        close.getStyleClass().add("icon-button");
        close.setGraphic(new FontIcon("fth-x"));
        close.setAccessibleText(texts.get("sheet.close"));
        close.setOnAction(e -> model.sheet().set(null));
        HBox head = new HBox(8, name, gap, close);
        head.getStyleClass().add("sheet-head");
        VBox box = new VBox(head);
        box.getChildren().addAll(content);
        box.getStyleClass().add("window-sheet");
        box.setAccessibleText(title);
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return box;
    }

    private Region keys() {
        GridPane columns = new GridPane(40, 20);
        int place = 0;
        for (Action.Group group : Action.Group.values()) {
            List<Action> with =
                    actions.of(group).stream().filter(a -> a.key() != null).toList();
            if (with.isEmpty()) continue;
            Label title = new Label(texts.get(group.textKey()));
            title.getStyleClass().add("section-title");
            VBox column = new VBox(2, title);
            for (Action a : with) column.getChildren().add(keyLine(a));
            columns.add(column, place % 2, place / 2);
            place++;
        }
        VBox frame = frame(texts.get("keys.title"), columns);
        frame.setId("keys-page");
        return frame;
    }

    private HBox keyLine(Action action) {
        Label name = new Label(texts.get(action.textKey()));
        name.setMinWidth(150);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label key = new Label(action.key() == null ? "" : Action.keyText(action.key()));
        key.getStyleClass().add("key");
        key.setMinWidth(Region.USE_PREF_SIZE);
        HBox line = new HBox(16, name, gap, key);
        line.getStyleClass().add("key-line");
        return line;
    }

    private Region source(ShellModel.Sheet.Source source) {
        VBox lines = new VBox();
        lines.getStyleClass().add("source-lines");
        Button open = new Button(texts.get("source.open"));
        open.setId("source-open");
        open.setOnAction(e -> outside.open(source.file()));
        Button copy = new Button(texts.get("source.copy-path"));
        copy.setId("source-copy");
        copy.setOnAction(e -> outside.copy(source.file() + ":" + source.lines().from()));
        Label path = new Label(source.file().toString());
        path.getStyleClass().addAll("mono", "muted");
        path.setWrapText(true);
        HBox foot = new HBox(8, copy, open);
        foot.setAlignment(Pos.CENTER_RIGHT);
        VBox frame = frame(
                texts.get("source.title", source.lines().path(), source.lines().from()), path, lines, foot);
        frame.setPrefWidth(760);
        frame.setId("source-page");
        model.work()
                .start(
                        texts.get("work.source", source.lines().path()),
                        false,
                        progress -> SourceLines.around(
                                source.file(),
                                source.lines().from(),
                                source.lines().to()),
                        found -> show(lines, found),
                        e -> {
                            open.setVisible(false);
                            open.setManaged(false);
                            Label gone = new Label(texts.get("source.gone", source.file()));
                            gone.getStyleClass().add("danger-text");
                            gone.setWrapText(true);
                            HBox line = new HBox(gone);
                            line.getStyleClass().add("source-line");
                            lines.getChildren().setAll(line);
                        });
        return frame;
    }

    private static void show(VBox box, List<SourceLines.Line> found) {
        for (SourceLines.Line l : found) {
            Label number = new Label(String.valueOf(l.number()));
            number.getStyleClass().addAll("mono", "subtle");
            number.setMinWidth(38);
            number.setAlignment(Pos.TOP_RIGHT);
            Label text = new Label(l.text());
            text.getStyleClass().add("mono");
            text.setWrapText(l.here());
            HBox line = new HBox(number, text);
            line.getStyleClass().add("source-line");
            if (l.here()) line.getStyleClass().add("here");
            box.getChildren().add(line);
        }
    }

    private Region preview(ShellModel.Sheet.Preview preview) {
        VBox in = new VBox(4);
        for (String line : ImportLines.lines(preview.report(), texts)) {
            Label label = new Label(line);
            label.setWrapText(true);
            in.getChildren().add(label);
        }
        VBox content = new VBox(14, in);
        if (preview.report().changedNothing()) {
            Label same = new Label(texts.get("import.unchanged"));
            same.getStyleClass().add("muted");
            in.getChildren().setAll(same);
        }
        List<String> notes = preview.report().notes();
        if (!notes.isEmpty()) {
            Label title = new Label(texts.get("import.notes"));
            title.getStyleClass().add("section-title");
            VBox all = new VBox(3);
            for (String note : notes) {
                Label label = new Label(note);
                label.getStyleClass().addAll("mono", "warning-text");
                label.setWrapText(true);
                all.getChildren().add(label);
            }
            ScrollPane scroll = new ScrollPane(all);
            scroll.setFitToWidth(true);
            scroll.setMaxHeight(180);
            scroll.setAccessibleText(texts.get("import.notes"));
            content.getChildren().addAll(title, scroll);
        }
        Button bring = new Button(texts.get("import.bring"));
        bring.setId("preview-bring");
        bring.getStyleClass().add("accent");
        bring.setDefaultButton(true);
        bring.setDisable(preview.report().changedNothing());
        bring.setOnAction(e -> model.acceptPreview());
        Button leave = new Button(texts.get("import.leave"));
        leave.setId("preview-leave");
        leave.setOnAction(e -> model.refusePreview());
        HBox foot = new HBox(8, leave, bring);
        foot.setAlignment(Pos.CENTER_RIGHT);
        VBox frame = frame(
                texts.get(
                        "import.title",
                        preview.file().getFileName(),
                        preview.report().format().id()),
                content,
                foot);
        frame.setPrefWidth(560);
        frame.setId("preview-page");
        return frame;
    }
}
