package dev.assay.ui.ask;

import dev.assay.method.Asking;
import dev.assay.method.Profile;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standings;
import dev.assay.method.VerdictRule;
import dev.assay.model.Anchor;
import dev.assay.model.Question;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.ScoringSnapshot;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Opened;
import dev.assay.ui.project.ProjectModel;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/** Which question is asked, how, and what came of it; the recorded questions of the space. Knows no control. */
final class AskModel {
    private static final String PROFILE = "ask.profile";
    private static final String BUDGET = "ask.budget";
    private static final String STATED = "ask.stated-only";
    private static final String MODE = "ask.mode";

    private final Workbench bench;
    private final Texts texts;
    private final ReadOnlyStringWrapper question = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<@Nullable Asked> asked = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<List<Saved>> saved = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<@Nullable Throwable> failed = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<Profile> profile = new SimpleObjectProperty<>(Profile.SEED);
    private final IntegerProperty budget = new SimpleIntegerProperty(Asking.DEFAULT_BUDGET);
    private final BooleanProperty statedOnly = new SimpleBooleanProperty();
    private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(Mode.ANSWER);
    private @Nullable Engine engine;
    private @Nullable ScoringSnapshot listedOf;
    private @Nullable SpaceSnapshot listedFor;
    private int turn;

    /** What questions are asked of; made once for many. */
    private record Engine(
            SpaceSnapshot base,
            boolean statedOnly,
            Anchor validAt,
            ProjectSnapshot project,
            SpaceSnapshot space,
            Standings standings,
            Asking asking) {
        static Engine of(ProjectSnapshot project, SpaceSnapshot base, Anchor validAt, boolean statedOnly) {
            SpaceSnapshot space = statedOnly ? stated(base) : base;
            Standings standings = project.standings(base.record().name(), validAt);
            return new Engine(base, statedOnly, validAt, project, space, standings, new Asking(space, standings));
        }

        boolean fits(ProjectSnapshot p, SpaceSnapshot b, Anchor at, boolean stated) {
            return base == b && statedOnly == stated && validAt.equals(at) && project == p;
        }
    }

    AskModel(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
        remembered();
        profile.addListener((o, was, now) -> remember(PROFILE, now.id(), true));
        budget.addListener((o, was, now) -> remember(BUDGET, String.valueOf(now), true));
        statedOnly.addListener((o, was, now) -> remember(STATED, String.valueOf(now), true));
        mode.addListener((o, was, now) -> remember(MODE, now.name().toLowerCase(Locale.ROOT), false));
        ProjectModel project = bench.desk().project();
        bench.space().addListener((o, was, now) -> again());
        project.asOf().addListener((o, was, now) -> again());
        project.opened().addListener((o, was, now) -> {
            if (now == null || was == null || !was.file().equals(now.file())) question.set("");
            again();
        });
        bench.desk().question().addListener((o, was, now) -> went(now));
        again();
        went(bench.desk().question().get());
    }

    /** A space with what was settled by count left out. */
    static SpaceSnapshot stated(SpaceSnapshot base) {
        return SpaceDerivation.derive(base.record(), base.settings().run(), true);
    }

    private void remembered() {
        var settings = bench.desk().settings().get();
        for (Profile p : Profile.values()) {
            if (p.id().equals(settings.preference(PROFILE, ""))) profile.set(p);
        }
        for (Mode m : Mode.values()) {
            if (m.name().equalsIgnoreCase(settings.preference(MODE, ""))) mode.set(m);
        }
        String words = settings.preference(BUDGET, "");
        if (words.matches("[1-9][0-9]{0,6}")) budget.set(Integer.parseInt(words));
        statedOnly.set(Boolean.parseBoolean(settings.preference(STATED, "false")));
    }

    private void remember(String name, String value, boolean ask) {
        bench.desk().settings().update(s -> s.withPreference(name, value));
        if (ask) again();
    }

    /** The question that was asked last; empty while none was. */
    ReadOnlyStringProperty question() {
        return question.getReadOnlyProperty();
    }

    /** What came of it; null while nothing was asked. */
    ReadOnlyObjectProperty<@Nullable Asked> asked() {
        return asked.getReadOnlyProperty();
    }

    /** What went wrong with the last question; null when nothing did. */
    ReadOnlyObjectProperty<@Nullable Throwable> failed() {
        return failed.getReadOnlyProperty();
    }

    /** The recorded questions of the space, in the order they came in. */
    ReadOnlyObjectProperty<List<Saved>> saved() {
        return saved.getReadOnlyProperty();
    }

    /** How events are scored. */
    ObjectProperty<Profile> profile() {
        return profile;
    }

    /** How many words may be shown. */
    IntegerProperty budget() {
        return budget;
    }

    /** Whether what was settled by count is left out. */
    BooleanProperty statedOnly() {
        return statedOnly;
    }

    /** What is on show. */
    ObjectProperty<Mode> mode() {
        return mode;
    }

    /** Asks; a blank question asks nothing. */
    void ask(String text) {
        question.set(text.isBlank() ? "" : text.strip());
        again();
    }

    private void went(@Nullable Question to) {
        if (to == null) return;
        if (mode.get() == Mode.SAVED) mode.set(Mode.ANSWER);
        String space = to.space();
        question.set(to.text().strip());
        if (space != null && !space.equals(bench.desk().project().spaceName().get())) {
            // The answer follows when the space is there.
            bench.desk().project().showSpace(space);
        }
        again();
    }

    /** Asks the same of what is on show now. */
    private void again() {
        int mine = ++turn;
        Opened opened = bench.desk().project().opened().get();
        SpaceSnapshot base = bench.space().get();
        // While a project, or another moment of it, is on its way the space is still that of the one before.
        boolean together = opened != null
                && base != null
                && opened.snapshot().record(base.record().name()) == base.record();
        if (!together || opened == null || base == null) {
            asked.set(null);
            engine = null;
            if (base == null) saved.set(List.of());
            return;
        }
        list(opened.snapshot(), base);
        String text = question.get();
        failed.set(null);
        if (text.isEmpty()) {
            asked.set(null);
            return;
        }
        ProjectSnapshot project = opened.snapshot();
        Anchor validAt = bench.desk().project().validAt();
        boolean stated = statedOnly.get();
        Asking.Ask ask = new Asking.Ask(text, profile.get(), VerdictRule.COVER_2, budget.get());
        Engine known = engine;
        Saved recorded = recorded(text);
        bench.desk()
                .work()
                .start(
                        texts.get("ask.work", Visible.line(text, 40)),
                        false,
                        progress -> {
                            Engine e = known != null && known.fits(project, base, validAt, stated)
                                    ? known
                                    : Engine.of(project, base, validAt, stated);
                            return new Found(e, new Asked(e.space, e.standings, e.asking.ask(ask), recorded));
                        },
                        found -> {
                            if (mine != turn) return;
                            engine = found.engine;
                            asked.set(found.asked);
                        },
                        e -> {
                            if (mine != turn) return;
                            asked.set(null);
                            failed.set(e);
                        });
    }

    private record Found(Engine engine, Asked asked) {}

    private void list(ProjectSnapshot project, SpaceSnapshot space) {
        if (listedOf == project.scoring() && listedFor == space) return;
        listedOf = project.scoring();
        listedFor = space;
        String name = space.record().name();
        List<Saved> all = new ArrayList<>();
        for (QuestionRecord q : project.scoring().questions()) {
            String of = q.question().space();
            if (of == null ? project.spaces().size() == 1 : of.equals(name)) all.add(Saved.of(q, space.record()));
        }
        saved.set(List.copyOf(all));
    }

    /** The recorded question of these words; null when there is none. */
    private @Nullable Saved recorded(String text) {
        for (Saved s : saved.get()) if (s.question().text().strip().equals(text)) return s;
        return null;
    }

    /** Asks the recorded question that stands so many after the one on show among these; the first, or the last, when none is. */
    void next(List<Saved> among, int by) {
        if (among.isEmpty()) return;
        int at = -1;
        for (int i = 0; i < among.size(); i++) {
            if (among.get(i).question().text().strip().equals(question.get())) at = i;
        }
        int to = at < 0 ? (by > 0 ? 0 : among.size() - 1) : Math.clamp(at + (long) by, 0, among.size() - 1);
        ask(among.get(to).question().text());
    }

    /** Whether the question on show can be saved: somebody asked it, and it is not recorded yet. */
    boolean savable() {
        return !question.get().isEmpty()
                && recorded(question.get()) == null
                && bench.desk().project().editing().possible().get();
    }

    /** Records the question that was asked, without a gold answer. */
    void save() {
        SpaceSnapshot space = bench.space().get();
        if (space == null || !savable()) return;
        String text = question.get();
        String at =
                bench.desk().clock().instant().truncatedTo(ChronoUnit.SECONDS).toString();
        var editing = bench.desk().project().editing();
        editing.record(
                texts.get("ask.save.done", Visible.line(text, 40)),
                null,
                project -> {
                    String id = freeId(project.snapshot().scoring());
                    Question entry = new Question(
                            space.record().name(),
                            id,
                            text,
                            null,
                            null,
                            List.of(),
                            null,
                            Asked.byHand(editing.reviewer(), at));
                    return List.of(project.<Long, RuntimeException>record(recorder -> recorder.record(entry)));
                },
                entries -> {});
    }

    private static String freeId(ScoringSnapshot scoring) {
        int n = 1;
        while (scoring.question("ask-" + n) != null) n++;
        return "ask-" + n;
    }

    /** The project on show; null while none is. */
    @Nullable
    ProjectSnapshot project() {
        Opened opened = bench.desk().project().opened().get();
        return opened == null ? null : Objects.requireNonNull(opened).snapshot();
    }
}
