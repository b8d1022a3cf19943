/** Reports to hand to someone else: one file, readable offline and in print, without script or remote reference. */
@NullMarked
package dev.assay.report;

import org.jspecify.annotations.NullMarked;
