package dev.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.project.FileIntake;
import dev.assay.ui.settings.SettingsFile;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeModel;
import dev.assay.ui.work.Work;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Parent;
import javafx.scene.Scene;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** A window that is used all day holds what it shows, and nothing of what it showed. */
@Tag("slow")
@ExtendWith(ApplicationExtension.class)
@SuppressWarnings("NullAway.Init") // set before each test
class WindowMemoryTest {
    private static final long TOLERANCE = 4 << 20;

    @TempDir
    Path folder;

    private ShellModel model;
    private Scene scene;

    @BeforeEach
    void window(FxRobot robot) {
        robot.interact(() -> {
            TestWindow outside = new TestWindow(folder);
            SettingsModel settings = new SettingsModel(
                    UserSettings.DEFAULT, new SettingsFile(folder.resolve("settings.json")), r -> {}, e -> {});
            model = new ShellModel(
                    Perspectives.all(),
                    Work.immediate(),
                    settings,
                    Texts.of(Locale.ENGLISH),
                    ThemeModel.fixed(false),
                    new FileIntake(),
                    TestWindow.CLOCK,
                    folder.resolve("samples"));
            Shell shell = new Shell(model, outside, outside, folder, () -> {});
            scene = App.scene(shell, model);
            layOut();
        });
    }

    private void layOut() {
        Parent root = scene.getRoot();
        root.resize(1440, 900);
        root.applyCss();
        root.layout();
    }

    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 6; i++) {
            System.gc();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }

    @Test
    void ten_thousand_selections_grow_nothing(FxRobot robot) {
        robot.interact(() -> model.sample("workshop"));
        List<Selected> all = new ArrayList<>();
        var space = Objects.requireNonNull(model.project().space().get());
        for (int r = 0; r < space.rows().size(); r++)
            all.add(new Selected.OfRow(space.rows().key(r)));
        space.record().events().forEach(e -> all.add(new Selected.OfEvent(e.id())));
        select(robot, all, 1_000);
        long before = used();
        select(robot, all, 10_000);
        assertThat(used() - before).as("bytes after 10,000 selections more").isLessThan(TOLERANCE);
        robot.interact(() -> model.project().close());
    }

    private void select(FxRobot robot, List<Selected> all, int times) {
        for (int done = 0; done < times; done += 100) {
            int from = done;
            robot.interact(() -> {
                for (int i = from; i < from + 100; i++) {
                    model.selection().select(all.get(i % all.size()));
                    if (i % 10 == 0) layOut();
                }
            });
        }
    }

    @Test
    void fifty_projects_opened_and_closed_leave_nothing(FxRobot robot) {
        List<WeakReference<Object>> shown = new ArrayList<>();
        for (int i = 0; i < 5; i++) openAndClose(robot, shown);
        long before = used();
        for (int i = 0; i < 50; i++) openAndClose(robot, shown);
        long grown = used() - before;
        assertThat(shown).hasSize(110);
        assertThat(shown.stream().filter(r -> r.get() != null).count())
                .as(
                        "projects and spaces that are still held: views that are not on show may keep those of the last two openings")
                .isLessThanOrEqualTo(4);
        assertThat(grown).as("bytes after 50 projects more").isLessThan(TOLERANCE);
    }

    private void openAndClose(FxRobot robot, List<WeakReference<Object>> shown) {
        robot.interact(() -> {
            model.sample("workshop");
            model.selection().select(new Selected.OfRow("vase"));
            model.sheet().set(new Sheet.AsOfPage(Sheet.AsOfPage.Clock.ENTRY));
            layOut();
            model.asOf().step(-1);
            layOut();
            model.sheet().set(null);
            model.asOf().now();
            shown.add(new WeakReference<>(
                    Objects.requireNonNull(model.project().opened().get()).snapshot()));
            shown.add(new WeakReference<>(model.project().space().get()));
            model.project().close();
            layOut();
        });
    }
}
