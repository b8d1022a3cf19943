/** Unclear references: which rows a pronoun could mean, counted in a window of events. */
@NullMarked
package dev.assay.method.reference;

import org.jspecify.annotations.NullMarked;
