package dev.assay.ui;

import dev.assay.model.Question;
import dev.assay.ui.asof.AsOfModel;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.project.Intake;
import dev.assay.ui.project.Opened;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings;
import dev.assay.ui.text.Texts;
import dev.assay.ui.theme.ThemeModel;
import dev.assay.ui.tour.Tour;
import dev.assay.ui.work.Work;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/** What the window knows and does, without any control: the project, the perspective, the selection, what is to be said. */
public final class ShellModel {
    private static final String ASK = "ask";

    /** The preference that holds whether the inspector stands beside what has the room for itself. */
    private static final String ASIDE = "inspector.aside";

    private final List<Perspectives.Entry> perspectives;
    private final Selection selection = new Selection();
    private final ProjectModel project;
    private final Work work;
    private final SettingsModel settings;
    private final Texts texts;
    private final ThemeModel theme;
    private final Clock clock;
    private final Path samples;
    private final ReadOnlyObjectWrapper<@Nullable String> view = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<@Nullable Notice> notice = new SimpleObjectProperty<>();
    private final ObjectProperty<@Nullable Sheet> sheet = new SimpleObjectProperty<>();
    private final BooleanProperty inspector = new SimpleBooleanProperty(true);
    private final BooleanProperty inspectorAside = new SimpleBooleanProperty();
    private boolean ownRoom;
    private final ObjectProperty<@Nullable String> remark = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<@Nullable Question> question = new ReadOnlyObjectWrapper<>();
    private final AsOfModel asOf;
    private final Tour tour;
    private final Deque<Path> waiting = new ArrayDeque<>();
    // Held here because the theme outlives no window, but the settings may.
    private final ChangeListener<Boolean> keepInspector;

    /**
     * A window without a project.
     *
     * @param samples the folder in which opened samples are kept
     */
    public ShellModel(
            List<Perspectives.Entry> perspectives,
            Work work,
            SettingsModel settings,
            Texts texts,
            ThemeModel theme,
            Intake intake,
            Clock clock,
            Path samples) {
        this.perspectives = List.copyOf(perspectives);
        this.work = work;
        this.settings = settings;
        this.texts = texts;
        this.theme = theme;
        this.clock = clock;
        this.samples = samples;
        project = new ProjectModel(work, settings, texts, intake, clock, selection, notice::set);
        if (!perspectives.isEmpty()) view.set(first(perspectives));
        inspector.set(settings.get().inspector());
        keepInspector = (o, was, shown) -> settings.update(s -> s.withInspector(shown));
        inspector.addListener(keepInspector);
        inspectorAside.set(Boolean.parseBoolean(settings.get().preference(ASIDE, "false")));
        inspectorAside.addListener(
                (o, was, shown) -> settings.update(s -> s.withPreference(ASIDE, String.valueOf(shown))));
        theme.choice().set(settings.get().theme());
        theme.choice().addListener((o, was, choice) -> settings.update(s -> s.withTheme(choice)));
        asOf = new AsOfModel(project, texts);
        tour = new Tour(this);
        project.onHeadAsked(() -> sheet.set(new Sheet.HeadDiffers()));
        project.editing().nameWanted().addListener((o, was, wanted) -> {
            if (wanted) sheet.set(new Sheet.WhoDecides());
        });
        sheet.addListener((o, was, now) -> {
            // Whoever leaves that page without a name decides nothing.
            if (was instanceof Sheet.WhoDecides && !(now instanceof Sheet.WhoDecides)) leaveUnnamed();
        });
        project.opened().addListener((o, was, now) -> {
            boolean other = now == null || was == null || !was.file().equals(now.file());
            if (other) {
                sheet.set(null);
                remark.set(null);
                question.set(null);
            }
            if (now != null && (was == null || !was.file().equals(now.file()))) restoreView(now.file());
        });
    }

    private void leaveUnnamed() {
        if (project.editing().nameWanted().get()) project.editing().withoutName();
    }

    /** A project that was never open shows its matrix: the overview of something new says little. */
    private static String first(List<Perspectives.Entry> perspectives) {
        boolean matrix = perspectives.stream().anyMatch(p -> p.id().equals("matrix"));
        return matrix ? "matrix" : perspectives.getFirst().id();
    }

    private void restoreView(Path file) {
        UserSettings.Recent known = settings.get().recent(file.toString());
        if (known != null && known.view() != null) show(known.view());
        else if (view.get() != null) project.viewed(view.get());
    }

    /** The perspectives that can be shown. */
    public List<Perspectives.Entry> perspectives() {
        return perspectives;
    }

    /** The project. */
    public ProjectModel project() {
        return project;
    }

    /** The one selection. */
    public Selection selection() {
        return selection;
    }

    /** What is running. */
    public Work work() {
        return work;
    }

    /** What is remembered. */
    public SettingsModel settings() {
        return settings;
    }

    /** The words. */
    public Texts texts() {
        return texts;
    }

    /** Light or dark. */
    public ThemeModel theme() {
        return theme;
    }

    /** The clock that says what is today. */
    public Clock clock() {
        return clock;
    }

    /** The id of the perspective on show; null while there is none. */
    public ReadOnlyObjectProperty<@Nullable String> view() {
        return view.getReadOnlyProperty();
    }

    /** What is to be said; null for nothing. */
    public ObjectProperty<@Nullable Notice> notice() {
        return notice;
    }

    /** What lies over the window; null for nothing. */
    public ObjectProperty<@Nullable Sheet> sheet() {
        return sheet;
    }

    /** Something small that was done, to be said for a moment; null for nothing. */
    public ObjectProperty<@Nullable String> remark() {
        return remark;
    }

    /** The recorded question that a person went to last; null for none. */
    public ReadOnlyObjectProperty<@Nullable Question> question() {
        return question.getReadOnlyProperty();
    }

    /** As of when everything is on show. */
    public AsOfModel asOf() {
        return asOf;
    }

    /** The tour. */
    public Tour tour() {
        return tour;
    }

    /** Takes the last action back, and says so. */
    public void undo() {
        project.editing().undo(what -> remark.set(texts.get("remark.undone", what)));
    }

    /** Does again what was taken back last, and says so. */
    public void redo() {
        project.editing().redo(what -> remark.set(texts.get("remark.redone", what)));
    }

    /** Goes to a recorded question, where there is a perspective for it. */
    public void ask(Question asked) {
        question.set(asked);
        show(ASK);
    }

    /** Whether there is a perspective for questions. */
    public boolean asks() {
        return perspectives.stream().anyMatch(p -> p.id().equals(ASK));
    }

    /** Whether the inspector is shown where a perspective has it beside itself at first. */
    public BooleanProperty inspector() {
        return inspector;
    }

    /** Whether it is shown beside those that have the room for themselves at first. */
    BooleanProperty inspectorAside() {
        return inspectorAside;
    }

    /** Says whether the perspective on show has the room for itself at first. */
    void ownRoom(boolean own) {
        ownRoom = own;
    }

    /** Whether the inspector is shown beside the perspective on show. */
    boolean inspects() {
        return (ownRoom ? inspectorAside : inspector).get();
    }

    /** Shows the inspector, or puts it away. */
    void toggleInspector() {
        BooleanProperty shown = ownRoom ? inspectorAside : inspector;
        shown.set(!shown.get());
    }

    /** What perspectives are given. */
    public Workbench workbench(Outside outside, Chooser chooser) {
        return new Workbench(
                project.space(), selection, theme.palette(), work.background(), new WindowDesk(this, outside, chooser));
    }

    /** Shows a perspective; an id nobody registered changes nothing. */
    public void show(String id) {
        if (perspectives.stream().noneMatch(p -> p.id().equals(id)) || id.equals(view.get())) return;
        view.set(id);
        project.viewed(id);
    }

    /** Opens a bundled sample. */
    public void sample(String name) {
        notice.set(null);
        if (isOpen(samples.resolve(name).resolve(name + ".assay"))) return;
        project.sample(name, samples);
    }

    /** Whether that project is on show already: opened again, it would stand in its own way. */
    private boolean isOpen(Path file) {
        Opened now = project.opened().get();
        return now != null && now.file().equals(file.toAbsolutePath().normalize());
    }

    /** Opens a project. */
    public void open(Path file) {
        notice.set(null);
        if (isOpen(file)) return;
        project.open(file);
    }

    /**
     * Takes files that were dropped or chosen: a project is opened, anything else comes into the open project, after a look at what
     * would come in. Without an open project a new one is made where the chooser says.
     */
    public void take(List<Path> files, Chooser chooser) {
        if (files.isEmpty()) return;
        notice.set(null);
        for (Path file : files) {
            if (String.valueOf(file.getFileName()).endsWith(".assay")) {
                open(file);
                return;
            }
        }
        waiting.clear();
        waiting.addAll(files);
        if (project.opened().get() != null) {
            previewNext();
            return;
        }
        String name = String.valueOf(files.getFirst().getFileName()).replaceFirst("\\.[^.]*$", "");
        chooser.newProject(name + ".assay").ifPresent(made -> project.create(made, this::previewNext));
    }

    private void previewNext() {
        sheet.set(null);
        Path next = waiting.poll();
        if (next == null) return;
        if (Objects.requireNonNull(project.opened().get()).readOnly()) {
            waiting.clear();
            notice.set(new Notice(
                    Notice.Tone.PROBLEM,
                    texts.get("problem.read-only"),
                    next.toString(),
                    texts.get("problem.read-only.todo"),
                    null));
            return;
        }
        project.preview(next, report -> sheet.set(new Sheet.Preview(next, report)));
    }

    /** Brings in the file whose preview is on show, then looks at the next. */
    public void acceptPreview() {
        if (!(sheet.get() instanceof Sheet.Preview p)) return;
        sheet.set(null);
        project.bring(p.file(), report -> {
            notice.set(new Notice(
                    Notice.Tone.DONE,
                    texts.get("notice.imported", p.file().getFileName()),
                    null,
                    ImportLines.summary(report, texts),
                    null));
            previewNext();
        });
    }

    /** Leaves the file whose preview is on show, and looks at the next. */
    public void refusePreview() {
        previewNext();
    }

    /** Shows lines of a source; a source that is not there any more is said. */
    public void showSource(dev.assay.model.Provenance.FileLines lines) {
        Path base = Objects.requireNonNull(project.opened().get())
                .file()
                .toAbsolutePath()
                .getParent();
        Path file = base == null
                ? Path.of(lines.path())
                : base.resolve(lines.path()).normalize();
        sheet.set(new Sheet.Source(lines, file));
    }
}
