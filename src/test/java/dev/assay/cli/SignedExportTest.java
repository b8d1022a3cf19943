package dev.assay.cli;

import static dev.assay.exchange.Facts.edge;
import static dev.assay.exchange.Facts.fact;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.AssayCommand.Ended;
import dev.assay.exchange.Facts;
import dev.assay.store.Sqlite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An export that is signed, what a signature shows of it, and what it does not. */
class SignedExportTest {
    @TempDir
    Path folder;

    private Path project;
    private Path key;
    private Path export;

    @BeforeEach
    void aSignedExport() throws IOException {
        project = folder.resolve("p.assay");
        key = folder.resolve("key");
        export = folder.resolve("e.json");
        AssayCommand.ok("capture", project, Files.writeString(folder.resolve("facts.json"), Facts.PUBLISHED));
        AssayCommand.ok("keygen", key);
        AssayCommand.ok("export", project, "-o", export, "--sign", key);
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static byte[] der(Path pem) throws IOException {
        String text = Files.readString(pem).replaceAll("-----[A-Z ]+-----", "").replaceAll("\\s", "");
        return Base64.getDecoder().decode(text);
    }

    /** Signs as any other program would. */
    private void sign(Path file) throws Exception {
        PrivateKey secret = KeyFactory.getInstance("Ed25519").generatePrivate(new PKCS8EncodedKeySpec(der(key)));
        Signature signature = Signature.getInstance("Ed25519");
        signature.initSign(secret);
        signature.update(Files.readAllBytes(file));
        Files.write(beside(file, ".sig"), signature.sign());
    }

    private Ended verify(Object... more) {
        Object[] words = new Object[4 + more.length];
        words[0] = "verify";
        words[1] = project;
        words[2] = "--signed";
        words[3] = export;
        System.arraycopy(more, 0, words, 4, more.length);
        return AssayCommand.run(words);
    }

    private String fault() {
        Ended ended = verify("--key", beside(key, ".pub"), "--json");
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.json().get("signed").get("ok").booleanValue()).isFalse();
        return ended.json().get("signed").get("fault").stringValue();
    }

    @Test
    void itIsSignedAsAnyOtherProgramCanCheck() throws Exception {
        PublicKey other =
                KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(der(beside(key, ".pub"))));
        Signature signature = Signature.getInstance("Ed25519");
        signature.initVerify(other);
        signature.update(Files.readAllBytes(export));
        byte[] made = Files.readAllBytes(beside(export, ".sig"));
        assertThat(made).hasSize(64);
        assertThat(signature.verify(made)).isTrue();
    }

    @Test
    void itHoldsAlsoWhenTheJournalHasGoneOn() throws IOException {
        assertThat(verify("--key", beside(key, ".pub")).exit()).isZero();
        Path more = Files.writeString(
                folder.resolve("facts.json"),
                fact("mem_9", "It was wrong.", "2024-06-01", edge("retracts", "mem_88234")));
        AssayCommand.ok("capture", project, more);
        AssayCommand.ok("export", project);
        assertThat(verify("--key", beside(key, ".pub")).exit()).isZero();
        Ended named = verify();
        assertThat(named.exit()).isZero();
        assertThat(named.out()).contains("that key is the one the file names itself");
    }

    @Test
    void anExportOfEveryKindHolds() {
        String head = AssayCommand.ok("verify", project, "--json")
                .json()
                .get("entries")
                .toString();
        for (String[] how : new String[][] {
            {"--prov"},
            {"--known-at", "2024-03-01"},
            {"--valid-at", "2024-03-01"},
            {"--entry", "" + (Long.parseLong(head) - 1)},
            {"--prov", "--known-at", "2024-03-01"},
        }) {
            Object[] words = new Object[6 + how.length];
            Object[] first = {"export", project, "-o", export, "--sign", key};
            System.arraycopy(first, 0, words, 0, 6);
            System.arraycopy(how, 0, words, 6, how.length);
            AssayCommand.ok(words);
            Ended ended = verify("--key", beside(key, ".pub"));
            assertThat(ended.exit())
                    .as("%s %s", String.join(" ", how), ended.out())
                    .isZero();
        }
    }

    @Test
    void aChangedByteBreaksTheSignature() throws IOException {
        Files.writeString(export, Files.readString(export).replace("15 minutes", "25 minutes"));
        assertThat(fault()).contains("the file or its signature was changed");
    }

    @Test
    void whoeverHoldsTheKeyCannotSayWhatTheJournalDoesNot() throws Exception {
        Files.writeString(export, Files.readString(export).replace("15 minutes", "25 minutes"));
        sign(export);
        assertThat(fault()).contains("does not say what the journal held").endsWith(": facts[1].content");
    }

    @Test
    void aStatusIsComparedAsWell() throws Exception {
        Files.writeString(
                export, Files.readString(export).replace("\"status\":\"falsified\"", "\"status\":\"grounded\""));
        sign(export);
        assertThat(fault()).endsWith(": facts[0].status");
    }

    @Test
    void anotherKeyIsNotTheOneItWasSignedWith() {
        AssayCommand.ok("keygen", folder.resolve("other"));
        Ended ended = verify("--key", folder.resolve("other.pub"));
        assertThat(ended.exit()).isEqualTo(1);
        assertThat(ended.out()).contains("it is not signed with this key");
    }

    @Test
    void anotherProjectIsNotTheOneItIsOf() throws IOException {
        Path other = folder.resolve("other.assay");
        AssayCommand.ok("capture", other, folder.resolve("facts.json"));
        project = other;
        assertThat(fault()).contains("it is of another project");
    }

    @Test
    void aJournalThatWasCutOrWrittenAnewSinceIsFoundByIt() throws Exception {
        long entries = AssayCommand.ok("verify", project, "--json")
                .json()
                .get("entries")
                .longValue();
        Path backup = Files.copy(project, folder.resolve("backup"));
        Sqlite.unguarded(project, "DELETE FROM entry WHERE seq = " + entries);
        Ended cut = verify("--key", beside(key, ".pub"), "--json");
        assertThat(cut.exit()).isEqualTo(1);
        assertThat(cut.json().get("first_bad").get("seq").longValue()).isEqualTo(entries);
        Files.copy(backup, project, StandardCopyOption.REPLACE_EXISTING);
        assertThat(verify().exit()).isZero();
    }

    @Test
    void aKeyIsForItsOwnerAloneAndNothingIsOverwritten() throws IOException {
        if (Files.getFileStore(key).supportsFileAttributeView("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
                    .isEqualTo("rw-------");
            assertThat(AssayCommand.ok("export", project, "-o", export, "--sign", key)
                            .err())
                    .isEmpty();
            Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r-----"));
            assertThat(AssayCommand.ok("export", project, "-o", export, "--sign", key)
                            .err())
                    .contains("can read this private key");
        }
        byte[] before = Files.readAllBytes(key);
        assertThat(AssayCommand.run("keygen", key).exit()).isEqualTo(2);
        assertThat(AssayCommand.run("export", project, "-o", key, "--sign", key).exit())
                .isEqualTo(2);
        assertThat(Files.readAllBytes(key)).isEqualTo(before);
        byte[] journal = Files.readAllBytes(project);
        assertThat(AssayCommand.run("export", project, "-o", project).exit()).isEqualTo(2);
        assertThat(Files.readAllBytes(project)).isEqualTo(journal);
    }

    @Test
    void thePrivateKeyIsInNothingThatIsWritten() throws IOException {
        String secret = Files.readString(key).lines().toList().get(1);
        byte[] seed = der(key);
        String hex = java.util.HexFormat.of().formatHex(seed, seed.length - 32, seed.length);
        Ended again = AssayCommand.ok("export", project, "-o", export, "--sign", key, "--json");
        for (Path file : new Path[] {project, export, beside(export, ".sig"), beside(key, ".pub")}) {
            String text = new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1);
            assertThat(text + again.out() + again.err()).doesNotContain(secret).doesNotContain(hex);
        }
    }

    @Test
    void whatIsMissingIsSaid() throws IOException {
        assertThat(AssayCommand.run("export", project, "--sign", key).err()).contains("--sign needs -o FILE");
        assertThat(AssayCommand.run("verify", project, "--key", key).err()).contains("--key needs --signed");
        assertThat(verify("--key", key).err()).contains("holds no public key");
        Files.writeString(export, "{}");
        assertThat(verify().exit()).isEqualTo(3);
        Files.delete(beside(export, ".sig"));
        assertThat(verify().err()).contains("e.json.sig: there is no such file");
        assertThat(verify().exit()).isEqualTo(2);
    }
}
