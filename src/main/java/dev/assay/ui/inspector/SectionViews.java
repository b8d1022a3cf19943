package dev.assay.ui.inspector;

import dev.assay.ui.inspector.Inspection.Fact;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;

/** Lays out the sections of an inspection. */
final class SectionViews {
    private static final double LABEL = 92;

    private final Texts texts;
    private final Consumer<Target> go;

    SectionViews(Texts texts, Consumer<Target> go) {
        this.texts = texts;
        this.go = go;
    }

    Node node(Inspection.Section section) {
        return switch (section) {
            case Inspection.Facts f -> facts(f);
            case Inspection.Said s -> said(s);
            case Inspection.Trail t -> trail(t);
            case Inspection.Lines l -> lines(l);
            case Inspection.Figures f -> figures(f);
            case Inspection.Course c -> {
                CourseView course = new CourseView(c, go, texts.get("trajectory.disagrees"));
                // The selected line runs from edge to edge.
                VBox.setMargin(course, new Insets(0, -12, 0, -12));
                yield box(heading(c.heading(), c.note()), course);
            }
        };
    }

    private static VBox box(@Nullable Node heading, Node... content) {
        VBox box = new VBox();
        box.getStyleClass().add("section");
        if (heading != null) box.getChildren().add(heading);
        box.getChildren().addAll(content);
        return box;
    }

    private static @Nullable Node heading(@Nullable String text, @Nullable String note) {
        if (text == null || text.isEmpty()) return null;
        Label title = new Label(Visible.wrapped(text));
        title.getStyleClass().add("section-title");
        title.setWrapText(true);
        title.setMinHeight(Region.USE_PREF_SIZE);
        HBox line = new HBox(8, title);
        line.getStyleClass().add("section-head");
        if (note != null) {
            Label more = new Label(Visible.wrapped(note));
            more.getStyleClass().addAll("subtle", "small");
            more.setWrapText(true);
            line.getChildren().add(more);
            title.setMinWidth(Region.USE_PREF_SIZE);
        }
        return line;
    }

    private Node facts(Inspection.Facts facts) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("facts");
        grid.getColumnConstraints().addAll(new ColumnConstraints(LABEL), grow());
        int row = 0;
        for (Fact fact : facts.facts()) {
            Label label = new Label(fact.label());
            label.getStyleClass().addAll("muted", "small");
            GridPane.setValignment(label, VPos.TOP);
            grid.add(label, 0, row);
            grid.add(flow(fact.value(), "small"), 1, row++);
        }
        return box(heading(facts.heading(), null), grid);
    }

    private Node said(Inspection.Said said) {
        TextFlow flow = flow(said.text(), "recorded");
        return box(heading(said.heading(), said.note()), flow);
    }

    private Node trail(Inspection.Trail trail) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("trail");
        ColumnConstraints made = new ColumnConstraints();
        made.setHalignment(HPos.LEFT);
        made.setMaxWidth(150);
        grid.getColumnConstraints().addAll(new ColumnConstraints(22), grow(), made);
        int row = 0;
        for (Inspection.Step step : trail.steps()) {
            Label number = new Label(String.valueOf(step.number()));
            Label rule = new Label(step.rule());
            rule.setWrapText(true);
            number.getStyleClass().addAll("small", step.fired() ? "strong" : "subtle");
            rule.getStyleClass().addAll("small", step.fired() ? "plain" : "subtle");
            GridPane.setValignment(number, VPos.TOP);
            GridPane.setValignment(rule, VPos.TOP);
            grid.addRow(row++, number, rule, flow(step.made(), "small"));
        }
        Label name = new Label(texts.get("trail.row"));
        name.getStyleClass().addAll("small", "strong", "result");
        name.setMaxWidth(Double.MAX_VALUE);
        Label key = new Label(Visible.wrapped(trail.row()));
        key.getStyleClass().addAll("mono", "strong", "result");
        key.setMaxWidth(Double.MAX_VALUE);
        key.setWrapText(true);
        grid.add(name, 1, row);
        grid.add(key, 2, row);
        return box(heading(trail.heading(), null), grid);
    }

    private Node figures(Inspection.Figures figures) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("figures");
        ColumnConstraints count = new ColumnConstraints(36);
        count.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().addAll(grow(), new ColumnConstraints(), count);
        int row = 0;
        for (Inspection.Figure f : figures.figures()) {
            Style style = f.quiet() ? Style.MUTED : Style.PLAIN;
            Label first = new Label(f.first());
            first.getStyleClass().add("mono");
            Label second = new Label(f.second());
            second.getStyleClass().addAll("small", "muted");
            grid.addRow(row++, flow(List.of(new Piece(f.name(), style, f.target())), "small"), first, second);
        }
        return box(heading(figures.heading(), figures.note()), grid);
    }

    private Node lines(Inspection.Lines lines) {
        VBox all = new VBox();
        all.getStyleClass().add("lines");
        for (Line line : lines.lines()) all.getChildren().add(line(line));
        if (lines.lines().isEmpty()) return box(heading(lines.heading(), lines.note()));
        return box(heading(lines.heading(), lines.note()), all);
    }

    private Node line(Line line) {
        StackPane mark = new StackPane();
        mark.getStyleClass().add(line.hub() ? "hub-mark" : "no-hub");
        if (line.mark() != null) mark.getChildren().add(line.mark().node(12));
        mark.setMinSize(20, 20);
        mark.setMaxSize(20, 20);
        mark.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
        VBox text = new VBox(flow(line.text(), "small"));
        if (!line.under().isEmpty()) text.getChildren().add(flow(line.under(), "small"));
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox box = new HBox(mark, text);
        box.getStyleClass().add("line");
        return box;
    }

    /** Text of several styles, with links in it. */
    private TextFlow flow(Iterable<Piece> pieces, String styleClass) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add("flow");
        for (Piece piece : pieces) flow.getChildren().add(piece(piece, styleClass));
        return flow;
    }

    private Node piece(Piece piece, String styleClass) {
        Target target = piece.target();
        if (target != null) {
            Hyperlink link = new Hyperlink(Visible.wrapped(piece.text()));
            link.getStyleClass().addAll(styleClass, style(piece.style()), "in-text");
            link.setOnAction(e -> go.accept(target));
            link.setAccessibleText(piece.text());
            return link;
        }
        Text text = new Text(Visible.wrapped(piece.text()));
        text.getStyleClass().addAll(List.of("text", styleClass, style(piece.style())));
        return text;
    }

    private static String style(Style style) {
        return switch (style) {
            case PLAIN -> "plain";
            case MUTED -> "muted";
            case MONO -> "mono";
            case STRONG -> "medium";
            case STRUCK -> "struck";
            case MENTION -> "mention";
            case MENTION_HERE -> "mention-here";
            case DANGER -> "danger-text";
        };
    }

    private static ColumnConstraints grow() {
        ColumnConstraints column = new ColumnConstraints();
        column.setHgrow(Priority.ALWAYS);
        column.setMinWidth(0);
        return column;
    }
}
