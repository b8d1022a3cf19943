package dev.assay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A second process with this one's class path, for what one process cannot show. */
public final class ChildJvm {
    /** How a process ended and what it printed. */
    public record Ended(int exit, byte[] out, String err) {
        /** What it printed as text. */
        public String text() {
            return new String(out, StandardCharsets.UTF_8);
        }
    }

    private ChildJvm() {}

    /** Starts a main class; {@code options} are the machine's own, such as {@code -Duser.language=tr}. */
    public static ProcessBuilder of(List<String> options, Class<?> main, String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-Xmx512m",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(options);
        command.add(main.getName());
        command.addAll(List.of(args));
        return new ProcessBuilder(command);
    }

    /** Runs a command of the program in a process of its own. */
    public static Ended assay(List<String> options, String... args) {
        return run(of(options, Main.class, args));
    }

    /** Runs a process to its end. */
    public static Ended run(ProcessBuilder builder) {
        try {
            Path out = Files.createTempFile("assay", ".out");
            Path err = Files.createTempFile("assay", ".err");
            try {
                Process p = builder.redirectOutput(out.toFile())
                        .redirectError(err.toFile())
                        .start();
                p.getOutputStream().close();
                if (!p.waitFor(120, TimeUnit.SECONDS)) {
                    p.destroyForcibly().waitFor();
                    throw new IllegalStateException("did not end: " + builder.command());
                }
                return new Ended(p.exitValue(), Files.readAllBytes(out), Files.readString(err));
            } finally {
                Files.delete(out);
                Files.delete(err);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
