package dev.assay.ui.matrix;

import dev.assay.method.Reference;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Lettering.Align;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import java.time.LocalDate;
import java.util.List;
import javafx.scene.paint.Color;

/** The frozen header: dates, ticks, who speaks, unclear references. Drawn from (0, 0) to the figure's width and {@link Scene#HEAD}. */
final class Header {
    private static final Lettering NAME = Lettering.sans(12);
    private static final Lettering FIGURE = Lettering.mono(11);
    private static final double DATE = 14;
    private static final double TICK = 33;
    private static final double SPEAKER = 40;
    private static final double REFERENCE = 48;
    private static final double CHIP = 19;

    private final Pen pen;
    private final Scene s;
    private final Palette p;
    private final Axis x;

    private Header(Pen pen, Scene s) {
        this.pen = pen;
        this.s = s;
        p = s.look().palette();
        x = s.model().x();
    }

    static void draw(Pen pen, Scene s) {
        new Header(pen, s).all();
    }

    private void all() {
        pen.rect(0, 0, s.width(), Scene.HEAD, p.bgSubtle());
        boolean events = s.a().mode().columnsAreEvents();
        pen.clip(Scene.LABELS, 0, s.bodyWidth(), Scene.HEAD);
        for (Ruler.Line line : s.ruler().lines()) {
            double from = line.strong() ? 0 : CHIP * 2 - 2;
            Color color = line.strong() ? p.borderDefault() : p.borderMuted();
            pen.rect(Scene.LABELS + line.x(), from, 1, Scene.HEAD - from, color);
        }
        int column = s.model().cursorColumn();
        double at = column < 0 ? 0 : Scene.LABELS + Math.floor(x.position(column));
        double wide = Math.max(1, x.pitch());
        if (column >= 0) {
            pen.rect(at, CHIP * 2, wide, Scene.HEAD - CHIP * 2, s.look().band());
            pen.rect(at, CHIP * 2, 1, Scene.HEAD - CHIP * 2, s.look().litEdge());
            if (wide >= 4)
                pen.rect(at + wide, CHIP * 2, 1, Scene.HEAD - CHIP * 2, s.look().litEdge());
        }
        labels(lit(column, at));
        if (events) {
            speakers();
            references();
        } else {
            types();
        }
        pen.unclip();
        pen.rect(0, CHIP, s.width(), 1, p.borderMuted());
        names(events);
        pen.rect(0, Scene.HEAD - 1, s.width(), 1, p.borderDefault());
        pen.rect(Scene.LABELS - 1, 0, 1, Scene.HEAD, p.borderDefault());
    }

    /** What stands over the cursor's column; the rulers' own labels leave room for it. */
    private record Lit(String tick, double tickFrom, double tickTo, String day, double dayFrom, double dayTo) {
        static final Lit NONE = new Lit("", 0, 0, "", 0, 0);
    }

    private Lit lit(int column, double at) {
        if (column < 0) return Lit.NONE;
        boolean events = s.a().mode().columnsAreEvents();
        int item = s.a().columns()[column];
        String tick = events ? Integer.toString(item) : s.a().columnName(column);
        double w = Metrics.width(tick, events ? FIGURE : NAME) + 10;
        double left = beside(at, w);
        if (!events || s.a().days()[item] == Integer.MIN_VALUE) return new Lit(tick, left, left + w, "", 0, 0);
        String day = s.texts().day(LocalDate.ofEpochDay(s.a().days()[item]));
        double wide = Metrics.width(day, FIGURE) + 10;
        double from = beside(at, wide);
        return new Lit(tick, left, left + w, day, from, from + wide);
    }

    /** The left edge of a label of some width for the column that begins at a place: over its middle, or at its words. */
    private double beside(double at, double w) {
        double left = wordy() ? at : at + Math.max(1, x.pitch()) / 2 - w / 2;
        return Math.floor(Math.max(Scene.LABELS, Math.min(s.width() - w, left)));
    }

    /** Whether columns are so wide that their words begin at the left. */
    private boolean wordy() {
        return CellBox.of(x.pitch(), MatrixModel.ROW, true).words();
    }

    private void labels(Lit lit) {
        double half = wordy() ? 5 : Math.max(1, x.pitch()) / 2;
        Align align = wordy() ? Align.LEFT : Align.CENTRE;
        for (Ruler.Label label : s.ruler().dates()) {
            double at = Scene.LABELS + label.x();
            double end = at + (label.strong() ? 5 + Metrics.width(label.text(), Ruler.MONTH) : 20);
            if (!lit.day().isEmpty() && end > lit.dayFrom() && at < lit.dayTo()) continue;
            if (label.strong()) {
                pen.text(label.text(), at + 5, DATE, Ruler.MONTH, p.fgMuted());
            } else {
                pen.text(label.text(), at + half, DATE, FIGURE, p.fgSubtle(), align);
            }
        }
        boolean events = s.a().mode().columnsAreEvents();
        for (Ruler.Label label : s.ruler().ticks()) {
            double at = Scene.LABELS + label.x();
            String text = events ? label.text() : Metrics.fit(label.text(), NAME, 100);
            double w = Metrics.width(text, events ? FIGURE : NAME);
            double from = !events ? at + 2 : wordy() ? at + 5 : at + half - w / 2;
            if (lit.tickTo() > 0 && from + w + 3 > lit.tickFrom() && from - 3 < lit.tickTo()) continue;
            pen.text(text, from, TICK, events ? FIGURE : NAME, events ? p.fgSubtle() : p.fgMuted());
        }
        if (lit.tickTo() > 0) {
            Color ink = p.dark() ? Color.web("#0B1420") : Color.WHITE;
            pen.rect(lit.tickFrom(), CHIP + 1, lit.tickTo() - lit.tickFrom(), CHIP - 2, p.accentFg());
            pen.text(lit.tick(), lit.tickFrom() + 5, TICK, events ? FIGURE.weight(500) : NAME, ink);
        }
        if (!lit.day().isEmpty()) pen.text(lit.day(), lit.dayFrom() + 5, DATE, FIGURE, p.accentFg());
    }

    /** Who speaks: a shape for each speaker, so that no colour is needed. */
    private void speakers() {
        byte[] speakers = s.a().speakers();
        int[] columns = s.a().columns();
        if (x.pitch() >= 4) {
            double w = Math.min(CellBox.of(x.pitch(), MatrixModel.ROW, false).width(), 11);
            double inset = wordy() ? 5 : Math.floor((x.pitch() - w + 1) / 2);
            for (int c = x.first(); c < x.end(); c++) {
                int place = speakers[columns[c]];
                if (place >= 0) speaker(place, Scene.LABELS + Math.floor(x.position(c)) + inset, SPEAKER, w);
            }
            return;
        }
        // Several events under a few px: how much of them the first speaker said, as height.
        double step = 2;
        for (double px = 0; px + step <= x.length(); px += step) {
            int from = (int) Math.ceil((px + x.offset()) / x.pitch());
            int to = Math.min(x.count(), (int) Math.ceil((px + step + x.offset()) / x.pitch()));
            int first = 0;
            int all = 0;
            // A sample is enough for a height of six px.
            int stride = Math.max(1, (to - from) / 32);
            for (int c = from; c < to; c += stride) {
                int place = speakers[columns[c]];
                if (place < 0) continue;
                all++;
                if (place == 0) first++;
            }
            if (all == 0) continue;
            pen.rect(Scene.LABELS + px, SPEAKER, step, 6, p.borderDefault());
            double h = 6.0 * first / all;
            pen.rect(Scene.LABELS + px, SPEAKER + 6 - h, step, h, p.fgMuted());
        }
    }

    private void speaker(int place, double left, double top, double w) {
        Color ink = p.fgMuted();
        switch (place) {
            case 0 -> pen.rect(left, top, w, 6, ink);
            case 1 -> pen.frame(left, top, w, 6, 1, ink);
            case 2 -> {
                pen.frame(left, top, w, 6, 1, ink);
                pen.rect(left, top, Math.floor(w / 2), 6, ink);
            }
            case 3 -> {
                pen.rect(left, top, w, 2, ink);
                pen.rect(left, top + 4, w, 2, ink);
            }
            case 4 -> pen.rect(left, top + 4, w, 2, ink);
            default -> pen.rect(left + Math.floor(w / 2) - 1, top + 2, 2, 2, ink);
        }
    }

    private void references() {
        List<Reference> references = s.a().space().references();
        double size = 13;
        double free = Double.NEGATIVE_INFINITY;
        boolean byTick = s.a().choice().columnOrder() == ColumnOrder.TICK
                && !s.a().choice().filter().active();
        int from = byTick ? firstAt(references, x.first()) : 0;
        for (int i = from; i < references.size(); i++) {
            Reference r = references.get(i);
            if (byTick && r.tick() >= x.end()) break;
            Mark mark = switch (r.state()) {
                case OPEN -> Mark.OPEN;
                case UNKNOWN -> Mark.UNKNOWN;
                case UNKNOWABLE -> Mark.CANNOT_BE_KNOWN;
                case COUNTED, DECIDED -> null;
            };
            int rank = mark == null ? -1 : s.a().columnRank()[r.tick()];
            if (mark == null || rank < x.first() || rank >= x.end()) continue;
            double middle = Scene.LABELS + Math.floor(x.position(rank)) + (wordy() ? 5 + size / 2 : x.pitch() / 2);
            if (byTick && middle < free) continue;
            Marks.draw(pen, mark, Math.floor(middle - size / 2) + 0.5, REFERENCE + 1, size, mark.ink(p), p.bgSubtle());
            free = middle + size - 1;
        }
    }

    private static int firstAt(List<Reference> references, int tick) {
        int from = 0;
        int to = references.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (references.get(middle).tick() < tick) from = middle + 1;
            else to = middle;
        }
        return from;
    }

    private void types() {
        if (x.pitch() < 14) return;
        for (int c = x.first(); c < x.end(); c++) {
            var type = s.a().space().rows().type(s.a().columns()[c]);
            double at = Scene.LABELS + Math.floor(x.position(c) + (x.pitch() - 12) / 2);
            Marks.type(pen, type, at, REFERENCE, 12, Marks.typeInk(type, p));
        }
    }

    private void names(boolean events) {
        MatrixTexts t = s.texts();
        pen.rect(0, 0, Scene.LABELS, Scene.HEAD, p.bgSubtle());
        pen.rect(0, CHIP, Scene.LABELS, 1, p.borderMuted());
        if (!events) {
            pen.text(t.get("head.entity"), 12, TICK, NAME, p.fgSubtle());
            pen.text(t.get("head.type"), 12, REFERENCE + 10, NAME, p.fgSubtle());
            return;
        }
        pen.text(t.get("head.date"), 12, DATE, NAME, p.fgSubtle());
        pen.text(t.get("head.tick"), 12, TICK, NAME, p.fgSubtle());
        String speaker = t.get("head.speaker");
        pen.text(speaker, 12, SPEAKER + 6, Lettering.sans(11), p.fgSubtle());
        pen.text(t.get("head.references"), 12, REFERENCE + 11, Lettering.sans(11), p.fgSubtle());
        List<String> keys = s.a().space().speakers();
        double right = Scene.LABELS - 10;
        double left = 12 + Metrics.width(speaker, Lettering.sans(11)) + 8;
        double used = 0;
        int shown = 0;
        Lettering small = Lettering.sans(11);
        while (shown < keys.size() && shown < 4) {
            double w = 16 + Math.min(60, Metrics.width(keys.get(shown), small)) + (shown > 0 ? 10 : 0);
            if (left + used + w > right) break;
            used += w;
            shown++;
        }
        double at = right - used;
        for (int i = 0; i < shown; i++) {
            String name = Metrics.fit(keys.get(i), small, 60);
            speaker(i, at, SPEAKER, 11);
            pen.text(name, at + 16, SPEAKER + 6, small, p.fgMuted());
            at += 26 + Metrics.width(name, small);
        }
    }
}
