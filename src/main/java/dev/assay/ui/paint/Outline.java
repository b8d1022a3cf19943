package dev.assay.ui.paint;

import java.util.Arrays;

/** A shape of straight lines and cubic curves, built step by step. */
public final class Outline {
    /** What one step does. */
    enum Step {
        MOVE,
        LINE,
        CURVE,
        CLOSE
    }

    private Step[] steps = new Step[8];
    private double[] numbers = new double[24];
    private int count;
    private int used;

    /** A closed polygon from x, y pairs. */
    public static Outline polygon(double... xy) {
        return polyline(xy).close();
    }

    /** An open line from x, y pairs. */
    public static Outline polyline(double... xy) {
        Outline result = new Outline().move(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) result.line(xy[i], xy[i + 1]);
        return result;
    }

    /** Goes to a point without a line. */
    public Outline move(double x, double y) {
        return add(Step.MOVE, x, y);
    }

    /** A line to a point. */
    public Outline line(double x, double y) {
        return add(Step.LINE, x, y);
    }

    /** A cubic curve to (x, y) with its two control points. */
    public Outline curve(double ax, double ay, double bx, double by, double x, double y) {
        return add(Step.CURVE, ax, ay, bx, by, x, y);
    }

    /** Back to where it began. */
    public Outline close() {
        return add(Step.CLOSE);
    }

    /** The same shape, scaled and then moved. */
    public Outline at(double dx, double dy, double scale) {
        Outline moved = new Outline();
        moved.steps = steps.clone();
        moved.numbers = new double[numbers.length];
        moved.count = count;
        moved.used = used;
        for (int i = 0; i < used; i++) moved.numbers[i] = numbers[i] * scale + (i % 2 == 0 ? dx : dy);
        return moved;
    }

    private Outline add(Step step, double... values) {
        if (count == steps.length) steps = Arrays.copyOf(steps, count * 2);
        if (used + values.length > numbers.length) numbers = Arrays.copyOf(numbers, numbers.length * 2);
        steps[count++] = step;
        for (double v : values) numbers[used++] = v;
        return this;
    }

    /** Hands each step to a reader; the numbers begin at the index given. */
    void forEach(Reader reader) {
        int at = 0;
        for (int i = 0; i < count; i++) {
            reader.step(steps[i], numbers, at);
            at += switch (steps[i]) {
                case MOVE, LINE -> 2;
                case CURVE -> 6;
                case CLOSE -> 0;
            };
        }
    }

    /** Receives the steps of a shape. */
    @FunctionalInterface
    interface Reader {
        void step(Step step, double[] numbers, int at);
    }
}
