package dev.assay.scoring;

import dev.assay.model.Scoring;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What one scorer has made of one question.
 *
 * @param given the scores that count, by arm
 * @param notes notes on answers, by arm, also where there is no score yet
 * @param note a note on the question
 * @param skipped whether it is put off
 * @param flagged whether it is marked
 */
public record Sheet(
        SortedMap<String, Given> given,
        SortedMap<String, String> notes,
        @Nullable String note,
        boolean skipped,
        boolean flagged) {
    static final Sheet EMPTY = new Sheet(new TreeMap<>(), new TreeMap<>(), null, false, false);

    public Sheet {
        given = Collections.unmodifiableSortedMap(given);
        notes = Collections.unmodifiableSortedMap(notes);
    }

    /** One scorer's sheets while they are put together. */
    static final class Builder {
        private final TreeMap<String, Given> given = new TreeMap<>();
        private final TreeMap<String, String> notes = new TreeMap<>();
        private @Nullable String note;
        private boolean skipped;
        private boolean flagged;

        void add(Recorded r, Scoring.OfQuestion act) {
            String why = r.scoring().why();
            switch (act) {
                case Scoring.Scored s -> {
                    given.put(s.arm(), new Given(r.entry(), s.grade(), s.gold(), null, r.scoring()));
                    if (why != null) notes.put(s.arm(), why);
                    skipped = false;
                }
                case Scoring.Noted n -> {
                    if (n.arm() == null) note = why;
                    else if (why == null) notes.remove(n.arm());
                    else notes.put(n.arm(), why);
                }
                case Scoring.Skipped s -> skipped = true;
                case Scoring.Flagged f -> flagged = f.flagged();
                case Scoring.Adjudicated a -> {}
                case Scoring.Falsifies f -> {}
            }
        }

        Sheet build() {
            TreeMap<String, Given> all = new TreeMap<>();
            for (Map.Entry<String, Given> e : given.entrySet()) {
                all.put(e.getKey(), e.getValue().with(notes.get(e.getKey())));
            }
            return new Sheet(all, notes, note, skipped, flagged);
        }
    }
}
