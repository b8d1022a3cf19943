/** A question: how it was read, the verdict and what it rests on, what a model would be shown, and every number behind it. */
@NullMarked
package dev.assay.ui.ask;

import org.jspecify.annotations.NullMarked;
