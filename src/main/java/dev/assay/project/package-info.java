/** A project that is open: the journal folded into what is recorded, and what is derived from it, kept until it changes. */
@NullMarked
package dev.assay.project;

import org.jspecify.annotations.NullMarked;
