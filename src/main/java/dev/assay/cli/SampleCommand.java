package dev.assay.cli;

import dev.assay.sources.SampleRepository;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code assay sample}. */
@CommandLine.Command(
        name = "sample",
        description = "Copy the sample ledger auth-service into a folder, with the git repository its facts cite.",
        mixinStandardHelpOptions = true)
final class SampleCommand implements Callable<Integer> {
    private static final String[] FILES = {"facts.jsonl", "refused.jsonl", "repository.jsonl"};

    @CommandLine.Spec
    CommandLine.Model.@Nullable CommandSpec spec;

    @Option(names = "--json", description = "Print JSON.")
    boolean json;

    @Parameters(index = "0", paramLabel = "FOLDER", description = "Where it goes; must not exist yet, or be empty.")
    Path folder = Path.of("");

    @Override
    public Integer call() throws Exception {
        if (spec == null) throw new IllegalStateException("picocli gives every command its spec");
        Console console = ((Root) spec.root().userObject()).console();
        if (Files.exists(folder) && !isEmpty(folder)) {
            throw new UsageException(folder + ": is there already; nothing was written");
        }
        Files.createDirectories(folder);
        for (String name : FILES) {
            try (InputStream in = open(name)) {
                Files.copy(in, folder.resolve(name));
            }
        }
        try (InputStream in = open("repository.jsonl")) {
            SampleRepository.make(in, folder.resolve("repository"));
        }
        if (json) {
            console.json(g -> {
                g.writeStartObject();
                g.writeStringProperty("folder", folder.toString());
                g.writeEndObject();
            });
            return Exit.OK;
        }
        Path project = folder.resolve("auth.assay");
        console.line("made " + folder + "; go on with: assay capture " + project + " " + folder.resolve("facts.jsonl"));
        return Exit.OK;
    }

    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return false;
        try (Stream<Path> all = Files.list(folder)) {
            return all.findAny().isEmpty();
        }
    }

    private static InputStream open(String name) throws IOException {
        InputStream in = SampleCommand.class.getResourceAsStream("/samples/auth-service/" + name);
        if (in == null) throw new IOException("the program was packed without its samples");
        return in;
    }
}
