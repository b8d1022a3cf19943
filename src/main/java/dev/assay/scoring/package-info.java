/** Question sets, their gold answers and the evidence they cite. */
@NullMarked
package dev.assay.scoring;

import org.jspecify.annotations.NullMarked;
