package dev.assay.ui.timeline;

import dev.assay.method.Origin;
import dev.assay.model.Event;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Lettering.Align;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Outline;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import dev.assay.ui.timeline.Sight.Bar;
import dev.assay.ui.timeline.Sight.Bundle;
import dev.assay.ui.timeline.Sight.Kind;
import dev.assay.ui.timeline.Sight.Lane;
import dev.assay.ui.timeline.Sight.Line;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.paint.Color;

/** Draws what is seen of the two clocks with a pen: on the screen and into a file alike. */
final class TimelineDrawing {
    private static final Lettering STRONG = Lettering.sans(12).weight(600);
    private static final Lettering SMALL = Lettering.sans(11);
    private static final Lettering BODY = Lettering.sans(12);
    private static final Lettering MONO = Lettering.mono(11);
    private static final String UNRESOLVED = "unresolved-";

    private final Pen pen;
    private final Sight s;
    private final Sheet sheet;
    private final Palette p;
    private final Texts texts;
    private final int selected;
    private final int cursor;
    private final Color quiet;

    private TimelineDrawing(Pen pen, Sight sight, Sheet sheet, Palette palette, Texts texts, int selected, int cursor) {
        this.pen = pen;
        s = sight;
        this.sheet = sheet;
        p = palette;
        this.texts = texts;
        this.selected = selected;
        this.cursor = cursor;
        quiet = p.borderControl().interpolate(p.bgDefault(), 0.45);
    }

    /**
     * Draws.
     *
     * @param selected the tick that is selected; -1 for none
     * @param cursor the tick at which the keys are; -1 for none
     */
    static void draw(Pen pen, Sight sight, Sheet sheet, Palette palette, Texts texts, int selected, int cursor) {
        pen.rect(0, 0, sheet.width(), sheet.height(), palette.bgDefault());
        new TimelineDrawing(pen, sight, sheet, palette, texts, selected, cursor).draw();
    }

    private void draw() {
        double h = sheet.height();
        pen.rect(0, 0, sheet.width(), sheet.lines(), p.bgSubtle());
        pen.rect(0, sheet.calendar(), sheet.width(), Sheet.CALENDAR, p.bgSubtle());
        double lanesEnd = sheet.lanes() + s.lanes().size() * Sheet.LANE;
        for (int i = 0; i < s.lanes().size(); i++) {
            if (i == s.frame().focus()) {
                pen.rect(
                        0,
                        sheet.lanes() + i * Sheet.LANE,
                        sheet.width(),
                        Sheet.LANE,
                        p.accentSubtle().interpolate(p.bgDefault(), 0.5));
            }
        }
        Rulers.ticks(pen, s, sheet, p, texts, cursor);
        Rulers.days(pen, s, sheet, p, texts, Math.min(lanesEnd, sheet.legend()));
        pen.clip(sheet.left() - 6, sheet.lines(), sheet.right() - sheet.left() + 12, sheet.calendar() - sheet.lines());
        bundles();
        lines();
        pen.unclip();
        ends();
        said();
        for (int i = 0; i < s.lanes().size(); i++)
            lane(
                    s.lanes().get(i),
                    sheet.lanes() + i * Sheet.LANE,
                    i == s.frame().focus());
        callout();
        pen.rect(0, sheet.legend(), sheet.width(), h - sheet.legend(), p.bgSubtle());
        pen.line(0, sheet.legend() + 0.5, sheet.width(), sheet.legend() + 0.5, 1, p.borderDefault());
        legend();
    }

    private Outline curve(Outline out, double x1, double x2) {
        double y1 = sheet.lines() + 4;
        double y2 = sheet.calendar() - 4;
        double bend = (y2 - y1) * 0.5;
        return out.move(x1, y1).curve(x1, y1 + bend, x2, y2 - bend, x2, y2);
    }

    private void bundles() {
        if (s.bundles().isEmpty()) return;
        Outline middle = new Outline();
        double y1 = sheet.lines() + 4;
        double y2 = sheet.calendar() - 4;
        double bend = (y2 - y1) * 0.5;
        Outline spread = new Outline();
        boolean any = false;
        for (Bundle b : s.bundles()) {
            curve(middle, b.x(), b.middle());
            if (b.high() - b.low() < 3) continue;
            any = true;
            spread.move(b.x() - 2, y1)
                    .curve(b.x() - 2, y1 + bend, b.low(), y2 - bend, b.low(), y2)
                    .line(b.high(), y2)
                    .curve(b.high(), y2 - bend, b.x() + 2, y1 + bend, b.x() + 2, y1)
                    .close();
        }
        if (any) pen.fill(spread, p.borderMuted());
        pen.stroke(middle, 1, quiet);
    }

    private void lines() {
        Map<Kind, Outline> by = new EnumMap<>(Kind.class);
        for (Line line : s.lines()) {
            if (line.kind() == Kind.NOWHERE) {
                by.computeIfAbsent(Kind.NOWHERE, k -> new Outline())
                        .move(line.x1(), sheet.lines() + 4)
                        .line(line.x1(), sheet.lines() + 30);
                continue;
            }
            curve(by.computeIfAbsent(line.kind(), k -> new Outline()), line.x1(), line.x2());
        }
        by.forEach((kind, outline) -> {
            switch (kind) {
                case PLAIN -> pen.stroke(outline, 1, quiet);
                case LANE -> pen.stroke(outline, 1.4, p.cell());
                case LIT -> pen.stroke(outline, 2.2, p.dangerFg());
                case SELECTED -> pen.stroke(outline, 2.2, p.accentFg());
                case UNDATED, NOWHERE -> pen.stroke(outline, 1.2, p.fgMuted(), 2, 3);
            }
        });
    }

    private void ends() {
        boolean dots = s.bundles().isEmpty();
        for (Line line : s.lines()) {
            boolean inside = line.x2() >= sheet.left() - 5 && line.x2() <= sheet.right() + 5;
            double top = sheet.lines() + 3;
            double low = sheet.calendar() - 3;
            switch (line.kind()) {
                case LIT -> {
                    pen.rect(line.x1() - 3.5, top - 3.5, 7, 7, p.dangerFg());
                    if (inside) pen.rect(line.x2() - 3.5, low - 3.5, 7, 7, p.dangerFg());
                }
                case UNDATED -> {
                    pen.disc(line.x1(), top, 2, p.fgMuted());
                    if (inside) pen.ring(line.x2() + 3, low - 1, 3.2, 1.2, p.fgMuted());
                }
                case NOWHERE -> pen.ring(line.x1(), top, 3, 1.2, p.fgMuted());
                case LANE, SELECTED -> {
                    Color ink = line.kind() == Kind.LANE ? p.cell() : p.accentFg();
                    double r = line.kind() == Kind.LANE ? 2.2 : 3.4;
                    pen.disc(line.x1(), top, r, ink);
                    if (inside) pen.disc(line.x2(), low, r, ink);
                }
                case PLAIN -> {
                    if (dots) pen.disc(line.x1(), top, 1.6, quiet);
                    if (dots && inside) pen.disc(line.x2(), low, 1.6, quiet);
                }
            }
        }
    }

    private void said() {
        if (s.frame().times() == Times.NONE) return;
        double top = sheet.said();
        pen.text(texts.get("timeline.said"), 16, top + 22, STRONG, p.fgMuted());
        if (s.bars().isEmpty()) {
            pen.text(
                    texts.get(s.unseen() > 0 ? "timeline.said.no-room" : "timeline.said.none"),
                    sheet.left() + 4,
                    top + 22,
                    BODY,
                    p.fgSubtle());
        } else if (s.unseen() > 0) {
            pen.text(texts.get("timeline.said.more", texts.number(s.unseen())), 16, top + 38, SMALL, p.fgSubtle());
        }
        pen.clip(sheet.left() - 4, top, sheet.width() - sheet.left() + 4, sheet.lanes() - top);
        for (boolean under : new boolean[] {true, false}) {
            for (int i = 0; i < s.bars().size(); i++) bar(s.bars().get(i), top + 8 + i * Sheet.BAR, under);
        }
        pen.unclip();
        pen.line(0, sheet.lanes() - 0.5, sheet.width(), sheet.lanes() - 0.5, 1, p.borderDefault());
    }

    /** A time said; first what leads to it, which lies under all others. */
    private void bar(Bar bar, double top, boolean under) {
        double mid = top + 13;
        String words = texts.get("text.quoted", bar.of().expression().text());
        String more = about(bar);
        String by =
                texts.get("timeline.said.in", s.clock().event(bar.of().tick()).id());
        boolean own = bar.of().tick() == selected;
        Color ink = switch (bar.look()) {
            case RESOLVED -> p.cell();
            case VAGUE -> p.warningFg();
            case UNRESOLVED -> p.fgSubtle();
        };
        double x1 = Math.clamp(bar.x1(), sheet.left() - 3, sheet.right() + 3);
        double x2 = Math.clamp(bar.x2(), sheet.left() - 3, sheet.right() + 3);
        boolean there = bar.look() != Sight.Look.UNRESOLVED && bar.x2() > sheet.left() && bar.x1() < sheet.right();
        if (there && !under) {
            double w = Math.max(2, x2 - x1);
            if (bar.look() == Sight.Look.RESOLVED) {
                pen.rect(x1, mid - 7, w, 14, p.accentSubtle());
                pen.frame(x1, mid - 7, w, 14, 1, p.cell().interpolate(p.bgDefault(), 0.5));
                pen.line(x1 + 0.75, mid - 9, x1 + 0.75, mid + 9, 1.5, ink);
                pen.line(x1 + w - 0.75, mid - 9, x1 + w - 0.75, mid + 9, 1.5, ink);
            } else {
                pen.rect(x1, mid - 6, w, 12, p.warningBg());
                pen.stroke(Outline.polyline(x1, mid - 6.5, x1 + w, mid - 6.5), 1.2, ink, 4, 3);
                pen.stroke(Outline.polyline(x1, mid + 6.5, x1 + w, mid + 6.5), 1.2, ink, 4, 3);
            }
        }
        // Inside the bar where it has room, otherwise at the side with more of it.
        double wWords = Metrics.width(words, STRONG);
        double wAll = wWords + 6 + Metrics.width(more, BODY);
        double text;
        boolean inside = there && x2 - x1 > wAll + 16;
        if (inside) text = x1 + 8;
        else if (!there)
            text = Math.clamp(
                    Double.isNaN(bar.said()) ? sheet.left() + 60 : bar.said() - wAll - 90,
                    sheet.left() + 44,
                    Math.max(sheet.left() + 44, sheet.right() - wAll - 150));
        else if (x1 - wAll - 12 > sheet.left()) text = x1 - wAll - 10;
        else text = x2 + 8;
        if (!there) {
            double from = Math.max(sheet.left(), text - 60);
            double to = Math.min(sheet.right(), text + wAll + 60);
            double[] dash = bar.look() == Sight.Look.UNRESOLVED ? new double[] {2, 3} : new double[] {8, 3};
            if (!under) {
                pen.stroke(Outline.polyline(from, mid, text - 6, mid), 1.3, ink, dash);
                pen.stroke(Outline.polyline(text + wAll + 6, mid, to, mid), 1.3, ink, dash);
            }
            x1 = from;
            x2 = to;
        }
        double rightEnd = inside || !there || text < x1 ? x2 : text + wAll;
        arrow(bar, rightEnd, Math.min(x1, text), mid, by, own, under);
        if (under) return;
        if (!inside) pen.rect(text - 3, mid - 9, wAll + 6, 18, p.bgDefault());
        pen.text(words, text, mid + 4, STRONG, p.fgDefault());
        pen.text(more, text + wWords + 6, mid + 4, BODY, p.fgMuted());
    }

    /** From the date at which it was said down to the bar; where that date lies over the bar itself, only the words say it. */
    private void arrow(Bar bar, double rightEnd, double leftEnd, double mid, String by, boolean own, boolean under) {
        Color ink = own ? p.accentFg() : p.fgSubtle();
        Color word = own ? p.accentFg() : p.fgMuted();
        double width = Metrics.width(by, BODY);
        double at = bar.said();
        boolean seen = !Double.isNaN(at) && at > sheet.left() - 4 && at < sheet.right() + 4;
        boolean beside = seen && (at < leftEnd - 8 || at > rightEnd + 8);
        boolean right = at > rightEnd;
        double x;
        if (!beside) x = rightEnd + 8 + width < sheet.width() - 4 ? rightEnd + 8 : leftEnd - 8 - width;
        else x = right && at + 8 + width < sheet.width() - 4 ? at + 8 : right ? at - 12 - width : at - 8 - width;
        if (beside && under) {
            double tip = right ? rightEnd + 3 : leftEnd - 3;
            double back = right ? 6 : -6;
            pen.stroke(Outline.polyline(at, sheet.said(), at, mid, tip, mid), 1.1, ink);
            pen.stroke(Outline.polyline(tip + back, mid - 4, tip, mid, tip + back, mid + 4), 1.1, ink);
        }
        if (under || x + width > sheet.width() - 4 || x < sheet.left() - 2) return;
        pen.rect(x - 3, mid - 9, width + 6, 18, p.bgDefault());
        pen.text(by, x, mid + 4, BODY, word);
    }

    /** The days and the rule, or why there are none. */
    private String about(Bar bar) {
        var e = bar.of().expression();
        if (e.from() == null || e.to() == null) return texts.get("timeline.unresolved", why(e.rule()));
        String days = e.from().equals(e.to())
                ? texts.day(e.from())
                : texts.get("timeline.days", texts.day(e.from()), texts.day(e.to()));
        return texts.get(e.vague() ? "timeline.vague" : "timeline.rule", days, e.rule());
    }

    /** The reason of a rule that resolves nothing, without saying so twice. */
    static String why(String rule) {
        return rule.startsWith(UNRESOLVED) ? rule.substring(UNRESOLVED.length()) : rule;
    }

    private void lane(Lane lane, double top, boolean focus) {
        double mid = top + 24;
        pen.line(0, top + Sheet.LANE - 0.5, sheet.width(), top + Sheet.LANE - 0.5, 1, p.borderMuted());
        pen.line(sheet.left(), mid, sheet.right(), mid, 1, p.borderMuted());
        if (focus) pen.rect(0, top, 3, Sheet.LANE - 1, p.accentFg());
        var type = s.clock().space().rows().type(lane.row());
        Marks.type(pen, type, 16, top + 9, 13, Marks.typeInk(type, p));
        pen.text(
                Metrics.fit(lane.key(), STRONG, sheet.left() - 44), 35, top + 20, focus ? STRONG : BODY, p.fgDefault());
        String count = lane.inView() == lane.events()
                ? texts.count("count.events", lane.events())
                : texts.get("timeline.lane.part", texts.number(lane.inView()), texts.number(lane.events()));
        pen.text(count, 35, top + 36, SMALL, p.fgMuted());
        double lastUp = -100;
        double lastDown = -100;
        boolean up = false;
        for (Sight.Mark m : lane.marks()) {
            Color ink = m.lit() ? p.dangerFg() : p.cell();
            String label;
            if (m.count() == 1) {
                Marks.cell(pen, mark(m.origin()), Math.round(m.x()) - 5, mid - 5, 10, 10, ink, p.bgDefault());
                label = s.clock().event(m.tick()).id();
                if (m.lit()) pen.stroke(Outline.polyline(m.x(), top, m.x(), mid - 7), 1.2, ink, 2, 3);
            } else {
                label = texts.number(m.count());
                double w = Math.max(14, Metrics.width(label, MONO) + 8);
                pen.roundRect(m.x() - w / 2, mid - 8, w, 16, 3, ink);
                pen.text(label, m.x(), mid + 4, MONO, p.bgDefault(), Align.CENTRE);
                continue;
            }
            double w = Metrics.width(label, MONO) + 4;
            boolean freeUp = m.x() - w / 2 > lastUp;
            boolean freeDown = m.x() - w / 2 > lastDown;
            if (!freeUp && !freeDown) continue;
            up = freeUp && (!freeDown || up);
            pen.text(label, m.x(), up ? mid - 9 : mid + 18, MONO, m.lit() ? p.dangerFg() : p.fgMuted(), Align.CENTRE);
            if (up) lastUp = m.x() + w / 2;
            else lastDown = m.x() + w / 2;
            up = !up;
        }
    }

    private static Mark mark(Origin origin) {
        return switch (origin) {
            case LISTED -> Mark.LISTED;
            case ALIAS -> Mark.ALIAS;
            case DECIDED -> Mark.DECIDED;
            case COUNTED -> Mark.COUNTED;
        };
    }

    /** What is selected in words; where nothing is, the first event out of order that is in view. */
    private void callout() {
        Line of = null;
        for (Line line : s.lines()) {
            if (line.tick() == selected) of = line;
            else if (selected < 0 && of == null && line.kind() == Kind.LIT) of = line;
        }
        if (of == null) return;
        List<String> said = calloutLines(s.clock(), of.tick(), texts);
        boolean lit = of.kind() == Kind.LIT;
        Color ink = lit ? p.dangerFg() : p.accentFg();
        double width = 0;
        List<String> fit = new ArrayList<>();
        for (int i = 0; i < said.size(); i++) {
            Lettering l = i == 0 ? STRONG : BODY;
            String line = Metrics.fit(said.get(i), l, 300);
            fit.add(line);
            width = Math.max(width, Metrics.width(line, l) + (i == 0 && lit ? 18 : 0));
        }
        width += 20;
        double height = 12 + 16 * fit.size();
        // Beside the line, on the side that leads away from it.
        double x = of.x2() > of.x1() ? of.x1() - width - 14 : of.x1() - width - 24;
        if (x < sheet.left() + 4) x = Math.max(of.x1(), of.x2() > of.x1() ? of.x1() + 24 : of.x1()) + 16;
        x = Math.clamp(x, sheet.left() + 4, Math.max(sheet.left() + 4, sheet.right() - width));
        double y = sheet.lines() + 26;
        pen.rect(x, y, width, height, p.bgDefault());
        pen.frame(x, y, width, height, 1, lit ? ink : p.borderDefault());
        for (int i = 0; i < fit.size(); i++) {
            double base = y + 18 + 16 * i;
            double at = x + 10;
            if (i == 0 && lit) {
                Marks.draw(pen, Mark.FALSIFIED, x + 9, base - 10, 11, ink, p.bgDefault());
                at += 16;
            }
            pen.text(
                    fit.get(i),
                    at,
                    base,
                    i == 0 ? STRONG : BODY,
                    i == 0 && lit ? ink : i == 0 ? p.fgDefault() : p.fgMuted());
        }
    }

    /** What is said of an event beside its line. */
    static List<String> calloutLines(Clockwork c, int tick, Texts texts) {
        Event e = c.event(tick);
        List<String> lines = new ArrayList<>();
        if (e.date() == null) {
            lines.add(texts.get("timeline.undated", e.id()));
            lines.add(undatedPlace(c, tick, texts));
        } else if (c.lit().get(tick)) {
            int n = c.against()[tick];
            lines.add(
                    texts.get(n == 1 ? "timeline.disagrees.one" : "timeline.disagrees.other", e.id(), texts.number(n)));
            lines.add(
                    texts.get("timeline.disagrees.how", tick, texts.day(e.date().day())));
        } else {
            lines.add(e.id());
            lines.add(texts.get("timeline.agrees", tick, texts.day(e.date().day())));
            int n = c.against()[tick];
            if (n > 0)
                lines.add(texts.get(
                        n == 1 ? "timeline.spoken.against.one" : "timeline.spoken.against.other", texts.number(n)));
        }
        lines.add(texts.get("text.quoted", e.text().strip().replaceAll("\\s+", " ")));
        return lines;
    }

    private static String undatedPlace(Clockwork c, int tick, Texts texts) {
        int before = c.dated().previousSetBit(tick);
        if (before < 0) return texts.get("timeline.undated.nowhere");
        Event b = c.event(before);
        var date = b.date();
        return texts.get("timeline.undated.place", b.id(), date == null ? "" : texts.day(date.day()));
    }

    private void legend() {
        double x = 16;
        double y = sheet.legend() + 20;
        x = key(x, y, "timeline.legend.agree", m -> pen.line(m, y, m + 14, y - 8, 1.2, quiet));
        if (!s.bundles().isEmpty()) {
            x = key(x, y, "timeline.legend.bundle", m -> {
                pen.rect(m, y - 8, 14, 8, p.borderMuted());
                pen.line(m, y, m + 14, y - 8, 1.2, quiet);
            });
        }
        x = key(x, y, "timeline.legend.crossing", m -> pen.line(m, y - 8, m + 14, y, 2, p.dangerFg()));
        x = key(x, y, "timeline.legend.undated", m -> {
            pen.stroke(Outline.polyline(m, y, m + 9, y - 5), 1.2, p.fgMuted(), 2, 3);
            pen.ring(m + 12, y - 6, 2.6, 1.1, p.fgMuted());
        });
        if (s.frame().times() == Times.NONE) return;
        x = key(x, y, "timeline.legend.resolved", m -> {
            pen.rect(m, y - 9, 16, 9, p.accentSubtle());
            pen.line(m, y - 11, m, y + 2, 1.4, p.cell());
            pen.line(m + 16, y - 11, m + 16, y + 2, 1.4, p.cell());
        });
        x = key(x, y, "timeline.legend.vague", m -> {
            pen.rect(m, y - 8, 16, 8, p.warningBg());
            pen.stroke(Outline.polyline(m, y - 8.5, m + 16, y - 8.5), 1.2, p.warningFg(), 3, 2);
            pen.stroke(Outline.polyline(m, y + 0.5, m + 16, y + 0.5), 1.2, p.warningFg(), 3, 2);
        });
        key(
                x,
                y,
                "timeline.legend.unresolved",
                m -> pen.stroke(Outline.polyline(m, y - 4, m + 16, y - 4), 1.3, p.fgSubtle(), 2, 3));
    }

    private double key(double x, double y, String textKey, java.util.function.DoubleConsumer mark) {
        String text = texts.get(textKey);
        double w = 24 + Metrics.width(text, SMALL);
        if (x + w > sheet.width() - 8) return x;
        mark.accept(x);
        pen.text(text, x + 23, y, SMALL, p.fgMuted());
        return x + w + 22;
    }
}
