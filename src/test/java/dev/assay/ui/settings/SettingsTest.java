package dev.assay.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.settings.UserSettings.Recent;
import dev.assay.ui.theme.ThemeChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
    private static final UserSettings SOME = new UserSettings(
            ThemeChoice.DARK, false, new WindowBounds(10, 20, 1200, 800, true), List.of(recent("/a/b.assay", "id-1")));

    @TempDir
    Path folder;

    private SettingsFile file;

    @BeforeEach
    void place() {
        file = new SettingsFile(folder.resolve("deep/er/settings.json"));
    }

    private static Recent recent(String path, String id) {
        return new Recent(path, id, 12, "9f3a", "2026-06-12T14:52:00Z", 1, "four", "matrix", 4, 2);
    }

    @Test
    void what_is_written_is_read_again() {
        file.write(SOME);
        assertThat(file.read()).isEqualTo(new SettingsFile.Read(SOME, null));
    }

    @Test
    void nothing_but_the_file_is_left_after_writing() throws IOException {
        file.write(SOME);
        file.write(SOME.withTheme(ThemeChoice.LIGHT));
        try (Stream<Path> files = Files.list(file.file().getParent())) {
            assertThat(files).containsExactly(file.file());
        }
    }

    @Test
    void without_a_file_there_are_defaults() {
        assertThat(file.read()).isEqualTo(new SettingsFile.Read(UserSettings.DEFAULT, null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1,2]", "{\"theme\": {}}", "{\"recent\": 3}", "\u0000\u0001"})
    void a_damaged_file_gives_defaults_and_is_put_aside(String damaged) throws IOException {
        Files.createDirectories(file.file().getParent());
        Files.writeString(file.file(), damaged);
        SettingsFile.Read read = file.read();
        Path aside = file.file().resolveSibling("settings.unreadable.json");
        assertThat(read).isEqualTo(new SettingsFile.Read(UserSettings.DEFAULT, aside));
        assertThat(aside).hasContent(damaged);
        assertThat(file.file()).doesNotExist();
    }

    @Test
    void what_a_file_does_not_state_or_states_wrongly_has_its_default() throws IOException {
        Files.createDirectories(file.file().getParent());
        Files.writeString(file.file(), """
                {"theme": "pink", "later": {"a": 1},
                 "recent": [null, {"path": "/x.assay"},
                            {"path": "/y.assay", "id": "i", "head": "00", "openedAt": "2026-01-01T00:00:00Z"}]}
                """);
        assertThat(file.read().settings())
                .isEqualTo(new UserSettings(
                        ThemeChoice.SYSTEM,
                        true,
                        null,
                        List.of(new Recent("/y.assay", "i", 0, "00", "2026-01-01T00:00:00Z", 0, null, null, 0, 0))));
    }

    @Test
    void a_project_opened_again_moves_to_the_top_and_the_list_has_an_end() {
        UserSettings s = UserSettings.DEFAULT;
        for (int i : IntStream.range(0, UserSettings.REMEMBERED + 3).toArray()) {
            s = s.withRecent(recent("/p" + i, "id-" + i));
        }
        assertThat(s.recent()).hasSize(UserSettings.REMEMBERED);
        s = s.withRecent(recent("/p5", "id-new"));
        assertThat(s.recent()).hasSize(UserSettings.REMEMBERED);
        assertThat(s.recent().getFirst().id()).isEqualTo("id-new");
        assertThat(s.recent("/p5")).isEqualTo(s.recent().getFirst());
        assertThat(s.lastSeen("id-5")).isNull();
        assertThat(s.without("/p5").recent("/p5")).isNull();
    }

    @Test
    void many_changes_are_written_once_and_closing_writes_the_last() {
        List<Runnable> later = new ArrayList<>();
        SettingsModel model = new SettingsModel(UserSettings.DEFAULT, file, later::add, e -> {});
        for (int i = 0; i < 100; i++) {
            WindowBounds bounds = new WindowBounds(i, 0, 1000, 700, false);
            model.update(s -> s.withWindow(bounds));
        }
        assertThat(later).hasSize(1);
        assertThat(file.file()).doesNotExist();
        later.getFirst().run();
        assertThat(file.read().settings()).isEqualTo(model.get());
        model.update(s -> s.withTheme(ThemeChoice.DARK));
        assertThat(later).hasSize(2);
        model.flush();
        assertThat(file.read().settings().theme()).isEqualTo(ThemeChoice.DARK);
    }

    @Test
    void a_folder_that_cannot_be_written_is_said_and_kept_settings_stay() throws IOException {
        Files.writeString(folder.resolve("deep"), "a file where the folder should be");
        List<RuntimeException> said = new ArrayList<>();
        SettingsModel model = new SettingsModel(UserSettings.DEFAULT, file, Runnable::run, said::add);
        model.update(s -> s.withInspector(false));
        assertThat(said).hasSize(1);
        assertThat(model.get().inspector()).isFalse();
    }

    @ParameterizedTest(name = "{0}: {1} {2} {3}x{4} -> {5} {6} {7}x{8}")
    @CsvSource({
        "as it was,          100,  50, 1200, 800,   100, 50, 1200, 800",
        "on the second,     2000, 100, 1200, 800,  2000, 100, 1200, 800",
        "second is gone,    4000, 100, 1200, 800,   240, 90, 1440, 900",
        "above the screen,   100, -40, 1200, 800,   240, 90, 1440, 900",
        "title below,        100,1070, 1200, 800,   240, 90, 1440, 900",
        "a corner is left, -1150,  50, 1200, 800,   240, 90, 1440, 900",
        "enough is left,   -1000,  50, 1200, 800, -1000, 50, 1200, 800",
        "too large,            0,   0, 5000,3000,     0,  0, 1920, 1080",
        "too small,           10,  10,   20,  20,   240, 90, 1440, 900",
        "not a number,       NaN,  10, 1200, 800,   240, 90, 1440, 900"
    })
    void a_window_comes_back_only_where_a_hand_can_reach_it(
            String what, double x, double y, double w, double h, double nx, double ny, double nw, double nh) {
        List<WindowBounds.Screen> screens =
                List.of(new WindowBounds.Screen(0, 0, 1920, 1080), new WindowBounds.Screen(1920, 0, 1280, 1024));
        assertThat(new WindowBounds(x, y, w, h, false).on(screens))
                .as(what)
                .isEqualTo(new WindowBounds(nx, ny, nw, nh, false));
    }

    @Test
    void a_first_window_fits_a_small_screen() {
        assertThat(WindowBounds.first(new WindowBounds.Screen(0, 0, 1000, 1000)))
                .isEqualTo(new WindowBounds(0, 50, 1000, 900, false));
    }
}
