package dev.assay.model;

import org.jspecify.annotations.Nullable;

/** Where a record is from: its birth certificate. */
public sealed interface Provenance {

    /**
     * Lines of a file.
     *
     * @param path the file, as given; relative paths start at the project's folder (or at the repository, with a commit)
     * @param from first line, from 1
     * @param to last line, inclusive
     * @param commit the commit in which those lines stand, when the file is in a repository
     */
    record FileLines(
            String path, int from, int to, @Nullable String commit) implements Provenance {}

    /** A commit as a whole, by 7 to 64 hex digits. */
    record Commit(String hash) implements Provenance {}

    /** A ticket of some tracker. */
    record Ticket(String id) implements Provenance {}

    /** A turn of a recorded conversation. */
    record TurnOf(String space, String event) implements Provenance {}

    /** A document with a locator inside it (page, section, time code). */
    record Document(String name, String locator) implements Provenance {}
}
