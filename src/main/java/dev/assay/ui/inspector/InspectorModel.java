package dev.assay.ui.inspector;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.EventKey;
import dev.assay.ui.Selected;
import dev.assay.ui.Selection;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.project.Opened;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.text.Texts;
import java.time.Clock;
import java.time.LocalDate;
import java.util.concurrent.Executor;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ChangeListener;
import org.jspecify.annotations.Nullable;

/** Follows the selection. What it says is worked out in the background; an answer that comes too late is dropped. */
public final class InspectorModel {
    private final ReadOnlyObjectProperty<@Nullable SpaceSnapshot> space;
    private final Selection selection;
    private final Texts texts;
    private final Executor background;
    private final Executor window;
    private final ReadOnlyObjectWrapper<@Nullable Inspection> inspection = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty history = new SimpleBooleanProperty();
    private @Nullable ProjectModel project;
    private @Nullable Clock clock;
    private int asked;

    /** Follows a space and a selection. */
    public InspectorModel(
            ReadOnlyObjectProperty<@Nullable SpaceSnapshot> space,
            Selection selection,
            Texts texts,
            Executor background,
            Executor window) {
        this.space = space;
        this.selection = selection;
        this.texts = texts;
        this.background = background;
        this.window = window;
        ChangeListener<Object> follow = (o, was, now) -> inspect();
        space.addListener(follow);
        selection.current().addListener(follow);
        inspect();
    }

    /** From now on it also says how a record stands and what happened to it; whoever has no project, as a picture, leaves this out. */
    public void around(ProjectModel in, Clock today) {
        project = in;
        clock = today;
        ChangeListener<Object> follow = (o, was, now) -> inspect();
        in.opened().addListener(follow);
        in.asOf().addListener(follow);
        history.addListener(follow);
        inspect();
    }

    /** What is said; null when nothing is selected. */
    public ReadOnlyObjectProperty<@Nullable Inspection> inspection() {
        return inspection.getReadOnlyProperty();
    }

    /** Whether everything that happened to a record is told: it is read from the journal, which takes a while in a large one. */
    public BooleanProperty history() {
        return history;
    }

    private @Nullable Around surroundings() {
        ProjectModel in = project;
        Clock today = clock;
        Opened opened = in == null ? null : in.opened().get();
        if (in == null || today == null || opened == null) return null;
        Anchor asked = in.asOf().get().validAt();
        return new Around(
                opened.snapshot(),
                asked == null ? Anchor.of(LocalDate.now(today).toString()) : asked);
    }

    private void inspect() {
        int mine = ++asked;
        SpaceSnapshot now = space.get();
        Selected selected = selection.current().get();
        if (now == null || selected instanceof Selected.Nothing) {
            inspection.set(null);
            return;
        }
        Around around = surroundings();
        background.execute(() -> {
            Inspection said = Inspections.of(now, around, selected, texts);
            window.execute(() -> {
                if (mine != asked) return;
                inspection.set(said);
                if (said != null && said.record() != null && history.get()) tell(said, said.record(), mine);
            });
        });
    }

    private void tell(Inspection said, EventKey key, int mine) {
        ProjectModel in = project;
        if (in == null) return;
        AsOf then = in.asOf().get();
        in.read(
                texts.get("work.history", key.event()),
                from -> from.history(key, then.entry(), then.knownAt()),
                found -> {
                    if (mine == asked) inspection.set(said.with(Happened.of(found, key, new Words(texts))));
                });
    }
}
