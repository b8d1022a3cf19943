/** What is selected, with everything that made it: text, both clocks, rows and their rules, references, provenance. */
@NullMarked
package dev.assay.ui.inspector;

import org.jspecify.annotations.NullMarked;
