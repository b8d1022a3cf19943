package dev.assay.method;

import dev.assay.model.Mention;

/** Where a derivation keeps its rows while it reads. */
interface RowKeeper {
    /** The row of that key, made when there is none yet; what the mention states is kept where nothing was stated before. */
    int add(String key, Mention mention);

    /** The row's key. */
    String key(int row);
}
