package dev.assay.ledger;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.EdECPrivateKey;
import java.security.spec.NamedParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;

/**
 * A private Ed25519 key (RFC 8032), read from and written as PEM (PKCS #8), so that other programs can make it and use it. It is never
 * part of a project, and has no text form by accident: {@code toString} says nothing of it.
 */
public final class SigningKey {
    private static final String ALGORITHM = "Ed25519";
    private static final String LABEL = "PRIVATE KEY";

    private final PrivateKey key;
    private final VerifyingKey other;

    private SigningKey(PrivateKey key, VerifyingKey other) {
        this.key = key;
        this.other = other;
    }

    /** A new key, from the system's source of secure random numbers. */
    public static SigningKey generate() {
        try {
            KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
            return new SigningKey(pair.getPrivate(), new VerifyingKey(pair.getPublic()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java since 15 has Ed25519", e);
        }
    }

    /**
     * Reads a key.
     *
     * @throws IllegalArgumentException when the text holds none; the message ends a sentence that begins with the file's name
     */
    public static SigningKey ofPem(String pem) {
        if (pem.contains("BEGIN ENCRYPTED PRIVATE KEY"))
            throw new IllegalArgumentException("is protected by a password, which is not read here");
        byte[] der = Pem.read(pem, LABEL);
        if (der == null)
            throw new IllegalArgumentException("holds no private key in PEM form (-----BEGIN PRIVATE KEY-----)");
        try {
            PrivateKey key = KeyFactory.getInstance(ALGORITHM).generatePrivate(new PKCS8EncodedKeySpec(der));
            return new SigningKey(key, other(key));
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("holds no Ed25519 private key", e);
        }
    }

    /** The public key that belongs to a private one: a pair is made from the private key's own bytes. */
    private static VerifyingKey other(PrivateKey key) throws GeneralSecurityException {
        byte[] seed = ((EdECPrivateKey) key)
                .getBytes()
                .orElseThrow(() -> new GeneralSecurityException("a key that does not show its bytes"));
        KeyPairGenerator generator = KeyPairGenerator.getInstance(ALGORITHM);
        generator.initialize(NamedParameterSpec.ED25519, new Given(seed));
        KeyPair pair = generator.generateKeyPair();
        byte[] made = ((EdECPrivateKey) pair.getPrivate()).getBytes().orElseThrow();
        if (!Arrays.equals(made, seed)) throw new GeneralSecurityException("this Java makes keys another way");
        return new VerifyingKey(pair.getPublic());
    }

    /** Hands out bytes that are there already, in place of random ones. */
    private static final class Given extends SecureRandom {
        private static final long serialVersionUID = 1L;
        private final transient byte[] bytes;

        Given(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public void nextBytes(byte[] into) {
            System.arraycopy(bytes, 0, into, 0, Math.min(into.length, bytes.length));
        }
    }

    /** The signature of these bytes: 64 bytes, the same for the same key and bytes. */
    public byte[] sign(byte[] bytes) {
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(key);
            signature.update(bytes);
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("an Ed25519 key signs", e);
        }
    }

    /** The public key that belongs to it. */
    public VerifyingKey publicKey() {
        return other;
    }

    /** The key as PEM. To be written where only its owner can read it. */
    public String pem() {
        return Pem.write(LABEL, key.getEncoded());
    }
}
