package dev.assay.exchange;

import dev.assay.model.Refusal;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What came in with one file.
 *
 * @param file its name, as given
 * @param format what it was read as
 * @param spaces what came into each space
 * @param questions new questions
 * @param questionsKnown questions that were there already, unchanged
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

    /** Whether the file changed nothing: all of it was there. */
    public boolean changedNothing() {
        return questions == 0
                && refusedNew == 0
                && spaces.values().stream().allMatch(s -> s.events() == 0 && s.listings() == 0);
    }
}
