package dev.assay.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launch script of Linux and macOS, with a stand-in for Java that prints what it was started with. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {
    @TempDir
    Path temp;

    private Path home;
    private Path script;

    @BeforeEach
    void installInAFolderWithSpaces() throws IOException {
        temp = temp.toRealPath();
        home = Files.createDirectories(temp.resolve("my programs/Assay 1"));
        script = Files.createDirectory(home.resolve("bin")).resolve("assay");
        // The places where a Java lies on this machine are looked for in an empty folder instead.
        String text = Files.readString(Path.of(System.getProperty("assay.basedir"), "installers", "assay"))
                .replace("/usr/lib/jvm/", "'" + temp.resolve("jvm") + "'/")
                .replace(" /Library/Java/", " '" + temp + "'/Library/Java/");
        executable(script, text);
    }

    @Test
    void startsTheProgramOfItsOwnFolderAndHandsEveryArgumentOnWhole() throws Exception {
        Path java = fakeJava(temp.resolve("a jdk"), "25.0.1");
        Ran ran = run(Map.of("JAVA_HOME", java.toString()), script.toString(), "ask", "two words", "*", "$HOME", "");
        assertThat(ran).isEqualTo(new Ran(0, """
                        [--enable-native-access=ALL-UNNAMED]
                        [--sun-misc-unsafe-memory-access=allow]
                        [-cp]
                        [%s/lib/*]
                        [dev.assay.Main]
                        [ask]
                        [two words]
                        [*]
                        [$HOME]
                        []
                        """.formatted(home), ""));
    }

    @Test
    void findsItsFolderThroughAChainOfSymbolicLinks() throws Exception {
        Path java = fakeJava(temp.resolve("jdk"), "25");
        Path links = Files.createDirectories(temp.resolve("some links"));
        Files.createSymbolicLink(links.resolve("one"), Path.of("../my programs/Assay 1/bin/assay"));
        Files.createSymbolicLink(links.resolve("two"), links.resolve("one"));
        Ran ran =
                run(Map.of("JDK25_HOME", java.toString()), links.resolve("two").toString());
        assertThat(ran.out()).contains("[" + home + "/lib/*]");
    }

    @Test
    void passesOverAnOlderJavaAndFindsTheOneOfThePlacesWhereTheyLie() throws Exception {
        Path old = fakeJava(temp.resolve("old"), "17.0.15");
        fakeJava(temp.resolve("jvm/a"), "21.0.2");
        fakeJava(temp.resolve("jvm/b"), "25.0.3");
        Ran ran = run(Map.of("JAVA_HOME", old.toString()), script.toString());
        assertThat(ran.code()).isZero();
    }

    @Test
    void takesTheJavaOfThePathWhenItIsA25() throws Exception {
        Path java = fakeJava(temp.resolve("jdk"), "25.0.3");
        Files.delete(java.resolve("release"));
        Ran ran = run(Map.of("PATH", java.resolve("bin") + ":/usr/bin:/bin"), script.toString());
        assertThat(ran.code()).isZero();
    }

    @Test
    void handsTheExitCodeOnAndSplitsFurtherOptions() throws Exception {
        Path java = fakeJava(temp.resolve("jdk"), "25");
        Ran ran = run(
                Map.of("JAVA_HOME", java.toString(), "FAKE_EXIT", "3", "ASSAY_JAVA_OPTS", "-Xmx2g -Da=*"),
                script.toString());
        assertThat(ran.code()).isEqualTo(3);
        assertThat(ran.out()).contains("[-Xmx2g]\n[-Da=*]\n[-cp]\n");
    }

    @Test
    void saysInOneSentenceThatThereIsNoJava25() throws Exception {
        Path old = fakeJava(temp.resolve("old"), "17.0.15");
        Ran ran = run(Map.of("PATH", old.resolve("bin") + ":/usr/bin:/bin"), script.toString());
        // Not one of the program's own exit codes.
        assertThat(ran)
                .isEqualTo(
                        new Ran(
                                127,
                                "",
                                "Assay needs Java 25 and found none: install one (for example Temurin 25) or set JDK25_HOME to its folder.\n"));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void givesJavaALocaleInWhichAnyNameCanBeRead() throws Exception {
        Path java = fakeJava(temp.resolve("jdk"), "25");
        String found = java.toString();
        assertThat(run(Map.of("JAVA_HOME", found, "FAKE_LOCALE", "1"), script.toString())
                        .out())
                .startsWith("LC_ALL= LC_CTYPE=C.UTF-8\n");
        assertThat(run(Map.of("JAVA_HOME", found, "FAKE_LOCALE", "1", "LC_ALL", "C"), script.toString())
                        .out())
                .startsWith("LC_ALL=C.UTF-8 LC_CTYPE=\n");
        assertThat(run(Map.of("JAVA_HOME", found, "FAKE_LOCALE", "1", "LANG", "de_DE.UTF-8"), script.toString())
                        .out())
                .startsWith("LC_ALL= LC_CTYPE=\n");
    }

    private record Ran(int code, String out, String err) {}

    private Ran run(Map<String, String> environment, String... command) throws IOException, InterruptedException {
        Path out = temp.resolve("out.txt");
        Path err = temp.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(List.of(command))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", "/usr/bin:/bin");
        builder.environment().put("HOME", temp.resolve("nobody").toString());
        // A Java that the machine has on these paths is not the one that is tried here.
        fakeJavaOnThePathThatIsOld(builder.environment());
        builder.environment().putAll(environment);
        Process process = builder.start();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        return new Ran(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private void fakeJavaOnThePathThatIsOld(Map<String, String> environment) throws IOException {
        Path old = temp.resolve("path");
        if (Files.notExists(old)) fakeJava(old, "11.0.2");
        environment.put("PATH", old.resolve("bin") + ":/usr/bin:/bin");
    }

    private static Path fakeJava(Path home, String version) throws IOException {
        Path bin = Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        executable(bin.resolve("java"), """
                #!/bin/sh
                if [ "$1" = -version ]; then echo 'openjdk version "%s" 2026-01-01' >&2; exit 0; fi
                if [ -n "${FAKE_LOCALE-}" ]; then echo "LC_ALL=${LC_ALL-} LC_CTYPE=${LC_CTYPE-}"; fi
                for argument in "$@"; do printf '[%%s]\\n' "$argument"; done
                exit "${FAKE_EXIT-0}"
                """.formatted(version));
        return home;
    }

    private static void executable(Path file, String text) throws IOException {
        Files.writeString(file, text, StandardCharsets.UTF_8);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
