/** Sources looked up on this disk: files and git repositories. Nothing is fetched, and no repository is changed. */
@NullMarked
package dev.assay.sources;

import org.jspecify.annotations.NullMarked;
