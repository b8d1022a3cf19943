package dev.assay.ui;

import dev.assay.ui.project.FileIntake;
import dev.assay.ui.settings.SettingsFile;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeModel;
import dev.assay.ui.work.Work;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** A window's content with everything outside replaced: files go to a folder of the test, dialogs answer at once. */
public final class TestWindow implements Chooser, Outside {
    public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-06-12T16:00:00Z"), ZoneOffset.UTC);

    public final ShellModel model;
    public final SettingsModel settings;
    public final SettingsFile file;
    public final List<String> copied = new ArrayList<>();
    public final List<Path> openedOutside = new ArrayList<>();
    public @Nullable Path answerProject;
    public @Nullable Path answerNew;
    public @Nullable Path answerExport;
    public List<Path> answerFiles = List.of();
    public boolean quit;

    public TestWindow(Path folder) {
        this(folder, perspectives());
    }

    /** With other perspectives. */
    public TestWindow(Path folder, List<Perspectives.Entry> perspectives) {
        file = new SettingsFile(folder.resolve("settings.json"));
        UserSettings start = file.read().settings();
        settings = new SettingsModel(start, file, Runnable::run, e -> {
            throw e;
        });
        model = new ShellModel(
                perspectives,
                Work.immediate(),
                settings,
                Texts.of(Locale.ENGLISH),
                ThemeModel.fixed(false),
                new FileIntake(),
                CLOCK,
                folder.resolve("samples"));
    }

    /** What a perspective of this window is given. */
    public Workbench workbench() {
        return model.workbench(this, this);
    }

    Shell shell(Path home) {
        return new Shell(model, this, this, home, () -> quit = true);
    }

    /** Two that do nothing but stand there. */
    public static List<Perspectives.Entry> perspectives() {
        return List.of(placeholder("first", "theme.light"), placeholder("second", "theme.dark"));
    }

    /** A perspective with a button and a text field, to see where keys go. */
    static Perspectives.Entry placeholder(String id, String textKey) {
        return new Perspectives.Entry(id, textKey, "fth-grid", (bench, texts) -> new Perspective() {
            private final Button button = new Button("in " + id);
            private final TextField field = new TextField();
            private final VBox box = new VBox(button, field);

            {
                button.setId("button-" + id);
                field.setId("field-" + id);
                field.setAccessibleText("text of " + id);
            }

            @Override
            public String id() {
                return id;
            }

            @Override
            public Node node() {
                return box;
            }

            @Override
            public void focus() {
                button.requestFocus();
            }
        });
    }

    @Override
    public Optional<Path> project() {
        return Optional.ofNullable(answerProject);
    }

    @Override
    public Optional<Path> newProject(String suggestedName) {
        return Optional.ofNullable(answerNew);
    }

    @Override
    public Optional<Path> export(String suggestedName) {
        return Optional.ofNullable(answerExport);
    }

    @Override
    public List<Path> files() {
        return answerFiles;
    }

    @Override
    public void copy(String text) {
        copied.add(text);
    }

    @Override
    public void open(Path path) {
        openedOutside.add(path);
    }
}
