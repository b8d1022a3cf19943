package dev.assay.ledger;

import java.security.MessageDigest;

/** The chain: every entry carries SHA-256(previous hash ‖ canonical bytes). The hash before the first entry is 32 zero bytes. */
public final class Chain {
    /** Length of a hash in bytes. */
    public static final int HASH_BYTES = 32;

    private final MessageDigest sha256;
    private byte[] head = new byte[HASH_BYTES];
    private long entries;

    /** An empty chain. */
    public Chain() {
        this(0, new byte[HASH_BYTES]);
    }

    /** A chain that ends with this entry. */
    public Chain(long entries, byte[] head) {
        this.entries = entries;
        this.head = head.clone();
        sha256 = Hex.sha256();
    }

    /** Links the next entry; its hash is returned and is the new head. */
    public byte[] link(byte[] canonical) {
        sha256.update(head);
        head = sha256.digest(canonical);
        entries++;
        return head.clone();
    }

    /** How many entries are linked. */
    public long entries() {
        return entries;
    }

    /** The hash of the last entry. */
    public byte[] head() {
        return head.clone();
    }

    /** A hash as lower-case hex. */
    public static String hex(byte[] hash) {
        return Hex.of(hash);
    }
}
