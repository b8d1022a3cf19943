/** Facts with their standing, what was believed from when to when and why it changed, and the door through which facts come in. */
@NullMarked
package dev.assay.ui.ledger;

import org.jspecify.annotations.NullMarked;
