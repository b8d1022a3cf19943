/** Everything that can be gone to or done, found by typing. */
@NullMarked
package dev.assay.ui.command;

import org.jspecify.annotations.NullMarked;
