/** Work that takes time: off the window's thread, with a name, progress, and a way to stop it. */
@NullMarked
package dev.assay.ui.work;

import org.jspecify.annotations.NullMarked;
