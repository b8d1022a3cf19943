/** Assay: see what an agent remembers, from where, and why a question is answered. */
@NullMarked
package dev.assay;

import org.jspecify.annotations.NullMarked;
