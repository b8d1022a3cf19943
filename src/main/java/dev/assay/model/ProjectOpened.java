package dev.assay.model;

/**
 * The first entry of every journal.
 *
 * @param id by which the project is known wherever its file lies (a random UUID, drawn once)
 * @param at when it was made, UTC, ISO-8601
 */
public record ProjectOpened(String id, String at) implements Entry {}
