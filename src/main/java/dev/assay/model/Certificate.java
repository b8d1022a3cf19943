package dev.assay.model;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * A fact's birth certificate, field for field as it was stated.
 *
 * @param timestamp when it was known
 * @param source a file's path or a document's name
 * @param lines the lines of that file
 * @param commit the commit in which those lines stand, or a commit as a whole, 7 to 64 hex digits
 * @param ticket a ticket of some tracker
 * @param locator where in the document
 * @param turns turns of recorded conversations
 * @param more whatever else was stated, by field name, as JSON
 */
public record Certificate(
        Anchor timestamp,
        @Nullable String source,
        @Nullable LineRange lines,
        @Nullable String commit,
        @Nullable String ticket,
        @Nullable String locator,
        List<Provenance.TurnOf> turns,
        SortedMap<String, String> more) {
    public Certificate {
        turns = List.copyOf(turns);
    }

    /** Lines of a file, from 1, both inclusive. */
    public record LineRange(int from, int to) {}

    /** The sources it names that can be verified, the most exact first; none when it names no such. */
    public List<Provenance> sources() {
        List<Provenance> sources = new ArrayList<>();
        if (source != null && lines != null) {
            sources.add(new Provenance.FileLines(source, lines.from, lines.to, commit));
        } else if (commit != null) {
            sources.add(new Provenance.Commit(commit));
        }
        if (source != null && locator != null) sources.add(new Provenance.Document(source, locator));
        if (ticket != null) sources.add(new Provenance.Ticket(ticket));
        sources.addAll(turns);
        return sources;
    }
}
