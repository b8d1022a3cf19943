/** As of when the window looks at a project: a day of knowledge, a day of truth, an entry of the journal. */
@NullMarked
package dev.assay.ui.asof;

import org.jspecify.annotations.NullMarked;
