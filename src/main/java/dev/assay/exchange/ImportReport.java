package dev.assay.exchange;

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
 * @param notes what was repaired or could not be read, a sentence each
 * @param dryRun whether it was only tried
 */
public record ImportReport(
        String file,
        Format format,
        SortedMap<String, InSpace> spaces,
        int questions,
        int questionsKnown,
        List<String> notes,
        boolean dryRun) {
    public ImportReport {
        spaces = Collections.unmodifiableSortedMap(new TreeMap<>(spaces));
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
     */
    public record InSpace(int events, int eventsKnown, int listings, int listingsKnown, int mentions) {}

    /** Whether the file changed nothing: all of it was there. */
    public boolean changedNothing() {
        return questions == 0 && spaces.values().stream().allMatch(s -> s.events() == 0 && s.listings() == 0);
    }
}
