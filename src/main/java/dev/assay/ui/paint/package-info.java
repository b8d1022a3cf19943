/** Colours, marks and the pen that draws the same picture on a canvas and into an SVG file. */
@NullMarked
package dev.assay.ui.paint;

import org.jspecify.annotations.NullMarked;
