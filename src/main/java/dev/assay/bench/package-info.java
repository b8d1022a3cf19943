/** Measurements on other people's data: how often a count is right, a date is right, evidence is kept. */
@NullMarked
package dev.assay.bench;

import org.jspecify.annotations.NullMarked;
