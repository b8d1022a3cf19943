package dev.assay.ui.matrix;

import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Metrics;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * The two rulers over the columns, as far as they are in view: dates and ticks, and the lines they draw through the picture.
 *
 * @param dates labels of the calendar
 * @param ticks labels of the ticks (for affinity: names)
 * @param lines from the rulers down
 */
record Ruler(List<Label> dates, List<Label> ticks, List<Line> lines) {
    /** A label at the left edge of a column; strong ones begin a month or year. */
    record Label(double x, int column, String text, boolean strong) {}

    /** A rule at the left edge of a column. */
    record Line(double x, boolean strong) {}

    /** How the names of months are set. */
    static final Lettering MONTH = Lettering.sans(12).weight(600);

    private static final double DAY_ROOM = 40;
    private static final double TICK_ROOM = 56;
    private static final double NAME_ROOM = 110;
    private static final int[] STEPS = {1, 2, 5};

    static Ruler of(Arrangement a, Axis x, MatrixTexts texts) {
        List<Label> dates = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        if (a.columns().length == 0) return new Ruler(List.of(), List.of(), List.of());
        if (a.mode().columnsAreEvents()) calendar(a, x, texts, dates, lines);
        List<Label> ticks = a.mode().columnsAreEvents() ? ticks(a, x, lines) : names(a, x);
        return new Ruler(dates, ticks, lines);
    }

    private static void calendar(Arrangement a, Axis x, MatrixTexts texts, List<Label> dates, List<Line> lines) {
        int named = Integer.MIN_VALUE;
        int lastDay = Integer.MIN_VALUE;
        double taken = 0;
        double lastLabel = Double.NEGATIVE_INFINITY;
        // Below one px a column only one column of each px is looked at.
        int step = x.pitch() >= 1 ? 1 : (int) Math.ceil(1 / x.pitch());
        for (int c = x.first(); c < x.end(); c += step) {
            int day = a.days()[a.columns()[c]];
            if (day == Integer.MIN_VALUE || day == lastDay) continue;
            lastDay = day;
            LocalDate date = LocalDate.ofEpochDay(day);
            int month = date.getYear() * 12 + date.getMonthValue();
            double at = Math.floor(x.position(c));
            double seen = Math.max(0, at);
            if (month != named) {
                // A day of a month that is not named would be read as one of the month before: no room, no day.
                if (seen < taken) continue;
                String name = texts.monthAndYear(date);
                dates.add(new Label(seen, c, name, true));
                if (c > 0 && at >= 0) lines.add(new Line(at, true));
                named = month;
                taken = seen + 5 + Metrics.width(name, MONTH) + 14;
            } else if (at >= taken && at >= lastLabel + DAY_ROOM && at + DAY_ROOM / 2 <= x.length() && x.pitch() >= 1) {
                dates.add(new Label(at, c, (date.getDayOfMonth() < 10 ? "0" : "") + date.getDayOfMonth(), false));
                lastLabel = at;
                taken = at + DAY_ROOM / 2;
            }
        }
    }

    private static List<Label> ticks(Arrangement a, Axis x, List<Line> lines) {
        int step = step(TICK_ROOM / x.pitch());
        List<Label> ticks = new ArrayList<>();
        int first = (x.first() + step - 1) / step * step;
        for (int c = first; c < x.end(); c += step) {
            double at = Math.floor(x.position(c));
            ticks.add(new Label(at, c, Integer.toString(a.columns()[c]), false));
            if (c > 0 && at >= 0 && c % (2 * step) == 0) lines.add(new Line(at, false));
        }
        return ticks;
    }

    private static List<Label> names(Arrangement a, Axis x) {
        int step = Math.max(1, (int) Math.ceil(NAME_ROOM / x.pitch()));
        List<Label> names = new ArrayList<>();
        for (int c = (x.first() + step - 1) / step * step; c < x.end(); c += step) {
            names.add(new Label(Math.floor(x.position(c)), c, a.columnName(c), false));
        }
        return names;
    }

    /** The smallest of 1, 2, 5, 10, 20 … that is at least so much. */
    static int step(double least) {
        for (int ten = 1; ; ten *= 10) {
            for (int s : STEPS) if (s * ten >= least || ten >= 100_000_000) return s * ten;
        }
    }
}
