/** The project a window has open, as a view-model: opening, making, bringing files in, and whether the chain holds. */
@NullMarked
package dev.assay.ui.project;

import org.jspecify.annotations.NullMarked;
