package dev.assay.ui.timeline;

import dev.assay.method.Incidence;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What the perspective knows, without any control: the clocks of the space, the frame, the cursor. The clocks are worked out in the background. */
final class TimelineModel {
    private static final int FIRST_LANES = 2;
    private static final int MOST_LANES = 6;

    private final Executor background;
    private final Executor window;
    private final List<Runnable> listeners = new ArrayList<>();
    private final Function<String, @Nullable Remembered> memory;
    private @Nullable Remembered remembered;
    private @Nullable Clockwork clock;
    private @Nullable Frame frame;
    private Selected selected = new Selected.Nothing();
    private List<String> pinned = List.of();
    private boolean chosenLanes;
    private int cursor = -1;
    private boolean moved;
    private int asked;

    /** One that remembers nothing. */
    TimelineModel(Executor background, Executor window) {
        this(background, window, space -> null);
    }

    /**
     * For a window.
     *
     * @param memory what is remembered of a space, by its name; null for nothing
     */
    TimelineModel(Executor background, Executor window, Function<String, @Nullable Remembered> memory) {
        this.memory = memory;
        this.background = background;
        this.window = window;
    }

    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        listeners.forEach(Runnable::run);
    }

    @Nullable
    Clockwork clock() {
        return clock;
    }

    @Nullable
    Frame frame() {
        return frame;
    }

    Selected selected() {
        return selected;
    }

    /** The event at which the keys are; -1 for none. */
    int cursor() {
        return cursor;
    }

    /** The rows a person pinned, in their order. */
    List<String> pinned() {
        return pinned;
    }

    /** Shows a space. The same one, derived again, is shown from where it was. */
    void show(@Nullable SpaceSnapshot next) {
        int mine = ++asked;
        if (next == null) {
            clock = null;
            frame = null;
            cursor = -1;
            changed();
            return;
        }
        background.execute(() -> {
            Clockwork bare = Clockwork.of(next);
            window.execute(() -> {
                if (mine == asked) take(bare);
            });
            // The times said take longer: every text is read.
            Clockwork whole = bare.withTimes();
            window.execute(() -> {
                if (mine == asked) take(whole);
            });
        });
    }

    private void take(Clockwork next) {
        Clockwork before = clock;
        boolean same = before != null
                && before.space().record().name().equals(next.space().record().name());
        clock = next;
        if (!same) {
            remembered = memory.apply(next.space().record().name());
            List<String> known = remembered == null ? null : remembered.pinned();
            pinned = known == null ? List.of() : known;
            chosenLanes = known != null;
            moved = false;
            cursor = -1;
            frame = null;
        }
        Frame f = frame;
        boolean grown = same && before != null && before.events() != next.events();
        // Until somebody moves it, the frame is that of all there is, the times said included.
        if (f == null || grown || !moved) {
            frame = Frame.all(
                    next,
                    f == null ? zoomAtFirst() : f.zoom(),
                    f == null ? Times.ALL : f.times(),
                    f == null ? List.of() : f.lanes(),
                    f == null ? -1 : f.focus());
        }
        cursor = Math.min(cursor, next.events() - 1);
        lanes();
        reveal();
        changed();
    }

    private Zoom zoomAtFirst() {
        return remembered == null ? Zoom.LINKED : remembered.zoom();
    }

    /** Follows the selection of the window. */
    void follow(Selected now) {
        selected = now;
        Clockwork c = clock;
        if (c == null) return;
        int tick = Sight.tick(c, now);
        if (tick >= 0) cursor = tick;
        lanes();
        reveal();
        changed();
    }

    private void reveal() {
        Clockwork c = clock;
        Frame f = frame;
        if (c == null || f == null) return;
        int tick = Sight.tick(c, selected);
        if (tick >= 0) frame = f.showing(c, tick, false);
    }

    /** The lanes: what is pinned, and the row that is selected; before anything is, the rows with most events. */
    private void lanes() {
        Clockwork c = clock;
        Frame f = frame;
        if (c == null || f == null) return;
        List<String> rows = new ArrayList<>();
        for (String key : pinned) if (c.space().rows().of(key) >= 0) rows.add(key);
        String row = switch (selected.plain()) {
            case Selected.OfRow r -> r.row();
            case Selected.OfCell r -> r.row();
            case Selected.OfEvent e -> null;
            case Selected.Nothing n -> null;
        };
        int focus = f.focus();
        if (row != null && c.space().rows().of(row) >= 0) {
            if (!rows.contains(row)) rows.addFirst(row);
            focus = rows.indexOf(row);
        } else if (rows.isEmpty() && !chosenLanes) {
            List<String> kept =
                    f.lanes().stream().filter(k -> c.space().rows().of(k) >= 0).toList();
            rows.addAll(kept.isEmpty() ? most(c.space()) : kept);
        }
        while (rows.size() > MOST_LANES) rows.removeLast();
        frame = f.with(rows, rows.isEmpty() ? -1 : Math.clamp(focus, 0, rows.size() - 1));
    }

    private static List<String> most(SpaceSnapshot space) {
        Incidence b = space.incidence();
        return IntStream.range(0, b.rows())
                .filter(r -> !space.rows().hub(r) && b.eventsOf(r) > 1)
                .boxed()
                .sorted((x, y) -> b.eventsOf(x) != b.eventsOf(y)
                        ? Integer.compare(b.eventsOf(y), b.eventsOf(x))
                        : Integer.compare(x, y))
                .limit(FIRST_LANES)
                .map(r -> space.rows().key(r))
                .toList();
    }

    /** Pins a row, or takes the pin off. */
    void pin(String row) {
        Frame f = frame;
        List<String> next = new ArrayList<>(pinned);
        // What was there of itself stays when something is pinned to it.
        if (!chosenLanes && pinned.isEmpty() && f != null && !f.lanes().contains(row)) next.addAll(f.lanes());
        if (!next.remove(row)) next.add(row);
        while (next.size() > MOST_LANES) next.removeFirst();
        pinned = List.copyOf(next);
        chosenLanes = true;
        if (remembered != null) remembered.pinned(pinned);
        lanes();
        Frame g = frame;
        if (g != null && g.lanes().contains(row))
            frame = g.with(g.lanes(), g.lanes().indexOf(row));
        changed();
    }

    /** The row of the lane in focus; null when there is none. */
    @Nullable
    String lane() {
        Frame f = frame;
        return f == null || f.focus() < 0 || f.focus() >= f.lanes().size()
                ? null
                : f.lanes().get(f.focus());
    }

    /** To the lane above or below. */
    void stepLane(int by) {
        Frame f = frame;
        if (f == null || f.lanes().isEmpty()) return;
        frame = f.with(f.lanes(), Math.floorMod(f.focus() + by, f.lanes().size()));
        changed();
    }

    /** Changes the frame. */
    void change(UnaryOperator<Frame> step) {
        Frame f = frame;
        if (f == null) return;
        frame = step.apply(f);
        changed();
    }

    void zoom(double factor, double at) {
        Clockwork c = clock;
        moved = true;
        if (c != null) change(f -> f.zoomed(c, factor, at));
    }

    /** Zooms around the cursor. */
    void zoom(double factor) {
        Frame f = frame;
        Clockwork c = clock;
        if (f == null || c == null) return;
        double at = 0.5;
        if (cursor >= 0 && f.zoom() != Zoom.DATE) at = (cursor - f.t0()) / (f.t1() - f.t0());
        if (cursor >= 0 && f.zoom() == Zoom.DATE) at = (c.days()[cursor] - f.d0()) / (f.d1() - f.d0());
        zoom(factor, at >= 0 && at <= 1 ? at : 0.5);
    }

    void move(double part) {
        Clockwork c = clock;
        moved = true;
        if (c != null) change(f -> f.moved(c, part));
    }

    void all() {
        Clockwork c = clock;
        if (c != null) change(f -> Frame.all(c, f.zoom(), f.times(), f.lanes(), f.focus()));
    }

    void zoom(Zoom which) {
        Clockwork c = clock;
        if (c == null) return;
        if (remembered != null) remembered.zoom(which);
        change(f -> f.with(which, c));
    }

    /** The cursor goes to an event. */
    void to(int tick) {
        Clockwork c = clock;
        Frame f = frame;
        if (c == null || f == null || c.events() == 0) return;
        cursor = Math.clamp(tick, 0, c.events() - 1);
        frame = f.showing(c, cursor, false);
        changed();
    }

    /** What is at the cursor goes to the middle. */
    void centre() {
        Clockwork c = clock;
        if (c != null && cursor >= 0) change(f -> f.showing(c, cursor, true));
    }

    /** The next event of the lane in focus in the order of the calendar, or the one before; -1 when there is none. */
    int along(int by) {
        Clockwork c = clock;
        String key = lane();
        if (c == null || key == null) return -1;
        int row = c.space().rows().of(key);
        List<Integer> ticks = row < 0
                ? List.of()
                : dev.assay.method.Trajectory.of(c.space(), row).ticks();
        if (ticks.isEmpty()) return -1;
        int at = ticks.indexOf(cursor);
        if (at >= 0) {
            int to = at + by;
            return to < 0 || to >= ticks.size() ? -1 : ticks.get(to);
        }
        // From elsewhere: the nearest in that direction on the calendar.
        double day = cursor < 0 ? Double.NEGATIVE_INFINITY : c.days()[cursor];
        if (by > 0) {
            for (int t : ticks) if (cursor < 0 || c.days()[t] > day || (c.days()[t] == day && t > cursor)) return t;
            return -1;
        }
        for (int t : ticks.reversed()) if (c.days()[t] < day || (c.days()[t] == day && t < cursor)) return t;
        return -1;
    }

    /** The next event out of order after the cursor, from the beginning again after the last; -1 when there is none. */
    int nextOut() {
        Clockwork c = clock;
        if (c == null || c.lit().isEmpty()) return -1;
        int next = c.lit().nextSetBit(cursor + 1);
        return next >= 0 ? next : c.lit().nextSetBit(0);
    }
}
