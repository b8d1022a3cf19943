/**
 * Who lists mentions: the lister's contract, and the built-in lister for English, which needs neither network nor language model.
 * Equal text gives an equal listing: nothing here reads a clock, a locale or a random number, and nothing is remembered from turn to turn.
 */
@NullMarked
package dev.assay.listing;

import org.jspecify.annotations.NullMarked;
