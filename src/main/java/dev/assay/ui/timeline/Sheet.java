package dev.assay.ui.timeline;

/**
 * Where the parts of the picture lie, from above: upper ruler, lines, calendar, times said, lanes, legend.
 *
 * @param lines where the lines begin
 * @param calendar where they end and the calendar begins
 * @param said where the times said begin
 * @param bars so many of them have room
 * @param lanes where the lanes begin
 * @param legend where the legend begins
 */
record Sheet(
        double width,
        double height,
        double lines,
        double calendar,
        double said,
        int bars,
        double lanes,
        double legend) {
    static final double LABELS = 124;
    static final double RIGHT = 26;
    static final double RULER = 46;
    static final double CALENDAR = 44;
    static final double BAR = 36;
    static final double LANE = 48;
    static final double LEGEND = 32;

    /** For so many lanes, with room for so many times said as are wanted, where there is any. */
    static Sheet of(double width, double height, int lanes, int wanted) {
        boolean times = wanted > 0;
        double room = height - RULER - CALENDAR - LEGEND - lanes * LANE;
        double lines = times ? Math.clamp(room * 0.56, 60, 320) : Math.max(60, room - 8);
        double calendar = RULER + lines;
        double said = calendar + CALENDAR;
        int bars = times ? (int) Math.max(0, Math.floor((room - lines - 22) / BAR)) : 0;
        bars = Math.min(Math.min(7, wanted), bars);
        double laneTop = said + (times ? bars * BAR + 22 : 0);
        return new Sheet(width, height, RULER, calendar, said, bars, laneTop, height - LEGEND);
    }

    double left() {
        return LABELS;
    }

    double right() {
        return Math.max(LABELS + 20, width - RIGHT);
    }
}
