/** What the window says, in the language of the person: one bundle, English first. */
@NullMarked
package dev.assay.ui.text;

import org.jspecify.annotations.NullMarked;
