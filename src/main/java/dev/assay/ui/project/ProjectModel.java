package dev.assay.ui.project;

import dev.assay.exchange.ImportReport;
import dev.assay.method.Reference;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.project.Access;
import dev.assay.project.Head;
import dev.assay.project.HeadCheck;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.project.Verification;
import dev.assay.store.StoreException;
import dev.assay.ui.Selection;
import dev.assay.ui.notice.Notice;
import dev.assay.ui.notice.Notices;
import dev.assay.ui.settings.SettingsModel;
import dev.assay.ui.settings.UserSettings.Recent;
import dev.assay.ui.text.Texts;
import dev.assay.ui.work.Work;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * The one project a window has open, and the space of it that is shown. Used on the window's thread; files are read and spaces derived
 * in the background.
 */
public final class ProjectModel {
    private final Work work;
    private final SettingsModel settings;
    private final Texts texts;
    private final Notices notices;
    private final Intake intake;
    private final Clock clock;
    private final Consumer<Notice> tell;
    private final Selection selection;

    private final ReadOnlyObjectWrapper<@Nullable Opened> opened = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable SpaceSnapshot> space = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable String> spaceName = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<ChainState> chain =
            new ReadOnlyObjectWrapper<>(new ChainState.NotChecked(null));
    private final ReadOnlyObjectWrapper<AsOf> asOf = new ReadOnlyObjectWrapper<>(AsOf.NOW);
    private final ReadOnlyObjectWrapper<HeadCheck> headCheck = new ReadOnlyObjectWrapper<>(new HeadCheck.FirstSeen());
    private final Editing editing;
    private @Nullable Project project;
    private @Nullable Recent lastTime;
    private @Nullable Project elsewhere;
    private @Nullable String view;
    private int generation;
    private AsOf asOfWanted = AsOf.NOW;
    private boolean asOfRunning;
    private Runnable headAsked = () -> {};

    /**
     * A window without a project.
     *
     * @param tell receives what a person should know
     */
    public ProjectModel(
            Work work,
            SettingsModel settings,
            Texts texts,
            Intake intake,
            Clock clock,
            Selection selection,
            Consumer<Notice> tell) {
        this.work = work;
        this.settings = settings;
        this.texts = texts;
        this.notices = new Notices(texts);
        this.intake = intake;
        this.clock = clock;
        this.selection = selection;
        this.tell = tell;
        this.editing = new Editing(
                settings,
                this::record,
                () -> clock.instant().truncatedTo(ChronoUnit.SECONDS).toString());
    }

    /** The project on show; null while the start page is. */
    public ReadOnlyObjectProperty<@Nullable Opened> opened() {
        return opened.getReadOnlyProperty();
    }

    /** The space on show; null while there is none, or while it is being derived. */
    public ReadOnlyObjectProperty<@Nullable SpaceSnapshot> space() {
        return space.getReadOnlyProperty();
    }

    /** The name of the space that was chosen; null when the project has none. */
    public ReadOnlyObjectProperty<@Nullable String> spaceName() {
        return spaceName.getReadOnlyProperty();
    }

    /** As of when the project is on show; anything but now can only be read. */
    public ReadOnlyObjectProperty<AsOf> asOf() {
        return asOf.getReadOnlyProperty();
    }

    /** What a person changes, and takes back. */
    public Editing editing() {
        return editing;
    }

    /** What was last seen of the project before it was opened this time; null when it never was, or none is open. */
    public @Nullable Recent lastTime() {
        return lastTime;
    }

    /** Whether the chain holds. */
    public ReadOnlyObjectProperty<ChainState> chain() {
        return chain.getReadOnlyProperty();
    }

    /** How the journal stands to the head that was last seen of it here, before it was opened. */
    public ReadOnlyObjectProperty<HeadCheck> headCheck() {
        return headCheck.getReadOnlyProperty();
    }

    /** Opens a project for writing, or for reading while somebody else writes. */
    public void open(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        work.start(
                texts.get("work.open", Opened.nameOf(absolute)),
                false,
                progress -> openFor(absolute),
                this::show,
                e -> tell.accept(notices.project(e)));
    }

    private static Project openFor(Path file) {
        try {
            return Project.open(file, Access.WRITE);
        } catch (StoreException e) {
            if (e.reason() != StoreException.Reason.LOCKED && e.reason() != StoreException.Reason.UNWRITABLE) throw e;
            return Project.open(file, Access.READ);
        }
    }

    /** Makes an empty project and opens it; {@code then} follows when it is open. */
    public void create(Path file, Runnable then) {
        work.start(
                texts.get("work.create", Opened.nameOf(file)),
                false,
                progress -> Project.create(file.toAbsolutePath().normalize()),
                made -> {
                    show(made);
                    then.run();
                },
                e -> tell.accept(notices.project(e)));
    }

    /** Opens a bundled sample, kept below that folder. */
    public void sample(String sample, Path folder) {
        work.start(
                texts.get("work.open", sample),
                false,
                progress -> openFor(intake.sample(sample, folder, progress)),
                this::show,
                e -> tell.accept(notices.refused(e)));
    }

    /** Says what of a file would come in; {@code then} receives it. Nothing is written. */
    public void preview(Path file, Consumer<ImportReport> then) {
        Project into = Objects.requireNonNull(project, "a file comes into a project");
        work.start(
                texts.get("work.preview", file.getFileName()),
                true,
                progress -> intake.bring(into, file, true, progress),
                then,
                e -> tell.accept(notices.refused(e)));
    }

    /** Brings a file in and shows the project as it is then; {@code then} receives what came in. */
    public void bring(Path file, Consumer<ImportReport> then) {
        Project into = Objects.requireNonNull(project, "a file comes into a project");
        work.start(
                texts.get("work.import", file.getFileName()),
                true,
                progress -> intake.bring(into, file, false, progress),
                report -> {
                    if (into != project) return;
                    refresh(into, report);
                    then.accept(report);
                },
                e -> tell.accept(notices.refused(e)));
    }

    private void refresh(Project into, ImportReport report) {
        if (report.changedNothing()) return;
        opened.set(new Opened(into.file(), into.readOnly(), into.snapshot()));
        String shown = spaceName.get();
        showSpace(
                shown != null || report.spaces().isEmpty()
                        ? shown
                        : report.spaces().firstKey());
        verify();
    }

    /** Records an action and shows the project, and the space on show, as they are then: both change at once. */
    private void record(String what, Editing.Recording recording, Consumer<List<Long>> done, Runnable failed) {
        Project into = Objects.requireNonNull(project, "an action is recorded in a project");
        String shown = spaceName.get();
        int asked = generation;
        work.start(
                what,
                false,
                progress -> {
                    List<Long> entries = recording.record(into);
                    ProjectSnapshot now = into.snapshot();
                    return new Recorded(entries, now, shown == null ? null : now.space(shown));
                },
                recorded -> {
                    if (asked != generation) return;
                    opened.set(new Opened(into.file(), into.readOnly(), recorded.snapshot));
                    if (recorded.space != null && Objects.equals(shown, spaceName.get())) space.set(recorded.space);
                    if (headCheck.get().holds()) {
                        chain.set(new ChainState.Holds(recorded.snapshot.head().entries()));
                    }
                    remember();
                    done.accept(recorded.entries);
                },
                e -> {
                    if (asked != generation) return;
                    tell.accept(notices.project(e));
                    failed.run();
                });
    }

    private record Recorded(
            List<Long> entries,
            ProjectSnapshot snapshot,
            @Nullable SpaceSnapshot space) {}

    /**
     * Reads something of the project's file in the background.
     *
     * @param what what is being done, for a person
     * @param then receives it, unless another project is open by then
     */
    public <T> void read(String what, Function<Project, T> reading, Consumer<T> then) {
        Project from = project != null ? project : elsewhere;
        if (from == null) return;
        int asked = generation;
        work.start(
                what,
                false,
                progress -> reading.apply(from),
                read -> {
                    if (asked == generation) then.accept(read);
                },
                e -> {
                    if (asked == generation) tell.accept(notices.project(e));
                });
    }

    /**
     * Shows the project as of another moment. What is selected stays selected where it was there then. While one moment is being
     * derived the next ones wait, and only the last of them is shown.
     */
    public void asOf(AsOf then) {
        asOfWanted = then;
        if (project != null && !asOfRunning && !then.equals(asOf.get())) goTo(project, then);
    }

    private void goTo(Project from, AsOf then) {
        String shown = spaceName.get();
        int of = generation;
        ProjectSnapshot onShow = Objects.requireNonNull(opened.get()).snapshot();
        // What is true is asked of what is known: another day of it derives nothing anew.
        boolean same = then.withValidAt(null).equals(asOf.get().withValidAt(null));
        asOfRunning = true;
        work.start(
                texts.get("work.as-of"),
                false,
                progress -> {
                    ProjectSnapshot past = same ? onShow : from.asOf(then.entry(), then.knownAt());
                    boolean there = shown != null && past.spaces().contains(shown);
                    return new Recorded(List.of(), past, there ? past.space(shown) : null);
                },
                past -> {
                    if (of != generation) return;
                    asOfRunning = false;
                    asOf.set(then);
                    opened.set(new Opened(from.file(), from.readOnly() || !then.now(), past.snapshot));
                    editing.possible(!from.readOnly() && then.now());
                    if (!Objects.equals(shown, spaceName.get())) showSpace(spaceName.get());
                    else if (past.space != null) space.set(past.space);
                    else showSpace(shown);
                    asOf(asOfWanted);
                },
                e -> {
                    if (of != generation) return;
                    asOfRunning = false;
                    asOfWanted = asOf.get();
                    tell.accept(notices.project(e));
                });
    }

    /** The day that is asked about: the one that was chosen, else today. */
    public Anchor validAt() {
        Anchor chosen = asOf.get().validAt();
        return chosen != null
                ? chosen
                : Anchor.of(
                        clock.instant().atZone(clock.getZone()).toLocalDate().toString());
    }

    /** How many entries the journal has, whatever moment is on show; 0 without a project behind it. */
    public long entries() {
        return project == null ? 0 : project.snapshot().head().entries();
    }

    /** Shows a project that is open elsewhere, without a file behind it: for pictures. */
    public void show(Opened picture, @Nullable String spaceToShow, ChainState state) {
        show(picture, spaceToShow, state, null);
    }

    /**
     * Shows a project that is open elsewhere: for pictures.
     *
     * @param file what is read beside the snapshot; null when nothing can be
     */
    public void show(Opened picture, @Nullable String spaceToShow, ChainState state, @Nullable Project file) {
        closeProject();
        elsewhere = file;
        opened.set(picture);
        // It is drawn as it is used, though nobody presses anything in a picture.
        editing.possible(!picture.readOnly());
        chain.set(state);
        showSpace(spaceToShow);
    }

    private void show(Project next) {
        closeProject();
        project = next;
        ProjectSnapshot snapshot = next.snapshot();
        Recent known = settings.get().lastSeen(snapshot.id());
        headCheck.set(next.headCheck());
        lastTime = known;
        opened.set(new Opened(next.file(), next.readOnly(), snapshot));
        editing.possible(!next.readOnly());
        if (next.readOnly()) {
            tell.accept(new Notice(
                    Notice.Tone.WARNING,
                    texts.get("notice.read-only"),
                    next.file().toString(),
                    texts.get("notice.read-only.todo"),
                    null));
        }
        verify(next.headCheck().seen());
        showSpace(known == null ? null : known.space());
    }

    private void verify() {
        Opened now = Objects.requireNonNull(opened.get());
        verify(now.snapshot().head());
    }

    private void verify(@Nullable Head expected) {
        Opened now = Objects.requireNonNull(opened.get());
        int asked = generation;
        chain.set(new ChainState.Checking());
        work.start(
                texts.get("work.verify"),
                false,
                progress -> Project.verify(now.file(), expected),
                result -> {
                    if (asked == generation) verified(result);
                },
                e -> {
                    if (asked == generation) chain.set(new ChainState.NotChecked(e.getMessage()));
                });
    }

    /**
     * A person accepts the journal as it is, although it does not lead to the head last seen here; that is recorded. Nothing happens
     * where it leads there.
     */
    public void acceptHead(String why) {
        if (headCheck.get().holds()) return;
        Project into = Objects.requireNonNull(project, "what was accepted is open");
        editing.record(
                texts.get("work.accept"),
                null,
                p -> {
                    p.acceptHead(editing.reviewer(), why);
                    return List.of();
                },
                none -> {
                    headCheck.set(into.headCheck());
                    verify();
                });
    }

    private void verified(Verification result) {
        Verification.Bad bad = result.firstBad();
        chain.set(bad == null ? new ChainState.Holds(result.entries()) : new ChainState.Fails(bad));
        if (bad == null) {
            remember();
            return;
        }
        Opened now = Objects.requireNonNull(opened.get());
        String where = now.file() + ": " + texts.get("problem.chain.entry", bad.seq(), bad.reason());
        if (!onlyOfHead(bad)) {
            tell.accept(new Notice(
                    Notice.Tone.PROBLEM,
                    texts.get("problem.chain", texts.number(bad.seq())),
                    where,
                    texts.get("problem.chain.todo"),
                    null));
            return;
        }
        boolean cut = headCheck.get() instanceof HeadCheck.TailCut;
        tell.accept(new Notice(
                Notice.Tone.PROBLEM,
                texts.get(cut ? "problem.head.cut" : "problem.head.anew"),
                where,
                texts.get(now.readOnly() ? "problem.head.read-only" : "problem.head.todo"),
                null,
                now.readOnly() ? null : new Notice.Offer(texts.get("head.look"), () -> headAsked.run())));
    }

    /** Whether the chain holds in itself and only does not lead to the head last seen here. */
    private boolean onlyOfHead(Verification.Bad bad) {
        long entries = Objects.requireNonNull(opened.get()).snapshot().head().entries();
        return switch (headCheck.get()) {
            case HeadCheck.FirstSeen c -> false;
            case HeadCheck.Agrees c -> false;
            case HeadCheck.TailCut c -> bad.seq() == entries + 1;
            case HeadCheck.WrittenAnew c -> bad.seq() == c.last().entries();
        };
    }

    /** What is done when a person wants to look at a head that differs. */
    public void onHeadAsked(Runnable asked) {
        headAsked = asked;
    }

    /** Shows a space; the first one when there is none of that name. The selection starts anew. */
    public void showSpace(@Nullable String name) {
        Opened now = Objects.requireNonNull(opened.get());
        List<String> spaces = now.snapshot().spaces();
        String next = name != null && spaces.contains(name) ? name : spaces.isEmpty() ? null : spaces.getFirst();
        boolean other = !Objects.equals(next, spaceName.get());
        spaceName.set(next);
        if (other) selection.clear();
        if (next == null) {
            space.set(null);
            return;
        }
        if (other) space.set(null);
        int asked = generation;
        work.start(
                texts.get("work.derive", next),
                false,
                progress -> now.snapshot().space(next),
                derived -> {
                    if (asked == generation && next.equals(spaceName.get())) {
                        space.set(derived);
                        remember();
                    }
                },
                e -> tell.accept(notices.unexpected(e)));
    }

    /** The perspective that is shown, to be remembered with the project. */
    public void viewed(String id) {
        view = id;
        remember();
    }

    /** Remembers the project as last seen: only once its chain was found to hold, so that a cut tail is not forgotten by opening it. */
    private void remember() {
        Opened now = opened.get();
        // What is shown of the past is not what was last seen.
        if (now == null || project == null || !asOf.get().now() || !(chain.get() instanceof ChainState.Holds)) return;
        ProjectSnapshot snapshot = now.snapshot();
        long events = 0;
        for (String name : snapshot.spaces()) {
            SpaceRecord record = snapshot.record(name);
            if (record != null) events += record.events().size();
        }
        long all = events;
        SpaceSnapshot shown = space.get();
        long open = shown == null
                ? 0
                : shown.references().stream()
                        .filter(r -> r.state() == Reference.State.OPEN)
                        .count();
        settings.update(s -> s.withRecent(new Recent(
                now.file().toString(),
                snapshot.id(),
                snapshot.head().entries(),
                snapshot.head().hash(),
                clock.instant().truncatedTo(ChronoUnit.SECONDS).toString(),
                snapshot.spaces().size(),
                spaceName.get(),
                view,
                all,
                open)));
    }

    /** Closes the project; the start page is shown again. */
    public void close() {
        closeProject();
        opened.set(null);
    }

    private void closeProject() {
        generation++;
        Project before = project;
        project = null;
        selection.clear();
        space.set(null);
        spaceName.set(null);
        chain.set(new ChainState.NotChecked(null));
        asOf.set(AsOf.NOW);
        asOfWanted = AsOf.NOW;
        asOfRunning = false;
        headCheck.set(new HeadCheck.FirstSeen());
        editing.clear();
        lastTime = null;
        elsewhere = null;
        if (before != null) before.close();
    }
}
