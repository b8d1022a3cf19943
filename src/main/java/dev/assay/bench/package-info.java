/** Measurements that a reader can repeat: each takes its data, warms up, and gives its figures as a record. */
@NullMarked
package dev.assay.bench;

import org.jspecify.annotations.NullMarked;
