/** What the window remembers between two starts: a small file in the platform's own place. */
@NullMarked
package dev.assay.ui.settings;

import org.jspecify.annotations.NullMarked;
