package dev.assay.project;

/**
 * The end of the chain.
 *
 * @param entries how many entries there are
 * @param hash the last one's hash, lower-case hex
 */
public record Head(long entries, String hash) {
    /** As commands take it: {@code N:HASH}. */
    @Override
    public String toString() {
        return entries + ":" + hash;
    }
}
