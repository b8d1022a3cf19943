package dev.assay.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * From the start of a process to the second frame of its window: Assay's start page beside a plain JavaFX window, in turn, on the same
 * machine in the same run; each as it comes, and each with an AOT cache of its own. Run it alone: {@code ./mvnw test
 * -Dtest=ColdStartBench -Dtest.groups=bench -Dtest.excludedGroups=}.
 */
@Tag("bench")
class ColdStartBench {
    private static final int TIMES = 7;
    private static final double GOAL = 1.5;

    @TempDir
    Path folder;

    @Test
    void a_usable_window_comes_not_much_later_than_a_plain_one() throws Exception {
        double[] asItComes = compare("as it comes", List.of(), List.of());
        Path plain = folder.resolve("plain.aot");
        Path assay = folder.resolve("assay.aot");
        start("plain", List.of("-XX:AOTCacheOutput=" + plain));
        start("assay", List.of("-XX:AOTCacheOutput=" + assay));
        double[] cached =
                compare("with an AOT cache", List.of("-XX:AOTCache=" + plain), List.of("-XX:AOTCache=" + assay));
        assertThat(cached[1]).as("the launcher's own way, in ms").isLessThanOrEqualTo(GOAL * asItComes[0]);
    }

    private double[] compare(String how, List<String> forPlain, List<String> forAssay) throws Exception {
        double[] plain = new double[TIMES];
        double[] assay = new double[TIMES];
        for (int i = 0; i < TIMES; i++) {
            plain[i] = start("plain", forPlain);
            assay[i] = start("assay", forAssay);
        }
        Arrays.sort(plain);
        Arrays.sort(assay);
        double[] medians = {plain[TIMES / 2], assay[TIMES / 2]};
        System.out.printf(
                Locale.ROOT,
                "%-18s plain %5.0f ms  assay %5.0f ms  %.2f ×%n",
                how,
                medians[0],
                medians[1],
                medians[1] / medians[0]);
        return medians;
    }

    private double start(String which, List<String> options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Dassay.home=" + folder.resolve("home"),
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Dprism.order=sw"));
        String platform = System.getProperty("glass.platform");
        if (platform != null) command.add("-Dglass.platform=" + platform);
        command.addAll(options);
        command.addAll(List.of("-cp", jarsOnly(), FirstFrames.class.getName(), which));
        Path out = folder.resolve("out");
        Process p = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(p.waitFor(180, TimeUnit.SECONDS)).isTrue();
        String printed = Files.readString(out, StandardCharsets.UTF_8);
        return printed.lines()
                .filter(l -> l.matches("[0-9]+"))
                .mapToDouble(Double::parseDouble)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no frame: " + printed));
    }

    /** A cache covers classes from jars only, as the packaged program has them; folders of this build are put into one. */
    private String jarsOnly() throws IOException {
        List<String> path = new ArrayList<>();
        int number = 0;
        for (String element : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
            Path at = Path.of(element);
            if (!Files.isDirectory(at)) {
                path.add(element);
                continue;
            }
            Path jar = folder.resolve("folder-" + number++ + ".jar");
            if (!Files.exists(jar)) pack(at, jar);
            path.add(jar.toString());
        }
        return String.join(java.io.File.pathSeparator, path);
    }

    private static void pack(Path from, Path jar) throws IOException {
        try (var out = new java.util.jar.JarOutputStream(Files.newOutputStream(jar));
                var files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(new java.util.zip.ZipEntry(
                        from.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        }
    }
}
