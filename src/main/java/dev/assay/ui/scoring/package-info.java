/** Scoring by hand: one question at a time, the answers blind; and what the scores come to. */
@NullMarked
package dev.assay.ui.scoring;

import org.jspecify.annotations.NullMarked;
