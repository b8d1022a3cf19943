/** What figures that are drawn with a pen have in common: the canvas they are shown on, and the files they go into. */
@NullMarked
package dev.assay.ui.figure;

import org.jspecify.annotations.NullMarked;
