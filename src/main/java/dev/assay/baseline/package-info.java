/** What the method is compared with: systems that everybody knows, shown in the same lines and within the same budget. */
@NullMarked
package dev.assay.baseline;

import org.jspecify.annotations.NullMarked;
