package dev.assay.ui.start;

/**
 * One recent project as the start page shows it.
 *
 * @param path the file, for opening
 * @param name the project's name
 * @param where the file, for a person: with ~ for the home folder
 * @param space the space that was shown, or how many there are
 * @param events how many events, grouped
 * @param state what is known of its chain
 * @param waits what waits for a person, or what is wrong
 * @param opened when it was last opened
 */
public record RecentRow(
        String path, String name, String where, String space, String events, State state, String waits, String opened) {

    /** What is known of the chain of a recent project. */
    public enum State {
        /** Nobody has looked yet. */
        UNSEEN,
        /** As long as when it was last seen, or longer. */
        KEPT,
        /** Shorter than when it was last seen: its tail was cut, or a backup was put back. */
        SHORTER,
        /** As long as when it was last seen, with another end: it was written anew. */
        OTHER,
        /** There is no file. */
        GONE,
        /** There is a file that cannot be read as a project. */
        UNREADABLE
    }
}
