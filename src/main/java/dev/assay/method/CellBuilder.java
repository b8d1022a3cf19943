package dev.assay.method;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Collects the cells of the matrix, event by event. */
final class CellBuilder implements MentionReader.Cells {
    private final int[] eventStart;
    private int[] cells;
    private byte[] origins;
    private int count;
    private int event;
    // The event being read: row in the upper half, origin in the lower, so that sorting orders by row, then by
    // strength.
    private long[] open = new long[32];
    private int opened;

    /** For so many events, with room for about so many cells. */
    CellBuilder(int events, int room) {
        eventStart = new int[events + 1];
        cells = new int[room + 1024];
        origins = new byte[room + 1024];
    }

    @Override
    public void add(int row, Origin origin) {
        if (opened == open.length) open = Arrays.copyOf(open, opened * 2);
        open[opened++] = ((long) row << 8) | origin.ordinal();
    }

    /** The event's cells are complete: kept once each, in row order, with their strongest origin. */
    void closeEvent() {
        Arrays.sort(open, 0, opened);
        ensure(opened);
        int last = -1;
        for (int i = 0; i < opened; i++) {
            int row = (int) (open[i] >>> 8);
            if (row == last) continue;
            cells[count] = row;
            origins[count++] = (byte) (open[i] & 0xff);
            last = row;
        }
        opened = 0;
        eventStart[++event] = count;
    }

    private void ensure(int more) {
        if (count + more <= cells.length) return;
        int room = Math.max(count + more, cells.length + (cells.length >> 1));
        cells = Arrays.copyOf(cells, room);
        origins = Arrays.copyOf(origins, room);
    }

    /**
     * Takes over events of another matrix, as the next ones.
     *
     * @param from the first of them
     * @param to past the last of them
     * @param number for each row there its number here; null when they are the same
     */
    void copy(Incidence b, int from, int to, int @Nullable [] number) {
        int first = b.eventStart(from);
        int shift = count - first;
        ensure(b.eventStart(to) - first);
        b.copyCells(from, to, cells, origins, count);
        count += b.eventStart(to) - first;
        for (int e = from; e < to; e++) eventStart[++event] = b.eventEnd(e) + shift;
        if (number == null) return;
        for (int i = first + shift; i < count; i++) cells[i] = number[cells[i]];
        for (int e = from; e < to; e++) sort(b.eventStart(e) + shift, b.eventEnd(e) + shift);
    }

    /** By insertion: nearly all events are in order already, since most rows keep their order. */
    private void sort(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int row = cells[i];
            byte origin = origins[i];
            int j = i;
            for (; j > from && cells[j - 1] > row; j--) {
                cells[j] = cells[j - 1];
                origins[j] = origins[j - 1];
            }
            cells[j] = row;
            origins[j] = origin;
        }
    }

    Incidence build(int rows) {
        return new Incidence(rows, eventStart, Arrays.copyOf(cells, count), Arrays.copyOf(origins, count));
    }
}
