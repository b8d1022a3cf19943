/** The perspective on the two clocks: order of arrival above, the calendar below, and what was said about times between them. */
@NullMarked
package dev.assay.ui.timeline;

import org.jspecify.annotations.NullMarked;
