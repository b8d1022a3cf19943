/** Two runs of a space side by side: how far their collisions agree, what drifted, and which alias would bring them together. */
@NullMarked
package dev.assay.ui.stability;

import org.jspecify.annotations.NullMarked;
