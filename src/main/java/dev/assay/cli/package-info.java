/** The command line. It prints what the core computed; it computes nothing itself. */
@NullMarked
package dev.assay.cli;

import org.jspecify.annotations.NullMarked;
