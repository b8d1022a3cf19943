package dev.assay.ui.scoring;

import dev.assay.exchange.ScoreSummary;
import dev.assay.scoring.Results;
import dev.assay.scoring.Scoreboard;
import dev.assay.ui.Workbench;
import dev.assay.ui.figure.FigurePane;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;

/** Every scored question as a column, every arm as a row; outlined where the chosen arm and the reference differ. */
final class QuestionStrip extends VBox {
    private static final double ROW = 25;
    private static final double LABELS = 140;
    private static final double GAP = 22;
    /** Below this room for a question the marks would touch; then each is a bar whose height is the score. */
    private static final double MARKS_FROM = 14;
    /** Below this nothing could be told apart. */
    private static final double LEAST = 2.5;

    private final Workbench bench;
    private final BoardModel model;
    private final Texts texts;
    private final Label says = Parts.wrapped("", "small", "muted");
    private final FigurePane pane = new FigurePane(this::draw);
    private List<Column> columns = List.of();
    private List<String> arms = List.of();

    /** A question with the points of each arm. */
    private record Column(String id, String category, int place, Map<String, Double> points) {}

    QuestionStrip(Workbench bench, BoardModel model, Texts texts) {
        this.bench = bench;
        this.model = model;
        this.texts = texts;
        getStyleClass().add("scoring-strip");
        HBox title = new HBox(
                12,
                Parts.whole(texts.get("scoring.strip"), "section-title"),
                says,
                Parts.gap(),
                Parts.whole("■ " + texts.get("scoring.correct"), "small", "grade-correct"),
                Parts.whole("▄ " + texts.get("scoring.partly"), "small", "grade-partly"),
                Parts.whole("✕ " + texts.get("scoring.wrong"), "small", "grade-wrong"));
        title.setAlignment(Pos.BASELINE_LEFT);
        pane.setId("scoring-strip");
        pane.setFocusTraversable(false);
        getChildren().addAll(title, pane);
    }

    void refresh() {
        ScoreSummary s = model.summary();
        Results results = model.results();
        if (s == null || results == null) return;
        arms = s.board().arms().stream().map(Scoreboard.Row::arm).toList();
        Map<Integer, Column> byPlace = new HashMap<>();
        for (Results.Result r : results.all()) {
            String category = r.question().question().category();
            byPlace.computeIfAbsent(
                            r.question().place(),
                            p -> new Column(
                                    r.question().question().id(), category == null ? "" : category, p, new HashMap<>()))
                    .points()
                    .put(r.arm(), r.points());
        }
        List<Column> all = new ArrayList<>(byPlace.values());
        all.sort(Comparator.comparing(Column::category).thenComparing(Column::place));
        columns = all;
        long differ = columns.stream().filter(this::differs).count();
        double height = 22 + arms.size() * ROW + 6;
        pane.setMinHeight(height);
        pane.setPrefHeight(height);
        pane.setMaxHeight(height);
        boolean fits = columns.size() * LEAST + LABELS < 1400;
        pane.setVisible(fits && !columns.isEmpty());
        pane.setManaged(pane.isVisible());
        String arm = model.arm();
        String reference = model.reference();
        says.setText(
                !fits || arm == null || reference == null
                        ? texts.get("scoring.strip.many")
                        : texts.get(
                                "scoring.strip.says",
                                texts.number(differ),
                                Visible.line(arm, 24),
                                Visible.line(reference, 24)));
        pane.setAccessibleText(says.getText());
        setVisible(!columns.isEmpty());
        setManaged(isVisible());
        pane.repaint();
    }

    private boolean differs(Column c) {
        Double mine = c.points.get(String.valueOf(model.arm()));
        Double other = c.points.get(String.valueOf(model.reference()));
        return mine != null && other != null && !mine.equals(other);
    }

    private void draw(Pen pen, double width, double height) {
        Palette p = bench.palette().get();
        if (columns.isEmpty()) return;
        long gaps = columns.stream().map(Column::category).distinct().count() - 1;
        double room = width - LABELS - 8;
        double gap = Math.min(GAP, room * 0.1 / Math.max(1, gaps));
        double step = Math.min(27, (room - gaps * gap) / columns.size());
        Lettering plain = Lettering.sans(12);
        for (int a = 0; a < arms.size(); a++) {
            boolean chosen = arms.get(a).equals(model.arm());
            double y = 22 + a * ROW;
            pen.text(
                    Metrics.fit(Visible.line(arms.get(a), 40), plain, LABELS - 14),
                    0,
                    y + 16,
                    chosen ? plain.weight(600) : plain,
                    p.fgDefault());
            pen.line(0, y + ROW - 0.5, width, y + ROW - 0.5, 1, p.borderMuted());
        }
        double x = LABELS;
        String before = null;
        double free = 0;
        for (Column c : columns) {
            if (!c.category.equals(before)) {
                if (before != null) x += gap;
                String name = c.category.isEmpty() ? texts.get("scoring.category.none") : Visible.line(c.category, 24);
                if (x >= free) {
                    pen.text(name, x, 12, Lettering.sans(11), p.fgMuted());
                    free = x + Metrics.width(name, Lettering.sans(11)) + 8;
                }
                before = c.category;
            }
            column(pen, p, c, x, step);
            x += step;
        }
    }

    private void column(Pen pen, Palette p, Column c, double x, double step) {
        int first = -1, last = -1;
        for (int a = 0; a < arms.size(); a++) {
            Double points = c.points.get(arms.get(a));
            if (points != null) mark(pen, p, x, 22 + a * ROW, step, points);
            if (arms.get(a).equals(model.arm()) || arms.get(a).equals(model.reference())) {
                if (first < 0) first = a;
                last = a;
            }
        }
        if (!differs(c) || step < MARKS_FROM) return;
        // Both ends are outlined, so that an arm between the two is not taken for one of them.
        for (int a : last == first + 1 ? new int[] {first} : new int[] {first, last}) {
            double high = last == first + 1 ? 2 * ROW : ROW;
            pen.frame(x + step / 2 - 11, 22 + a * ROW + 1, 22, high - 3, 1.4, p.accentFg());
        }
    }

    private static void mark(Pen pen, Palette p, double x, double y, double step, double points) {
        Color ink = points == 1 ? p.successFg() : points == 0 ? p.dangerFg() : p.warningFg();
        if (step < MARKS_FROM) {
            double high = Math.max(2, points * 16);
            pen.rect(x, y + 20 - high, Math.max(1, step - 1), high, ink);
            return;
        }
        double left = x + step / 2 - 6;
        double top = y + 6;
        if (points == 1) {
            pen.rect(left, top, 12, 12, ink);
        } else if (points == 0) {
            pen.line(left + 1, top + 1, left + 11, top + 11, 1.8, ink);
            pen.line(left + 11, top + 1, left + 1, top + 11, 1.8, ink);
        } else {
            pen.frame(left, top, 12, 12, 1.6, ink);
            pen.rect(left, top + 12 * (1 - points), 12, 12 * points, ink);
        }
    }
}
