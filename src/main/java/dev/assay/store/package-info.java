/** The journal on disk: one SQLite file, one table that only grows, one writer. */
@NullMarked
package dev.assay.store;

import org.jspecify.annotations.NullMarked;
