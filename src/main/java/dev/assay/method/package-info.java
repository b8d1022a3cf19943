/**
 * The arithmetic: names to rows, incidence, collisions, chains, affinity, trajectories, references, depiction and verdict.
 * Pure functions over recorded data; no file, no clock, no locale, no random number, no window.
 */
@NullMarked
package dev.assay.method;

import org.jspecify.annotations.NullMarked;
