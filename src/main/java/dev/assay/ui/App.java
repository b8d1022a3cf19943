package dev.assay.ui;

import dev.assay.ui.action.Keys;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.notice.Notices;
import dev.assay.ui.project.FileIntake;
import dev.assay.ui.render.Toolkit;
import dev.assay.ui.settings.SettingsFile;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.settings.WindowBounds;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.Theme;
import dev.assay.ui.theme.ThemeModel;
import dev.assay.ui.work.FxThread;
import dev.assay.ui.work.Work;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The program with a window. Puts the parts together; knows nothing else. */
public final class App extends Application {
    private static final long PAUSE_MILLIS = 400;

    private @Nullable ExecutorService executor;
    private @Nullable ShellModel model;
    private @Nullable AutoCloseable log;

    /** Opens the window; returns when it is closed. */
    public static void open(@Nullable Path project) {
        Toolkit.quiet();
        launch(App.class, project == null ? new String[0] : new String[] {project.toString()});
    }

    @Override
    public void start(Stage stage) {
        log = Log.start();
        ExecutorService pool = Executors.newFixedThreadPool(
                Math.max(2, Runtime.getRuntime().availableProcessors()),
                Thread.ofPlatform().daemon().name("assay-", 0).factory());
        executor = pool;
        FxThread window = new FxThread();
        SettingsFile file = SettingsFile.standard();
        SettingsFile.Read read = file.read();
        Texts texts = Texts.of(language(read.settings()));
        SettingsModel settings = new SettingsModel(
                read.settings(),
                file,
                CompletableFuture.delayedExecutor(PAUSE_MILLIS, TimeUnit.MILLISECONDS, pool),
                e -> window.execute(() -> say(texts, e)));
        ThemeModel theme = new ThemeModel(Platform.getPreferences().colorSchemeProperty());
        Path samples =
                Objects.requireNonNull(file.file().toAbsolutePath().getParent()).resolve("samples");
        ShellModel shell = new ShellModel(
                Perspectives.all(),
                new Work(pool, window),
                settings,
                texts,
                theme,
                new FileIntake(),
                Clock.systemDefaultZone(),
                samples);
        model = shell;
        shell.notice().addListener((o, was, now) -> write(now));
        // Nothing fails silently, on whichever thread it does.
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            Log.problem("on " + thread.getName(), e);
            window.execute(() -> shell.notice().set(new Notices(texts).unexpected(e)));
        });
        Resume resume = new Resume(settings);
        Path unfinished = resume.unfinished();
        show(stage, shell);
        resume.follow(shell.project());
        if (read.setAside() != null) {
            shell.notice()
                    .set(new Notice(
                            Notice.Tone.WARNING,
                            texts.get("problem.settings"),
                            read.setAside().toString(),
                            texts.get("problem.settings.todo"),
                            null));
        }
        List<String> arguments = getParameters().getRaw();
        if (!arguments.isEmpty()) shell.open(Path.of(arguments.getFirst()));
        else if (unfinished != null) shell.open(unfinished);
    }

    private static void write(@Nullable Notice notice) {
        if (notice != null && notice.tone() != Notice.Tone.DONE)
            Log.say(notice.tone() + " " + notice.copy().strip());
    }

    /** What the person chose, else what the system speaks. */
    private static Locale language(UserSettings settings) {
        String chosen = settings.preference(Texts.LANGUAGE, "");
        return chosen.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(chosen);
    }

    private void say(Texts texts, RuntimeException e) {
        if (model == null) return;
        model.notice()
                .set(new Notice(
                        Notice.Tone.WARNING,
                        texts.get("problem.settings-write"),
                        String.valueOf(e.getMessage()),
                        texts.get("problem.settings-write.todo"),
                        null));
    }

    private void show(Stage stage, ShellModel shell) {
        FxChooser chooser = new FxChooser(stage, shell.texts());
        Path home = Path.of(System.getProperty("user.home"));
        Shell root = new Shell(shell, chooser, new FxOutside(getHostServices()), home, stage::close);
        Scene scene = scene(root, shell);
        DropTarget.install(scene, root, shell.texts(), files -> shell.take(files, chooser));
        WindowBounds bounds = bounds(shell);
        stage.setX(bounds.x());
        stage.setY(bounds.y());
        stage.setWidth(bounds.width());
        stage.setHeight(bounds.height());
        stage.setMaximized(bounds.maximized());
        stage.setMinWidth(Math.min(WindowBounds.MIN_WIDTH, bounds.width()));
        stage.setMinHeight(Math.min(WindowBounds.MIN_HEIGHT, bounds.height()));
        stage.setScene(scene);
        title(stage, shell);
        shell.project().opened().addListener((o, was, now) -> title(stage, shell));
        stage.show();
        root.focusMiddle();
        stage.xProperty().addListener((o, was, now) -> keep(stage, shell));
        stage.yProperty().addListener((o, was, now) -> keep(stage, shell));
        stage.widthProperty().addListener((o, was, now) -> keep(stage, shell));
        stage.heightProperty().addListener((o, was, now) -> keep(stage, shell));
        stage.maximizedProperty().addListener((o, was, now) -> keep(stage, shell));
    }

    /** The scene of a window: theme and keys. */
    static Scene scene(Shell root, ShellModel shell) {
        Zoom zoom = new Zoom(root);
        zoom.to(Zoom.of(shell.settings().get()));
        shell.settings().current().addListener((o, was, now) -> zoom.to(Zoom.of(now)));
        Scene scene = new Scene(zoom);
        Theme.apply(scene, shell.theme().isDark());
        shell.theme().dark().addListener((o, was, dark) -> Theme.apply(scene, dark));
        Keys.install(scene, root.actions());
        return scene;
    }

    private static void title(Stage stage, ShellModel shell) {
        var opened = shell.project().opened().get();
        String name = shell.texts().get("app.name");
        stage.setTitle(opened == null ? name : shell.texts().get("app.title", opened.name(), name));
    }

    private static WindowBounds bounds(ShellModel shell) {
        List<WindowBounds.Screen> screens = new java.util.ArrayList<>();
        screens.add(screen(Screen.getPrimary()));
        for (Screen s : Screen.getScreens()) if (!s.equals(Screen.getPrimary())) screens.add(screen(s));
        WindowBounds was = shell.settings().get().window();
        return was == null ? WindowBounds.first(screens.getFirst()) : was.on(screens);
    }

    private static WindowBounds.Screen screen(Screen s) {
        var b = s.getVisualBounds();
        return new WindowBounds.Screen(b.getMinX(), b.getMinY(), b.getWidth(), b.getHeight());
    }

    /** While it fills the screen, the place it had before is kept. */
    private static void keep(Stage stage, ShellModel shell) {
        WindowBounds was = shell.settings().get().window();
        boolean filled = stage.isMaximized();
        WindowBounds now = filled && was != null
                ? new WindowBounds(was.x(), was.y(), was.width(), was.height(), true)
                : new WindowBounds(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), filled);
        shell.settings().update(s -> s.withWindow(now));
    }

    @Override
    public void stop() throws Exception {
        if (model != null) {
            model.project().close();
            model.settings().flush();
        }
        if (executor != null) executor.shutdown();
        if (log != null) log.close();
    }
}
