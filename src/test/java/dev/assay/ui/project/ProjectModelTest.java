package dev.assay.ui.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.project.Access;
import dev.assay.project.Project;
import dev.assay.ui.Selected;
import dev.assay.ui.TestWindow;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.settings.UserSettings.Recent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A window's project without a window. */
class ProjectModelTest {
    @TempDir
    Path folder;

    private TestWindow window;

    @BeforeEach
    void open() {
        window = new TestWindow(folder);
    }

    private Notice notice() {
        return Objects.requireNonNull(window.model.notice().get());
    }

    private Opened opened() {
        return Objects.requireNonNull(window.model.project().opened().get());
    }

    @Test
    void a_sample_opens_at_its_first_space_and_again_at_the_one_last_shown() {
        window.model.sample("alice-and-bob");
        assertThat(window.model.project().spaceName().get()).isEqualTo("four");
        window.model.selection().select(new Selected.OfRow("carla"));
        window.model.project().showSpace("five");
        assertThat(window.model.selection().current().get()).isEqualTo(new Selected.Nothing());
        Path file = opened().file();
        window.model.project().close();
        TestWindow later = new TestWindow(folder);
        later.model.open(file);
        assertThat(later.model.project().spaceName().get()).isEqualTo("five");
        Recent recent = later.settings.get().recent().getFirst();
        assertThat(List.of(recent.spaces(), recent.events(), recent.open())).isEqualTo(List.of(2, 9L, 1L));
        later.model.project().close();
    }

    @Test
    void what_is_open_is_not_opened_a_second_time() {
        window.model.sample("alice-and-bob");
        window.model.project().showSpace("five");
        window.model.sample("alice-and-bob");
        window.model.open(opened().file());
        assertThat(opened().readOnly()).isFalse();
        assertThat(window.model.project().spaceName().get()).isEqualTo("five");
        window.model.project().close();
    }

    @Test
    void a_second_window_reads_only_and_says_so() {
        window.model.sample("workshop");
        TestWindow second = new TestWindow(folder);
        second.model.open(opened().file());
        assertThat(second.model.project().opened().get())
                .extracting(Opened::readOnly)
                .isEqualTo(true);
        assertThat(Objects.requireNonNull(second.model.notice().get()).title()).isEqualTo("Opened for reading only");
        second.model.take(List.of(folder.resolve("x.jsonl")), second);
        assertThat(Objects.requireNonNull(second.model.notice().get()).title())
                .isEqualTo("This project is open for reading only");
        second.model.project().close();
        window.model.project().close();
    }

    @Test
    void a_backup_put_back_is_said_and_what_was_seen_last_is_not_forgotten() throws IOException {
        window.model.sample("alice-and-bob");
        Path file = opened().file();
        window.model.project().close();
        Path backup = folder.resolve("backup");
        Files.copy(file, backup);
        window.model.open(file);
        Path more = Files.writeString(
                folder.resolve("more.jsonl"), "{\"space\": \"more\", \"id\": \"t0\", \"text\": \"Hello.\"}\n");
        window.model.take(List.of(more), window);
        window.model.acceptPreview();
        Recent seen = window.settings.get().recent().getFirst();
        window.model.project().close();
        Files.delete(file);
        Files.copy(backup, file);

        window.model.open(file);
        assertThat(window.model.project().chain().get()).isInstanceOf(ChainState.Fails.class);
        assertThat(notice().where()).contains("its tail was cut, or a backup was put back");
        assertThat(window.settings.get().recent().getFirst()).isEqualTo(seen);
        window.model.project().close();
    }

    @Test
    void what_cannot_be_opened_says_why_and_the_start_page_stays() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.assay"), "dear diary");
        window.model.open(text);
        assertThat(notice().title()).isEqualTo("That file is not a project");
        assertThat(notice().where()).contains("notes.assay");
        window.model.open(folder.resolve("nowhere.assay"));
        assertThat(notice().title()).isEqualTo("There is no such project");
        window.model.project().create(text, () -> {});
        assertThat(notice().title()).isEqualTo("There is a file of that name already");
        assertThat(window.model.project().opened().get()).isNull();
    }

    @Test
    void an_empty_project_shows_no_space_until_a_file_is_in() throws IOException {
        Path file = folder.resolve("new.assay");
        window.model.project().create(file, () -> {});
        assertThat(window.model.project().spaceName().get()).isNull();
        Path talk = Files.writeString(
                folder.resolve("talk.jsonl"), "{\"space\": \"talk\", \"id\": \"t0\", \"text\": \"Hello.\"}\n");
        Path other = Files.writeString(
                folder.resolve("other.jsonl"), "{\"space\": \"other\", \"id\": \"t0\", \"text\": \"Hello.\"}\n");
        window.model.take(List.of(talk, other), window);
        window.model.acceptPreview();
        assertThat(window.model.project().spaceName().get()).isEqualTo("talk");
        window.model.refusePreview();
        assertThat(opened().snapshot().spaces()).containsExactly("talk");
        window.model.project().close();
        try (Project again = Project.open(file, Access.WRITE)) {
            assertThat(again.snapshot().spaces()).containsExactly("talk");
        }
    }
}
