/** The matrix of a space as a picture: entities × events, events × events, entities × entities. */
@NullMarked
package dev.assay.ui.matrix;

import org.jspecify.annotations.NullMarked;
