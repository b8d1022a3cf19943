package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.settings.SettingsFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is written down, and where. */
class LogTest {
    @TempDir
    Path folder;

    private @Nullable String before;

    @BeforeEach
    void home() {
        before = System.getProperty(SettingsFile.HOME_PROPERTY);
        System.setProperty(SettingsFile.HOME_PROPERTY, folder.toString());
    }

    @AfterEach
    void homeAgain() {
        if (before == null) System.clearProperty(SettingsFile.HOME_PROPERTY);
        else System.setProperty(SettingsFile.HOME_PROPERTY, before);
    }

    @Test
    void a_message_is_one_line_whatever_is_in_it_and_a_problem_has_its_cause() throws Exception {
        try (AutoCloseable log = Log.start()) {
            assertThat(log).isNotNull();
            Log.say("first\n2026-01-01T00:00:00Z INFO forged {0}");
            Log.problem("could not", new IllegalStateException("outer", new IllegalArgumentException("inner")));
        }
        Log.say("after the end");
        String written = Files.readString(folder.resolve("log/assay.0.log"));
        assertThat(written.lines().filter(l -> l.startsWith("20"))).hasSize(3);
        assertThat(written)
                .contains(
                        "INFO first 2026-01-01T00:00:00Z INFO forged {0}\n",
                        "outer", "inner", "at dev.assay.ui.LogTest")
                .doesNotContain("after the end");
    }

    @Test
    void a_log_that_cannot_be_written_stops_nothing() throws Exception {
        Files.writeString(folder.resolve("log"), "a file where the folder should be");
        try (AutoCloseable log = Log.start()) {
            assertThat(log).isNotNull();
            Log.say("nowhere");
        }
    }
}
