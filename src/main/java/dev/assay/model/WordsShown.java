package dev.assay.model;

import org.jspecify.annotations.Nullable;

/**
 * How many words an arm was shown, where that is stated apart from its answers.
 *
 * @param arm the arm's name
 * @param question the question's id; null for every question of the arm that has no figure of its own
 * @param words white-space-separated tokens
 * @param source where it was read
 */
public record WordsShown(String arm, @Nullable String question, int words, Provenance source) implements Entry {}
