package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a window goes on after one that was killed: settings are as they were on the disk at that moment. */
class ResumeTest {
    @TempDir
    Path folder;

    @Test
    void after_a_kill_the_project_is_open_again_at_its_space_and_perspective() {
        TestWindow killed = new TestWindow(folder);
        new Resume(killed.settings).follow(killed.model.project());
        killed.model.sample("alice-and-bob");
        killed.model.project().showSpace("five");
        killed.model.show("second");
        Path file =
                Objects.requireNonNull(killed.model.project().opened().get()).file();
        // The file lock of a process that is gone is gone; here it is let go of by hand, and nothing is told to the
        // settings.
        TestWindow next = new TestWindow(folder);
        killed.model.project().close();

        Path found = new Resume(next.settings).unfinished();
        assertThat(found).isEqualTo(file);
        next.model.open(Objects.requireNonNull(found));
        assertThat(next.model.project().spaceName().get()).isEqualTo("five");
        assertThat(next.model.view().get()).isEqualTo("second");
        next.model.project().close();
    }

    @Test
    void after_a_window_that_was_closed_nothing_opens_by_itself() {
        TestWindow window = new TestWindow(folder);
        new Resume(window.settings).follow(window.model.project());
        window.model.sample("alice-and-bob");
        window.model.project().close();
        assertThat(new Resume(new TestWindow(folder).settings).unfinished()).isNull();
    }

    @Test
    void a_window_that_still_runs_is_not_taken_over_and_a_file_that_is_gone_is_left() {
        TestWindow window = new TestWindow(folder);
        long parent = ProcessHandle.current().parent().map(ProcessHandle::pid).orElse(1L);
        window.settings.update(s -> s.withPreference(Resume.PREFERENCE, parent + " " + folder.resolve("gone.assay")));
        assertThat(new Resume(window.settings).unfinished()).isNull();
        window.settings.update(s -> s.withPreference(Resume.PREFERENCE, "not a number at all"));
        assertThat(new Resume(window.settings).unfinished()).isNull();
    }
}
