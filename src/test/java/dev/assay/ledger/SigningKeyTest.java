package dev.assay.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Base64;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys against the test vectors of RFC 8032, section 7.1. */
class SigningKeyTest {
    /** A private key in the form of RFC 8410: what stands before the 32 bytes never differs. */
    private static String pem(String secret) {
        byte[] der = HexFormat.of().parseHex("302e020100300506032b657004220420" + secret);
        return "-----BEGIN PRIVATE KEY-----\n" + Base64.getEncoder().encodeToString(der)
                + "\n-----END PRIVATE KEY-----\n";
    }

    @ParameterizedTest
    @CsvSource({
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60,"
                + "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a,'',"
                + "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb,"
                + "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c,72,"
                + "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    })
    void signsAsTheStandardSays(String secret, String other, String message, String signature) {
        SigningKey key = SigningKey.ofPem(pem(secret));
        byte[] bytes = HexFormat.of().parseHex(message);
        assertThat(key.publicKey().word()).isEqualTo("ed25519:" + other);
        assertThat(HexFormat.of().formatHex(key.sign(bytes))).isEqualTo(signature);
        VerifyingKey read = VerifyingKey.ofWord("ed25519:" + other);
        assertThat(read.verifies(bytes, HexFormat.of().parseHex(signature))).isTrue();
        assertThat(read.verifies(new byte[] {1}, HexFormat.of().parseHex(signature)))
                .isFalse();
        assertThat(read.verifies(bytes, new byte[64])).isFalse();
        assertThat(read.verifies(bytes, new byte[3])).isFalse();
        assertThat(read.verifies(bytes, new byte[0])).isFalse();
    }

    @Test
    void aKeyReadsBackAsItWasWritten() {
        SigningKey key = SigningKey.generate();
        assertThat(SigningKey.ofPem(key.pem()).publicKey().word())
                .isEqualTo(key.publicKey().word());
        assertThat(VerifyingKey.ofPem(key.publicKey().pem()).word())
                .isEqualTo(key.publicKey().word());
        assertThat(SigningKey.ofPem(key.pem()).sign(new byte[] {7})).isEqualTo(key.sign(new byte[] {7}));
        assertThat(SigningKey.generate().publicKey().word())
                .isNotEqualTo(key.publicKey().word());
        assertThat(key.toString()).doesNotContain(key.pem().lines().toList().get(1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no key",
                "-----BEGIN PRIVATE KEY-----",
                "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----",
                "-----BEGIN PRIVATE KEY-----\n!\n-----END PRIVATE KEY-----",
                "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----",
                "-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----",
                "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----",
            })
    void whatIsNoKeyIsRefused(String text) {
        assertThatThrownBy(() -> SigningKey.ofPem(text)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> VerifyingKey.ofPem(text)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> VerifyingKey.ofWord(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
