package dev.assay.ui.matrix;

import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.ui.Selected;
import java.util.ArrayList;
import java.util.List;

/** Finds rows by their key and events by their id or text, as someone types. */
final class Finding {
    private static final int MOST = 12;
    /** Texts of more events than this are not searched at every key; ids are. */
    private static final int MOST_TEXTS = 100_000;

    private Finding() {}

    /**
     * One thing found.
     *
     * @param selected what choosing it selects
     * @param name a row's key or an event's id
     * @param text the event's text; empty for a row
     */
    record Found(Selected selected, String name, String text) {}

    /** Rows that begin so, then events whose id begins so, then rows and events that hold it; each kind in order of first mention. */
    static List<Found> find(SpaceSnapshot space, String typed) {
        String wanted = typed.strip();
        if (wanted.isEmpty()) return List.of();
        List<Found> result = new ArrayList<>();
        Rows rows = space.rows();
        List<Event> events = space.record().events();
        for (int r = 0; r < rows.size() && result.size() < MOST; r++) {
            if (begins(rows.key(r), wanted)) result.add(row(rows.key(r)));
        }
        int exact = space.record().tick(wanted);
        if (exact >= 0) result.add(Math.min(result.size(), 1), event(events.get(exact)));
        for (int e = 0; e < events.size() && result.size() < MOST; e++) {
            if (e != exact && begins(events.get(e).id(), wanted)) result.add(event(events.get(e)));
        }
        for (int r = 0; r < rows.size() && result.size() < MOST; r++) {
            String key = rows.key(r);
            if (!begins(key, wanted) && holds(key, wanted)) result.add(row(key));
        }
        for (int e = 0; e < Math.min(events.size(), MOST_TEXTS) && result.size() < MOST; e++) {
            Event event = events.get(e);
            if (!begins(event.id(), wanted) && holds(event.text(), wanted)) result.add(event(event));
        }
        return result;
    }

    /** Whether a text holds another, without regard to case. */
    static boolean holds(String text, String part) {
        return at(text, part, 0) >= 0;
    }

    /** Where a text holds another, without regard to case; -1 when it does not. */
    static int at(String text, String part, int from) {
        for (int i = from; i <= text.length() - part.length(); i++) {
            if (text.regionMatches(true, i, part, 0, part.length())) return i;
        }
        return -1;
    }

    private static boolean begins(String text, String part) {
        return text.regionMatches(true, 0, part, 0, part.length());
    }

    private static Found row(String key) {
        return new Found(new Selected.OfRow(key), key, "");
    }

    private static Found event(Event event) {
        return new Found(new Selected.OfEvent(event.id()), event.id(), event.text());
    }
}
