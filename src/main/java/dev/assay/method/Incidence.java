package dev.assay.method;

import java.util.Arrays;

/**
 * The matrix B, rows × events, in compressed sparse form both ways. B[row, event] = 1 when the event mentions the row's entity at
 * least once. Indices are ascending in both directions. Formula: METHOD, section 3.
 */
public final class Incidence {
    private final int[] eventStart;
    private final int[] eventRows;
    private final byte[] origins;
    private final int[] rowStart;
    private final int[] rowEvents;

    /**
     * Builds both directions in one pass.
     *
     * @param rows number of rows
     * @param eventStart where each event's rows start in {@code eventRows}; length events + 1
     * @param eventRows row indices, ascending and distinct within an event
     * @param origins ordinal of {@link Origin} for each cell, parallel to {@code eventRows}
     */
    Incidence(int rows, int[] eventStart, int[] eventRows, byte[] origins) {
        this.eventStart = eventStart;
        this.eventRows = eventRows;
        this.origins = origins;
        int events = eventStart.length - 1;
        int cells = eventStart[events];
        rowStart = new int[rows + 1];
        for (int i = 0; i < cells; i++) rowStart[eventRows[i] + 1]++;
        for (int r = 0; r < rows; r++) rowStart[r + 1] += rowStart[r];
        rowEvents = new int[cells];
        int[] next = Arrays.copyOf(rowStart, rows);
        for (int e = 0; e < events; e++) {
            for (int i = eventStart[e]; i < eventStart[e + 1]; i++) rowEvents[next[eventRows[i]]++] = e;
        }
    }

    /** Number of rows. */
    public int rows() {
        return rowStart.length - 1;
    }

    /** Number of events, hence columns. */
    public int events() {
        return eventStart.length - 1;
    }

    /** Number of ones. */
    public int cells() {
        return rowEvents.length;
    }

    /** Where the event's rows start in {@link #eventRow}. */
    public int eventStart(int event) {
        return eventStart[event];
    }

    /** Past the event's last row in {@link #eventRow}. */
    public int eventEnd(int event) {
        return eventStart[event + 1];
    }

    /** The row at a position between {@link #eventStart} and {@link #eventEnd}. */
    public int eventRow(int position) {
        return eventRows[position];
    }

    /** Where the row's events start in {@link #rowEvent}. */
    public int rowStart(int row) {
        return rowStart[row];
    }

    /** Past the row's last event in {@link #rowEvent}. */
    public int rowEnd(int row) {
        return rowStart[row + 1];
    }

    /** The event at a position between {@link #rowStart} and {@link #rowEnd}. */
    public int rowEvent(int position) {
        return rowEvents[position];
    }

    /** How many events mention the row. */
    public int eventsOf(int row) {
        return rowStart[row + 1] - rowStart[row];
    }

    /** How many rows the event mentions, hubs counted: d(e). */
    public int rowsOf(int event) {
        return eventStart[event + 1] - eventStart[event];
    }

    /** B[row, event]. */
    public boolean has(int row, int event) {
        return position(row, event) >= 0;
    }

    /** How the cell at a position of {@link #eventRow} came to be. */
    public Origin origin(int position) {
        return ORIGINS[origins[position]];
    }

    /** The position of a cell among its event's rows; negative when it is 0. */
    public int position(int row, int event) {
        return Arrays.binarySearch(eventRows, eventStart[event], eventStart[event + 1], row);
    }

    /** Hands the cells of some events over. */
    void copyCells(int from, int to, int[] rows, byte[] howMade, int at) {
        int cells = eventStart[to] - eventStart[from];
        System.arraycopy(eventRows, eventStart[from], rows, at, cells);
        System.arraycopy(origins, eventStart[from], howMade, at, cells);
    }

    private static final Origin[] ORIGINS = Origin.values();
}
