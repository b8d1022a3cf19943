package dev.assay.ui.overview;

import dev.assay.ui.Perspectives;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.action.Action;
import dev.assay.ui.action.Controls;
import dev.assay.ui.figure.FigureExport;
import dev.assay.ui.figure.FigurePane;
import dev.assay.ui.overview.Page.Fact;
import dev.assay.ui.overview.Page.Line;
import dev.assay.ui.overview.Page.SpaceLine;
import dev.assay.ui.overview.Page.Way;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.beans.value.ObservableIntegerValue;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/** The page on the screen: every line that leads somewhere is a button; the arrow keys walk them. */
final class OverviewView extends ScrollPane {
    private static final double NAME = 120;
    private static final double FIGURE = 50;

    private final Workbench bench;
    private final Texts texts;
    private final OverviewModel model;
    private final GridPane grid = new GridPane();
    private final List<Button> ways = new ArrayList<>();

    OverviewView(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        ObservableIntegerValue waiting = scoring(bench);
        model = new OverviewModel(bench.desk(), bench.background(), texts, () -> waiting == null ? -1 : waiting.get());
        if (waiting != null) waiting.addListener((o, was, now) -> model.say());
        setId("overview");
        getStyleClass().addAll("overview", "perspective", "edge-to-edge");
        getStylesheets()
                .add(Objects.requireNonNull(OverviewView.class.getResource("/dev/assay/ui/overview.css"))
                        .toExternalForm());
        setFitToWidth(true);
        setAccessibleText(texts.get("overview.name"));
        grid.getStyleClass().add("overview-grid");
        for (int i = 0; i < 2; i++) {
            ColumnConstraints half = new ColumnConstraints();
            half.setPercentWidth(50);
            grid.getColumnConstraints().add(half);
        }
        setContent(grid);
        addEventFilter(KeyEvent.KEY_PRESSED, this::walk);
        model.page().addListener((o, was, now) -> show(now));
        bench.palette().addListener((o, was, now) -> show(model.page().get()));
        show(model.page().get());
    }

    /** How many answers wait to be scored; null where no perspective scores. */
    private static @Nullable ObservableIntegerValue scoring(Workbench bench) {
        for (Perspectives.Entry p : Perspectives.all()) {
            var badge = p.badge();
            if (p.id().equals("scoring") && badge != null) return badge.apply(bench);
        }
        return null;
    }

    OverviewModel model() {
        return model;
    }

    private void show(@Nullable Page page) {
        Node owner = getScene() == null ? null : getScene().getFocusOwner();
        int focused = owner instanceof Button b ? ways.indexOf(b) : -1;
        ways.clear();
        grid.getChildren().clear();
        if (page == null) {
            grid.add(label(texts.get("overview.counting"), "muted"), 0, 0);
            return;
        }
        VBox in = new VBox(label(texts.get("overview.title"), "title"), spaces(page.spaces()), facts(page.facts()));
        in.setSpacing(12);
        VBox waits = new VBox(label(page.waitsTitle(), "title"), lines(page.waits(), true));
        waits.setSpacing(12);
        Node changes = page.changedNote().isEmpty() ? lines(page.changed(), false) : label(page.changedNote(), "muted");
        VBox changed = new VBox(8, head(page.changedTitle()), changes);
        VBox chain = new VBox(8, head(texts.get("overview.chain")), facts(page.chain()));
        grid.add(in, 0, 0);
        grid.add(waits, 1, 0);
        grid.add(changed, 0, 1);
        grid.add(chain, 1, 1);
        if (focused >= 0 && focused < ways.size()) ways.get(focused).requestFocus();
    }

    private static Label label(String text, String... styles) {
        Label label = new Label(text);
        label.getStyleClass().addAll(styles);
        label.setWrapText(true);
        return label;
    }

    private Label head(String text) {
        Label head = label(text, "section-title", "overview-head");
        head.setMaxWidth(Double.MAX_VALUE);
        return head;
    }

    private Node spaces(List<SpaceLine> spaces) {
        GridPane table = new GridPane();
        table.getStyleClass().add("overview-spaces");
        ColumnConstraints name = new ColumnConstraints();
        name.setHgrow(Priority.ALWAYS);
        // Beside the inspector the figures draw together before a name is cut.
        name.setMinWidth(NAME);
        table.getColumnConstraints().add(name);
        String[] heads = {
            "overview.events", "overview.rows", "overview.cells", "overview.col.open", "overview.col.unknown"
        };
        table.add(label(texts.get("overview.space"), "muted", "small"), 0, 0);
        for (int i = 0; i < heads.length; i++) {
            ColumnConstraints figure = new ColumnConstraints(FIGURE, 58, 58);
            figure.setHalignment(HPos.RIGHT);
            table.getColumnConstraints().add(figure);
            table.add(label(texts.get(heads[i]), "muted", "small"), i + 1, 0);
        }
        for (int r = 0; r < spaces.size(); r++) {
            SpaceLine s = spaces.get(r);
            Region rule = new Region();
            rule.getStyleClass().add("overview-rule");
            table.add(rule, 0, 2 * r + 1, heads.length + 1, 1);
            Button open = way(s.way());
            open.setText(Visible.line(s.name(), 60));
            open.setId("overview-space-" + r);
            open.getStyleClass().add("overview-space");
            open.setAccessibleText(spoken(s));
            open.setMinWidth(0);
            table.add(open, 0, 2 * r + 2);
            for (int i = 0; i < s.figures().size(); i++)
                table.add(label(s.figures().get(i)), i + 1, 2 * r + 2);
        }
        return table;
    }

    private String spoken(SpaceLine s) {
        List<String> f = s.figures();
        return texts.get("overview.space.spoken", s.name(), f.get(0), f.get(1), f.get(2), f.get(3), f.get(4));
    }

    private Node facts(List<Fact> facts) {
        GridPane table = new GridPane();
        table.getStyleClass().add("overview-facts");
        ColumnConstraints name = new ColumnConstraints(124);
        table.getColumnConstraints().add(name);
        for (int i = 0; i < facts.size(); i++) {
            Fact f = facts.get(i);
            table.add(label(f.name(), "muted"), 0, i);
            Label value = f.mono() ? label(f.value(), "mono") : label(f.value());
            if (f.mark() != null) value.setGraphic(mark(f.mark(), false));
            table.add(value, 1, i);
        }
        return table;
    }

    private Node lines(List<Line> lines, boolean counted) {
        VBox box = new VBox();
        for (Line line : lines) {
            HBox content = new HBox(10, mark(line.mark(), line.idle()));
            if (counted) {
                Label count = line.idle() ? label(line.count(), "muted") : label(line.count(), "strong");
                count.setMinWidth(44);
                content.getChildren().add(count);
            }
            Label text = label(line.text(), line.idle() ? "muted" : counted ? "plain" : "strong");
            Controls.mayShorten(text);
            Label detail = label(line.detail(), "muted", "small");
            Controls.mayShorten(detail);
            detail.setWrapText(false);
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            content.getChildren().addAll(text, gap, detail);
            content.setAlignment(Pos.CENTER_LEFT);
            Way way = line.way();
            Region row;
            if (way == null) {
                HBox still = new HBox(content);
                HBox.setHgrow(content, Priority.ALWAYS);
                row = still;
            } else {
                Button go = way(way);
                go.setGraphic(content);
                go.setContentDisplay(javafx.scene.control.ContentDisplay.GRAPHIC_ONLY);
                go.setMaxWidth(Double.MAX_VALUE);
                content.prefWidthProperty().bind(go.widthProperty().subtract(4));
                String spoken = (line.count() + " " + line.text()).strip();
                go.setAccessibleText(line.detail().isEmpty() ? spoken : spoken + ", " + line.detail());
                row = go;
            }
            row.getStyleClass().add("overview-line");
            box.getChildren().add(row);
        }
        return box;
    }

    private Button way(Way way) {
        Button button = new Button();
        button.getStyleClass().setAll("button", "overview-way");
        button.setMnemonicParsing(false);
        button.setOnAction(e -> go(way));
        ways.add(button);
        return button;
    }

    private void go(Way way) {
        bench.desk().project().showSpace(way.space());
        if (!(way.selected() instanceof Selected.Nothing)) bench.selection().select(way.selected());
        boolean there = Perspectives.all().stream().anyMatch(p -> p.id().equals(way.perspective()));
        bench.desk().show(there ? way.perspective() : "matrix");
    }

    private Node mark(Mark mark, boolean idle) {
        Palette palette = bench.palette().get();
        Color ink = OverviewDrawing.ink(mark, idle, palette);
        FigurePane pane = new FigurePane((pen, w, h) -> Marks.draw(pen, mark, 0, 0, 14, ink, palette.bgDefault()));
        pane.setFocusTraversable(false);
        pane.setMouseTransparent(true);
        pane.setMinSize(14, 14);
        pane.setPrefSize(14, 14);
        pane.setMaxSize(14, 14);
        return pane;
    }

    private void walk(KeyEvent e) {
        int by = e.getCode() == KeyCode.DOWN ? 1 : e.getCode() == KeyCode.UP ? -1 : 0;
        if (by == 0 || ways.isEmpty() || e.isShortcutDown() || e.isAltDown()) return;
        Node owner = getScene().getFocusOwner();
        int at = owner instanceof Button b ? ways.indexOf(b) : -1;
        ways.get(Math.clamp(at + by, 0, ways.size() - 1)).requestFocus();
        e.consume();
    }

    @Override
    public void requestFocus() {
        if (ways.isEmpty()) super.requestFocus();
        else ways.getFirst().requestFocus();
    }

    private void export() {
        Page page = model.page().get();
        if (page == null) return;
        Palette palette = bench.palette().get();
        FigureExport.ask(
                bench.desk(),
                texts,
                (pen, w, h) -> OverviewDrawing.draw(pen, page, palette, texts, w, h),
                "overview",
                texts.get("overview.figure"),
                1200,
                Math.max(
                        640, 420 + 30.0 * (page.spaces().size() + page.changed().size())));
    }

    List<Action> actions() {
        return List.of(new Action(
                "overview.export-figure",
                texts.get("overview.export-figure"),
                new KeyCodeCombination(KeyCode.E, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN),
                null,
                Action.Group.PERSPECTIVE,
                model.page().isNotNull(),
                this::export));
    }
}
