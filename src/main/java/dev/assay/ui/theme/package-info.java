/** How the window looks: the tokens of light and dark, the typefaces, and the marks that stand for states. */
@NullMarked
package dev.assay.ui.theme;

import org.jspecify.annotations.NullMarked;
