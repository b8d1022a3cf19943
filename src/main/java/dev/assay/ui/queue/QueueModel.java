package dev.assay.ui.queue;

import dev.assay.method.Reference;
import dev.assay.method.Reference.State;
import dev.assay.method.Reviews;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.reference.Candidate;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Question;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Editing;
import dev.assay.ui.project.Opened;
import dev.assay.ui.text.Texts;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.SequencedSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the queue shows and does, without any control: which references are listed, which one is asked, what was chosen for it and what
 * that would change. Used on the window's thread; everything that takes time runs in the background and comes back.
 */
final class QueueModel {
    private final Workbench bench;
    private final Texts texts;
    private final List<Runnable> listeners = new ArrayList<>();

    private @Nullable Queues queues;
    private @Nullable Memory memory;
    private Tab tab = Tab.OPEN;
    private Filter filter = Filter.NONE;
    private Order order = Order.CONSEQUENCES;
    private List<Reference> shown = List.of();
    private SequencedSet<ReferenceId> skipped = new LinkedHashSet<>();
    private @Nullable Reference current;
    private @Nullable ReferenceId wanted;
    private boolean moving;

    private @Nullable Choice choice;
    private @Nullable Trial trial;
    private List<Reference> identical = List.of();
    private @Nullable Set<ReferenceId> batch;
    private boolean nameWanted;

    private int spaceAsked;
    private volatile int trialAsked;
    private @Nullable SpaceSnapshot outcomesOf;
    private List<Trial.Outcome> outcomes = List.of();

    QueueModel(Workbench bench, Texts texts) {
        this.bench = bench;
        this.texts = texts;
    }

    /** Called after every change of what is to be seen. */
    void onChange(Runnable listener) {
        listeners.add(listener);
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    // What is shown.

    @Nullable
    Queues queues() {
        return queues;
    }

    Tab tab() {
        return tab;
    }

    Filter filter() {
        return filter;
    }

    Order order() {
        return order;
    }

    /** The references that are listed, in order. */
    List<Reference> shown() {
        return shown;
    }

    /** The reference that is asked; null when none is. */
    @Nullable
    Reference current() {
        return current;
    }

    /** Its place in the list, from 0; -1 when it is one that was settled before. */
    int place() {
        Reference c = current;
        if (c == null) return -1;
        for (int i = 0; i < shown.size(); i++) if (shown.get(i).id().equals(c.id())) return i;
        return -1;
    }

    /** What was chosen for it; null while nothing is. */
    @Nullable
    Choice choice() {
        return choice;
    }

    /** What the choice would change; null while nothing is chosen, or while it is being found. */
    @Nullable
    Trial trial() {
        return trial;
    }

    /** The other references that could be answered alike. */
    List<Reference> identical() {
        return identical;
    }

    /** Those of them that are answered along with it; null while only one is asked. */
    @Nullable
    Set<ReferenceId> batch() {
        return batch;
    }

    /** Whether a decision waits to know who decides. */
    boolean nameWanted() {
        return nameWanted;
    }

    /** Whether answers of others are not to be shown. */
    boolean blind() {
        return tab == Tab.SECOND;
    }

    /** How a decision about the reference that is asked would count. */
    Choice.Standing standing() {
        if (blind()) return Choice.Standing.OPINION;
        Reviews.Review review = review();
        boolean over = review != null && (review.differs() || review.adjudicated() != null);
        return over ? Choice.Standing.ADJUDICATED : Choice.Standing.HOLDS;
    }

    /** What was said about the reference that is asked; null when nothing was. */
    Reviews.@Nullable Review review() {
        return queues == null || current == null ? null : queues.reviews().of(current.id());
    }

    Editing editing() {
        return bench.desk().project().editing();
    }

    /** Whether anything can be decided: not in the past, and not while somebody else writes. */
    boolean possible() {
        return editing().possible().get();
    }

    // What comes from outside.

    /** The space on show, as it is now. */
    void show(@Nullable SpaceSnapshot space) {
        int asked = ++spaceAsked;
        Opened opened = bench.desk().project().opened().get();
        if (space == null || opened == null) {
            queues = null;
            memory = null;
            current = null;
            shown = List.of();
            choose(null);
            return;
        }
        ProjectSnapshot project = opened.snapshot();
        String reviewer = editing().reviewer();
        bench.background().execute(() -> {
            Queues next = Queues.of(project, space, reviewer);
            bench.desk().work().window().execute(() -> {
                if (asked == spaceAsked) arrive(next, project);
            });
        });
    }

    private void arrive(Queues next, ProjectSnapshot project) {
        Queues before = queues;
        queues = next;
        String name = next.space().record().name();
        boolean other = before == null || !before.space().record().name().equals(name) || memory == null;
        if (other) {
            Memory of = new Memory(bench.desk().settings(), project.id(), name);
            memory = of;
            tab = of.tab();
            skipped = of.skipped();
            filter = Filter.NONE;
            list();
            ReferenceId at = of.at();
            select(at == null ? null : next.find(at), 0);
            return;
        }
        int at = place();
        ReferenceId back = wanted == null ? cameBack(before, next) : null;
        ReferenceId to = wanted != null ? wanted : current == null ? null : current.id();
        wanted = null;
        list();
        Reference returned = back == null ? null : next.find(back);
        Reference there = to == null ? null : next.find(to);
        if (returned != null) {
            go(returned);
        } else if (there != null && current != null && current.id().equals(to)) {
            current = there;
            identical = next.identical(there);
            choose(choice);
        } else {
            select(there != null && inList(there) ? there : null, Math.max(at, 0));
        }
    }

    /** A reference that was settled and is not any more: somebody took the decision back and wants to see it. */
    private static @Nullable ReferenceId cameBack(@Nullable Queues before, Queues next) {
        if (before == null) return null;
        for (Reference r : before.settled()) {
            Reference now = next.find(r.id());
            if (now != null && now.decision() == null) return r.id();
        }
        return null;
    }

    /** Something was selected elsewhere in the window. */
    void follow(Selected selected) {
        if (moving || queues == null || blind()) return;
        Reference found = switch (selected) {
            case Selected.OfReference r -> queues.find(r.reference());
            // Nothing is lost by leaving a reference for which nothing is chosen yet.
            case Selected.OfEvent e -> choice == null ? queues.inEvent(e.event()) : null;
            default -> null;
        };
        if (found == null
                || (current != null
                        && current.id().event().equals(found.id().event())
                        && !(selected instanceof Selected.OfReference))) return;
        if (current != null && current.id().equals(found.id())) return;
        go(found);
    }

    /** Shows one reference, in the list it stands in. */
    void go(Reference reference) {
        if (queues != null && !inList(reference)) {
            for (Tab t : new Tab[] {Tab.OPEN, Tab.UNKNOWN, Tab.COUNTED}) {
                if (!queues.of(t).contains(reference)) continue;
                tab = t;
                filter = Filter.NONE;
                list();
            }
        }
        select(reference, 0);
    }

    private boolean inList(Reference reference) {
        return shown.stream().anyMatch(r -> r.id().equals(reference.id()));
    }

    // What the reviewer does.

    void tab(Tab next) {
        if (next == tab && place() >= 0) return;
        tab = next;
        list();
        select(null, 0);
    }

    void filter(Filter next) {
        if (next.equals(filter)) return;
        filter = next;
        list();
        select(current != null && inList(current) ? current : null, 0);
    }

    void order(Order next) {
        order = next;
        list();
        select(current != null && inList(current) ? current : null, 0);
    }

    private void list() {
        if (queues == null) return;
        List<Reference> list = queues.list(tab, filter, order);
        List<Reference> late = new ArrayList<>();
        List<Reference> now = new ArrayList<>(list.size());
        for (Reference r : list) (skipped.contains(r.id()) ? late : now).add(r);
        // In the order in which they were put off, so that they come round again.
        List<ReferenceId> put = List.copyOf(skipped);
        late.sort(java.util.Comparator.comparingInt(r -> put.indexOf(r.id())));
        now.addAll(late);
        shown = now;
    }

    /** The next or an earlier reference of the list. */
    void move(int by) {
        if (shown.isEmpty()) return;
        int at = place();
        int to = at < 0 ? 0 : Math.clamp((long) at + by, 0, shown.size() - 1);
        if (to != at) select(shown.get(to), to);
    }

    /** Shows a reference, or where it is not there the one at that place. */
    private void select(@Nullable Reference reference, int otherwise) {
        Reference next = reference != null
                ? reference
                : shown.isEmpty() ? null : shown.get(Math.clamp(otherwise, 0, shown.size() - 1));
        current = next;
        identical = next == null || queues == null ? List.of() : queues.identical(next);
        batch = null;
        nameWanted = false;
        if (memory != null) memory.stands(tab, next == null ? null : next.id());
        moving = true;
        // The inspector would say what others decided.
        if (blind()) bench.selection().select(new Selected.Nothing());
        else if (next != null) bench.selection().select(new Selected.OfReference(next.id()));
        moving = false;
        choose(null);
    }

    /** The candidate of that place, from 1, if there is one. */
    boolean pick(int number) {
        if (current == null || number < 1) return false;
        List<Candidate> candidates = current.counted().candidates();
        if (number > candidates.size() || queues == null) return false;
        choose(new Choice.Row(
                queues.space().rows().key(candidates.get(number - 1).row())));
        return true;
    }

    /** Refuses what the count settled. */
    void refuseCount() {
        if (current == null || queues == null || current.state() != State.COUNTED) return;
        choose(new Choice.NotThat(queues.space().rows().key(current.row())));
    }

    /** Chooses; what that would change is found in the background. Null takes the choice back. */
    void choose(@Nullable Choice next) {
        choice = next;
        trial = null;
        int asked = ++trialAsked;
        changed();
        Opened opened = bench.desk().project().opened().get();
        if (next == null || current == null || queues == null || opened == null) return;
        ProjectSnapshot project = opened.snapshot();
        SpaceSnapshot space = queues.space();
        String name = space.record().name();
        List<Decision> decisions = editing().decisions(name, acts(next), "");
        List<Question> questions = Queues.questions(project, name);
        Trial.Asked asking = new Trial.Asked(questions, validAt());
        bench.background().execute(() -> {
            if (asked != trialAsked) return;
            Trial first = Trial.of(project, space, decisions, questions.size());
            arrive(first, asked);
            if (first.verdicts() != null || asked != trialAsked) return;
            arrive(first.asking(project, space, decisions, asking, outcomes(project, space, asking)), asked);
        });
    }

    /** What the questions come to now: asked once for a state of the space. Runs in the background. */
    private synchronized List<Trial.Outcome> outcomes(
            ProjectSnapshot project, SpaceSnapshot space, Trial.Asked asking) {
        if (outcomesOf != space) {
            outcomes = asking.of(project, space);
            outcomesOf = space;
        }
        return outcomes;
    }

    private void arrive(Trial found, int asked) {
        bench.desk().work().window().execute(() -> {
            if (asked != trialAsked) return;
            trial = found;
            changed();
        });
    }

    private Anchor validAt() {
        Anchor asOf = bench.desk().project().asOf().get().validAt();
        return asOf != null
                ? asOf
                : Anchor.of(LocalDate.now(bench.desk().clock()).toString());
    }

    private List<Decision.Act> acts(Choice of) {
        List<Decision.Act> acts = new ArrayList<>();
        Choice.Standing standing = standing();
        for (Reference r : answered()) acts.add(of.act(r.id(), standing));
        return acts;
    }

    /** The reference that is asked, and those that are answered along with it. */
    List<Reference> answered() {
        List<Reference> all = new ArrayList<>();
        if (current != null) all.add(current);
        Set<ReferenceId> ticked = batch;
        if (ticked != null) {
            for (Reference r : identical) if (ticked.contains(r.id())) all.add(r);
        }
        return all;
    }

    /** Asks the identical cases along with this one, all of them ticked, or this one alone again. */
    void batch(boolean on) {
        if (on == (batch != null) || (on && identical.isEmpty())) return;
        batch = null;
        if (on) {
            Set<ReferenceId> all = new HashSet<>();
            for (Reference r : identical) all.add(r.id());
            batch = all;
        }
        choose(choice);
    }

    /** Ticks or unticks one of the identical cases. */
    void tick(ReferenceId id, boolean on) {
        Set<ReferenceId> ticked = batch;
        if (ticked == null || ticked.contains(id) == on) return;
        Set<ReferenceId> next = new HashSet<>(ticked);
        if (on) next.add(id);
        else next.remove(id);
        batch = next;
        choose(choice);
    }

    /** Puts the reference off: it comes round again after all others. */
    void skip() {
        Reference c = current;
        int at = place();
        if (c == null || at < 0 || memory == null) return;
        Reference next = at + 1 < shown.size() ? shown.get(at + 1) : null;
        skipped.remove(c.id());
        skipped.add(c.id());
        memory.skipped(skipped);
        list();
        select(next, 0);
    }

    /** Marks the reference to be looked at again, or takes the mark off. */
    void flag() {
        Reference c = current;
        if (c == null || queues == null) return;
        boolean on = !queues.isFlagged(c);
        String what = texts.get(on ? "queue.did.flag" : "queue.did.unflag", QueueWords.quoted(c));
        record(what, List.of(new Decision.Flagged(c.id(), on)), on ? "to be looked at again" : "looked at", false);
    }

    /** Notes something on the reference. */
    void note(String text) {
        Reference c = current;
        if (c == null || text.isBlank()) return;
        record(
                texts.get("queue.did.note", QueueWords.quoted(c)),
                List.of(new Decision.Noted(c.id())),
                text.strip(),
                false);
    }

    /** Why, where the reviewer says nothing: what they had before them. */
    String plainWhy() {
        Reference c = current;
        if (c == null) return "";
        int n = c.counted().candidates().size();
        return n == 0
                ? "no candidate in the window"
                : n == 1 ? "one candidate in the window" : "chosen among " + n + " candidates in the window";
    }

    /** Records what was chosen, and goes on to the next. */
    void settle(String why) {
        Choice chosen = choice;
        Reference c = current;
        if (chosen == null || c == null || (trial != null && trial.refused() != null)) return;
        List<Reference> answered = answered();
        String what = answered.size() == 1
                ? texts.get("queue.did.settle", QueueWords.quoted(c), QueueWords.name(chosen, texts))
                : texts.get(
                        "queue.did.batch",
                        texts.number(answered.size()),
                        QueueWords.quoted(c),
                        QueueWords.name(chosen, texts));
        String because = why.isBlank() ? plainWhy() : why.strip();
        record(what, acts(chosen), because, true);
    }

    private void record(String what, List<Decision.Act> acts, String why, boolean goOn) {
        if (!possible() || queues == null) return;
        if (editing().reviewer().isEmpty()) {
            nameWanted = true;
            changed();
            return;
        }
        ReferenceId next = goOn ? after() : current == null ? null : current.id();
        String space = queues.space().record().name();
        wanted = next;
        editing().decide(what, space, acts, why, entries -> {
            if (goOn && skipped.removeIf(id -> acts.stream().anyMatch(a -> id.equals(a.about()))) && memory != null) {
                memory.skipped(skipped);
            }
        });
    }

    /** The reference that follows all that are answered now; null when none does. */
    private @Nullable ReferenceId after() {
        Set<ReferenceId> done = new HashSet<>();
        answered().forEach(r -> done.add(r.id()));
        int at = place();
        for (int i = at + 1; i < shown.size(); i++) {
            if (!done.contains(shown.get(i).id())) return shown.get(i).id();
        }
        for (int i = Math.min(at, shown.size() - 1); i >= 0; i--) {
            if (!done.contains(shown.get(i).id())) return shown.get(i).id();
        }
        return null;
    }

    /** From now on this person decides. What was chosen stays chosen. */
    void reviewer(String name) {
        if (name.isBlank()) return;
        editing().reviewer(name);
        nameWanted = false;
        Opened opened = bench.desk().project().opened().get();
        if (queues == null || opened == null) return;
        Queues now = Queues.of(opened.snapshot(), queues.space(), editing().reviewer());
        queues = now;
        list();
        changed();
    }

    /** Somebody else decides from now on, or nobody said so yet. */
    void askForName(boolean ask) {
        if (nameWanted == ask) return;
        nameWanted = ask;
        changed();
    }

    /** The questions asked of this space; none while there is none. */
    int questions() {
        Opened opened = bench.desk().project().opened().get();
        if (queues == null || opened == null) return 0;
        return Queues.questions(
                        opened.snapshot(),
                        Objects.requireNonNull(queues).space().record().name())
                .size();
    }
}
