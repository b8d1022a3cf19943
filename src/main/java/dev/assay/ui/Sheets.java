package dev.assay.ui;

import dev.assay.ui.action.Action;
import dev.assay.ui.action.Actions;
import dev.assay.ui.asof.AsOfSheet;
import dev.assay.ui.command.CommandView;
import dev.assay.ui.command.Commands;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Makes what lies over the window. */
final class Sheets {
    private final ShellModel model;
    private final Actions actions;
    private final Texts texts;
    private final Outside outside;
    private final Pages pages;

    Sheets(ShellModel model, Actions actions, Outside outside) {
        this.model = model;
        this.actions = actions;
        this.texts = model.texts();
        this.outside = outside;
        this.pages = new Pages(model);
    }

    Region sheet(Sheet sheet) {
        return switch (sheet) {
            case Sheet.KeysPage k -> keys();
            case Sheet.Source s -> source(s);
            case Sheet.Preview p -> preview(p);
            case Sheet.Commands c ->
                new CommandView(
                        new Commands(model, actions).now(),
                        texts,
                        () -> model.sheet().set(null));
            case Sheet.AsOfPage a -> new AsOfSheet(model.asOf(), texts, a.clock(), today());
            case Sheet.WhoDecides w -> pages.who();
            case Sheet.HeadDiffers h -> pages.head();
            case Sheet.SettingsPage s -> new SettingsPage(model).page();
            case Sheet.About a -> pages.about();
        };
    }

    static Overlay.Place place(Sheet sheet) {
        return switch (sheet) {
            case Sheet.Commands c -> Overlay.Place.TOP;
            case Sheet.AsOfPage a -> Overlay.Place.TOP_RIGHT;
            case Sheet.KeysPage k -> Overlay.Place.MIDDLE;
            case Sheet.Source s -> Overlay.Place.MIDDLE;
            case Sheet.Preview p -> Overlay.Place.MIDDLE;
            case Sheet.WhoDecides w -> Overlay.Place.MIDDLE;
            case Sheet.HeadDiffers h -> Overlay.Place.MIDDLE;
            case Sheet.SettingsPage s -> Overlay.Place.MIDDLE;
            case Sheet.About a -> Overlay.Place.MIDDLE;
        };
    }

    private LocalDate today() {
        return model.clock().instant().atZone(model.clock().getZone()).toLocalDate();
    }

    private VBox frame(String title, Node... content) {
        return SheetFrame.of(title, texts, () -> model.sheet().set(null), content);
    }

    /** In two columns of about one height, the perspective's own first. */
    private Region keys() {
        VBox left = new VBox(18);
        VBox right = new VBox(18);
        List<Action.Group> groups = new ArrayList<>(List.of(Action.Group.values()));
        groups.remove(Action.Group.PERSPECTIVE);
        groups.addFirst(Action.Group.PERSPECTIVE);
        int inLeft = 0;
        int inRight = 0;
        for (Action.Group group : groups) {
            List<Action> with =
                    actions.of(group).stream().filter(a -> a.key() != null).toList();
            if (with.isEmpty()) continue;
            Label title = new Label(texts.get(group.textKey()));
            title.getStyleClass().add("section-title");
            VBox column = new VBox(1, title);
            for (Action a : with) column.getChildren().add(keyLine(a));
            boolean toLeft = inLeft <= inRight;
            (toLeft ? left : right).getChildren().add(column);
            if (toLeft) inLeft += with.size() + 2;
            else inRight += with.size() + 2;
        }
        HBox columns = new HBox(40, left, right);
        ScrollPane scroll = new ScrollPane(columns);
        scroll.setFitToWidth(true);
        scroll.setAccessibleText(texts.get("keys.title"));
        VBox frame = frame(texts.get("keys.title"), scroll);
        frame.setId("keys-page");
        return frame;
    }

    private static HBox keyLine(Action action) {
        Label name = new Label(action.name());
        name.setMinWidth(190);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(6, name, gap);
        for (KeyCombination k : action.keys()) {
            Label key = new Label(Action.keyText(k));
            key.getStyleClass().add("key");
            key.setMinWidth(Region.USE_PREF_SIZE);
            line.getChildren().add(key);
        }
        line.getStyleClass().add("key-line");
        return line;
    }

    private Region source(Sheet.Source source) {
        VBox lines = new VBox();
        lines.getStyleClass().add("source-lines");
        Button open = new Button(texts.get("source.open"));
        open.setId("source-open");
        open.setOnAction(e -> outside.open(source.file()));
        Button copy = new Button(texts.get("source.copy-path"));
        copy.setId("source-copy");
        copy.setOnAction(e -> outside.copy(source.file() + ":" + source.lines().from()));
        Label path = new Label(Visible.wrapped(source.file().toString()));
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
                            Label gone = new Label(Visible.wrapped(texts.get("source.gone", source.file())));
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

    private Region preview(Sheet.Preview preview) {
        VBox in = new VBox(4);
        for (String line : ImportLines.lines(preview.report(), texts)) {
            Label label = new Label(Visible.wrapped(line));
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
                Label label = new Label(Visible.wrapped(note));
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
