package dev.assay.ui.matrix;

import dev.assay.method.Origin;
import dev.assay.method.Reference;
import dev.assay.ui.paint.Density;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** The foot: a map of the whole with the part in view, and the legend with counts. */
final class Footer {
    /** The map, from the foot's upper edge. */
    static final double MAP_TOP = 8;

    static final double MAP_HEIGHT = 63;
    private static final double MAP_RIGHT = 8;
    private static final double MONTHS = 84;
    private static final double LEGEND = 101;
    private static final Lettering SMALL = Lettering.sans(12);

    private Footer() {}

    /** Width of the map in a figure this wide. */
    static double mapWidth(double width) {
        return Math.max(0, width - Scene.LABELS - MAP_RIGHT);
    }

    /** Paints the map's cells; it changes only with the arrangement. */
    static void map(Raster raster, Heatmap heat, Arrangement a, Look look) {
        double w = raster.width() / raster.scale();
        double h = raster.height() / raster.scale();
        double hubs = hubs(a);
        Axis x = Axis.whole(a.columns().length, w);
        Axis y = Axis.whole(a.rows().length - a.frozen(), h - hubs);
        raster.clear(look.palette().bgSubtle().interpolate(look.palette().bgDefault(), 0.5));
        heat.paintWhole(raster, new Heatmap.Window(a, x, y, a.frozen(), hubs), look);
    }

    /** How much of the map's height the frozen rows take. */
    private static double hubs(Arrangement a) {
        if (a.frozen() == 0) return 0;
        return Math.max(2, Math.rint(MAP_HEIGHT * a.frozen() / a.rows().length));
    }

    /** Counts for the legend, taken once for an arrangement. */
    record Counts(int[] byOrigin, int open, int unknown, int chains) {
        static Counts of(Arrangement a) {
            int[] byOrigin = new int[Origin.values().length];
            Plane plane = a.plane();
            if (plane != null && a.mode() == Mode.ENTITIES_EVENTS) for (byte v : plane.value()) byOrigin[v]++;
            int open = 0;
            int unknown = 0;
            for (Reference r : a.space().references()) {
                if (r.state() == Reference.State.OPEN) open++;
                if (r.state() == Reference.State.UNKNOWN) unknown++;
            }
            return new Counts(byOrigin, open, unknown, a.space().collisions().chains().length);
        }
    }

    /** Everything of the foot but the map's cells. */
    static void frame(Pen pen, Scene s, Counts counts, double oy) {
        Palette p = s.look().palette();
        Arrangement a = s.a();
        MatrixTexts t = s.texts();
        pen.rect(0, oy, s.width(), 1, p.borderDefault());
        pen.text(t.get("map.title"), 12, oy + 24, SMALL.weight(600), p.fgMuted());
        boolean part = a.choice().filter().active();
        int events = a.space().record().events().size();
        int rows = a.space().rows().size();
        String sizes = t.get("map.sizes", events, rows);
        Lettering small = Lettering.sans(11);
        pen.text(Metrics.fit(sizes, small, Scene.LABELS - 20), 12, oy + 41, small, p.fgSubtle());
        int cells = a.plane() == null ? 0 : a.plane().cells();
        String cellsAndChains = t.get("map.cells", cells, counts.chains());
        pen.text(Metrics.fit(cellsAndChains, small, Scene.LABELS - 20), 12, oy + 57, small, p.fgSubtle());
        if (part) pen.text(t.get("map.filtered"), 12, oy + 73, small, p.warningFg());
        months(pen, s, oy);
        legend(pen, s, counts, oy);
    }

    /** The part in view, over the map's cells. */
    static void view(Pen pen, Scene s, double oy) {
        Palette p = s.look().palette();
        MatrixModel m = s.model();
        double w = mapWidth(s.width());
        if (m.x().count() == 0 || s.a().rows().length == 0 || w <= 0) return;
        double left = Scene.LABELS;
        double top = oy + MAP_TOP;
        double hubs = hubs(s.a());
        double rest = MAP_HEIGHT - hubs;
        double x1 = m.x().offset() / m.x().extent() * w;
        double x2 = Math.min(w, (m.x().offset() + m.x().length()) / m.x().extent() * w);
        double tall = Math.max(1, m.y().extent());
        double y1 = m.y().offset() == 0 ? 0 : hubs + m.y().offset() / tall * rest;
        double y2 = Math.min(MAP_HEIGHT, hubs + (m.y().offset() + m.y().length()) / tall * rest);
        var veil = p.bgSubtle().deriveColor(0, 1, 1, 0.5);
        pen.rect(left, top, x1, MAP_HEIGHT, veil);
        pen.rect(left + x2, top, w - x2, MAP_HEIGHT, veil);
        pen.rect(left + x1, top, x2 - x1, y1, veil);
        pen.rect(left + x1, top + y2, x2 - x1, MAP_HEIGHT - y2, veil);
        double fx = Math.floor(left + x1);
        double fy = Math.floor(top + y1);
        double fw = Math.max(4, Math.ceil(x2 - x1));
        double fh = Math.max(4, Math.ceil(y2 - y1));
        pen.frame(Math.min(fx, left + w - fw), fy - 1, fw, fh + 2, 1.5, p.accentFg());
    }

    private static void months(Pen pen, Scene s, double oy) {
        Arrangement a = s.a();
        if (!a.mode().columnsAreEvents() || a.columns().length == 0) return;
        Palette p = s.look().palette();
        double w = mapWidth(s.width());
        int named = Integer.MIN_VALUE;
        int year = Integer.MIN_VALUE;
        double free = 0;
        for (double px = 0; px < w; px++) {
            int day = a.days()[a.columns()[(int) (px / w * a.columns().length)]];
            if (day == Integer.MIN_VALUE) continue;
            LocalDate date = LocalDate.ofEpochDay(day);
            int month = date.getYear() * 12 + date.getMonthValue();
            if (month == named || px < free) continue;
            boolean newYear = year != Integer.MIN_VALUE && date.getYear() != year;
            String text = newYear ? Integer.toString(date.getYear()) : s.texts().shortMonth(date);
            double room = Metrics.width(text, Lettering.sans(11)) + 5;
            if (px + room > w) break;
            named = month;
            year = date.getYear();
            pen.rect(Scene.LABELS + px, oy + MAP_TOP + MAP_HEIGHT, 1, 4, p.borderControl());
            pen.text(text, Scene.LABELS + px + 4, oy + MONTHS, Lettering.sans(11), p.fgSubtle());
            free = px + room + 14;
        }
    }

    /** A mark with its name and count. */
    private record Item(Mark mark, String name, int count) {
        double width(MatrixTexts t) {
            return 20 + Metrics.width(name + "  " + t.number(count), SMALL) + 20;
        }
    }

    private static void legend(Pen pen, Scene s, Counts counts, double oy) {
        MatrixTexts t = s.texts();
        Palette p = s.look().palette();
        double base = oy + LEGEND;
        List<Item> right = new ArrayList<>();
        right.add(new Item(Mark.OPEN, t.get("reference.open"), counts.open()));
        right.add(new Item(Mark.UNKNOWN, t.get("reference.unknown"), counts.unknown()));
        double end = s.width() - 8;
        for (Item i : right.reversed()) {
            end -= i.width(t) - 20;
            item(pen, t, p, i, end, base);
            end -= 20;
        }
        String title = t.get(
                switch (s.a().mode()) {
                    case ENTITIES_EVENTS -> "legend.cells";
                    case EVENTS_EVENTS -> "legend.shared";
                    case ENTITIES_ENTITIES -> "legend.together";
                });
        pen.text(title, 12, base, SMALL, p.fgSubtle());
        double at = 12 + Metrics.width(title, SMALL) + 18;
        CellBox box = CellBox.of(s.model().x().pitch(), s.model().y().pitch(), false);
        if (box.level() == CellBox.Level.DENSITY) {
            int lift = Look.lift(s.a(), s.model().x().pitch(), s.model().y().pitch());
            steps(pen, t.get("legend.under"), lift, at, base, end, p);
        } else if (s.a().mode() != Mode.ENTITIES_EVENTS) {
            steps(pen, "", 2, at, base, end, p);
        } else {
            for (Mark mark : List.of(Mark.LISTED, Mark.COUNTED, Mark.DECIDED, Mark.ALIAS)) {
                Item i = new Item(
                        mark, t.get("cell." + mark.name().toLowerCase(java.util.Locale.ROOT)), count(counts, mark));
                if (at + i.width(t) - 20 > end) return;
                item(pen, t, p, i, at, base);
                at += i.width(t);
            }
        }
    }

    private static int count(Counts counts, Mark mark) {
        int sum = 0;
        for (Origin o : Origin.values()) if (Cells.mark(o) == mark) sum += counts.byOrigin()[o.ordinal()];
        return sum;
    }

    private static void item(Pen pen, MatrixTexts t, Palette p, Item i, double at, double base) {
        Marks.draw(pen, i.mark(), at, base - 10, 12, i.mark().ink(p), p.bgSubtle());
        pen.text(i.name() + "  " + t.number(i.count()), at + 20, base, SMALL, p.fgMuted());
    }

    /** The scale of density or of a product's values: steps of powers of two. */
    private static void steps(Pen pen, String unit, int lift, double from, double base, double end, Palette p) {
        double at = from;
        int last = Density.STEPS - 1 - lift;
        for (int step = 0; step <= last; step++) {
            String text = (1 << step) + (step == last ? "+" : "");
            double w = 18 + Metrics.width(text, Lettering.mono(11)) + 12;
            if (at + w > end) return;
            pen.rect(at, base - 10, 13, 12, Density.color(step + lift, p));
            pen.frame(at, base - 10, 13, 12, 1, p.borderDefault());
            pen.text(text, at + 18, base, Lettering.mono(11), p.fgMuted());
            at += w;
        }
        if (!unit.isEmpty() && at + Metrics.width(unit, SMALL) < end) pen.text(unit, at + 4, base, SMALL, p.fgSubtle());
    }
}
