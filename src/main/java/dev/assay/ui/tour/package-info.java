/** The first-run tour: the seven steps of the method, each shown on the real thing in the window. */
@NullMarked
package dev.assay.ui.tour;

import org.jspecify.annotations.NullMarked;
