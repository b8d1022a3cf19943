package dev.assay.ui.collisions;

import dev.assay.ui.collisions.ChainGraph.Link;
import dev.assay.ui.collisions.ChainGraph.Node;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Where the nodes of a graph stand, and where its lines run. The ticks are the layers: columns follow each other in tick order, every
 * event of a column arrived before every event of the next, so no layering has to be searched. Within its column an event stands near
 * what it is linked to (barycentres, four sweeps); where two nodes of a column are linked, the column stays in tick order. Only sums and
 * comparisons in a fixed order: the same graph has the same layout on every machine.
 *
 * @param column each node's column
 * @param y each node's upper edge in px
 * @param columns how many columns there are
 * @param pitch from one column to the next in px
 * @param height of all nodes
 * @param routes where the links run, in their order
 */
record Layout(int[] column, double[] y, int columns, double pitch, double height, List<Route> routes) {
    /** Width of a card. */
    static final double CARD = 92;
    /** Height of a card. */
    static final double TALL = 48;
    /** From one column to the next, at least and at most: as far as the names between them need. */
    private static final double PITCH = 150;

    private static final double WIDEST = 216;
    /** From one card to the one below. */
    private static final double SLOT = 100;

    private static final double CROWDED_SLOT = 80;
    /** From one track above or below the graph to the next. */
    static final double TRACK = 18;
    /** Tracks on either side; further lines share the outermost. */
    static final int TRACKS = 7;
    /** A line past more columns than this is led around the graph at once. */
    private static final int FAR = 6;

    /** How a line runs. */
    sealed interface Route {
        /** From the right of one card to the left of the other. */
        record Across() implements Route {}

        /** Within a column, beside the cards when others stand between them. */
        record Down(boolean beside) implements Route {}

        /** Around the graph, on a track above or below it. */
        record Around(boolean above, int track) implements Route {}
    }

    /** The left edge of a column. */
    double x(int column) {
        return column * pitch;
    }

    /** The width of all columns. */
    double width() {
        return columns == 0 ? 0 : (columns - 1) * pitch + CARD;
    }

    /** The most tracks in use above, or below. */
    int tracks(boolean above) {
        int most = 0;
        for (Route r : routes) {
            if (r instanceof Route.Around a && a.above() == above) most = Math.max(most, a.track() + 1);
        }
        return most;
    }

    /**
     * Lays a graph out.
     *
     * @param names how wide the name of a link is in px
     */
    static Layout of(ChainGraph graph, ToDoubleFunction<Link> names) {
        int n = graph.nodes().size();
        double slot = n > 60 ? CROWDED_SLOT : SLOT;
        List<Link> links = graph.links().subList(0, graph.folded());
        int[] column = columns(graph, links);
        int columns = n == 0 ? 0 : column[n - 1] + 1;
        int[] start = new int[columns + 1];
        for (int c : column) start[c + 1]++;
        int most = 0;
        for (int c = 0; c < columns; c++) {
            most = Math.max(most, start[c + 1]);
            start[c + 1] += start[c];
        }
        double height = most <= 1 ? TALL : (most - 1) * slot + TALL;
        if (columns > 2) height += slot * 0.75;
        boolean[] fixed = new boolean[columns];
        for (Link l : links) if (column[l.a()] == column[l.b()]) fixed[column[l.a()]] = true;
        int[][] neighbours = neighbours(n, links);
        double[] y = new double[n];
        for (int c = 0; c < columns; c++)
            place(y, order(start[c], start[c + 1]), middle(start, c, height, slot), height, slot);
        for (int sweep = 0; sweep < 4; sweep++) {
            boolean forward = sweep % 2 == 0;
            for (int k = 0; k < columns; k++) {
                int c = forward ? k : columns - 1 - k;
                settle(y, start[c], start[c + 1], fixed[c], neighbours, column, height, slot);
            }
        }
        double pitch = PITCH;
        if (columns <= 16) {
            for (Link l : links) {
                if (column[l.b()] - column[l.a()] == 1) pitch = Math.max(pitch, CARD + 34 + names.applyAsDouble(l));
            }
        }
        pitch = Math.round(Math.min(WIDEST, pitch));
        Layout bare = new Layout(column, y, columns, pitch, height, List.of());
        return new Layout(column, y, columns, pitch, height, bare.routes(graph, start, slot));
    }

    /** Fills columns in tick order; a column ends when it is full, or when its next event is linked to one it would not stand beside. */
    private static int[] columns(ChainGraph graph, List<Link> links) {
        List<Node> nodes = graph.nodes();
        int n = nodes.size();
        int rows = n <= 14 ? 3 : n <= 60 ? 4 : (int) Math.max(5, Math.round(Math.sqrt(n / 2.0)));
        boolean crowded = n > 60;
        int[][] linked = neighbours(n, links);
        int[] column = new int[n];
        int from = 0;
        int c = 0;
        for (int i = 0; i < n; i++) {
            boolean full = i - from >= rows;
            // Where there are many, a column of one takes its neighbour in tick order even when linked: the line runs
            // straight down.
            int own = n > 12 && i - from == 1 ? i - 1 : i;
            boolean apart = !crowded && i > from && linkedWithin(linked[i], from, own);
            if (full || apart) {
                c++;
                from = i;
            }
            column[i] = c;
        }
        return column;
    }

    private static boolean linkedWithin(int[] linked, int from, int end) {
        for (int other : linked) if (other >= from && other < end) return true;
        return false;
    }

    private static int[][] neighbours(int n, List<Link> links) {
        int[] count = new int[n];
        for (Link l : links) {
            count[l.a()]++;
            count[l.b()]++;
        }
        int[][] of = new int[n][];
        for (int i = 0; i < n; i++) of[i] = new int[count[i]];
        Arrays.fill(count, 0);
        for (Link l : links) {
            of[l.a()][count[l.a()]++] = l.b();
            of[l.b()][count[l.b()]++] = l.a();
        }
        for (int[] each : of) Arrays.sort(each);
        return of;
    }

    private static int[] order(int from, int end) {
        int[] order = new int[end - from];
        for (int i = 0; i < order.length; i++) order[i] = from + i;
        return order;
    }

    private static double[] middle(int[] start, int c, double height, double slot) {
        int k = start[c + 1] - start[c];
        double[] wanted = new double[k];
        double top = (height - ((k - 1) * slot + TALL)) / 2;
        for (int i = 0; i < k; i++) wanted[i] = top + i * slot;
        return wanted;
    }

    private static void settle(
            double[] y,
            int from,
            int end,
            boolean fixed,
            int[][] neighbours,
            int[] column,
            double height,
            double slot) {
        int k = end - from;
        double[] wanted = new double[k];
        for (int i = 0; i < k; i++) {
            double sum = 0;
            double weight = 0;
            for (int other : neighbours[from + i]) {
                int far = Math.abs(column[other] - column[from + i]);
                if (far == 0) continue;
                // Near neighbours count for more: their lines run between the cards.
                sum += y[other] / far;
                weight += 1.0 / far;
            }
            wanted[i] = weight == 0 ? y[from + i] : sum / weight;
        }
        Integer[] by = new Integer[k];
        for (int i = 0; i < k; i++) by[i] = i;
        if (!fixed) {
            Arrays.sort(by, (p, q) -> {
                int order = Double.compare(wanted[p], wanted[q]);
                return order != 0 ? order : Integer.compare(p, q);
            });
        }
        int[] order = new int[k];
        double[] sorted = new double[k];
        for (int i = 0; i < k; i++) {
            order[i] = from + by[i];
            sorted[i] = wanted[by[i]];
        }
        place(y, order, sorted, height, slot);
    }

    /** Puts nodes at their wanted places, in this order, without overlaps, as a whole moved as little as possible. */
    private static void place(double[] y, int[] order, double[] wanted, double height, double slot) {
        int k = order.length;
        double[] at = new double[k];
        double shift = 0;
        for (int i = 0; i < k; i++) {
            at[i] = i == 0 ? wanted[0] : Math.max(wanted[i], at[i - 1] + slot);
            shift += wanted[i] - at[i];
        }
        shift /= Math.max(1, k);
        double low = -at[0];
        double high = height - TALL - at[k - 1];
        shift = Math.max(low, Math.min(high, shift));
        for (int i = 0; i < k; i++) at[i] += shift;
        // When the wanted places reach over both edges, the gaps give way.
        if (at[k - 1] > height - TALL + 0.01) {
            double limit = height - TALL;
            for (int i = k - 1; i >= 0; i--) {
                at[i] = Math.min(at[i], limit);
                limit = at[i] - slot;
            }
        }
        for (int i = 0; i < k; i++) y[order[i]] = Math.round(at[i]);
    }

    private List<Route> routes(ChainGraph graph, int[] start, double slot) {
        List<Link> links = graph.links();
        Route[] routes = new Route[links.size()];
        List<Integer> around = new ArrayList<>();
        for (int i = 0; i < routes.length; i++) {
            Link l = links.get(i);
            int span = column[l.b()] - column[l.a()];
            if (span == 0) {
                routes[i] = new Route.Down(l.b() - l.a() > 1 || Math.abs(y[l.b()] - y[l.a()]) > slot * 1.6);
            } else if (span == 1 || (span <= FAR && free(l, start))) {
                routes[i] = new Route.Across();
            } else {
                around.add(i);
            }
        }
        around.sort((p, q) -> {
            int bySpan = Integer.compare(span(links.get(p), column), span(links.get(q), column));
            return bySpan != 0 ? bySpan : Integer.compare(p, q);
        });
        boolean[][][] taken = new boolean[2][TRACKS][Math.max(1, start.length)];
        for (int i : around) {
            Link l = links.get(i);
            boolean above = y[l.a()] + y[l.b()] + TALL <= height;
            int track = track(taken[above ? 0 : 1], column[l.a()], column[l.b()]);
            int other = track(taken[above ? 1 : 0], column[l.a()], column[l.b()]);
            if (track == TRACKS && other < TRACKS) {
                above = !above;
                track = other;
            }
            int used = Math.min(track, TRACKS - 1);
            for (int c = column[l.a()]; c <= column[l.b()]; c++) taken[above ? 0 : 1][used][c] = true;
            routes[i] = new Route.Around(above, used);
        }
        return List.of(routes);
    }

    private static int span(Link l, int[] column) {
        return column[l.b()] - column[l.a()];
    }

    private static int track(boolean[][] taken, int from, int to) {
        for (int t = 0; t < taken.length; t++) {
            boolean free = true;
            for (int c = from; c <= to && free; c++) free = !taken[t][c];
            if (free) return t;
        }
        return taken.length;
    }

    /** Whether the curve of a link meets no card between its ends. */
    private boolean free(Link l, int[] start) {
        double x1 = x(column[l.a()]) + CARD;
        double y1 = y[l.a()] + TALL / 2;
        double x2 = x(column[l.b()]);
        double y2 = y[l.b()] + TALL / 2;
        for (int s = 1; s < 40; s++) {
            double t = s / 40.0;
            double px = bezier(t, x1, bend(x1, x2, true), bend(x1, x2, false), x2);
            double py = bezier(t, y1, y1, y2, y2);
            int c = (int) Math.floor((px + 8) / pitch);
            if (c <= column[l.a()] || c >= column[l.b()] || px > x(c) + CARD + 8) continue;
            for (int i = start[c]; i < start[c + 1]; i++) {
                if (py > y[i] - 7 && py < y[i] + TALL + 7) return false;
            }
        }
        return true;
    }

    /** The first or second control point of a curve from x1 to x2. */
    static double bend(double x1, double x2, boolean first) {
        double reach = Math.max(24, (x2 - x1) * 0.5);
        return first ? x1 + reach : x2 - reach;
    }

    /** A point of a cubic curve. */
    static double bezier(double t, double a, double b, double c, double d) {
        double u = 1 - t;
        return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    }
}
