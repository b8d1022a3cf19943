package dev.assay.method.reference;

import dev.assay.model.Mention;

/**
 * One mention as the count sees it.
 *
 * @param mention as listed (corrected, where a person corrected it)
 * @param row the row it makes; -1 when it makes none, or none yet
 */
public record Listed(Mention mention, int row) {}
