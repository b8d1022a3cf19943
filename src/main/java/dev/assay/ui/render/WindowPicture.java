package dev.assay.ui.render;

import dev.assay.method.SpaceRecord;
import dev.assay.model.Event;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Chooser;
import dev.assay.ui.Outside;
import dev.assay.ui.Perspectives;
import dev.assay.ui.Selected;
import dev.assay.ui.Shell;
import dev.assay.ui.ShellModel;
import dev.assay.ui.project.ChainState;
import dev.assay.ui.project.FileIntake;
import dev.assay.ui.project.Opened;
import dev.assay.ui.settings.SettingsFile;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Theme;
import dev.assay.ui.theme.ThemeModel;
import dev.assay.ui.work.Work;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import org.jspecify.annotations.Nullable;

/** A picture of the whole window, drawn by the same code as the window itself, off any screen. */
public final class WindowPicture {
    private WindowPicture() {}

    /**
     * What is to be seen.
     *
     * @param project the project; null for the start page
     * @param chain what is known about its chain
     * @param space the space; null for the first
     * @param view the perspective, by its id; null for the first
     * @param selected what is selected
     * @param dark whether in the dark theme
     * @param width in logical pixels
     * @param height in logical pixels
     * @param scale pixels of the picture for one logical pixel
     * @param settings what the window remembers: the recent projects of the start page
     * @param question what is asked; null for nothing
     */
    public record Request(
            @Nullable Opened project,
            ChainState chain,
            @Nullable String space,
            @Nullable String view,
            Selected selected,
            boolean dark,
            int width,
            int height,
            double scale,
            UserSettings settings,
            @Nullable String question) {
        /** One in which nothing is asked. */
        public Request(
                @Nullable Opened project,
                ChainState chain,
                @Nullable String space,
                @Nullable String view,
                Selected selected,
                boolean dark,
                int width,
                int height,
                double scale,
                UserSettings settings) {
            this(project, chain, space, view, selected, dark, width, height, scale, settings, null);
        }
    }

    /** The size of the pictures in the documentation. */
    public static final int WIDTH = 1440;

    /** The size of the pictures in the documentation. */
    public static final int HEIGHT = 900;

    /** Draws with the perspectives of the program, in English. Call on the window's thread. */
    public static WritableImage of(Request request) {
        return of(request, null, null);
    }

    /**
     * Draws with the perspectives of the program, in English. Call on the window's thread.
     *
     * @param file what is read beside the snapshot; null when nothing can be
     * @param today what day it is: what is asked depends on it; null for that of the project's last record, so that a picture is the same
     *     on every day
     */
    public static WritableImage of(Request request, @Nullable Project file, @Nullable LocalDate today) {
        Instant now = today == null
                ? day(request)
                : today.atStartOfDay(ZoneOffset.UTC).toInstant();
        return of(request, Perspectives.all(), Texts.of(Locale.ENGLISH), Clock.fixed(now, ZoneOffset.UTC), file);
    }

    private static Instant day(Request request) {
        return request.project() == null
                ? Instant.EPOCH
                : today(request.project().snapshot());
    }

    /** When the last record of a project was known: what is today in a picture of it. */
    public static Instant today(ProjectSnapshot snapshot) {
        long last = 0;
        for (String space : snapshot.spaces()) {
            SpaceRecord record = snapshot.record(space);
            if (record == null) continue;
            for (Event e : record.events())
                if (e.date() != null) last = Math.max(last, e.date().from());
        }
        return Instant.EPOCH.plus(last, ChronoUnit.MICROS);
    }

    /** Draws with other perspectives, words and day. Call on the window's thread. */
    public static WritableImage of(Request request, List<Perspectives.Entry> perspectives, Texts texts, Clock clock) {
        return of(request, perspectives, texts, clock, null);
    }

    private static WritableImage of(
            Request request, List<Perspectives.Entry> perspectives, Texts texts, Clock clock, @Nullable Project file) {
        ShellModel model = model(request, perspectives, texts, clock);
        Shell shell =
                new Shell(model, new NoChooser(), new NoOutside(), Path.of(System.getProperty("user.home")), () -> {});
        Scene scene = new Scene(shell, request.width(), request.height());
        Theme.apply(scene, request.dark());
        if (request.view() != null) model.show(request.view());
        if (request.project() != null) model.project().show(request.project(), request.space(), request.chain(), file);
        if (request.question() != null) model.ask(asked(request.question()));
        model.selection().select(request.selected());
        shell.focusMiddle();
        shell.resize(request.width(), request.height());
        shell.applyCss();
        shell.layout();
        shell.applyCss();
        shell.layout();
        return Fine.snapshot(shell, request.width(), request.height(), request.scale());
    }

    /** A question of the moment, which nobody recorded. */
    private static Question asked(String text) {
        return new Question(
                null, "", text, null, null, List.of(), null, new Provenance.Document("render", "--question"));
    }

    private static ShellModel model(Request request, List<Perspectives.Entry> perspectives, Texts texts, Clock clock) {
        // Nothing is remembered: what would be written is never run.
        SettingsModel settings =
                new SettingsModel(request.settings(), new SettingsFile(Path.of("settings.json")), r -> {}, e -> {});
        return new ShellModel(
                perspectives,
                Work.immediate(),
                settings,
                texts,
                ThemeModel.fixed(request.dark()),
                new FileIntake(),
                clock,
                Path.of("samples"));
    }

    private static final class NoChooser implements Chooser {
        @Override
        public Optional<Path> project() {
            return Optional.empty();
        }

        @Override
        public Optional<Path> newProject(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> export(String suggestedName) {
            return Optional.empty();
        }

        @Override
        public List<Path> files() {
            return List.of();
        }
    }

    private static final class NoOutside implements Outside {
        @Override
        public void copy(String text) {}

        @Override
        public void open(Path file) {}
    }
}
