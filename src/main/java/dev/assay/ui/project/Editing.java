package dev.assay.ui.project;

import dev.assay.model.Decision;
import dev.assay.project.Project;
import dev.assay.ui.settings.SettingsModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * What a person changes: one action is one transaction, actions are recorded in the order they were asked for, and the last of them can
 * be taken back. Nothing is deleted by that: a withdrawal is recorded, and doing it again withdraws the withdrawal. Used on the window's
 * thread.
 */
public final class Editing {
    /** The preference that holds who decides. */
    public static final String REVIEWER = "reviewer";

    private static final String UNDONE = "undone";
    private static final String REDONE = "done again";

    /** Records one action and returns the numbers of the entries that a withdrawal takes back; none when it cannot be undone. */
    @FunctionalInterface
    public interface Recording {
        /** Runs in the background. Whatever it throws, nothing of it is recorded. */
        List<Long> record(Project project) throws Exception;
    }

    /** Takes entries back, or does them again by taking the withdrawals back; returns the numbers of what it recorded. */
    @FunctionalInterface
    public interface Withdrawing {
        /**
         * Runs in the background.
         *
         * @param entries what no longer counts, the last first
         * @param why what is recorded as the reason
         */
        List<Long> withdraw(Project project, List<Long> entries, String why) throws Exception;
    }

    /** Runs a recording in the background and shows the project as it is then. */
    interface Host {
        void run(String what, Recording recording, Consumer<List<Long>> done, Runnable failed);
    }

    /** An action that was done: by what name, and which entries count now that a withdrawal would take back. */
    private record Step(String what, Withdrawing withdrawing, List<Long> entries) {}

    private record Asked(
            String what, @Nullable Withdrawing withdrawing, Recording recording, Consumer<List<Long>> then) {}

    private final SettingsModel settings;
    private final Host host;
    private final java.util.function.Supplier<String> clock;
    private final Deque<Asked> waiting = new ArrayDeque<>();
    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper possible = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<@Nullable String> undoName = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<@Nullable String> redoName = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper nameWanted = new ReadOnlyBooleanWrapper();
    private boolean busy;

    Editing(SettingsModel settings, Host host, java.util.function.Supplier<String> clock) {
        this.settings = settings;
        this.host = host;
        this.clock = clock;
    }

    /** Whether anything can be recorded: a project is open for writing, and shown as it is now. */
    public ReadOnlyBooleanProperty possible() {
        return possible.getReadOnlyProperty();
    }

    /** What undo would take back; null for nothing. */
    public ReadOnlyObjectProperty<@Nullable String> undoName() {
        return undoName.getReadOnlyProperty();
    }

    /** What redo would do again; null for nothing. */
    public ReadOnlyObjectProperty<@Nullable String> redoName() {
        return redoName.getReadOnlyProperty();
    }

    /** Whether an action waits to know who decides. */
    public ReadOnlyBooleanProperty nameWanted() {
        return nameWanted.getReadOnlyProperty();
    }

    /** Who decides; empty until somebody said. */
    public String reviewer() {
        return settings.get().preference(REVIEWER, "");
    }

    /** From now on this person decides; what waited for the name is recorded. */
    public void reviewer(String name) {
        if (name.isBlank()) return;
        settings.update(s -> s.withPreference(REVIEWER, name.strip()));
        nameWanted.set(false);
        next();
    }

    /** Nobody says who decides: what waited for it is not done. */
    public void withoutName() {
        nameWanted.set(false);
        waiting.clear();
    }

    /**
     * Records decisions of the reviewer as one action.
     *
     * @param what the action's name, for a person
     * @param then receives the numbers of the entries once the new state is on show
     */
    public void decide(
            String what, String space, List<? extends Decision.Act> acts, String why, Consumer<List<Long>> then) {
        List<Decision.Act> each = List.copyOf(acts);
        ask(new Asked(what, inSpace(space), project -> project.decide(decisions(space, each, why)), then));
    }

    /** The decisions that the reviewer would record now. */
    public List<Decision> decisions(String space, List<? extends Decision.Act> acts, String why) {
        String by = reviewer();
        String at = clock.get();
        return acts.stream().map(act -> new Decision(space, act, by, at, why)).toList();
    }

    /**
     * Records anything else as one action.
     *
     * @param withdrawing how it is taken back; null when it cannot be undone
     */
    public void record(String what, @Nullable Withdrawing withdrawing, Recording recording, Consumer<List<Long>> then) {
        ask(new Asked(what, withdrawing, recording, then));
    }

    /** How decisions of a space are taken back. */
    public Withdrawing inSpace(String space) {
        return (project, entries, why) -> project.decide(decisions(space, withdrawals(entries), why));
    }

    private static List<Decision.Act> withdrawals(List<Long> entries) {
        List<Decision.Act> acts = new ArrayList<>();
        for (long entry : entries) acts.add(new Decision.Withdrawn(entry));
        return acts;
    }

    private void ask(Asked asked) {
        if (!possible.get()) return;
        waiting.add(asked);
        if (reviewer().isEmpty()) nameWanted.set(true);
        else next();
    }

    private void next() {
        if (busy || nameWanted.get()) return;
        Asked asked = waiting.poll();
        if (asked == null) return;
        run(asked.what, asked.recording, entries -> {
            undone.clear();
            Withdrawing withdrawing = asked.withdrawing;
            // Where nothing can be withdrawn, what was done before it stays within reach.
            if (withdrawing != null && !entries.isEmpty()) done.push(new Step(asked.what, withdrawing, entries));
            asked.then.accept(entries);
        });
    }

    private void run(String what, Recording recording, Consumer<List<Long>> then) {
        busy = true;
        host.run(
                what,
                recording,
                entries -> {
                    busy = false;
                    then.accept(entries);
                    names();
                    next();
                },
                () -> {
                    busy = false;
                    names();
                    next();
                });
    }

    /** Takes the last action back, by a record. */
    public void undo() {
        undo(what -> {});
    }

    /** Takes the last action back, by a record; {@code then} receives its name once the state before is on show. */
    public void undo(Consumer<String> then) {
        move(done, undone, UNDONE, then);
    }

    /** Does the action again that was taken back last, by a record. */
    public void redo() {
        redo(what -> {});
    }

    /** Does the action again that was taken back last, by a record; {@code then} receives its name once it is on show. */
    public void redo(Consumer<String> then) {
        move(undone, done, REDONE, then);
    }

    private void move(Deque<Step> from, Deque<Step> to, String why, Consumer<String> then) {
        if (busy || !possible.get() || from.isEmpty()) return;
        Step step = Objects.requireNonNull(from.peek());
        // The last first, so that at no moment a later decision stands on one that is gone.
        List<Long> back = step.entries.reversed();
        run(step.what, project -> step.withdrawing.withdraw(project, back, why), entries -> {
            from.pop();
            to.push(new Step(step.what, step.withdrawing, entries));
            then.accept(step.what);
        });
    }

    void possible(boolean now) {
        possible.set(now);
        names();
    }

    /** Another project: nothing of the last one can be taken back here. */
    void clear() {
        waiting.clear();
        done.clear();
        undone.clear();
        nameWanted.set(false);
        busy = false;
        possible(false);
    }

    private void names() {
        undoName.set(possible.get() && !done.isEmpty() ? done.peek().what : null);
        redoName.set(possible.get() && !undone.isEmpty() ? undone.peek().what : null);
    }
}
