package dev.assay.exchange;

import dev.assay.model.Refusal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What came in with one file.
 *
 * @param file its name, as given
 * @param format what it was read as
 * @param spaces what came into each space
 * @param questions new questions
 * @param questionsKnown questions that were there already, unchanged
 * @param scored answers, scores and corrections
 * @param refused records turned away at the door, each with its reasons
 * @param refusedNew how many of them are recorded now; the others were turned away before, for the same reasons
 * @param notes what was repaired or could not be read, a sentence each
 * @param dryRun whether it was only tried
 */
public record ImportReport(
        String file,
        Format format,
        SortedMap<String, InSpace> spaces,
        int questions,
        int questionsKnown,
        Scored scored,
        List<Refusal> refused,
        int refusedNew,
        List<String> notes,
        boolean dryRun) {
    public ImportReport {
        spaces = Collections.unmodifiableSortedMap(new TreeMap<>(spaces));
        refused = List.copyOf(refused);
        notes = List.copyOf(notes);
    }

    /**
     * What came into one space.
     *
     * @param events new events
     * @param eventsKnown events that were there already, unchanged
     * @param listings events newly listed
     * @param listingsKnown listings that were there already, unchanged
     * @param mentions mentions in the new listings
     * @param facts how many of the new events are facts
     * @param checked how many of these have a source that was looked up and found
     */
    public record InSpace(
            int events, int eventsKnown, int listings, int listingsKnown, int mentions, int facts, int checked) {}

    /**
     * What came in of hand scoring.
     *
     * @param counts by name: answers, answers_known, words, scores, scores_known, corrections, corrections_known, evidence_only (of the
     *     corrections), scores_returned (scores that the corrections ask for again)
     * @param unmatched what matches nothing here, or contradicts what is there; not stored
     */
    public record Scored(SequencedMap<String, Integer> counts, List<Unmatched> unmatched) {
        public Scored {
            counts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(counts));
            unmatched = List.copyOf(unmatched);
        }

        /** One of the counts; 0 when there is none of that name. */
        public int number(String name) {
            return counts.getOrDefault(name, 0);
        }
    }

    /** A record that was not stored: its line, what it names, and why. */
    public record Unmatched(int line, @Nullable String id, String reason) {}

    /** Whether the file changed nothing: all of it was there. */
    public boolean changedNothing() {
        return questions == 0
                && scored.number("answers") == 0
                && scored.number("words") == 0
                && scored.number("scores") == 0
                && scored.number("corrections") == 0
                && refusedNew == 0
                && spaces.values().stream().allMatch(s -> s.events() == 0 && s.listings() == 0);
    }
}
