package dev.assay.ui.scoring;

import dev.assay.exchange.ScoreSummary;
import dev.assay.model.ScorerKind;
import dev.assay.scoring.Results;
import dev.assay.scoring.Scoreboard;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.scoring.Statistics;
import dev.assay.ui.Workbench;
import dev.assay.ui.figure.FigurePane;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** The scoreboard: the headline, a row an arm with its interval, the categories, the judge apart from the people, and agreement. */
final class BoardPane extends ScrollPane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final int NAME = 26;

    private final Workbench bench;
    private final BoardModel model;
    private final Texts texts;
    private final Figures figures;
    private final HBox headline = new HBox();
    private final Label who = Parts.wrapped("", "small", "muted");
    private final GridPane arms = new GridPane();
    private final VBox categories = new VBox();
    private final VBox judge = new VBox();
    private final VBox agreement = new VBox();
    private final FlowPane below = new FlowPane();
    private final QuestionStrip strip;

    BoardPane(Workbench bench, BoardModel model, ScoringModel desk, Texts texts) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        figures = new Figures(texts);
        strip = new QuestionStrip(bench, model, texts);
        setId("scoring-board");
        getStyleClass().addAll("scoring-board", "scoring-scroll");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setAccessibleText(texts.get("scoring.tab.board"));
        who.setId("scoring-who");
        HBox title = new HBox(10, Parts.whole(texts.get("scoring.arms"), "section-title"), who);
        title.setAlignment(Pos.BASELINE_LEFT);
        title.getStyleClass().add("scoring-board-title");
        headline.getStyleClass().add("scoring-headline");
        arms.getStyleClass().add("scoring-arms");
        for (Region part : List.of(categories, judge, agreement))
            part.getStyleClass().add("scoring-part");
        below.getStyleClass().add("scoring-below");
        setContent(new VBox(headline, title, arms, below, strip));
    }

    void focusMain() {
        requestFocus();
    }

    void refresh() {
        ScoreSummary s = model.summary();
        Results results = model.results();
        ScoringSnapshot scoring = model.scoring();
        if (s == null || results == null || scoring == null) return;
        who.setText(who(s, scoring));
        headline(results);
        arms(s);
        categories(s);
        new JudgeTable(texts, s.judge()).into(judge);
        agreement(s);
        List<Node> parts = new ArrayList<>(List.of(categories));
        if (!s.judge().arms().isEmpty()) parts.add(judge);
        parts.add(agreement);
        if (!below.getChildren().equals(parts)) below.getChildren().setAll(parts);
        strip.refresh();
    }

    private String who(ScoreSummary s, ScoringSnapshot scoring) {
        List<String> said = new ArrayList<>();
        List<String> names = s.board().scorers().stream()
                .map(x -> Visible.line(x.name(), NAME))
                .toList();
        boolean person = s.board().kind() == ScorerKind.PERSON;
        if (names.isEmpty()) said.add(texts.get("scoring.by.nobody"));
        else said.add(texts.get(person ? "scoring.by.person" : "scoring.by.model", String.join(", ", names)));
        if (!s.others().isEmpty()) {
            said.add(texts.get(
                    "scoring.by.not",
                    String.join(
                            ", ",
                            s.others().stream()
                                    .map(x -> Visible.line(x.name(), NAME))
                                    .toList())));
        }
        List<String> blind = scoring.scorers().stream()
                .filter(x -> scoring.conduct(x).seed().isPresent()
                        && !scoring.conduct(x).unblinded())
                .map(Scorer::name)
                .map(n -> Visible.line(n, NAME))
                .toList();
        if (!blind.isEmpty()) said.add(texts.get("scoring.by.blind", String.join(", ", blind)));
        said.add(texts.get("scoring.by.interval", String.valueOf(s.board().seed())));
        return String.join(" · ", said);
    }

    // The headline.

    private void headline(Results results) {
        String arm = model.arm();
        String reference = model.reference();
        Scoreboard.Ratio ratio = model.ratio(arm);
        headline.getChildren().clear();
        headline.setVisible(ratio != null);
        headline.setManaged(ratio != null);
        if (ratio == null || arm == null || reference == null) return;
        String a = Visible.line(arm, NAME);
        String r = Visible.line(reference, NAME);
        Double accuracy = ratio.accuracy();
        Double words = ratio.words();
        Scoreboard.Row mine = model.row(arm);
        Scoreboard.Row other = model.row(reference);
        headline.getChildren()
                .add(head(
                        texts.get("scoring.head.accuracy", r),
                        accuracy == null ? "–" : figures.ratio(accuracy),
                        texts.get(
                                "scoring.head.points",
                                figures.points(common(results, arm, reference)),
                                figures.points(common(results, reference, arm))),
                        texts.get("scoring.head.both", a, r, texts.count("scoring.questions", ratio.common()))));
        headline.getChildren()
                .add(head(
                        texts.get("scoring.head.words", r),
                        words == null ? "–" : figures.ratio(words),
                        mine == null || other == null || mine.words() == null || other.words() == null
                                ? texts.get("scoring.head.words.unknown")
                                : texts.get(
                                        "scoring.head.words.of",
                                        figures.words(mine.words()),
                                        figures.words(other.words())),
                        texts.get("scoring.head.words.mean")));
        Statistics.Interval i = ratio.interval();
        String zero = i.low() <= 0 && i.high() >= 0
                ? texts.get("scoring.head.zero.inside")
                : texts.get("scoring.head.zero.outside");
        headline.getChildren()
                .add(head(
                        texts.get("scoring.head.difference"),
                        figures.signed(ratio.difference()),
                        texts.get("scoring.head.hundred"),
                        texts.get("scoring.head.interval", figures.signed(i.low()), figures.signed(i.high()), zero)));
    }

    /** An arm's points on the questions that another has scores for, too. */
    private static double common(Results results, String arm, String other) {
        Set<Integer> places = new HashSet<>();
        for (Results.Result r : results.of(other)) places.add(r.question().place());
        return results.of(arm).stream()
                .filter(r -> places.contains(r.question().place()))
                .mapToDouble(Results.Result::points)
                .sum();
    }

    private VBox head(String title, String figure, String beside, String under) {
        Label big = Parts.whole(figure, "scoring-figure");
        HBox line = new HBox(10, big, Parts.wrapped(beside, "muted"));
        line.setAlignment(Pos.BASELINE_LEFT);
        VBox box = new VBox(2, Parts.wrapped(title, "section-title"), line, Parts.wrapped(under, "small", "muted"));
        box.getStyleClass().add("scoring-head-part");
        box.setMinWidth(0);
        box.setPrefWidth(300);
        HBox.setHgrow(box, Priority.ALWAYS);
        return box;
    }

    // The arms.

    private void arms(ScoreSummary s) {
        arms.getChildren().clear();
        arms.getColumnConstraints().clear();
        double[] widths = {130, 50, 34, 70, 92, -1, 54, 76, 58};
        for (double w : widths) {
            ColumnConstraints c = new ColumnConstraints();
            if (w < 0) {
                c.setHgrow(Priority.ALWAYS);
                c.setMinWidth(120);
            } else {
                c.setMinWidth(w);
            }
            arms.getColumnConstraints().add(c);
        }
        right(1, 2, 3, 6, 7, 8);
        String[] names = {
            texts.get("scoring.column.arm"),
            texts.get("scoring.column.points"),
            texts.get("scoring.column.n"),
            texts.get("scoring.column.accuracy"),
            texts.get("scoring.column.interval"),
            "",
            texts.get("scoring.column.words"),
            texts.get("scoring.column.accuracy-ratio"),
            texts.get("scoring.column.words-ratio")
        };
        for (int c = 0; c < names.length; c++) {
            if (c == 5) arms.add(plot(this::scale, "", 20), c, 0);
            else arms.add(cell(names[c], "small", "muted"), c, 0);
        }
        int row = 1;
        for (Scoreboard.Row r : s.board().arms()) arm(row++, r);
    }

    private void right(int... columns) {
        for (int c : columns) arms.getColumnConstraints().get(c).setHalignment(HPos.RIGHT);
    }

    private void arm(int at, Scoreboard.Row r) {
        boolean chosen = r.arm().equals(model.arm());
        boolean isReference = r.arm().equals(model.reference());
        Region ground = new Region();
        ground.getStyleClass().add("scoring-row");
        ground.pseudoClassStateChanged(CHOSEN, chosen);
        ground.setOnMouseClicked(e -> model.arm(r.arm()));
        arms.add(ground, 0, at, 9, 1);
        Button name = new Button(
                Visible.line(r.arm(), NAME) + (isReference ? " · " + texts.get("scoring.is.reference") : ""));
        name.setMnemonicParsing(false);
        name.getStyleClass().addAll("scoring-arm", "flat");
        if (chosen) name.getStyleClass().add("strong");
        name.setAccessibleText(texts.get(
                chosen ? "scoring.arm.chosen" : isReference ? "scoring.arm.reference" : "scoring.arm.choose", r.arm()));
        name.setOnAction(e -> model.arm(r.arm()));
        Scoreboard.Cell c = r.total();
        Scoreboard.Ratio ratio = isReference ? null : model.ratio(r.arm());
        Double words = r.words();
        Double accuracyRatio = ratio == null ? null : ratio.accuracy();
        Double wordsRatio = ratio == null ? null : ratio.words();
        arms.add(name, 0, at);
        arms.add(cell(c == null ? "–" : figures.points(c.points())), 1, at);
        arms.add(cell(texts.number(c == null ? 0 : c.scored())), 2, at);
        arms.add(cell(c == null ? "–" : figures.share(c.accuracy()), "strong"), 3, at);
        arms.add(cell(c == null ? "–" : figures.interval(c.interval()), "muted"), 4, at);
        arms.add(
                plot(
                        (pen, w, h) -> draw(pen, w, h, c, chosen),
                        c == null
                                ? ""
                                : texts.get(
                                        "scoring.plot",
                                        r.arm(),
                                        figures.share(c.accuracy()),
                                        figures.interval(c.interval()),
                                        c.interval().method().id()),
                        32),
                5,
                at);
        arms.add(cell(words == null ? "–" : figures.words(words)), 6, at);
        arms.add(cell(accuracyRatio == null ? "–" : figures.ratio(accuracyRatio)), 7, at);
        arms.add(cell(wordsRatio == null ? "–" : figures.ratio(wordsRatio)), 8, at);
        if (r.returned() > 0) {
            Label again = cell(texts.count("scoring.row.returned", r.returned()), "small", "warning-text");
            name.setGraphic(again);
            name.setContentDisplay(javafx.scene.control.ContentDisplay.BOTTOM);
        }
    }

    private Label cell(String text, String... styles) {
        Label label = Parts.whole(text, styles);
        label.setMouseTransparent(true);
        return label;
    }

    private FigurePane plot(dev.assay.ui.figure.Figure figure, String says, double height) {
        FigurePane pane = new FigurePane(figure);
        pane.setFocusTraversable(false);
        pane.setMouseTransparent(true);
        pane.setAccessibleText(says);
        pane.setPrefHeight(height);
        pane.setMinHeight(height);
        pane.setMaxHeight(height);
        return pane;
    }

    private static double x(double share, double width) {
        return 16 + share * (width - 46);
    }

    private void scale(Pen pen, double width, double height) {
        Palette p = bench.palette().get();
        var lettering = dev.assay.ui.paint.Lettering.sans(11);
        for (int i = 0; i <= 4; i++) {
            String says = i == 4 ? "100 %" : String.valueOf(i * 25);
            pen.text(
                    says,
                    x(i / 4.0, width),
                    height - 5,
                    lettering,
                    p.fgMuted(),
                    dev.assay.ui.paint.Lettering.Align.CENTRE);
        }
    }

    private void draw(Pen pen, double width, double height, Scoreboard.@Nullable Cell c, boolean chosen) {
        Palette p = bench.palette().get();
        for (int i = 0; i <= 4; i++)
            pen.line(
                    Math.floor(x(i / 4.0, width)) + 0.5,
                    0,
                    Math.floor(x(i / 4.0, width)) + 0.5,
                    height,
                    1,
                    p.borderMuted());
        if (c == null) return;
        double y = Math.floor(height / 2) + 0.5;
        double low = x(c.interval().low(), width);
        double high = x(c.interval().high(), width);
        var ink = chosen ? p.accentFg() : p.fgMuted();
        pen.line(low, y, high, y, 1.6, ink);
        pen.line(low, y - 6, low, y + 6, 1.6, ink);
        pen.line(high, y - 6, high, y + 6, 1.6, ink);
        double at = x(c.accuracy(), width);
        if (chosen) pen.rect(at - 5, y - 5, 10, 10, ink);
        else pen.disc(at, y, 4.5, ink);
    }

    // Beneath.

    private void categories(ScoreSummary s) {
        categories.getChildren().clear();
        HBox title = new HBox(
                8,
                Parts.whole(texts.get("scoring.by-category"), "section-title"),
                Parts.wrapped(texts.get("scoring.by-category.says"), "small", "muted"));
        title.setAlignment(Pos.BASELINE_LEFT);
        GridPane grid = new GridPane();
        grid.getStyleClass().add("scoring-grid");
        TreeSet<String> all = new TreeSet<>();
        s.board().arms().forEach(r -> all.addAll(r.byCategory().keySet()));
        int col = 1;
        grid.add(cell(texts.get("scoring.column.category"), "small", "muted"), 0, 0);
        for (Scoreboard.Row r : s.board().arms()) grid.add(head(Visible.line(r.arm(), 16)), col++, 0);
        int row = 1;
        for (String category : all) {
            rule(grid, row, col);
            grid.add(
                    cell(
                            category.equals(Scoreboard.NO_CATEGORY)
                                    ? texts.get("scoring.category.none")
                                    : Visible.line(category, 20)),
                    0,
                    row);
            col = 1;
            for (Scoreboard.Row r : s.board().arms()) {
                grid.add(
                        points(r.byCategory().get(category), r.arm().equals(model.arm()), r.arm(), category),
                        col++,
                        row);
            }
            row++;
        }
        rule(grid, row, col);
        grid.add(cell(texts.get("scoring.all"), "strong"), 0, row);
        col = 1;
        for (Scoreboard.Row r : s.board().arms())
            grid.add(points(r.total(), true, r.arm(), texts.get("scoring.all")), col++, row);
        categories.getChildren().addAll(title, grid);
    }

    private static void rule(GridPane grid, int row, int columns) {
        Region line = new Region();
        line.getStyleClass().add("scoring-rule-line");
        grid.add(line, 0, row, columns, 1);
    }

    private Label head(String text) {
        Label label = cell(text, "small", "muted");
        GridPane.setHalignment(label, HPos.RIGHT);
        return label;
    }

    private VBox points(Scoreboard.@Nullable Cell c, boolean strong, String arm, String category) {
        Label figure = cell(
                c == null ? "–" : texts.get("scoring.points-of", figures.points(c.points()), texts.number(c.scored())));
        if (strong) figure.getStyleClass().add("strong");
        Label interval = cell(c == null ? "" : figures.interval(c.interval()), "tiny", "subtle");
        VBox box = new VBox(figure, interval);
        box.setAlignment(Pos.CENTER_RIGHT);
        box.setAccessibleText(String.join(", ", category, arm, figure.getText(), interval.getText()));
        GridPane.setHalignment(box, HPos.RIGHT);
        return box;
    }

    private void agreement(ScoreSummary s) {
        var a = s.agreement();
        agreement
                .getChildren()
                .setAll(Parts.whole(
                        texts.get(
                                s.board().kind() == ScorerKind.PERSON
                                        ? "scoring.agreement"
                                        : "scoring.agreement.models"),
                        "section-title"));
        if (a.scorers().size() < 2) {
            agreement.getChildren().add(Parts.wrapped(texts.get("scoring.agreement.one"), "small", "muted"));
            return;
        }
        GridPane grid = new GridPane();
        grid.getStyleClass().add("scoring-grid");
        long settled =
                a.disagreements().stream().filter(Results.Result::adjudicated).count();
        String[][] lines = {
            {
                texts.get("scoring.kappa"),
                a.scorers().size() == 2 ? figures.coefficient(a.kappa()) : texts.get("scoring.kappa.two")
            },
            {texts.get("scoring.alpha"), figures.coefficient(a.alpha())},
            {texts.get("scoring.alpha.nominal"), figures.coefficient(a.alphaNominal())},
            {
                texts.get("scoring.raw"),
                a.raw().isPresent() ? figures.share(a.raw().getAsDouble()) : texts.get("scoring.undefined")
            },
            {texts.get("scoring.both"), texts.get("scoring.of", texts.number(a.both()), texts.number(a.scored()))},
            {
                texts.get("scoring.adjudicated"),
                texts.get(
                        "scoring.of",
                        texts.number(settled),
                        texts.number(a.disagreements().size()))
            }
        };
        for (int i = 0; i < lines.length; i++) {
            grid.add(cell(lines[i][0], "muted"), 0, i);
            Label value = cell(lines[i][1], i < 2 ? "strong" : "plain");
            GridPane.setHalignment(value, HPos.RIGHT);
            grid.add(value, 1, i);
        }
        agreement.getChildren().add(grid);
    }
}
