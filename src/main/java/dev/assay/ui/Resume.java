package dev.assay.ui;

import dev.assay.ui.project.Opened;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.settings.SettingsModel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Where a window goes on after the program was killed or the power went: what was recorded is in the project, and which project was
 * open is kept with the number of the process, so that a second window is not taken for a first that died.
 */
final class Resume {
    /** The preference that holds it; empty when the last window ended as it should. */
    static final String PREFERENCE = "open";

    private final SettingsModel settings;

    Resume(SettingsModel settings) {
        this.settings = settings;
    }

    /** The project that was open when a window ended as it should not; null when none was, or it is not there any more. */
    @Nullable
    Path unfinished() {
        String[] kept = settings.get().preference(PREFERENCE, "").split(" ", 2);
        if (kept.length < 2 || !kept[0].matches("[0-9]{1,18}") || isRunning(Long.parseLong(kept[0]))) return null;
        Path file = Path.of(kept[1]);
        return Files.isRegularFile(file) ? file : null;
    }

    /** A number may have been given to another program since; that one was started by another command. */
    private static boolean isRunning(long process) {
        return process != ProcessHandle.current().pid()
                && ProcessHandle.of(process)
                        .filter(ProcessHandle::isAlive)
                        .flatMap(p -> p.info().command())
                        .equals(ProcessHandle.current().info().command());
    }

    /** From now on what is open is kept, until it is closed. */
    void follow(ProjectModel project) {
        project.opened().addListener((o, was, now) -> keep(now));
        keep(project.opened().get());
    }

    private void keep(@Nullable Opened opened) {
        String value = opened == null ? "" : ProcessHandle.current().pid() + " " + opened.file();
        settings.update(s -> s.withPreference(PREFERENCE, value));
    }
}
