package dev.assay.ui.ledger;

import dev.assay.method.BeliefLine;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standing;
import dev.assay.method.Standings;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Relation;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import dev.assay.sources.Drift;
import dev.assay.sources.Sources;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the ledger shows, without any control. Used on the window's thread; files are read in the background. */
final class LedgerModel {
    /** Which part of the ledger is shown. */
    enum Tab {
        FACTS,
        LINE,
        GRAPH,
        REFUSED,
        CHAIN
    }

    /** A moment for which standings are asked: what was known then, and when it should have been true. */
    record Moment(@Nullable Anchor knownAt, Anchor validAt) {}

    /** What a record was at a moment. */
    sealed interface Then {
        /** It was not recorded yet. */
        record NotKnown() implements Then {}

        /** It was known; null means live. */
        record Stood(@Nullable Standing standing) implements Then {}
    }

    /**
     * How the chain stood when it was recomputed.
     *
     * @param bad the number of the first entry that fails; 0 when none does
     * @param around that entry and those beside it; the last ones when all hold
     */
    record Checked(long entries, long bad, String reason, List<Project.Raw> around) {}

    private static final int AROUND = 2;
    private static final int LAST = 6;

    private final Workbench bench;
    private final Texts texts;
    private final List<Runnable> listeners = new ArrayList<>();
    private Tab tab = Tab.LINE;
    private @Nullable ProjectSnapshot project;
    private @Nullable SpaceSnapshot space;
    private @Nullable Standings standings;
    private List<Fact> facts = List.of();
    private @Nullable EventKey selected;
    private @Nullable BeliefLine line;
    private @Nullable BeliefLine graph;
    private Moment a = new Moment(null, Anchor.of("1970-01-01"));
    private Moment b = new Moment(null, Anchor.of("1970-01-01"));
    private boolean momentsChosen;
    private Map<EventKey, Then> atA = Map.of();
    private Map<EventKey, Then> atB = Map.of();
    private Map<EventKey, Drift> drift = Map.of();
    private @Nullable Checked checked;
    private int asked;
    private boolean moving;

    LedgerModel(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
    }

    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    Tab tab() {
        return tab;
    }

    void tab(Tab next) {
        tab = next;
        if (next == Tab.CHAIN && checked == null) verify();
        changed();
    }

    @Nullable
    ProjectSnapshot project() {
        return project;
    }

    @Nullable
    SpaceSnapshot space() {
        return space;
    }

    /** The facts of the space, in the order they came. */
    List<Fact> facts() {
        return facts;
    }

    /** What was turned away, the last first. */
    List<ProjectSnapshot.Refused> refused() {
        if (project == null || space == null) return List.of();
        String name = space.record().name();
        return project.refusals().stream()
                .filter(r -> r.refusal().space().equals(name))
                .toList()
                .reversed();
    }

    /** The record whose line is shown; null while none is. */
    @Nullable
    EventKey selected() {
        return selected;
    }

    @Nullable
    Event selectedEvent() {
        return selected == null ? null : event(selected);
    }

    /** What it replaced and what replaced it. */
    @Nullable
    BeliefLine line() {
        return line;
    }

    /** All that any edge ties it to. */
    @Nullable
    BeliefLine graph() {
        return graph;
    }

    Moment a() {
        return a;
    }

    Moment b() {
        return b;
    }

    Then at(EventKey key, boolean first) {
        Then then = (first ? atA : atB).get(key);
        return then == null ? new Then.NotKnown() : then;
    }

    /** How a source stands now; null while that was not looked up. */
    @Nullable
    Drift drift(Event e) {
        return drift.get(EventKey.of(e));
    }

    /** How many sources are not as they were captured. */
    long drifted() {
        return drift.values().stream()
                .filter(d -> !(d instanceof Drift.Holds || d instanceof Drift.NotHere))
                .count();
    }

    @Nullable
    Checked checked() {
        return checked;
    }

    /** Why a record of the space is not live as of the window's moment; null when it is. */
    @Nullable
    Standing standing(Event e) {
        if (project == null) return null;
        SpaceRecord record = project.record(e.space());
        if (record == null) return null;
        boolean here = space != null && e.space().equals(space.record().name());
        Standings of = here && standings != null ? standings : project.standings(e.space(), validAt());
        int tick = record.tick(e.id());
        return tick < 0 ? null : of.of(tick);
    }

    /** The day or moment asked about: the window's, else today. */
    Anchor validAt() {
        Anchor asOf = bench.desk().project().asOf().get().validAt();
        return asOf != null
                ? asOf
                : Anchor.of(LocalDate.now(bench.desk().clock()).toString());
    }

    @Nullable
    Event event(EventKey key) {
        SpaceRecord record = project == null ? null : project.record(key.space());
        int tick = record == null ? -1 : record.tick(key.event());
        return record == null || tick < 0 ? null : record.events().get(tick);
    }

    /** The space on show, as it is now. */
    void show(@Nullable SpaceSnapshot next) {
        Opened opened = bench.desk().project().opened().get();
        String before = space == null ? null : space.record().name();
        space = next;
        project = opened == null ? null : opened.snapshot();
        checked = null;
        if (next == null || project == null) {
            facts = List.of();
            standings = null;
            select(null);
            return;
        }
        List<Fact> all = new ArrayList<>();
        for (Event e : next.record().events()) if (e instanceof Fact f) all.add(f);
        facts = all;
        standings = project.standings(next.record().name(), validAt());
        boolean other = !next.record().name().equals(before);
        if (other || selected == null || event(selected) == null) {
            momentsChosen = false;
            Fact first = first();
            select(first == null ? null : EventKey.of(first));
        } else {
            select(selected);
        }
        lookUp();
        if (tab == Tab.CHAIN) verify();
    }

    /** What to begin with: the last record of the longest line. */
    private @Nullable Fact first() {
        Fact best = null;
        int most = 0;
        for (Fact f : facts) {
            boolean turns = f.edges().stream().anyMatch(e -> e.relation().disqualifies());
            if (!turns) continue;
            int n = lineOf(EventKey.of(f), Relation::disqualifies).beliefs().size();
            if (n >= most) {
                best = f;
                most = n;
            }
        }
        return best != null ? best : facts.isEmpty() ? null : facts.getFirst();
    }

    private BeliefLine lineOf(EventKey key, java.util.function.Predicate<Relation> follow) {
        if (project == null) return new BeliefLine(List.of(), List.of());
        return BeliefLine.of(key, this::event, project.edges(), follow);
    }

    /** Shows one record. */
    void select(@Nullable EventKey key) {
        selected = key;
        line = key == null ? null : lineOf(key, Relation::disqualifies);
        graph = key == null ? null : lineOf(key, r -> true);
        if (!momentsChosen && line != null && !line.beliefs().isEmpty()) moments(line);
        if (key != null && space != null && key.space().equals(space.record().name())) {
            moving = true;
            bench.selection().select(new Selected.OfEvent(key.event()));
            moving = false;
        }
        stood();
        changed();
    }

    /** A lies in the time of the first belief, B is the moment of the window. */
    private void moments(BeliefLine of) {
        Anchor now = validAt();
        Anchor first = of.beliefs().getFirst().from();
        Anchor then = first == null ? now : Anchor.of(first.day().toString());
        Anchor until = of.beliefs().getFirst().until();
        if (first != null && until != null) {
            long middle = first.day().toEpochDay()
                    + (until.day().toEpochDay() - first.day().toEpochDay()) / 2;
            then = Anchor.of(LocalDate.ofEpochDay(middle).toString());
        }
        a = new Moment(then, then);
        b = new Moment(bench.desk().project().asOf().get().knownAt(), now);
    }

    /** Asks for other moments. */
    void moments(Moment first, Moment second) {
        a = first;
        b = second;
        momentsChosen = true;
        stood();
        changed();
    }

    private void stood() {
        BeliefLine of = graph;
        atA = Map.of();
        atB = Map.of();
        int now = ++asked;
        if (of == null || project == null) return;
        List<EventKey> keys =
                of.beliefs().stream().map(x -> EventKey.of(x.event())).toList();
        ProjectSnapshot here = project;
        atB = b.knownAt() == null ? then(here, keys, b.validAt()) : Map.of();
        Moment first = a;
        Moment second = b;
        if (bench.desk().project().opened().get() == null) return;
        bench.desk()
                .project()
                .read(
                        texts.get("ledger.work.then"),
                        p -> List.of(
                                then(p.asOf(null, first.knownAt()), keys, first.validAt()),
                                then(p.asOf(null, second.knownAt()), keys, second.validAt())),
                        found -> {
                            if (now != asked) return;
                            atA = found.get(0);
                            atB = found.get(1);
                            changed();
                        });
    }

    private static Map<EventKey, Then> then(ProjectSnapshot project, List<EventKey> keys, Anchor validAt) {
        Map<EventKey, Then> all = new HashMap<>();
        Map<String, Standings> of = new HashMap<>();
        for (EventKey key : keys) {
            SpaceRecord record = project.record(key.space());
            int tick = record == null ? -1 : record.tick(key.event());
            if (tick < 0) continue;
            Standings s = of.computeIfAbsent(key.space(), name -> project.standings(name, validAt));
            all.put(key, new Then.Stood(s.of(tick)));
        }
        return all;
    }

    /** Something was selected elsewhere in the window. */
    void follow(Selected what) {
        if (moving || space == null || !(what.plain() instanceof Selected.OfEvent e)) return;
        EventKey key = new EventKey(space.record().name(), e.event());
        if (key.equals(selected) || event(key) == null) return;
        select(key);
    }

    /** Looks every source of the space up on this disk. */
    private void lookUp() {
        List<Fact> all = facts;
        if (all.isEmpty()) return;
        bench.desk()
                .project()
                .read(
                        texts.get("ledger.work.sources"),
                        p -> {
                            Map<EventKey, Drift> found = new HashMap<>();
                            try (Sources sources =
                                    new Sources(p.file().toAbsolutePath().getParent(), null)) {
                                for (Fact f : all) found.put(EventKey.of(f), sources.drift(f));
                            }
                            return found;
                        },
                        found -> {
                            if (all != facts) return;
                            drift = found;
                            changed();
                        });
    }

    /** Recomputes the chain, and reads the first entry that fails with those beside it. */
    void verify() {
        bench.desk()
                .project()
                .read(
                        texts.get("ledger.work.verify"),
                        p -> {
                            var v = Project.verify(p.file(), null);
                            var bad = v.firstBad();
                            return bad == null
                                    ? new Checked(v.entries(), 0, "", p.raw(v.entries() - LAST + 1, v.entries()))
                                    : new Checked(
                                            v.entries(),
                                            bad.seq(),
                                            bad.reason(),
                                            p.raw(bad.seq() - AROUND, bad.seq() + AROUND));
                        },
                        found -> {
                            checked = found;
                            changed();
                        });
    }
}
