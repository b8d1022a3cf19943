package dev.assay.cli;

import dev.assay.exchange.ExportStatement;
import dev.assay.exchange.FactFiles;
import dev.assay.exchange.ProvFile;
import dev.assay.exchange.SignedExport;
import dev.assay.ledger.SigningKey;
import dev.assay.model.Anchor;
import dev.assay.project.ProjectSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import tools.jackson.core.JsonGenerator;

/** {@code assay export}. */
@CommandLine.Command(
        name = "export",
        description =
                "The facts of a space as published records, or the whole project as W3C PROV-JSON; the head goes with both.",
        mixinStandardHelpOptions = true)
final class ExportCommand extends Command.Reading {
    @Option(names = "--prov", description = "PROV-JSON of the whole project.")
    boolean prov;

    @Option(names = "--space", paramLabel = "S", description = "The space; may be left out where only one has facts.")
    @Nullable
    String space;

    @Option(
            names = "--valid-at",
            paramLabel = "T",
            description = "The day or moment of each status; today when left out.")
    @Nullable
    String validAt;

    @Option(names = "-o", paramLabel = "FILE", description = "Write it to a file.")
    @Nullable
    Path output;

    @Option(
            names = "--sign",
            paramLabel = "KEYFILE",
            description =
                    "Sign it with this Ed25519 private key (PEM; \"assay keygen\" makes one): FILE.sig beside -o FILE.")
    @Nullable
    Path sign;

    @Override
    int read(ProjectSnapshot snapshot, Console console) throws IOException {
        if (sign != null && output == null) throw new UsageException("--sign needs -o FILE: a signature is of a file");
        if (output != null) keepApart(output);
        SigningKey key = sign == null ? null : KeyFiles.signing(sign, console);
        Anchor known = knownAt == null ? null : Anchor.of(knownAt);
        ExportStatement statement =
                new ExportStatement(known, key == null ? null : key.publicKey().word());
        Consumer<JsonGenerator> document = document(snapshot, statement);
        if (output == null) {
            console.json(document);
            return Exit.OK;
        }
        byte[] bytes = SignedExport.bytes(document);
        KeyFiles.write(output, bytes);
        if (key != null) KeyFiles.write(KeyFiles.signatureOf(output), key.sign(bytes));
        report(output, statement.signedBy(), snapshot.head().toString(), console);
        return Exit.OK;
    }

    private Consumer<JsonGenerator> document(ProjectSnapshot snapshot, ExportStatement statement) {
        if (prov) return g -> ProvFile.write(snapshot, statement, g);
        Anchor valid = validAt == null ? today() : ImportCommand.need(validAt, Anchor::of);
        String chosen = choose(snapshot);
        return g -> FactFiles.write(snapshot, chosen, valid, statement, g);
    }

    /** An export never goes where the project or the key is. */
    private void keepApart(Path file) throws IOException {
        for (Path written : List.of(file, KeyFiles.signatureOf(file))) {
            for (Path kept : sign == null ? List.of(project) : List.of(project, sign)) {
                boolean same = Files.exists(written) && Files.exists(kept) && Files.isSameFile(written, kept);
                if (same) throw new UsageException(written + ": is the project or the key; write to another file");
            }
        }
    }

    private void report(Path file, @Nullable String signedBy, String head, Console console) {
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                g.writeStringProperty("file", file.toString());
                g.writeStringProperty("head", head);
                JsonText.optional(
                        g,
                        "signature",
                        signedBy == null ? null : KeyFiles.signatureOf(file).toString());
                JsonText.optional(g, "signed_by", signedBy);
                g.writeEndObject();
            });
            return;
        }
        console.line("written: " + file + ", head " + head);
        if (signedBy != null) console.line("signed: " + KeyFiles.signatureOf(file) + ", by " + signedBy);
    }

    private String choose(ProjectSnapshot snapshot) {
        if (space != null) return Command.Spaces.choose(snapshot, space);
        List<String> with = snapshot.spaces().stream()
                .filter(s -> FactFiles.hasFacts(snapshot.space(s).record()))
                .toList();
        if (with.size() == 1) return with.getFirst();
        throw new UsageException(
                with.isEmpty()
                        ? "no space holds facts"
                        : "several spaces hold facts; name one with --space: " + String.join(", ", with));
    }
}
