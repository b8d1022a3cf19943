package dev.assay.model;

import java.util.SortedMap;

/**
 * An extraction run begins: one complete listing of the mentions of a space by a named lister. The first run of a space is active
 * until a decision activates another.
 *
 * @param space the space it lists
 * @param run its name, unique in the space
 * @param lister who lists: {@code file}, {@code builtin} or {@code llm}
 * @param settings whatever is needed to repeat it (file name, model, versions), by name
 */
public record RunOpened(String space, String run, String lister, SortedMap<String, String> settings) implements Entry {}
