package dev.assay.listing.llm;

import dev.assay.listing.ListingRun;
import dev.assay.method.Run;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Entry;
import dev.assay.model.Event;
import dev.assay.model.Listing;
import dev.assay.model.ListingFailed;
import dev.assay.model.RunOpened;
import dev.assay.project.Project;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** The recorded side of a run: what is left to ask about, and what came, in tick order. Used by one thread. */
final class Recording {
    private final Project project;
    private final String run;
    private final SortedMap<String, String> settings;
    private final SpaceRecord record;
    private final Waiting waiting;
    /** The ticks that are not listed, in order. */
    private final List<Integer> todo = new ArrayList<>();

    private final Map<Integer, Answer> arrived = new HashMap<>();
    private final List<ListingRun.NotListed> failed = new ArrayList<>();
    private int head;
    private boolean open;
    private boolean works;
    private int known;
    private int failedBefore;
    private int listed;
    private int mentions;
    private Tokens tokens = Tokens.NONE;

    Recording(Project project, SpaceSnapshot before, String run, SortedMap<String, String> settings, boolean again) {
        this.project = project;
        this.run = run;
        this.settings = settings;
        record = before.record();
        waiting = new Waiting(project.file(), project.snapshot().id(), record.name(), run, settings);
        Run existing = record.runs().get(run);
        open = existing == null;
        for (int t = 0; t < record.events().size(); t++) {
            if (existing != null && existing.mentions(t) != null) known++;
            else if (!again && existing != null && existing.failures().containsKey(t)) failedBefore++;
            else todo.add(t);
        }
        for (int i = 0; i < todo.size(); i++) {
            Answer.Replied early = waiting.found().get(event(i).id());
            if (early != null) arrived.put(i, early);
        }
        works = known + failedBefore + arrived.size() > 0;
    }

    /** How many events are to be asked about. */
    int size() {
        return todo.size();
    }

    int tick(int i) {
        return todo.get(i);
    }

    Event event(int i) {
        return record.events().get(todo.get(i));
    }

    /** The first that is not recorded. */
    int head() {
        return head;
    }

    boolean hasArrived(int i) {
        return arrived.containsKey(i);
    }

    /** Whether the endpoint has answered for an event of this run, so that a question it refuses is a matter of that turn. */
    boolean works() {
        return works;
    }

    /** Takes an answer; what has to wait for those before it is kept on disk meanwhile. */
    void arrived(int i, Answer answer) {
        arrived.put(i, answer);
        works |= answer instanceof Answer.Replied;
        if (i != head && answer instanceof Answer.Replied reply) waiting.keep(event(i).id(), reply);
    }

    /** Records whatever has all before it recorded. Stops before a question that was refused while nothing has worked yet. */
    void recordInOrder() {
        List<Entry> entries = new ArrayList<>();
        int from = head;
        for (; head < todo.size() && arrived.containsKey(head); head++) {
            if (arrived.get(head) instanceof Answer.Rejected && !works) break;
            take(head, entries);
        }
        write(entries);
        for (int i = from; i < head; i++) arrived.remove(i);
    }

    /** Records everything that came, with gaps where nothing did, and ends. */
    void recordAll() {
        List<Entry> entries = new ArrayList<>();
        for (int i = head; i < todo.size(); i++) {
            Answer answer = arrived.get(i);
            if (answer == null || answer instanceof Answer.Rejected && !works) continue;
            take(i, entries);
        }
        write(entries);
        waiting.clear();
    }

    private void take(int i, List<Entry> entries) {
        Event event = event(i);
        switch (arrived.get(i)) {
            case Answer.Replied reply -> {
                Replies.Read read = Replies.read(reply, event, run);
                entries.add(read.entry());
                tokens = tokens.plus(read.tokens());
                mentions += read.mentions();
                if (read.entry() instanceof ListingFailed f)
                    failed.add(new ListingRun.NotListed(f.event(), f.reason()));
                else listed++;
            }
            case Answer.Rejected rejected -> {
                entries.add(Replies.rejected(rejected, event, run));
                failed.add(new ListingRun.NotListed(event.id(), rejected.message()));
            }
            case Answer.Silent s -> {
                entries.add(new Listing(event.space(), run, event.id(), List.of(), null));
                listed++;
            }
            case Answer.Unusable u -> {}
            case Answer.Stopped s -> {}
            case null -> {}
        }
    }

    private void write(List<Entry> entries) {
        if (entries.isEmpty()) return;
        project.<Integer, RuntimeException>recordAhead(recorder -> {
            if (open) recorder.record(new RunOpened(record.name(), run, ModelLister.NAME, settings));
            entries.forEach(recorder::record);
            return entries.size();
        });
        open = false;
    }

    ModelLister.Result result(int calls) {
        return new ModelLister.Result(run, listed, known, mentions, failed, failedBefore, calls, tokens);
    }
}
