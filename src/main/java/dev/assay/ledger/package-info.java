/** What makes the journal trustworthy: canonical bytes and the chain of hashes over them. */
@NullMarked
package dev.assay.ledger;

import org.jspecify.annotations.NullMarked;
