package dev.assay;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** Data that others made, which lies outside the project and may not be copied into it. */
public final class SharedData {
    private SharedData() {}

    /** A file of it; where it is not, the test is skipped and says so. */
    public static Path file(String name) {
        Path file =
                Path.of(System.getProperty("assay.shared", "nowhere"), "data").resolve(name);
        Assumptions.assumeTrue(
                Files.isReadable(file), () -> "skipped: " + file + " is not here (-Dassay.shared=FOLDER)");
        return file;
    }
}
