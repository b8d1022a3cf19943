/**
 * What is recorded: journal entries and the values they are made of. Records without behaviour that needs anything else.
 */
@NullMarked
package dev.assay.model;

import org.jspecify.annotations.NullMarked;
