package dev.assay.ui.overview;

import dev.assay.project.Head;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Desk;
import dev.assay.ui.project.AsOf;
import dev.assay.ui.project.Opened;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.settings.UserSettings.Recent;
import dev.assay.ui.text.Texts;
import java.util.concurrent.Executor;
import java.util.function.IntSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * What the overview knows, without any control. Counting derives every space and runs in the background, as does reading the state to
 * compare with: the one last seen here, or, while the past is on show, the present. What comes too late is dropped.
 */
final class OverviewModel {
    private final Desk desk;
    private final Executor background;
    private final Texts texts;
    private final IntSupplier unscored;
    private final ReadOnlyObjectWrapper<@Nullable Page> page = new ReadOnlyObjectWrapper<>();
    private int asked;
    private @Nullable Survey survey;
    private @Nullable ProjectSnapshot compared;
    private @Nullable Head headNow;

    /**
     * For a window.
     *
     * @param unscored how many answers wait to be scored; -1 where nothing is scored
     */
    OverviewModel(Desk desk, Executor background, Texts texts, IntSupplier unscored) {
        this.desk = desk;
        this.background = background;
        this.texts = texts;
        this.unscored = unscored;
        ProjectModel project = desk.project();
        project.opened().addListener((o, was, now) -> count());
        project.chain().addListener((o, was, now) -> say());
        project.spaceName().addListener((o, was, now) -> compareNames());
        count();
    }

    /** What is said; null while there is no project, or while it is counted for the first time. */
    ReadOnlyObjectProperty<@Nullable Page> page() {
        return page.getReadOnlyProperty();
    }

    private void count() {
        int mine = ++asked;
        ProjectModel project = desk.project();
        Opened opened = project.opened().get();
        if (opened == null) {
            survey = null;
            page.set(null);
            return;
        }
        ProjectSnapshot shown = opened.snapshot();
        survey(mine, shown, null, shown);
        AsOf asOf = project.asOf().get();
        Recent last = project.lastTime();
        if (!asOf.now()) {
            // The past is on show: it is compared with the present.
            project.read(texts.get("work.as-of"), p -> p.snapshot(), now -> survey(mine, shown, shown, now));
        } else if (last != null && last.entries() < shown.head().entries()) {
            project.read(
                    texts.get("work.as-of"),
                    p -> p.asOf(last.entries(), null),
                    before -> survey(mine, shown, before, shown));
        }
    }

    private void survey(int mine, ProjectSnapshot shown, @Nullable ProjectSnapshot before, ProjectSnapshot after) {
        if (mine != asked) return;
        String on = desk.project().spaceName().get();
        background.execute(() -> {
            Survey made = Survey.of(shown, on, before, after);
            desk.work().window().execute(() -> {
                if (mine != asked) return;
                survey = made;
                compared = before;
                headNow = after == shown ? null : after.head();
                compareNames();
            });
        });
    }

    /** Another space is shown: only its names are compared anew. */
    private void compareNames() {
        Survey s = survey;
        Opened opened = desk.project().opened().get();
        String on = desk.project().spaceName().get();
        say();
        if (s == null || opened == null || on == null || opened.snapshot().record(on) == null) return;
        if (s.alike() != null && s.alike().space().equals(on)) return;
        int mine = asked;
        background.execute(() -> {
            Survey made = s.on(opened.snapshot(), on);
            desk.work().window().execute(() -> {
                if (mine != asked || survey != s) return;
                survey = made;
                compareNames();
            });
        });
    }

    /** Says again what was counted: the chain was checked, or another space is shown. */
    void say() {
        Survey s = survey;
        ProjectModel project = desk.project();
        if (s == null || project.opened().get() == null) return;
        Recent last = project.lastTime();
        String on = last == null || last.openedAt().length() < 10
                ? ""
                : texts.day(java.time.LocalDate.parse(last.openedAt().substring(0, 10)));
        page.set(new Pages(texts)
                .of(
                        s,
                        new Pages.Besides(
                                project.asOf().get(),
                                project.chain().get(),
                                headNow,
                                last == null ? null : new Head(last.entries(), last.head()),
                                on,
                                project.spaceName().get(),
                                unscored.getAsInt())));
    }

    /** Whether something is compared, for tests. */
    boolean compares() {
        return compared != null;
    }
}
