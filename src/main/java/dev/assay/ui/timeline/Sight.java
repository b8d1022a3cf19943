package dev.assay.ui.timeline;

import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.ui.Selected;
import dev.assay.ui.timeline.Clockwork.Said;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * What is seen of the clocks in a frame, in px: lines from ticks to dates, bars of times said, the marks of the lanes. Where more events
 * are in view than there is room for, neighbours become bundles and clusters that say how many they are.
 *
 * @param clock what is looked at
 * @param frame from where
 * @param left where the rulers begin
 * @param right where they end
 * @param lines the events drawn one by one, those of the lane in focus and those out of order last
 * @param bundles the others, when there are too many
 * @param events how many events have their tick in view
 * @param out how many events out of order are in view, drawn or not
 * @param bars the times said in view, as many as there is room for
 * @param unseen how many more times said are in view
 * @param lanes one for each row that is pinned or selected
 */
record Sight(
        Clockwork clock,
        Frame frame,
        double left,
        double right,
        List<Line> lines,
        List<Bundle> bundles,
        int events,
        int out,
        List<Bar> bars,
        int unseen,
        List<Lane> lanes) {
    /** So many lines are drawn one by one. */
    static final int SINGLE = 320;
    /** So many lines out of order, or of the lane in focus, are drawn one by one when there are more events. */
    private static final int LIT = 240;
    /** A bundle is so wide on the upper ruler. */
    private static final double BUNDLE = 4;
    /** Marks of a lane that would stand nearer become a cluster. */
    private static final double CLUSTER = 13;

    /** How a line is drawn. */
    enum Kind {
        PLAIN,
        LANE,
        LIT,
        SELECTED,
        /** No date of its own: it ends where the tick before it does. */
        UNDATED,
        /** No date, and none before it: it leads nowhere. */
        NOWHERE
    }

    /** From an event's tick to its date. */
    record Line(int tick, double x1, double x2, Kind kind) {}

    /** Neighbours on the upper ruler, and where their dates lie. */
    record Bundle(double x, double low, double middle, double high, int count) {}

    /** How a time said is drawn. */
    enum Look {
        RESOLVED,
        /** A convention for words that name no exact days. */
        VAGUE,
        UNRESOLVED
    }

    /** A time said: over its days, or over nothing; {@code said} is where the event that said it lies on the calendar. */
    record Bar(Said of, Look look, double x1, double x2, double said) {}

    /** An event of a lane, or several that stand too near each other. */
    record Mark(double x, int tick, int count, Origin origin, boolean lit) {}

    /** A row's events on the calendar. */
    record Lane(String key, int row, int events, int inView, List<Mark> marks) {}

    double tickX(double tick) {
        return left + (tick - frame.t0()) / (frame.t1() - frame.t0()) * (right - left);
    }

    double dayX(double day) {
        return left + (day - frame.d0()) / (frame.d1() - frame.d0()) * (right - left);
    }

    /** The tick nearest to a place on the upper ruler. */
    int tickAt(double x) {
        double tick = frame.t0() + (x - left) / (right - left) * (frame.t1() - frame.t0());
        return Math.clamp(Math.round(tick), 0, Math.max(0, clock.events() - 1));
    }

    /**
     * What is seen.
     *
     * @param bars so many times said have room
     */
    static Sight of(Clockwork clock, Frame frame, Selected selected, double left, double right, int bars) {
        Sight bare = new Sight(clock, frame, left, right, List.of(), List.of(), 0, 0, List.of(), 0, List.of());
        return new Maker(bare, selected, bars).make();
    }

    /** How many times said are in view, at least one where any could be shown: an empty part says that there are none. */
    static int wanted(Clockwork clock, Frame frame) {
        if (frame.times() == Times.NONE) return 0;
        return Math.max(1, clock.saidFrom(Math.floor(frame.t1()) + 1) - clock.saidFrom(frame.t0()));
    }

    /** The tick that is selected; -1 when none is. */
    static int tick(Clockwork clock, Selected selected) {
        return switch (selected.plain()) {
            case Selected.OfEvent e -> clock.space().record().tick(e.event());
            case Selected.OfCell c -> clock.space().record().tick(c.event());
            case Selected.OfRow r -> -1;
            case Selected.Nothing n -> -1;
        };
    }

    /** Whether an event mentions a row. */
    private static boolean mentions(Clockwork clock, int row, int tick) {
        return row >= 0 && clock.space().incidence().has(row, tick);
    }

    /** Collects. */
    private static final class Maker {
        private final Sight s;
        private final Clockwork c;
        private final Frame f;
        private final int selected;
        private final int focus;
        private final int room;
        private final List<Line> lines = new ArrayList<>();
        private final List<Bundle> bundles = new ArrayList<>();
        private int out;

        Maker(Sight bare, Selected selected, int bars) {
            s = bare;
            c = bare.clock;
            f = bare.frame;
            this.selected = tick(c, selected);
            focus = f.focus() < 0 || f.focus() >= f.lanes().size()
                    ? -1
                    : c.space().rows().of(f.lanes().get(f.focus()));
            room = bars;
        }

        Sight make() {
            int from = Math.max(0, (int) Math.ceil(f.t0()));
            int end = Math.max(from, Math.min(c.events(), (int) Math.floor(f.t1()) + 1));
            if (end - from <= SINGLE) single(from, end);
            else many(from, end);
            List<Bar> bars = new ArrayList<>();
            int unseen = bars(bars);
            List<Lane> lanes = new ArrayList<>();
            for (String key : f.lanes()) {
                int row = c.space().rows().of(key);
                if (row >= 0) lanes.add(lane(key, row));
            }
            return new Sight(
                    c,
                    f,
                    s.left,
                    s.right,
                    List.copyOf(lines),
                    List.copyOf(bundles),
                    end - from,
                    out,
                    List.copyOf(bars),
                    unseen,
                    List.copyOf(lanes));
        }

        private void single(int from, int end) {
            // What matters most is drawn last, over the others.
            List<List<Line>> layers = new ArrayList<>();
            for (int i = 0; i < 4; i++) layers.add(new ArrayList<>());
            for (int t = from; t < end; t++) {
                Line line = line(t);
                if (c.lit().get(t)) out++;
                layers.get(
                                switch (line.kind) {
                                    case PLAIN, UNDATED, NOWHERE -> 0;
                                    case LANE -> 1;
                                    case LIT -> 2;
                                    case SELECTED -> 3;
                                })
                        .add(line);
            }
            layers.forEach(lines::addAll);
        }

        private Line line(int t) {
            double x1 = s.tickX(t);
            double day = c.days()[t];
            if (Double.isNaN(day)) return new Line(t, x1, x1, Kind.NOWHERE);
            Kind kind = c.lit().get(t)
                    ? Kind.LIT
                    : t == selected
                            ? Kind.SELECTED
                            : !c.dated().get(t) ? Kind.UNDATED : mentions(c, focus, t) ? Kind.LANE : Kind.PLAIN;
            return new Line(t, x1, s.dayX(day), kind);
        }

        private void many(int from, int end) {
            double[] days = new double[64];
            int n = 0;
            int place = Integer.MIN_VALUE;
            double step = (s.right - s.left) / (f.t1() - f.t0());
            for (int t = from; t <= end; t++) {
                int at = t == end ? Integer.MAX_VALUE : (int) ((t - f.t0()) * step / BUNDLE);
                if (at != place) {
                    if (n > 0) bundles.add(bundle(s.left + (place + 0.5) * BUNDLE, days, n));
                    place = at;
                    n = 0;
                }
                if (t == end || c.lit().get(t) || Double.isNaN(c.days()[t])) continue;
                if (n == days.length) days = Arrays.copyOf(days, 2 * n);
                days[n++] = c.days()[t];
            }
            lane(from, end);
            BitSet lit = c.lit();
            int drawn = 0;
            for (int t = lit.nextSetBit(from); t >= 0 && t < end; t = lit.nextSetBit(t + 1)) {
                out++;
                if (drawn++ < LIT) lines.add(line(t));
            }
            if (selected >= from && selected < end && !lit.get(selected)) lines.add(line(selected));
        }

        private Bundle bundle(double x, double[] days, int n) {
            double low = days[0];
            double high = days[0];
            double sum = 0;
            for (int i = 0; i < n; i++) {
                low = Math.min(low, days[i]);
                high = Math.max(high, days[i]);
                sum += days[i];
            }
            return new Bundle(x, s.dayX(low), s.dayX(sum / n), s.dayX(high), n);
        }

        /** The lines of the lane in focus, where they are few enough to be seen. */
        private void lane(int from, int end) {
            if (focus < 0) return;
            Incidence b = c.space().incidence();
            int first = lower(b, focus, from);
            int last = lower(b, focus, end);
            if (last - first > LIT) return;
            for (int i = first; i < last; i++) {
                int t = b.rowEvent(i);
                if (!c.lit().get(t) && t != selected) lines.add(line(t));
            }
        }

        private static int lower(Incidence b, int row, int tick) {
            int from = b.rowStart(row);
            int to = b.rowEnd(row);
            while (from < to) {
                int middle = (from + to) >>> 1;
                if (b.rowEvent(middle) < tick) from = middle + 1;
                else to = middle;
            }
            return from;
        }

        private int bars(List<Bar> bars) {
            if (f.times() == Times.NONE) return 0;
            int from = c.saidFrom(f.t0());
            int end = c.saidFrom(Math.floor(f.t1()) + 1);
            int unseen = 0;
            // Those of what is selected come first, so that they are seen however many there are.
            if (selected >= 0) {
                for (int i = c.saidFrom(selected);
                        i < c.said().size() && c.said().get(i).tick() == selected;
                        i++) {
                    if (bars.size() < room) bars.add(bar(c.said().get(i)));
                    else unseen++;
                }
            }
            for (int i = from; i < end; i++) {
                Said said = c.said().get(i);
                if (said.tick() == selected) continue;
                if (f.times() == Times.SELECTED && !mentions(c, focus, said.tick())) continue;
                if (bars.size() < room) bars.add(bar(said));
                else unseen++;
            }
            bars.sort((x, y) -> Integer.compare(x.of.tick(), y.of.tick()));
            return unseen;
        }

        private Bar bar(Said said) {
            double day = c.days()[said.tick()];
            double at = Double.isNaN(day) ? Double.NaN : s.dayX(day);
            if (!said.expression().resolved()) return new Bar(said, Look.UNRESOLVED, at, at, at);
            Look look = said.expression().vague() ? Look.VAGUE : Look.RESOLVED;
            return new Bar(said, look, s.dayX(said.from()), s.dayX(said.to()), at);
        }

        private Lane lane(String key, int row) {
            Incidence b = c.space().incidence();
            int n = b.eventsOf(row);
            double[] xs = new double[n];
            int[] ticks = new int[n];
            int k = 0;
            for (int i = b.rowStart(row); i < b.rowEnd(row); i++) {
                double x = s.dayX(c.days()[b.rowEvent(i)]);
                if (x >= s.left && x <= s.right) {
                    xs[k] = x;
                    ticks[k++] = b.rowEvent(i);
                }
            }
            return new Lane(key, row, n, k, marks(row, xs, ticks, k));
        }

        /** Marks from left to right; those nearer to each other than they are wide are one. */
        private List<Mark> marks(int row, double[] xs, int[] ticks, int k) {
            Integer[] order = new Integer[k];
            boolean sorted = true;
            for (int i = 0; i < k; i++) {
                order[i] = i;
                if (i > 0 && xs[i] < xs[i - 1]) sorted = false;
            }
            if (!sorted) Arrays.sort(order, (x, y) -> Double.compare(xs[x], xs[y]));
            List<Mark> marks = new ArrayList<>();
            for (int i = 0; i < k; ) {
                int first = order[i];
                int j = i + 1;
                boolean lit = c.lit().get(ticks[first]);
                // Events of one day stand side by side in the order in which they came.
                while (j < k && xs[order[j]] - xs[first] < CLUSTER)
                    lit |= c.lit().get(ticks[order[j++]]);
                double x = j - i == 1 ? xs[first] : (xs[first] + xs[order[j - 1]]) / 2;
                Origin origin =
                        c.space().incidence().origin(c.space().incidence().position(row, ticks[first]));
                marks.add(new Mark(x, ticks[first], j - i, origin, lit));
                i = j;
            }
            return List.copyOf(marks);
        }
    }
}
