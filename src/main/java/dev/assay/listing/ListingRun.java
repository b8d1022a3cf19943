package dev.assay.listing;

import dev.assay.exchange.Progress;
import dev.assay.method.Run;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.model.Listing;
import dev.assay.model.RunOpened;
import dev.assay.project.Project;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Lists the events of a space that a run does not list yet. What is listed is recorded every few hundred events, so that a run that was
 * cut off goes on where it stood and lists nothing twice.
 */
public final class ListingRun {
    private static final int BATCH = 500;

    private ListingRun() {}

    /**
     * What came of it.
     *
     * @param run the run's name
     * @param listed events listed now
     * @param known events the run had listed before
     * @param mentions mentions listed now
     * @param notListed events the lister could not list, each with its reason
     */
    public record Result(String run, int listed, int known, int mentions, List<NotListed> notListed) {
        public Result {
            notListed = List.copyOf(notListed);
        }
    }

    /** An event that stays unlisted. */
    public record NotListed(String event, String reason) {}

    /**
     * Lists a space.
     *
     * @throws CancellationException when the progress said so; what was listed until then stays
     * @throws IllegalArgumentException when the run was made by another lister or with other settings
     */
    public static Result list(Project project, String space, Lister lister, String run, Progress progress) {
        SpaceSnapshot before = project.snapshot().space(space);
        SpaceRecord record = before.record();
        Run existing = record.runs().get(run);
        requireSame(record, run, lister.name(), lister.settings());
        List<Event> events = record.events();
        List<NotListed> notListed = new ArrayList<>();
        int known = 0;
        int listed = 0;
        int mentions = 0;
        List<Listing> batch = new ArrayList<>(BATCH);
        boolean open = existing == null;
        for (int t = 0; t < events.size(); t++) {
            if (progress.cancelled()) throw new CancellationException("cancelled; what was listed until then is kept");
            if (existing != null && existing.mentions(t) != null) {
                known++;
                continue;
            }
            Event e = events.get(t);
            switch (lister.list(
                    e.text(), before.context(t).speaker(), before.context(t).addressee())) {
                case Outcome.Listed l -> {
                    batch.add(new Listing(space, run, e.id(), l.mentions(), null));
                    listed++;
                    mentions += l.mentions().size();
                }
                case Outcome.NotListed n -> notListed.add(new NotListed(e.id(), n.message()));
            }
            if (batch.size() == BATCH) {
                record(project, space, run, lister, open, batch);
                open = false;
                batch.clear();
                progress.at(t + 1, events.size());
            }
        }
        record(project, space, run, lister, open, batch);
        project.catchUp();
        progress.at(events.size(), events.size());
        return new Result(run, listed, known, mentions, notListed);
    }

    /** Whether a space has runs, and none of them is called so: what such a run leaves out is listed when somebody asks for it. */
    public static boolean listedByOthers(SpaceRecord record, String run) {
        return !record.runs().isEmpty() && !record.runs().containsKey(run);
    }

    /**
     * Lists, by the built-in lister, what came into a space without mentions.
     *
     * @return null when nothing was listed because another lister lists the space
     * @throws CancellationException when the progress said so; what was listed until then stays
     * @throws IllegalArgumentException when the run was made by another version of the lister
     */
    public static @Nullable Result unlisted(Project project, String space, Progress progress) {
        BuiltinLister builtin = new BuiltinLister();
        SpaceRecord record = project.snapshot().space(space).record();
        return listedByOthers(record, builtin.name()) ? null : list(project, space, builtin, builtin.name(), progress);
    }

    /**
     * Refuses to go on with a run that another lister began, or the same with other settings: a run is one lister's work.
     *
     * @throws IllegalArgumentException when that is so
     */
    public static void requireSame(SpaceRecord record, String run, String lister, SortedMap<String, String> settings) {
        Run existing = record.runs().get(run);
        if (existing == null) return;
        if (!existing.opened().lister().equals(lister)
                || !existing.opened().settings().equals(settings)) {
            throw new IllegalArgumentException("run \"" + run + "\" of space \"" + record.name()
                    + "\" was made by another lister, version or with other settings; give this one another name");
        }
    }

    private static void record(
            Project project, String space, String run, Lister lister, boolean open, List<Listing> batch) {
        if (batch.isEmpty()) return;
        project.<Integer, RuntimeException>recordAhead(recorder -> {
            if (open) recorder.record(new RunOpened(space, run, lister.name(), lister.settings()));
            batch.forEach(recorder::record);
            return batch.size();
        });
    }
}
