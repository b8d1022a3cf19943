/** Pictures of the window without a window. */
@NullMarked
package dev.assay.ui.render;

import org.jspecify.annotations.NullMarked;
