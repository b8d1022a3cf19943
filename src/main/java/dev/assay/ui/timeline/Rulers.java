package dev.assay.ui.timeline;

import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Lettering.Align;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.util.List;

/** The two rulers: ticks above, the calendar below. Labels of months and years stay in view while any of their days are. */
final class Rulers {
    private static final Lettering STRONG = Lettering.sans(12).weight(600);
    private static final Lettering SMALL = Lettering.sans(11);
    private static final Lettering FIGURES = Lettering.sans(12);
    /** Labels of ticks stand at least so far apart. */
    private static final double APART = 64;

    private Rulers() {}

    static void ticks(Pen pen, Sight s, Sheet sheet, Palette p, Texts texts, int cursor) {
        double base = sheet.lines() - 0.5;
        pen.text(texts.get("timeline.tick"), 16, 19, STRONG, p.fgMuted());
        pen.text(texts.get("timeline.tick.note"), 16, 35, SMALL, p.fgSubtle());
        pen.line(0, base, sheet.width(), base, 1, p.borderDefault());
        double perTick = (s.right() - s.left()) / (s.frame().t1() - s.frame().t0());
        long step = step(APART / perTick);
        long first = Math.max(0, (long) Math.ceil(s.frame().t0() / step) * step);
        long last =
                Math.min(s.clock().events() - 1L, (long) Math.floor(s.frame().t1()));
        for (long t = first; t <= last; t += step) {
            double x = s.tickX(t);
            pen.line(Math.floor(x) + 0.5, base - 7, Math.floor(x) + 0.5, base, 1, p.borderControl());
            pen.text(texts.number(t), x, base - 12, FIGURES, p.fgMuted(), Align.CENTRE);
        }
        if (perTick >= 5) {
            for (long t = Math.max(0, (long) Math.ceil(s.frame().t0())); t <= last; t++) {
                double x = Math.floor(s.tickX(t)) + 0.5;
                pen.line(x, base - 3, x, base, 1, p.borderDefault());
            }
        }
        if (cursor < 0 || cursor < s.frame().t0() || cursor > s.frame().t1()) return;
        double x = s.tickX(cursor);
        String at = texts.number(cursor);
        double w = Metrics.width(at, STRONG) + 12;
        pen.roundRect(x - w / 2, base - 26, w, 19, 3, p.accentFg());
        pen.text(at, x, base - 12, STRONG, p.bgDefault(), Align.CENTRE);
    }

    /** 1, 2, 5, 10, 20, 50 … at least so large. */
    static long step(double least) {
        long ten = 1;
        while (true) {
            if (ten >= least) return ten;
            if (2 * ten >= least) return 2 * ten;
            if (5 * ten >= least) return 5 * ten;
            ten *= 10;
        }
    }

    /** The calendar; lines of months reach down to {@code end}. */
    static void days(Pen pen, Sight s, Sheet sheet, Palette p, Texts texts, double end) {
        double top = sheet.calendar();
        double base = top + Sheet.CALENDAR;
        pen.text(texts.get("timeline.date"), 16, top + 18, STRONG, p.fgMuted());
        pen.text(texts.get("timeline.date.note"), 16, top + 34, SMALL, p.fgSubtle());
        pen.line(0, top + 0.5, sheet.width(), top + 0.5, 1, p.borderDefault());
        pen.line(0, base - 0.5, sheet.width(), base - 0.5, 1, p.borderDefault());
        if (s.clock().dated().isEmpty()) {
            pen.text(texts.get("timeline.no-dates"), s.left(), top + 26, FIGURES, p.fgSubtle());
            return;
        }
        double perDay = (s.right() - s.left()) / (s.frame().d1() - s.frame().d0());
        LocalDate from = LocalDate.ofEpochDay((long) Math.floor(s.frame().d0()));
        LocalDate to = LocalDate.ofEpochDay((long) Math.ceil(s.frame().d1()));
        if (perDay >= 3.2) weeks(pen, s, p, from, to, perDay, top);
        if (perDay * 30 >= 22) months(pen, s, sheet, p, texts, from, to, perDay, end);
        else years(pen, s, sheet, p, from, to, perDay * 365, end);
    }

    private static void weeks(Pen pen, Sight s, Palette p, LocalDate from, LocalDate to, double perDay, double top) {
        boolean days = perDay >= 26;
        for (LocalDate d = from; !d.isAfter(to); d = d.plusDays(1)) {
            double x = s.dayX(d.toEpochDay());
            if (x < s.left() || x > s.right()) continue;
            boolean monday = d.getDayOfWeek().getValue() == 1;
            double line = Math.floor(x) + 0.5;
            pen.line(line, top + 1, line, top + (monday ? 8 : 4), 1, monday ? p.borderControl() : p.borderDefault());
            boolean labelled = days || (monday && perDay * 7 >= 24);
            double middle = days ? x + perDay / 2 : x;
            if (labelled && middle < s.right() + 6) {
                String text = d.toString().substring(8);
                pen.text(text, middle, top + 21, FIGURES, p.fgMuted(), Align.CENTRE);
            }
        }
    }

    private static void months(
            Pen pen,
            Sight s,
            Sheet sheet,
            Palette p,
            Texts texts,
            LocalDate from,
            LocalDate to,
            double perDay,
            double end) {
        double base = sheet.calendar() + Sheet.CALENDAR;
        boolean years = perDay * 30 < 64;
        for (LocalDate m = from.withDayOfMonth(1); !m.isAfter(to); m = m.plusMonths(1)) {
            double x = s.dayX(m.toEpochDay());
            double next = s.dayX(m.plusMonths(1).toEpochDay());
            if (x >= s.left() && x <= s.right()) {
                double line = Math.floor(x) + 0.5;
                boolean january = m.getMonthValue() == 1;
                pen.line(line, sheet.calendar(), line, end, 1, years && !january ? p.borderMuted() : p.borderDefault());
            }
            String name = m.getMonth().getDisplayName(TextStyle.FULL_STANDALONE, texts.locale());
            String brief = name.substring(0, Math.min(3, name.length()));
            Lettering l = years ? FIGURES : STRONG;
            double y = years ? sheet.calendar() + 21 : base - 8;
            List<String> ways =
                    years ? List.of(brief) : List.of(name + " " + m.getYear(), brief + " " + m.getYear(), brief);
            for (String text : ways) if (stay(pen, s, text, x, next, y, l, p, !years)) break;
        }
        if (years) yearNames(pen, s, p, from, to, base);
    }

    private static void years(
            Pen pen, Sight s, Sheet sheet, Palette p, LocalDate from, LocalDate to, double perYear, double end) {
        double base = sheet.calendar() + Sheet.CALENDAR;
        int step = (int) step(44 / perYear);
        int first = Math.floorDiv(from.getYear(), step) * step;
        for (int y = first; y <= to.getYear(); y += step) {
            double x = s.dayX(LocalDate.of(y, 1, 1).toEpochDay());
            double next = s.dayX(LocalDate.of(y + step, 1, 1).toEpochDay());
            if (x >= s.left() && x <= s.right()) {
                double line = Math.floor(x) + 0.5;
                pen.line(line, sheet.calendar(), line, end, 1, p.borderDefault());
            }
            stay(pen, s, Integer.toString(y), x, next, base - 8, STRONG, p, true);
        }
    }

    private static void yearNames(Pen pen, Sight s, Palette p, LocalDate from, LocalDate to, double base) {
        for (int y = from.getYear(); y <= to.getYear(); y++) {
            double x = s.dayX(LocalDate.of(y, 1, 1).toEpochDay());
            double next = s.dayX(LocalDate.of(y + 1, 1, 1).toEpochDay());
            stay(pen, s, Integer.toString(y), x, next, base - 8, STRONG, p, true);
        }
    }

    /** A label at the beginning of its stretch, or at the left edge while the stretch reaches over it; never beyond its end. */
    private static boolean stay(
            Pen pen, Sight s, String text, double x, double next, double base, Lettering l, Palette p, boolean strong) {
        double w = Metrics.width(text, l);
        double at = Math.max(x + 6, s.left() + 2);
        if (at + w > Math.min(next - 4, s.right() + Sheet.RIGHT - 4) || next < s.left()) return false;
        pen.text(text, at, base, l, strong ? p.fgDefault() : p.fgMuted());
        return true;
    }
}
