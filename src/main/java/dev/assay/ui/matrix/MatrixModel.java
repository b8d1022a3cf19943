package dev.assay.ui.matrix;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.matrix.Arrangement.Choice;
import java.util.concurrent.Executor;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The state of the picture: what stands where, what is in view, where the cursor is. Knows no control and no view; whoever draws it is
 * told of every change by one callback.
 *
 * <p>Rows and columns are given by rank, their place in the order shown. The first {@link Arrangement#frozen} rows stand still; the
 * y axis holds the others, so that its first item is the row of rank {@code frozen}.
 */
final class MatrixModel {
    /** Distances at which rows and columns are read comfortably, and the largest. */
    static final double COLUMN = 14;

    static final double ROW = 17;
    private static final double WIDEST = 160;
    private static final double TALLEST = 32;
    /** Spaces with more cells than this are arranged in the background. */
    private static final int AT_ONCE = 200_000;

    private final Executor background;
    private final Executor foreground;
    private final Axis x = new Axis(COLUMN, WIDEST);
    private final Axis y = new Axis(ROW, TALLEST);
    private Choice choice = Choice.FIRST;
    private @Nullable SpaceSnapshot space;
    private @Nullable Arrangement arrangement;
    private Selected selected = new Selected.Nothing();
    private int cursorRow = -1;
    private int cursorColumn = -1;
    private double width;
    private double height;
    private boolean begun;
    private double startX;
    private double startY;
    private int wanted;
    private Runnable changed = () -> {};

    /**
     * A model without a space.
     *
     * @param background arranges large spaces
     * @param foreground brings the result back to the thread this model lives on
     */
    MatrixModel(Executor background, Executor foreground) {
        this.background = background;
        this.foreground = foreground;
    }

    /** A model that begins with what was chosen before. */
    MatrixModel(Executor background, Executor foreground, Choice first) {
        this(background, foreground);
        choice = first;
    }

    /** The next picture begins with these distances instead of its own. */
    void startAt(double columnWidth, double rowHeight) {
        startX = columnWidth;
        startY = rowHeight;
    }

    /** Whether the picture has begun: its distances are those a person sees. */
    boolean begun() {
        return begun;
    }

    /** Called after every change. */
    void onChange(Runnable listener) {
        changed = listener;
    }

    @Nullable
    Arrangement arrangement() {
        return arrangement;
    }

    Choice choice() {
        return choice;
    }

    Axis x() {
        return x;
    }

    Axis y() {
        return y;
    }

    /** Rank of the cursor's row; -1 without a cursor. */
    int cursorRow() {
        return cursorRow;
    }

    /** Rank of the cursor's column; -1 without a cursor. */
    int cursorColumn() {
        return cursorColumn;
    }

    Selected selected() {
        return selected;
    }

    /** Shows a space, or nothing. A new derivation of the same space keeps view and cursor. */
    void show(@Nullable SpaceSnapshot next) {
        boolean same = next != null
                && space != null
                && next.record().name().equals(space.record().name());
        space = next;
        if (!same) begun = false;
        arrange();
    }

    /** Chooses mode, orders, hubs or filter. */
    void choose(UnaryOperator<Choice> change) {
        Choice next = change.apply(choice);
        if (next.equals(choice)) return;
        if (next.mode() != choice.mode()) begun = false;
        choice = next;
        arrange();
    }

    private void arrange() {
        SpaceSnapshot s = space;
        int turn = ++wanted;
        if (s == null) {
            arrangement = null;
            x.count(0);
            y.count(0);
            cursorRow = cursorColumn = -1;
            changed.run();
            return;
        }
        Choice c = choice;
        if (s.incidence().cells() <= AT_ONCE) {
            arranged(Arrangement.of(s, c), turn);
            return;
        }
        background.execute(() -> {
            Arrangement result = Arrangement.of(s, c);
            foreground.execute(() -> arranged(result, turn));
        });
    }

    private void arranged(Arrangement next, int turn) {
        if (turn != wanted) return;
        Arrangement before = arrangement;
        boolean kept = before != null && before.mode() == next.mode() && begun;
        int row = kept && before != null && cursorRow >= 0 ? rowOf(next, before.rowName(cursorRow)) : -1;
        int column = kept && before != null && cursorColumn >= 0 ? columnOf(next, before.columnName(cursorColumn)) : -1;
        arrangement = next;
        x.count(next.columns().length);
        y.count(next.rows().length - next.frozen());
        cursorRow = row < 0 || column < 0 ? -1 : row;
        cursorColumn = row < 0 || column < 0 ? -1 : column;
        size(width, height);
        if (cursorRow >= 0) reveal();
        else follow(selected);
        changed.run();
    }

    /** The size of the part that shows cells. */
    void viewport(double w, double h) {
        if (w == width && h == height) return;
        size(w, h);
    }

    private void size(double w, double h) {
        width = w;
        height = h;
        x.length(w);
        y.length(h - frozenHeight());
        Arrangement a = arrangement;
        if (!begun && w > 0 && h > 0 && a != null) {
            x.begin();
            y.begin();
            if (startX > 0 && startY > 0) {
                x.zoom(startX / x.pitch(), 0);
                y.zoom(startY / y.pitch(), 0);
            }
            startX = startY = 0;
            begun = true;
            // What was selected before anything was seen.
            if (cursorRow >= 0) bringIntoView(a, cursorRow, cursorColumn);
        }
    }

    /** The height of the rows that stand still, with the gap below them. */
    double frozenHeight() {
        Arrangement a = arrangement;
        return a == null || a.frozen() == 0 ? 0 : a.frozen() * ROW + 7;
    }

    /** Where the row of a rank begins, from the top of the part that shows cells. */
    double top(int rank) {
        Arrangement a = arrangement;
        int frozen = a == null ? 0 : a.frozen();
        return rank < frozen ? 1 + rank * ROW : frozenHeight() + y.position(rank - frozen);
    }

    /** How tall the row of a rank is. */
    double tall(int rank) {
        Arrangement a = arrangement;
        return a != null && rank < a.frozen() ? ROW : y.pitch();
    }

    /** The rank of the row at a height; -1 when there is none. */
    int rowAt(double at) {
        Arrangement a = arrangement;
        if (a == null) return -1;
        if (at < frozenHeight()) {
            int rank = (int) Math.floor((at - 1) / ROW);
            return at >= 1 && rank < a.frozen() ? rank : -1;
        }
        int rank = y.rankAt(at - frozenHeight());
        return rank < 0 ? -1 : rank + a.frozen();
    }

    // The view

    void pan(double dx, double dy) {
        x.pan(dx);
        y.pan(dy);
        changed.run();
    }

    /** Zooms both ways around a place of the view. */
    void zoom(double factor, double atX, double atY) {
        x.zoom(factor, atX);
        y.zoom(factor, Math.max(0, atY - frozenHeight()));
        changed.run();
    }

    /** Zooms around the cursor, or the middle. */
    void zoom(double factor) {
        boolean seen = cursorRow >= 0;
        zoom(
                factor,
                seen ? x.position(cursorColumn) + x.pitch() / 2 : width / 2,
                seen ? top(cursorRow) + tall(cursorRow) / 2 : height / 2);
    }

    /** Everything in view. */
    void fitAll() {
        x.fit();
        y.fit();
        changed.run();
    }

    /** As it was at first. */
    void begin() {
        x.begin();
        y.begin();
        if (cursorRow >= 0) reveal();
        changed.run();
    }

    /** Brings a share of the whole (0 to 1, both ways) to the middle. */
    void centre(double shareX, double shareY) {
        x.centre((int) Math.floor(shareX * x.count()));
        y.centre((int) Math.floor(shareY * y.count()));
        changed.run();
    }

    // The cursor

    /** Moves the cursor; without one it appears at the first cell in view. */
    void move(int rows, int columns) {
        Arrangement a = arrangement;
        if (a == null || a.rows().length == 0 || a.columns().length == 0) return;
        if (cursorRow < 0) moveTo(Math.min(a.rows().length - 1, a.frozen() + y.first()), x.first());
        else moveTo(cursorRow + rows, cursorColumn + columns);
    }

    /** Puts the cursor, or the nearest place there is, and brings it into view. */
    void moveTo(int row, int column) {
        Arrangement a = arrangement;
        if (a == null || a.rows().length == 0 || a.columns().length == 0) return;
        cursorRow = Math.max(0, Math.min(a.rows().length - 1, row));
        cursorColumn = Math.max(0, Math.min(a.columns().length - 1, column));
        reveal();
        changed.run();
    }

    /** To the next cell in a direction (one of the two is 0); stays when there is none. */
    void jump(int rows, int columns) {
        Arrangement a = arrangement;
        if (a == null || cursorRow < 0) {
            move(rows, columns);
            return;
        }
        int r = cursorRow + rows;
        int c = cursorColumn + columns;
        while (r >= 0 && c >= 0 && r < a.rows().length && c < a.columns().length) {
            if (a.value(r, c) >= 0) {
                moveTo(r, c);
                return;
            }
            r += rows;
            c += columns;
        }
    }

    /** As many rows as are in view. */
    void page(int direction) {
        move(direction * Math.max(1, (int) (y.length() / y.pitch()) - 1), 0);
    }

    /** No cursor. */
    void leave() {
        cursorRow = cursorColumn = -1;
        changed.run();
    }

    private void reveal() {
        Arrangement a = arrangement;
        if (a == null) return;
        x.reveal(cursorColumn);
        if (cursorRow >= a.frozen()) y.reveal(cursorRow - a.frozen());
    }

    // The selection

    /** What a place stands for: the cell where there is one, otherwise the event of the column. */
    Selected at(int row, int column) {
        Arrangement a = arrangement;
        if (a == null || column < 0) return new Selected.Nothing();
        if (a.mode() == Mode.ENTITIES_ENTITIES) return new Selected.OfRow(a.columnName(column));
        String event = a.columnName(column);
        boolean cell = a.mode() == Mode.ENTITIES_EVENTS && row >= 0 && a.value(row, column) >= 0;
        return cell ? new Selected.OfCell(a.rowName(row), event) : new Selected.OfEvent(event);
    }

    /** What the name of a row stands for. */
    Selected ofRow(int row) {
        Arrangement a = arrangement;
        if (a == null || row < 0) return new Selected.Nothing();
        return a.mode().rowsAreEvents() ? new Selected.OfEvent(a.rowName(row)) : new Selected.OfRow(a.rowName(row));
    }

    /** Takes over what was selected, here or elsewhere: the cursor goes there unless it is there already. */
    void follow(Selected next) {
        selected = next;
        Arrangement a = arrangement;
        if (a != null) {
            switch (next.plain()) {
                case Selected.Nothing n -> {}
                case Selected.OfRow r -> goTo(rowOf(a, r.row()), columnOf(a, r.row()));
                case Selected.OfEvent e -> goTo(rowOf(a, e.event()), columnOf(a, e.event()));
                case Selected.OfCell c -> {
                    int row = Math.max(rowOf(a, c.row()), rowOf(a, c.event()));
                    int column = Math.max(columnOf(a, c.event()), columnOf(a, c.row()));
                    if (row >= 0 && column >= 0) goTo(row, column);
                }
            }
        }
        changed.run();
    }

    /** Goes to a row or column; of the other keeps what the cursor has where a cell is, or takes the first cell. */
    private void goTo(int row, int column) {
        Arrangement a = arrangement;
        if (a == null || (row < 0 && column < 0) || a.rows().length == 0 || a.columns().length == 0) return;
        int r = row;
        int c = column;
        if (c < 0) c = cursorRow == r && cursorColumn >= 0 ? cursorColumn : Cells.columnInRow(a, r, cursorColumn);
        if (r < 0) r = cursorColumn == c && cursorRow >= 0 ? cursorRow : Cells.rowInColumn(a, c, cursorRow);
        if (r == cursorRow && c == cursorColumn) return;
        cursorRow = r;
        cursorColumn = c;
        bringIntoView(a, r, c);
        reveal();
    }

    /** From elsewhere what was selected comes to the middle, with what surrounds it; what is in view already stays. */
    private void bringIntoView(Arrangement a, int r, int c) {
        if (c < x.first() || c >= x.end() - 1) x.centre(c);
        if (r >= a.frozen() && (r - a.frozen() < y.first() || r - a.frozen() >= y.end() - 1)) y.centre(r - a.frozen());
    }

    /** The rank of the row of that name; -1 when none is shown. */
    static int rowOf(Arrangement a, String name) {
        int item = a.mode().rowsAreEvents()
                ? a.space().record().tick(name)
                : a.space().rows().of(name);
        return item < 0 ? -1 : a.rowRank()[item];
    }

    /** The rank of the column of that name; -1 when none is shown. */
    static int columnOf(Arrangement a, String name) {
        int item = a.mode().columnsAreEvents()
                ? a.space().record().tick(name)
                : a.space().rows().of(name);
        return item < 0 ? -1 : a.columnRank()[item];
    }
}
