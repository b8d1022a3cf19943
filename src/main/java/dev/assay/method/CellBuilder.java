package dev.assay.method;

import java.util.Arrays;

/** Collects the cells of the matrix, event by event. */
final class CellBuilder {
    private final int[] eventStart;
    private int[] cells = new int[1024];
    private byte[] origins = new byte[1024];
    private int count;
    private int event;
    // The event being read: row in the upper half, origin in the lower, so that sorting orders by row, then by
    // strength.
    private long[] open = new long[32];
    private int opened;

    CellBuilder(int events) {
        eventStart = new int[events + 1];
    }

    void add(int row, Origin origin) {
        if (opened == open.length) open = Arrays.copyOf(open, opened * 2);
        open[opened++] = ((long) row << 8) | origin.ordinal();
    }

    /** The event's cells are complete: kept once each, in row order, with their strongest origin. */
    void closeEvent() {
        Arrays.sort(open, 0, opened);
        if (count + opened > cells.length) {
            int room = Math.max(count + opened, cells.length + (cells.length >> 1));
            cells = Arrays.copyOf(cells, room);
            origins = Arrays.copyOf(origins, room);
        }
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

    Incidence build(int rows) {
        return new Incidence(rows, eventStart, Arrays.copyOf(cells, count), Arrays.copyOf(origins, count));
    }
}
