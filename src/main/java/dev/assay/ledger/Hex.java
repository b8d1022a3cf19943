package dev.assay.ledger;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Hashes as text: SHA-256 in lower-case hex. */
public final class Hex {
    private Hex() {}

    /** A digest to be fed. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The hash of these bytes. */
    public static String sha256(byte[] bytes) {
        return of(sha256().digest(bytes));
    }

    /** Bytes as lower-case hex. */
    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
