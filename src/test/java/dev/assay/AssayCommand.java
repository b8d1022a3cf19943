package dev.assay;

import dev.assay.cli.Cli;
import dev.assay.cli.Console;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs commands in this process and keeps what they printed. */
public final class AssayCommand {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** How a command ended. */
    public record Ended(int exit, byte[] bytes, String err) {
        /** What it printed. */
        public String out() {
            return new String(bytes, StandardCharsets.UTF_8);
        }

        /** What it printed, as JSON. */
        public JsonNode json() {
            return JSON.readTree(bytes);
        }
    }

    private AssayCommand() {}

    /** Runs one command; paths may stand among the words. */
    public static Ended run(Object... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false);
        int exit = Cli.run(console, Arrays.stream(words).map(Object::toString).toArray(String[]::new));
        return new Ended(exit, out.toByteArray(), err.toString(StandardCharsets.UTF_8));
    }

    /** The same, which must succeed. */
    public static Ended ok(Object... words) {
        Ended ended = run(words);
        if (ended.exit() != 0) throw new AssertionError(Arrays.toString(words) + ": " + ended.err());
        return ended;
    }

    /** A sample as a file in a folder. */
    public static Path sample(String name, Path folder) {
        try (var in = AssayCommand.class.getResourceAsStream("/samples/" + name)) {
            Path file = folder.resolve(Path.of(name).getFileName());
            java.nio.file.Files.write(
                    file, java.util.Objects.requireNonNull(in, name).readAllBytes());
            return file;
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
