package dev.assay.cli;

import dev.assay.exchange.FactFiles;
import dev.assay.exchange.ImportException;
import dev.assay.exchange.ProvFile;
import dev.assay.exchange.SignedExport;
import dev.assay.ledger.VerifyingKey;
import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.project.Verification;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/** Whether an export is signed, whether the journal leads through its head, and whether it says what the journal holds. */
final class SignedCheck {
    private final Path file;
    private final SignedExport export;
    private final VerifyingKey key;
    private final boolean keyGiven;
    private @Nullable String fault;
    private boolean compared;

    private SignedCheck(Path file, SignedExport export, VerifyingKey key, boolean keyGiven) {
        this.file = file;
        this.export = export;
        this.key = key;
        this.keyGiven = keyGiven;
    }

    /** Reads an export, its signature and the key; the signature is checked at once. */
    static SignedCheck of(Path file, @Nullable Path keyFile) throws IOException, ImportException {
        byte[] bytes = KeyFiles.bytes(file, Integer.MAX_VALUE - 16);
        byte[] signature = KeyFiles.bytes(KeyFiles.signatureOf(file), 1 << 16);
        SignedExport export = SignedExport.read(file.toString(), bytes);
        String named = export.statement().signedBy();
        VerifyingKey key = keyFile == null ? named(file, named) : KeyFiles.verifying(keyFile);
        SignedCheck check = new SignedCheck(file, export, key, keyFile != null);
        if (!key.verifies(bytes, signature)) {
            check.fault = key.word().equals(named)
                    ? "the signature does not match: the file or its signature was changed"
                    : "it is not signed with this key; it names " + named;
        }
        return check;
    }

    private static VerifyingKey named(Path file, @Nullable String word) {
        if (word == null) throw new UsageException(file + ": names no key it was signed with; give one with --key");
        try {
            return VerifyingKey.ofWord(word);
        } catch (IllegalArgumentException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }

    /** Compares it with a project whose chain holds; the result is that of the chain, with the export's head as one kept elsewhere. */
    Verification against(Path project, Verification chain) {
        if (fault != null) return chain;
        try (Project p = Project.open(project, Access.READ)) {
            if (!p.snapshot().id().equals(export.project())) {
                fault = "it is of another project (" + export.project() + ")";
                return chain;
            }
            Verification v = Project.verify(project, export.head());
            if (!v.ok()) return v;
            compare(p.asOf(export.head().entries(), export.statement().knownAt()));
            return v;
        }
    }

    private void compare(ProjectSnapshot then) {
        String space = export.space();
        if (space != null && then.record(space) == null) {
            fault = "it is of a space that was not there: " + space;
            return;
        }
        byte[] again = SignedExport.bytes(g -> {
            if (space == null || export.validAt() == null) ProvFile.write(then, export.statement(), g);
            else FactFiles.write(then, space, export.validAt(), export.statement(), g);
        });
        String where = export.differsFrom(again);
        compared = true;
        if (where != null) {
            fault = "it is signed, but it does not say what the journal held at entry "
                    + export.head().entries() + ": " + where;
        }
    }

    boolean holds() {
        return fault == null && compared;
    }

    void print(Console console) {
        if (fault != null) {
            console.line("the signed export does not hold: " + file + ": " + fault);
            return;
        }
        if (!compared) {
            console.line("the signed export: " + file + ": its signature matches; nothing more can be said of it");
            return;
        }
        console.line("the signed export holds: " + file + ", head " + export.head() + ", signed by " + key.word());
        if (!keyGiven) {
            console.line("  that key is the one the file names itself: compare it with the one you were given, or give"
                    + " that with --key");
        }
    }

    void write(JsonGenerator g) {
        g.writeObjectPropertyStart("signed");
        g.writeStringProperty("file", file.toString());
        g.writeBooleanProperty("ok", holds());
        g.writeStringProperty("head", export.head().toString());
        g.writeStringProperty("signed_by", key.word());
        g.writeBooleanProperty("key_given", keyGiven);
        JsonText.optional(g, "fault", fault);
        g.writeEndObject();
    }
}
