/** Measurements on other people's annotated data: what is counted against what they say, with the figures either way. */
@NullMarked
package dev.assay.bench;

import org.jspecify.annotations.NullMarked;
