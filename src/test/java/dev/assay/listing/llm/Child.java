package dev.assay.listing.llm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Starts this program as a process of its own, which can be killed. */
public final class Child {
    private Child() {}

    /** Starts a command; what it prints goes into a file. */
    public static Process start(Path output, Map<String, String> environment, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Xmx512m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.assay.Main"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().remove("ASSAY_API_KEY");
        builder.environment().putAll(environment);
        return builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
    }
}
