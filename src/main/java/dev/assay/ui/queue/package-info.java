/** Unclear references, one after another: what each could be, what a decision would change, and the decision. */
@NullMarked
package dev.assay.ui.queue;

import org.jspecify.annotations.NullMarked;
