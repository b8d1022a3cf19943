/**
 * Measurements against data that others annotated: what is counted is said where it is counted. Pure functions from what was read to
 * figures, and readers of the published files.
 */
@NullMarked
package dev.assay.bench;

import org.jspecify.annotations.NullMarked;
