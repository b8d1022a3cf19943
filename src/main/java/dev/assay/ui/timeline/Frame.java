package dev.assay.ui.timeline;

import java.util.List;

/**
 * What is looked at, and from where.
 *
 * @param t0 the tick at the left edge, between ticks
 * @param t1 the tick at the right edge
 * @param d0 the day at the left edge, in days since 1970-01-01
 * @param d1 the day at the right edge
 * @param zoom which ruler moves
 * @param times which times said are shown
 * @param lanes the keys of the rows that have a lane, from above
 * @param focus the place of the lane whose events are lit; -1 for none
 */
record Frame(double t0, double t1, double d0, double d1, Zoom zoom, Times times, List<String> lanes, int focus) {
    private static final double NARROWEST_TICKS = 4;
    private static final double NARROWEST_DAYS = 2;
    /** So many days are shown for the sake of times said, however few the events span. */
    private static final double WITH_TIMES = 62;

    Frame {
        lanes = List.copyOf(lanes);
    }

    /** All of it. */
    static Frame all(Clockwork c, Zoom zoom, Times times, List<String> lanes, int focus) {
        double[] days = withTimes(c, 0, c.events(), c.first(), c.last());
        Frame f = new Frame(-0.5, Math.max(0.5, c.events() - 0.5), days[0], days[1], zoom, times, lanes, focus);
        return f.padded();
    }

    /** Days that also hold the times said by some events, as far as these do not press everything else together. */
    private static double[] withTimes(Clockwork c, int from, int end, double low, double high) {
        double most = Math.max(WITH_TIMES, (high - low) * 1.6);
        double[] days = {low, high};
        for (int i = c.saidFrom(from); i < c.said().size() && c.said().get(i).tick() < end; i++) {
            Clockwork.Said said = c.said().get(i);
            if (!said.expression().resolved()) continue;
            double least = Math.min(days[0], said.from());
            double last = Math.max(days[1], said.to());
            if (last - least > most) continue;
            days[0] = least;
            days[1] = last;
        }
        return days;
    }

    private Frame padded() {
        double td = Math.max(0.5, (t1 - t0) * 0.015);
        double dd = Math.max(1, (d1 - d0) * 0.03);
        return new Frame(t0 - td, t1 + td, d0 - dd, d1 + dd, zoom, times, lanes, focus);
    }

    Frame with(List<String> rows, int lane) {
        return new Frame(t0, t1, d0, d1, zoom, times, rows, lane);
    }

    Frame with(Times which) {
        return new Frame(t0, t1, d0, d1, zoom, which, lanes, focus);
    }

    /** Which ruler moves; linked again, the calendar goes to the ticks in view. */
    Frame with(Zoom which, Clockwork c) {
        Frame f = new Frame(t0, t1, d0, d1, which, times, lanes, focus);
        return which == Zoom.LINKED ? f.linked(c) : f;
    }

    /** The calendar over the days of the ticks in view; those out of order do not stretch it. */
    private Frame linked(Clockwork c) {
        int from = Math.max(0, (int) Math.ceil(t0));
        int end = Math.min(c.events(), (int) Math.floor(t1) + 1);
        double low = Double.MAX_VALUE;
        double high = -Double.MAX_VALUE;
        for (int round = 0; round < 2 && low > high; round++) {
            for (int t = from; t < end; t++) {
                double d = c.days()[t];
                if (Double.isNaN(d) || (round == 0 && c.lit().get(t))) continue;
                low = Math.min(low, Math.floor(d));
                high = Math.max(high, Math.floor(d) + 1);
            }
        }
        if (low > high) return this;
        double[] days = withTimes(c, from, end, low, high);
        double pad = Math.max(1.5, (days[1] - days[0]) * 0.06);
        return new Frame(t0, t1, days[0] - pad, days[1] + pad, zoom, times, lanes, focus);
    }

    /** Nearer or farther around a part of the width, 0 at the left edge. */
    Frame zoomed(Clockwork c, double factor, double at) {
        Frame f = this;
        if (zoom != Zoom.DATE) {
            double span =
                    Math.clamp((t1 - t0) / factor, NARROWEST_TICKS, Math.max(NARROWEST_TICKS, c.events() * 1.04 + 2));
            double middle = t0 + (t1 - t0) * at;
            f = f.ticks(c, middle - span * at, span);
        }
        if (zoom == Zoom.DATE) {
            double most = Math.max(NARROWEST_DAYS, (c.last() - c.first()) * 3 + 800);
            double span = Math.clamp((d1 - d0) / factor, NARROWEST_DAYS, most);
            double middle = d0 + (d1 - d0) * at;
            f = f.days(c, middle - span * at, span);
        }
        return f;
    }

    /** To the right, by a part of the width. */
    Frame moved(Clockwork c, double part) {
        return zoom == Zoom.DATE ? days(c, d0 + (d1 - d0) * part, d1 - d0) : ticks(c, t0 + (t1 - t0) * part, t1 - t0);
    }

    private Frame ticks(Clockwork c, double from, double span) {
        double least = -0.5 - Math.max(0.5, span * 0.02);
        double most = c.events() - 0.5 + Math.max(0.5, span * 0.02) - span;
        double at = most < least ? (least + most) / 2 : Math.clamp(from, least, most);
        Frame f = new Frame(at, at + span, d0, d1, zoom, times, lanes, focus);
        return zoom == Zoom.LINKED ? f.linked(c) : f;
    }

    private Frame days(Clockwork c, double from, double span) {
        double least = c.first() - span * 0.9;
        double most = c.last() - span * 0.1;
        double at = most < least ? least : Math.clamp(from, least, most);
        return new Frame(t0, t1, at, at + span, zoom, times, lanes, focus);
    }

    /** Moved so that an event is in view on both rulers; {@code middle} puts it there. */
    Frame showing(Clockwork c, int tick, boolean middle) {
        Frame f = this;
        double span = t1 - t0;
        if (middle || tick < t0 + span * 0.02 || tick > t1 - span * 0.02) f = f.ticks(c, tick - span / 2, span);
        double day = c.days()[tick];
        boolean away = day < f.d0 || day > f.d1;
        if (!Double.isNaN(day) && (away || (middle && zoom != Zoom.LINKED))) {
            double days = f.d1 - f.d0;
            // A calendar that follows the ticks is stretched, so that nothing else goes out of view.
            if (zoom == Zoom.LINKED) {
                double low = Math.min(f.d0, day - days * 0.04);
                double high = Math.max(f.d1, day + days * 0.04);
                f = new Frame(f.t0, f.t1, low, high, zoom, times, lanes, focus);
            } else {
                f = f.days(c, day - days / 2, days);
            }
        }
        return f;
    }
}
