/**
 * Listing by a language model behind any OpenAI-compatible endpoint. What it answers is checked against what was asked and recorded, never
 * mended; the key that pays for it is never written anywhere.
 */
@NullMarked
package dev.assay.listing.llm;

import org.jspecify.annotations.NullMarked;
