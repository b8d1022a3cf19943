/** The page before a project is open: recent projects and the state of their chains, samples, and a place to drop a file. */
@NullMarked
package dev.assay.ui.start;

import org.jspecify.annotations.NullMarked;
