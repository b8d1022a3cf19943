/** Files that come in and go out. A file is one transaction: all of it or nothing. */
@NullMarked
package dev.assay.exchange;

import org.jspecify.annotations.NullMarked;
