/** The perspective on chains: which events connect, by which rows, and what would still connect without one of them. */
@NullMarked
package dev.assay.ui.collisions;

import org.jspecify.annotations.NullMarked;
