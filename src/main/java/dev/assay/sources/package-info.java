/** Sources looked up on this disk: files and git repositories. Nothing is written, nothing is fetched. */
@NullMarked
package dev.assay.sources;

import org.jspecify.annotations.NullMarked;
