package dev.assay.ui.collisions;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.ui.Selected;
import dev.assay.ui.collisions.ChainGraph.Link;
import dev.assay.ui.collisions.ChainGraph.Node;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Lettering.Align;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Outline;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import javafx.scene.paint.Color;

/** Draws a board's graph with a pen: on the screen and into a file alike. */
final class GraphDrawing {
    private static final Lettering ID = Lettering.mono(11.5).weight(600);
    private static final Lettering SMALL = Lettering.sans(11);
    private static final Lettering NAME = Lettering.sans(11.5);
    private static final Lettering STRONG = Lettering.sans(11.5).weight(600);
    /** With more links than this only those of the selection are named. */
    private static final int NAMED = 600;
    /** With more links than this, lines led around the graph are noise where cards are specks. */
    private static final int CROWD = 1_500;
    /** From this scale on links are named. */
    private static final double NAMES = 0.6;
    /** From this scale on those of the selection are. */
    private static final double LIT_NAMES = 0.35;

    private final Pen pen;
    private final Board b;
    private final Layout l;
    private final Viewport v;
    private final Palette p;
    private final Texts texts;
    private final BitSet litNodes = new BitSet();
    private final BitSet onPath = new BitSet();
    private final BitSet hiddenRows;
    private final int litRow;
    private final BitSet through = new BitSet();
    private final int[] highest;
    private final int[] lowest;
    private int unnamed;
    private int leftOut;

    private GraphDrawing(Pen pen, Board board, Viewport view, Palette palette, Texts texts) {
        this.pen = pen;
        b = board;
        l = board.layout();
        v = view;
        p = palette;
        this.texts = texts;
        for (int t : Boards.lit(b.space(), b.selected(), b.path())) {
            int node = b.graph().nodeOf(t);
            if (node >= 0) litNodes.set(node);
        }
        hiddenRows = Boards.rows(b.space(), b.state().hidden());
        litRow = switch (b.selected()) {
            case Selected.OfRow r -> b.space().rows().of(r.row());
            case Selected.OfCell c -> b.space().rows().of(c.row());
            default -> -1;
        };
        highest = new int[l.columns()];
        lowest = new int[l.columns()];
        java.util.Arrays.fill(highest, -1);
        java.util.Arrays.fill(lowest, -1);
        for (int i = 0; i < l.y().length; i++) {
            int c = l.column()[i];
            if (highest[c] < 0 || l.y()[i] < l.y()[highest[c]]) highest[c] = i;
            if (lowest[c] < 0 || l.y()[i] > l.y()[lowest[c]]) lowest[c] = i;
        }
        path();
    }

    /** The links of the path, by their place. */
    private void path() {
        PathReport path = b.path();
        if (path == null) return;
        for (int i = 0; i + 1 < path.stops().size(); i++) {
            int one = b.graph().nodeOf(path.stops().get(i).tick());
            int other = b.graph().nodeOf(path.stops().get(i + 1).tick());
            for (int k = 0; k < b.graph().links().size(); k++) {
                Link link = b.graph().links().get(k);
                if (link.a() == Math.min(one, other) && link.b() == Math.max(one, other)) onPath.set(k);
            }
        }
    }

    /**
     * Draws.
     *
     * @param cursor the node at which the keys are; -1 for none
     */
    static void draw(Pen pen, Board board, Viewport view, Palette palette, Texts texts, int cursor) {
        pen.rect(0, 0, view.width(), view.height(), palette.bgDefault());
        new GraphDrawing(pen, board, view, palette, texts).draw(cursor);
    }

    private void draw(int cursor) {
        double bottom = v.height() - Viewport.FOOT;
        pen.clip(0, 0, v.width(), bottom);
        if (v.scale() > 0.3) guides(bottom);
        List<Name> names = new ArrayList<>();
        links(names);
        for (int i = 0; i < b.graph().nodes().size(); i++) if (!litNodes.get(i)) node(i, false);
        for (int i = litNodes.nextSetBit(0); i >= 0; i = litNodes.nextSetBit(i + 1)) node(i, true);
        names(names);
        if (cursor >= 0 && cursor < l.y().length) ring(cursor);
        thumbs(bottom);
        pen.unclip();
        legend(bottom);
    }

    private void guides(double bottom) {
        for (int c = 0; c < l.columns(); c++) {
            double x = Math.floor(v.sx(l.x(c) + Layout.CARD / 2)) + 0.5;
            if (x > 0 && x < v.width()) pen.line(x, 0, x, bottom, 1, p.borderMuted());
        }
    }

    /** A name that wants to stand on a line, and where it may. */
    private record Name(String text, boolean lit, double[] places) {}

    private void links(List<Name> names) {
        Outline plain = new Outline();
        Outline gone = new Outline();
        Outline lit = new Outline();
        boolean any = false;
        boolean anyGone = false;
        boolean anyLit = false;
        List<Link> links = b.graph().links();
        boolean crowded = v.scale() < 0.25 && links.size() > CROWD;
        boolean name = v.scale() >= NAMES && links.size() <= NAMED;
        for (int i = 0; i < links.size(); i++) {
            Link link = links.get(i);
            if (!inView(link, i)) continue;
            boolean hidden = true;
            for (int r : link.rows()) hidden &= hiddenRows.get(r);
            boolean isLit = !hidden && lit(link, i);
            if (crowded && !isLit && l.column()[link.b()] - l.column()[link.a()] > 1) {
                leftOut++;
                continue;
            }
            if (!name && !isLit && !hidden && passes(link, i)) continue;
            Outline into = hidden ? gone : isLit ? lit : plain;
            any |= into == plain;
            anyGone |= into == gone;
            anyLit |= into == lit;
            double[] places = trace(into, link, i);
            if ((name || (isLit && v.scale() >= LIT_NAMES)) && !hidden) {
                names.add(new Name(name(link), isLit, places));
            }
        }
        if (anyGone) pen.stroke(gone, 1, p.borderControl(), 2, 4);
        if (any) pen.stroke(plain, 1.1, p.borderControl().interpolate(p.bgDefault(), 0.35));
        if (anyLit) pen.stroke(lit, 2.2, p.accentFg());
    }

    private boolean inView(Link link, int i) {
        double left = v.sx(l.x(l.column()[link.a()]));
        double right = v.sx(l.x(l.column()[link.b()]) + Layout.CARD + 40);
        if (right < 0 || left > v.width()) return false;
        if (l.routes().get(i) instanceof Layout.Route.Around r) {
            double track = v.sy(trackY(r));
            if (track >= 0 && track <= v.height()) return true;
            // Only what leads up or down to the track can be seen.
            double a = v.sx(l.x(l.column()[link.a()]) + Layout.CARD);
            double b1 = v.sx(l.x(l.column()[link.b()]));
            return (a >= -40 && a <= v.width() + 40) || (b1 >= -40 && b1 <= v.width() + 40);
        }
        double up = v.sy(Math.min(l.y()[link.a()], l.y()[link.b()]));
        double down = v.sy(Math.max(l.y()[link.a()], l.y()[link.b()]) + Layout.TALL);
        return down >= 0 && up <= v.height();
    }

    private boolean lit(Link link, int i) {
        if (onPath.get(i)) return true;
        if (litRow >= 0) {
            for (int r : link.rows()) if (r == litRow) return true;
            return false;
        }
        // What is selected alone shows all its links; a pair shows its path.
        return b.path() == null && litNodes.cardinality() == 1 && (litNodes.get(link.a()) || litNodes.get(link.b()));
    }

    /** How wide the name of a link is. */
    static double nameWidth(SpaceSnapshot space, Link link) {
        return Metrics.width(name(space, link, new BitSet()), STRONG);
    }

    private String name(Link link) {
        return name(b.space(), link, hiddenRows);
    }

    private static String name(SpaceSnapshot space, Link link, BitSet hiddenRows) {
        StringBuilder out = new StringBuilder();
        int shown = 0;
        int left = 0;
        for (int r : link.rows()) {
            if (hiddenRows.get(r)) continue;
            if (shown == 3) {
                left++;
                continue;
            }
            if (shown++ > 0) out.append(", ");
            out.append(Metrics.fit(space.rows().key(r), NAME, 110));
        }
        if (left > 0) out.append(" +").append(left);
        return out.toString();
    }

    /** Adds a link's line to an outline, and gives the places where its name may stand, best first: x and y in turn. */
    private double[] trace(Outline out, Link link, int i) {
        double ax = l.x(l.column()[link.a()]);
        double bx = l.x(l.column()[link.b()]);
        double ay = l.y()[link.a()] + Layout.TALL / 2;
        double by = l.y()[link.b()] + Layout.TALL / 2;
        return switch (l.routes().get(i)) {
            case Layout.Route.Across a -> across(out, ax + Layout.CARD, ay, bx, by);
            case Layout.Route.Down d -> down(out, ax, ay, by, d.beside());
            case Layout.Route.Around r -> around(out, link, ax, bx, ay, by, r);
        };
    }

    private double[] across(Outline out, double x1, double y1, double x2, double y2) {
        double c1 = Layout.bend(x1, x2, true);
        double c2 = Layout.bend(x1, x2, false);
        out.move(v.sx(x1), v.sy(y1)).curve(v.sx(c1), v.sy(y1), v.sx(c2), v.sy(y2), v.sx(x2), v.sy(y2));
        double[] at = {0.5, 0.36, 0.64, 0.25, 0.75};
        double[] places = new double[2 * at.length];
        for (int k = 0; k < at.length; k++) {
            places[2 * k] = v.sx(Layout.bezier(at[k], x1, c1, c2, x2));
            places[2 * k + 1] = v.sy(Layout.bezier(at[k], y1, y1, y2, y2));
        }
        return places;
    }

    private double[] down(Outline out, double x, double ay, double by, boolean beside) {
        double up = Math.min(ay, by);
        double low = Math.max(ay, by);
        if (!beside) {
            double mid = x + Layout.CARD / 2;
            out.move(v.sx(mid), v.sy(up + Layout.TALL / 2)).line(v.sx(mid), v.sy(low - Layout.TALL / 2));
            return new double[] {v.sx(mid), v.sy((up + low) / 2)};
        }
        double right = x + Layout.CARD;
        double out1 = right + 22;
        out.move(v.sx(right), v.sy(up)).curve(v.sx(out1), v.sy(up), v.sx(out1), v.sy(low), v.sx(right), v.sy(low));
        return new double[] {v.sx(right + 16), v.sy((up + low) / 2)};
    }

    private double[] around(Outline out, Link link, double ax, double bx, double ay, double by, Layout.Route.Around r) {
        double track = trackY(r);
        boolean freeA = outermost(link.a(), r.above());
        boolean freeB = outermost(link.b(), r.above());
        double corner = 6;
        double side = r.above() ? -1 : 1;
        double step = (r.track() % 5) * 4.0;
        double x1 = freeA ? ax + Layout.CARD / 2 + step : ax + Layout.CARD + 12 + step;
        double x2 = freeB ? bx + Layout.CARD / 2 - step : bx - 12 - step;
        if (freeA) out.move(v.sx(x1), v.sy(ay + side * Layout.TALL / 2));
        else
            out.move(v.sx(ax + Layout.CARD), v.sy(ay))
                    .curve(v.sx(x1), v.sy(ay), v.sx(x1), v.sy(ay), v.sx(x1), v.sy(ay + side * 12));
        out.line(v.sx(x1), v.sy(track - side * corner));
        out.curve(v.sx(x1), v.sy(track), v.sx(x1), v.sy(track), v.sx(x1 + corner), v.sy(track));
        out.line(v.sx(x2 - corner), v.sy(track));
        out.curve(v.sx(x2), v.sy(track), v.sx(x2), v.sy(track), v.sx(x2), v.sy(track - side * corner));
        if (freeB) out.line(v.sx(x2), v.sy(by + side * Layout.TALL / 2));
        else {
            out.line(v.sx(x2), v.sy(by + side * 12));
            out.curve(v.sx(x2), v.sy(by), v.sx(x2), v.sy(by), v.sx(bx), v.sy(by));
        }
        // The name stands on what is in view of the track.
        double from = Math.max(v.sx(x1), 0);
        double to = Math.min(v.sx(x2), v.width());
        double y = v.sy(track);
        double mid = (from + to) / 2;
        double third = (to - from) / 4;
        return new double[] {mid, y, mid - third, y, mid + third, y};
    }

    /** Whether a line only runs through the view along a track on which another already does: it would be drawn on top of it. */
    private boolean passes(Link link, int i) {
        if (!(l.routes().get(i) instanceof Layout.Route.Around r)) return false;
        if (v.sx(l.x(l.column()[link.a()])) > -160 || v.sx(l.x(l.column()[link.b()])) < v.width() + 80) return false;
        int track = 2 * r.track() + (r.above() ? 1 : 0);
        if (through.get(track)) return true;
        through.set(track);
        return false;
    }

    private double trackY(Layout.Route.Around r) {
        double out = (r.track() + 0.7) * Layout.TRACK;
        return r.above() ? -out : l.height() + out;
    }

    private boolean outermost(int node, boolean above) {
        return (above ? highest : lowest)[l.column()[node]] == node;
    }

    /** Names stand where they cover neither a card nor another name; those of the selection choose first. */
    private void names(List<Name> names) {
        List<double[]> taken = new ArrayList<>();
        for (int i = 0; i < b.graph().nodes().size(); i++) {
            double x = v.sx(l.x(l.column()[i]));
            double y = v.sy(l.y()[i]);
            if (x > v.width() || x + Layout.CARD * v.scale() < 0) continue;
            taken.add(new double[] {x, y, x + Layout.CARD * v.scale(), y + Layout.TALL * v.scale()});
        }
        for (int round = 0; round < 2; round++) {
            for (Name n : names) if (n.lit == (round == 0)) name(n, taken);
        }
    }

    private void name(Name n, List<double[]> taken) {
        Lettering lettering = n.lit ? STRONG : NAME;
        double w = Metrics.width(n.text, lettering);
        for (int k = 0; k < n.places.length; k += 2) {
            double x = n.places[k] - w / 2;
            double y = n.places[k + 1];
            double[] box = {x - 4, y - 8, x + w + 4, y + 8};
            if (box[0] < 2 || box[2] > v.width() - 2 || box[1] < 0 || box[3] > v.height() - Viewport.FOOT) continue;
            if (taken.stream().anyMatch(t -> overlap(t, box))) continue;
            taken.add(box);
            pen.rect(box[0], box[1], box[2] - box[0], box[3] - box[1], p.bgDefault());
            pen.text(n.text, n.places[k], y + 4, lettering, n.lit ? p.accentFg() : p.fgMuted(), Align.CENTRE);
            return;
        }
        unnamed++;
    }

    private static boolean overlap(double[] a, double[] c) {
        return a[0] < c[2] && c[0] < a[2] && a[1] < c[3] && c[1] < a[3];
    }

    private void node(int i, boolean lit) {
        Node n = b.graph().nodes().get(i);
        double x = Math.round(v.sx(l.x(l.column()[i])));
        double y = Math.round(v.sy(l.y()[i]));
        double w = Math.max(2, Math.round(Layout.CARD * v.scale()));
        double h = Math.max(2, Math.round(Layout.TALL * v.scale()));
        if (x > v.width() || y > v.height() || x + w < 0 || y + h < 0) return;
        int part = b.broken() == null ? 0 : b.part(i);
        boolean touched = litRow >= 0 && mentions(n, litRow);
        Color edge = lit || touched ? p.accentFg() : p.borderDefault().interpolate(p.borderControl(), 0.35);
        Color ground = lit ? p.accentSubtle() : n.stretch() ? p.bgSubtle() : p.bgDefault();
        if (v.scale() < 0.25) {
            pen.rect(x, y, w, h, lit ? p.accentFg() : n.stretch() ? p.borderControl() : p.cell());
            return;
        }
        if (n.stretch()) {
            pen.rect(x + 4, y + 4, w, h, p.bgSubtle());
            pen.frame(x + 4, y + 4, w, h, 1, p.borderDefault());
        }
        pen.rect(x, y, w, h, ground);
        if (part < 0) {
            pen.stroke(
                    Outline.polygon(
                            x + 0.5, y + 0.5, x + w - 0.5, y + 0.5, x + w - 0.5, y + h - 0.5, x + 0.5, y + h - 0.5),
                    1,
                    p.dangerFg(),
                    4,
                    3);
        } else {
            pen.frame(x, y, w, h, lit ? 2 : 1, edge);
        }
        if (v.scale() >= 0.45) fate(x, y, part);
        if (v.scale() >= Viewport.READABLE) text(n, x, y, w, lit);
        else if (w >= 30) {
            Lettering mono = Lettering.mono(11).weight(lit ? 600 : 400);
            String id = Metrics.fit(label(n), mono, w - 6);
            pen.text(id, x + w / 2, y + h / 2 + 4, mono, lit ? p.accentFg() : p.fgDefault(), Align.CENTRE);
        }
    }

    private boolean mentions(Node n, int row) {
        for (int t : n.ticks()) if (b.space().incidence().has(row, t)) return true;
        return false;
    }

    private String label(Node n) {
        return n.stretch() ? texts.get("collisions.stretch", b.id(n.first()), b.id(n.last())) : b.id(n.first());
    }

    private void text(Node n, double x, double y, double w, boolean lit) {
        double s = Math.min(1, v.scale());
        Lettering id = new Lettering(true, ID.size() * s, 600);
        Lettering small = Lettering.sans(11 * s);
        double pad = 7 * s;
        Color strong = lit ? p.accentFg() : p.fgDefault();
        Event e = b.space().record().events().get(n.first());
        double room = w - 2 * pad;
        if (n.stretch()) {
            String events = texts.get("collisions.events", texts.number(n.ticks().length));
            pen.text(Metrics.fit(b.id(n.first()) + " –", id, room), x + pad, y + 14 * s, id, strong);
            pen.text(Metrics.fit(b.id(n.last()), id, room), x + pad, y + 28 * s, id, strong);
            pen.text(events, x + pad, y + 41 * s, small, p.fgMuted());
        } else {
            String date = e.date() == null ? "" : e.date().day().toString().substring(5);
            double dateWidth = Metrics.width(date, Lettering.mono(10.5 * s));
            // By its id an event is found; a date that has no room beside it is left to the list and the inspector.
            boolean both = Metrics.width(e.id(), id) + 4 + dateWidth <= room;
            pen.text(Metrics.fit(e.id(), id, room), x + pad, y + 14 * s, id, strong);
            if (both) pen.text(date, x + w - pad, y + 14 * s, Lettering.mono(10.5 * s), p.fgSubtle(), Align.RIGHT);
            List<String> lines = wrap(e.text(), small, room, 2);
            for (int k = 0; k < lines.size(); k++) {
                pen.text(lines.get(k), x + pad, y + (28 + 13 * k) * s, small, p.fgDefault());
            }
        }
    }

    /** What became of an event without the hidden rows, in words below its card. */
    private void fate(double x, double y, int part) {
        double base = y + Layout.TALL * v.scale() + 12;
        if (part < 0) pen.text(texts.get("collisions.falls"), x, base, SMALL, p.dangerFg());
        else if (part > 0) pen.text(texts.get("collisions.part", part + 1), x, base, SMALL, p.fgMuted());
    }

    /** The beginning of a text in so many lines. */
    static List<String> wrap(String text, Lettering lettering, double room, int most) {
        List<String> lines = new ArrayList<>();
        String rest = text.strip().replaceAll("\\s+", " ");
        while (!rest.isEmpty() && lines.size() < most) {
            if (lines.size() == most - 1 || Metrics.width(rest, lettering) <= room) {
                lines.add(Metrics.fit(rest, lettering, room));
                break;
            }
            int cut = 0;
            for (int at = rest.indexOf(' '); at > 0; at = rest.indexOf(' ', at + 1)) {
                if (Metrics.width(rest.substring(0, at), lettering) > room) break;
                cut = at;
            }
            if (cut == 0) {
                lines.add(Metrics.fit(rest, lettering, room));
                int space = rest.indexOf(' ');
                rest = space < 0 ? "" : rest.substring(space + 1);
            } else {
                lines.add(rest.substring(0, cut));
                rest = rest.substring(cut + 1);
            }
        }
        return lines;
    }

    private void ring(int node) {
        double x = Math.round(v.sx(l.x(l.column()[node]))) - 3;
        double y = Math.round(v.sy(l.y()[node])) - 3;
        double w = Math.round(Layout.CARD * v.scale()) + 6;
        double h = Math.round(Layout.TALL * v.scale()) + 6;
        pen.roundFrame(x, y, w, h, 3, 2, p.accentFg());
    }

    /** Where the view is in the whole, when it is not all of it. */
    private void thumbs(double bottom) {
        Color ink = p.borderControl().interpolate(p.bgDefault(), 0.4);
        double[] across = v.across(l);
        if (across[1] - across[0] < 0.999) {
            pen.roundRect(across[0] * v.width(), bottom - 6, (across[1] - across[0]) * v.width(), 5, 2, ink);
        }
        double[] down = v.down(l);
        if (down[1] - down[0] < 0.999) {
            pen.roundRect(v.width() - 6, down[0] * bottom, 5, (down[1] - down[0]) * bottom, 2, ink);
        }
    }

    private void legend(double bottom) {
        List<String> parts = new ArrayList<>();
        parts.add(texts.get("collisions.legend.order"));
        parts.add(texts.get("collisions.legend.names"));
        String pairs = texts.number(b.graph().pairs());
        if (b.graph().allPairs()) parts.add(texts.get("collisions.legend.all", pairs));
        else if (b.state().allPairs()) parts.add(texts.get("collisions.legend.too-many", pairs));
        else parts.add(texts.get("collisions.legend.folded", pairs));
        if (b.graph().between() > 0)
            parts.add(texts.count("collisions.legend.between", b.graph().between()));
        if (leftOut > 0) parts.add(texts.count("collisions.legend.left-out", leftOut));
        if (unnamed > 0) parts.add(texts.count("collisions.legend.unnamed", unnamed));
        double x = 16;
        int line = 0;
        for (String part : parts) {
            double w = Metrics.width(part, SMALL);
            if (x > 16 && x + w > v.width() - 8) {
                x = 16;
                line++;
            }
            if (line > 1) break;
            pen.text(part, x, bottom + 15 + 15 * line, SMALL, p.fgMuted());
            x += w + 22;
        }
    }
}
