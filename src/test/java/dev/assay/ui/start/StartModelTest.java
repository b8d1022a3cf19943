package dev.assay.ui.start;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.project.Head;
import dev.assay.project.Project;
import dev.assay.ui.settings.SettingsFile;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.settings.UserSettings.Recent;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeChoice;
import dev.assay.ui.work.Work;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartModelTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-06-12T16:00:00Z"), ZoneOffset.UTC);

    @TempDir
    Path folder;

    private StartModel model(Recent... recent) {
        UserSettings settings = new UserSettings(ThemeChoice.SYSTEM, true, null, List.of(recent));
        SettingsFile file = new SettingsFile(folder.resolve("settings.json"));
        return new StartModel(
                new SettingsModel(settings, file, Runnable::run, e -> {}),
                Work.immediate(),
                Texts.of(Locale.ENGLISH),
                CLOCK,
                folder);
    }

    private static Recent recent(Path file, long entries, String head, long open) {
        return new Recent(
                file.toString(), "id", entries, head, "2026-06-12T14:52:00Z", 1, "four", "matrix", 8412, open);
    }

    @Test
    void the_state_of_a_recent_project_is_what_its_file_says_now() throws IOException {
        Path project = folder.resolve("audit.assay");
        Head head;
        try (Project made = Project.create(project)) {
            head = made.snapshot().head();
        }
        Path text = Files.writeString(folder.resolve("text.assay"), "no project");
        StartModel model = model(
                recent(project, head.entries(), head.hash(), 12),
                recent(project, head.entries() + 3, head.hash(), 1),
                recent(project, head.entries(), "00" + head.hash().substring(2), 0),
                recent(folder.resolve("gone.assay"), 1, "00", 0),
                recent(text, 1, "00", 0));
        assertThat(model.rows().get()).extracting(RecentRow::state).containsOnly(RecentRow.State.UNSEEN);
        model.look();
        assertThat(model.rows().get())
                .extracting(r -> r.state() + " | " + r.waits())
                .containsExactly(
                        "KEPT | 12 references open",
                        "SHORTER | shorter than when last seen",
                        "OTHER | not the chain last seen",
                        "GONE | the file is not there",
                        "UNREADABLE | cannot be read");
        assertThat(model.rows().get().getFirst())
                .isEqualTo(new RecentRow(
                        project.toString(),
                        "audit",
                        "~/audit.assay",
                        "four",
                        "8,412",
                        RecentRow.State.KEPT,
                        "12 references open",
                        "today 14:52"));
    }

    @Test
    void a_project_taken_off_the_list_keeps_its_file() {
        Path project = folder.resolve("audit.assay");
        Project.create(project).close();
        StartModel model = model(recent(project, 1, "00", 0));
        model.forget(model.rows().get().getFirst());
        assertThat(model.rows().get()).isEmpty();
        assertThat(project).exists();
    }
}
