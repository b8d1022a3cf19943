package dev.assay.ledger;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** A public Ed25519 key (RFC 8032), read from and written as PEM (SubjectPublicKeyInfo), or in one word: {@code ed25519:} and 64 hex digits. */
public final class VerifyingKey {
    /** Length of a signature in bytes. */
    public static final int SIGNATURE_BYTES = 64;

    private static final String ALGORITHM = "Ed25519";
    private static final String LABEL = "PUBLIC KEY";
    private static final Pattern WORD = Pattern.compile("ed25519:[0-9a-f]{64}");
    /** What stands before the 32 bytes of the key in its DER form (RFC 8410). */
    private static final byte[] BEFORE = HexFormat.of().parseHex("302a300506032b6570032100");

    private final PublicKey key;

    VerifyingKey(PublicKey key) {
        this.key = key;
    }

    /**
     * Reads a key.
     *
     * @throws IllegalArgumentException when the text holds none; the message ends a sentence that begins with the file's name
     */
    public static VerifyingKey ofPem(String pem) {
        byte[] der = Pem.read(pem, LABEL);
        if (der == null)
            throw new IllegalArgumentException("holds no public key in PEM form (-----BEGIN PUBLIC KEY-----)");
        return ofDer(der);
    }

    /**
     * Reads a key in one word, as {@link #word} gives it.
     *
     * @throws IllegalArgumentException when it is none
     */
    public static VerifyingKey ofWord(String word) {
        if (!WORD.matcher(word).matches()) {
            throw new IllegalArgumentException("names no key: ed25519: and 64 hex digits");
        }
        byte[] raw = HexFormat.of().parseHex(word, word.indexOf(':') + 1, word.length());
        byte[] der = Arrays.copyOf(BEFORE, BEFORE.length + raw.length);
        System.arraycopy(raw, 0, der, BEFORE.length, raw.length);
        return ofDer(der);
    }

    private static VerifyingKey ofDer(byte[] der) {
        try {
            return new VerifyingKey(KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(der)));
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("holds no Ed25519 public key", e);
        }
    }

    /** Whether this is the signature of these bytes by the private key that belongs to this one. */
    public boolean verifies(byte[] bytes, byte[] signature) {
        try {
            Signature check = Signature.getInstance(ALGORITHM);
            check.initVerify(key);
            check.update(bytes);
            return check.verify(signature);
        } catch (SignatureException e) {
            return false; // bytes that are no signature at all
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("is no key that can check anything", e);
        }
    }

    /** The key in one word, by which it can be compared. */
    public String word() {
        byte[] der = key.getEncoded();
        return "ed25519:" + HexFormat.of().formatHex(der, der.length - 32, der.length);
    }

    /** The key as PEM. */
    public String pem() {
        return Pem.write(LABEL, key.getEncoded());
    }
}
