package dev.assay.cli;

import dev.assay.ledger.SigningKey;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay keygen}. */
@CommandLine.Command(
        name = "keygen",
        description = "Make an Ed25519 key to sign exports with: KEYFILE, for you alone, and KEYFILE.pub, to hand out.",
        mixinStandardHelpOptions = true)
final class KeygenCommand implements Callable<Integer> {
    @CommandLine.Spec
    CommandLine.Model.@Nullable CommandSpec spec;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    @Parameters(index = "0", paramLabel = "KEYFILE", description = "The file; nothing is overwritten.")
    Path file = Path.of("");

    @Override
    public Integer call() throws Exception {
        if (spec == null) throw new IllegalStateException("picocli gives every command its spec");
        if (file.toString().isBlank()) throw new UsageException("KEYFILE is empty: name the file the key goes into");
        Console console = ((Root) spec.root().userObject()).console();
        SigningKey key = KeyFiles.make(file);
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                g.writeStringProperty("key", file.toString());
                g.writeStringProperty("public", KeyFiles.publicOf(file).toString());
                g.writeStringProperty("public_key", key.publicKey().word());
                g.writeEndObject();
            });
        } else {
            console.line("made " + file + " (keep it to yourself) and " + KeyFiles.publicOf(file) + " (hand it out)");
            console.line(key.publicKey().word());
        }
        return Exit.OK;
    }
}
