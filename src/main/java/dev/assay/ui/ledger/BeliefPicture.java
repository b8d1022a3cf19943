package dev.assay.ui.ledger;

import dev.assay.method.BeliefLine;
import dev.assay.method.Standing;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.Relation;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/**
 * The line of belief over the days on which things were known: each record is a bar from when it was known to when it stopped to be
 * believed, and what took its place hangs below the end. The same picture on a canvas and in a file.
 */
final class BeliefPicture {
    static final double HEAD = 28;
    static final double ROW = 72;
    static final double LABELS = 176;
    /** More rows than this are not drawn; the table of facts has them all. */
    static final int MOST = 40;

    private static final double RIGHT = 22;
    private static final long DAY = 86_400_000_000L;

    private final BeliefLine line;
    private final Palette palette;
    private final Texts texts;
    private final Function<Event, @Nullable Standing> standing;
    private final long from;
    private final long to;
    private final double width;

    /**
     * A picture of one line.
     *
     * @param a the first of two moments, as a day; null for none
     * @param b the second
     */
    BeliefPicture(
            BeliefLine line,
            Palette palette,
            Texts texts,
            Function<Event, @Nullable Standing> standing,
            Anchor a,
            Anchor b,
            double width) {
        this.line = line;
        this.palette = palette;
        this.texts = texts;
        this.standing = standing;
        this.width = width;
        long first = Long.MAX_VALUE;
        long last = Long.MIN_VALUE;
        for (BeliefLine.Belief x : line.beliefs()) {
            if (x.from() != null) first = Math.min(first, x.from().from());
            if (x.from() != null) last = Math.max(last, x.from().to());
            if (x.until() != null) last = Math.max(last, x.until().to());
        }
        if (first == Long.MAX_VALUE) first = last = a.from();
        // The moments are on the picture only where they do not squeeze everything else into a corner.
        long span = Math.max(last - first, 30 * DAY);
        for (Anchor m : new Anchor[] {a, b}) {
            if (m.from() < first && first - m.from() < span) first = m.from();
            if (m.to() > last && m.to() - last < span) last = m.to();
        }
        from = first - span / 40;
        to = Math.max(last, first + 30 * DAY) + span / 20;
    }

    static double height(BeliefLine line) {
        return HEAD + Math.min(MOST, line.beliefs().size()) * ROW + 12;
    }

    private double x(long at) {
        double room = width - LABELS - RIGHT;
        return LABELS + Math.clamp((double) (at - from) / (to - from), 0, 1) * room;
    }

    void draw(Pen pen, @Nullable Anchor a, Anchor b) {
        double height = height(line);
        pen.rect(0, 0, width, height, palette.bgDefault());
        axis(pen, height);
        List<BeliefLine.Belief> beliefs = line.beliefs();
        Map<Event, Integer> rows = new HashMap<>();
        for (int i = 0; i < beliefs.size(); i++) rows.put(beliefs.get(i).event(), i);
        int n = Math.min(MOST, beliefs.size());
        for (int i = 0; i < n; i++) belief(pen, beliefs.get(i), i, rows, n);
        if (a != null) moment(pen, "A", a, height);
        moment(pen, "B", b, height);
    }

    private void axis(Pen pen, double height) {
        Lettering small = Lettering.sans(11);
        pen.text(texts.get("ledger.known-at"), 16, 18, small, palette.fgMuted());
        LocalDate first = LocalDate.ofEpochDay(Math.floorDiv(from, DAY));
        LocalDate last = LocalDate.ofEpochDay(Math.floorDiv(to, DAY));
        long days = last.toEpochDay() - first.toEpochDay();
        int months = days <= 370 ? 1 : days <= 1100 ? 3 : days <= 2200 ? 6 : 12;
        while (months > 6 && days / (30.4 * months) > 14) months *= 2;
        LocalDate at = first.withDayOfMonth(1).withMonth(1);
        double free = LABELS;
        boolean year = true;
        for (; !at.isAfter(last); at = at.plusMonths(months)) {
            if (at.isBefore(first)) continue;
            double x = x(at.toEpochDay() * DAY);
            pen.line(x, HEAD, x, height, 1, palette.borderMuted());
            String month = texts.get("ledger.month." + at.getMonthValue());
            String says = year || at.getMonthValue() == 1 ? month + " " + at.getYear() : month;
            if (x + 4 < free || x + 4 + Metrics.width(says, small) > width - 4) continue;
            pen.text(says, x + 5, 18, small, palette.fgMuted());
            free = x + 12 + Metrics.width(says, small);
            year = false;
        }
        pen.line(0, HEAD - 0.5, width, HEAD - 0.5, 1, palette.borderDefault());
    }

    private void belief(Pen pen, BeliefLine.Belief belief, int row, Map<Event, Integer> rows, int shown) {
        double top = HEAD + row * ROW;
        double y = top + 40;
        Event e = belief.event();
        Standing s = standing.apply(e);
        Mark mark = LedgerWords.mark(s);
        Color ink = mark.ink(palette);
        pen.text(
                Metrics.fit(LedgerWords.id(e), Lettering.mono(12), LABELS - 30),
                16,
                y,
                Lettering.mono(12),
                palette.fgDefault());
        Marks.draw(pen, mark, 16, y + 8, 11, palette);
        pen.text(LedgerWords.standing(s, texts), 31, y + 17, Lettering.sans(11), ink);
        double start = belief.from() == null ? LABELS : x(belief.from().from());
        double end = belief.until() == null ? width - RIGHT : x(belief.until().from());
        boolean live = s == null;
        Color bar = live ? palette.successFg() : palette.fgSubtle();
        pen.line(start, y - 5, start, y + 5, 2, bar);
        pen.line(start, y, Math.max(end, start + 1), y, live ? 4 : 3, bar);
        if (live && belief.until() == null) pen.disc(width - RIGHT, y, 4.5, bar);
        text(pen, e, start, top, live);
        BeliefLine.Turn turn = belief.endedBy();
        if (belief.until() != null && turn != null) ended(pen, belief, turn, y, end, rows, shown);
    }

    private void text(Pen pen, Event e, double start, double top, boolean live) {
        Lettering font = Lettering.sans(13).weight(live ? 600 : 500);
        String says = Visible.line(e.text(), 300);
        double room = width - RIGHT - start - 4;
        double full = Metrics.width(says, font);
        Color ink = live ? palette.fgDefault() : palette.fgMuted();
        double y = top + 28;
        if (full <= room || room > 360) {
            pen.text(Metrics.fit(says, font, room), start + 6, y, font, ink);
        } else {
            double left = start - LABELS - 8;
            if (left > room) pen.text(Metrics.fit(says, font, left), start - 6, y, font, ink, Lettering.Align.RIGHT);
            else pen.text(Metrics.fit(says, font, room), start + 6, y, font, ink);
        }
    }

    private void ended(
            Pen pen,
            BeliefLine.Belief belief,
            BeliefLine.Turn turn,
            double y,
            double end,
            Map<Event, Integer> rows,
            int shown) {
        Relation relation = turn.edge().relation();
        Mark mark = LedgerWords.mark(relation);
        Color ink = mark.ink(palette);
        for (double x = end + 10; x < width - RIGHT; x += 5) pen.rect(x, y - 0.5, 1.5, 1, palette.fgSubtle());
        Integer row = rows.get(turn.after());
        if (row != null && row < shown) {
            double below = HEAD + row * ROW + 40;
            if (below > y) pen.line(end, y + 8, end, below - 6, 1.5, ink);
        }
        pen.rect(end - 7, y - 7, 14, 14, palette.bgDefault());
        Marks.draw(pen, mark, end - 7, y - 7, 14, palette);
        String done = LedgerWords.done(relation, texts);
        Lettering small = Lettering.sans(11);
        Lettering mono = Lettering.mono(11);
        String when = " " + LedgerWords.day(belief.until(), texts) + " " + texts.get("ledger.by") + " ";
        String by = LedgerWords.id(turn.after());
        double full = Metrics.width(done + when, small) + Metrics.width(by, mono);
        double x = end + 9;
        if (x + full > width - RIGHT) x = Math.max(LABELS, end - 9 - full);
        double base = y + 22;
        pen.text(done, x, base, small, ink);
        x += Metrics.width(done, small);
        pen.text(when, x, base, small, palette.fgMuted());
        x += Metrics.width(when, small);
        pen.text(Metrics.fit(by, mono, Math.max(20, width - RIGHT - x)), x, base, mono, palette.fgDefault());
    }

    private void moment(Pen pen, String name, Anchor at, double height) {
        if (at.to() < from || at.from() > to) return;
        double x = x(at.from());
        for (double y = HEAD + 16; y < height; y += 6) pen.line(x, y, x, Math.min(y + 3, height), 1, palette.asOfFg());
        pen.roundRect(x - 9, HEAD + 1, 18, 16, 2, palette.asOfFg());
        pen.text(
                name,
                x,
                HEAD + 13,
                Lettering.sans(11).weight(600),
                palette.dark() ? palette.bgDefault() : Color.WHITE,
                Lettering.Align.CENTRE);
    }
}
