package dev.assay.method;

import dev.assay.model.Event;
import dev.assay.model.Turn;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which turns stand beside which. A sitting is a run of turns of one calendar day, an undated turn taking the day of the one before it;
 * only turns of one sitting stand beside each other. Facts stand beside nothing.
 */
final class Talk {
    private static final long DAY = 86_400_000_000L;

    /** The ticks of the turns. */
    private final int[] turns;
    /** For each turn, in order, where its sitting begins. */
    private final int[] begins;

    private final boolean all;
    private final SpaceSnapshot space;
    /** Kept as it is asked for: whom an event is about as row + 2, and how many words its line is. 0 is not known yet. */
    private final int[] whom;

    private final int[] lines;
    private final Map<Integer, List<Sentence>> sentences = new HashMap<>();

    Talk(SpaceSnapshot space) {
        this.space = space;
        SpaceRecord record = space.record();
        whom = new int[record.events().size()];
        lines = new int[whom.length];
        List<Event> events = record.events();
        long[] dates = record.dates();
        int n = 0;
        int[] ticks = new int[events.size()];
        for (int t = 0; t < ticks.length; t++) if (events.get(t) instanceof Turn) ticks[n++] = t;
        all = n == ticks.length;
        turns = Arrays.copyOf(ticks, n);
        begins = new int[n];
        for (int i = 1; i < n; i++) {
            boolean same = day(dates[turns[i]]) == day(dates[turns[i - 1]]);
            begins[i] = same ? begins[i - 1] : i;
        }
    }

    /** The row of whom an event as a whole is about; -1 when that cannot be told. */
    synchronized int whom(int tick) {
        if (whom[tick] == 0) whom[tick] = Whom.of(space, this, tick) + 2;
        return whom[tick] - 2;
    }

    /** What an event says, sentence by sentence. */
    synchronized List<Sentence> sentences(int tick) {
        return sentences.computeIfAbsent(
                tick, t -> Sentence.of(space.record().events().get(t)));
    }

    /** How many words an event's line is. */
    synchronized int words(int tick) {
        if (lines[tick] == 0) lines[tick] = EventLine.words(space.record().events().get(tick));
        return lines[tick];
    }

    private static long day(long micros) {
        return Math.floorDiv(micros, DAY);
    }

    private int place(int tick) {
        return all ? tick : Arrays.binarySearch(turns, tick);
    }

    /** The turn so many places later (earlier when negative) in the same sitting; -1 when there is none. */
    int beside(int tick, int places) {
        int at = place(tick);
        int to = at + places;
        if (at < 0 || to < 0 || to >= turns.length) return -1;
        return begins[Math.max(at, to)] == begins[Math.min(at, to)] ? turns[to] : -1;
    }

    /** Whether nothing but turns is in the space. */
    boolean isAll() {
        return all;
    }

    /** Whether an event is a turn. */
    boolean isTurn(int tick) {
        return place(tick) >= 0;
    }

    /** The first turn of the sitting a turn belongs to. */
    int first(int tick) {
        return turns[begins[place(tick)]];
    }

    /** The last turn of the sitting a turn belongs to. */
    int last(int tick) {
        int from = place(tick);
        int begin = begins[from];
        int to = turns.length;
        // The sittings stand one behind the other, so where a place begins tells on which side of the end it is.
        int low = from;
        while (low + 1 < to) {
            int middle = (low + to) >>> 1;
            if (begins[middle] == begin) low = middle;
            else to = middle;
        }
        return turns[low];
    }
}
