package dev.assay.model;

/**
 * A space begins: one conversation or one ledger of facts. Rows, columns and ticks belong to it.
 *
 * @param space its name, unique in the project
 * @param names the rule set by which its names become rows
 * @param references the rule set by which its unclear references are counted
 * @param window how many events before a reference are looked at
 */
public record SpaceOpened(String space, NameRules names, ReferenceRules references, int window) implements Entry {
    /** The window length of a space that states none. */
    public static final int DEFAULT_WINDOW = 3;
}
