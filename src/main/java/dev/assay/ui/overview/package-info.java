/** The perspective on the whole project: what is in it, what waits, what changed, and whether the chain verifies. */
@NullMarked
package dev.assay.ui.overview;

import org.jspecify.annotations.NullMarked;
