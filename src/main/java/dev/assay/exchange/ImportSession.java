package dev.assay.exchange;

import dev.assay.ledger.Admission;
import dev.assay.ledger.Claim;
import dev.assay.ledger.Door;
import dev.assay.ledger.SourceCheck;
import dev.assay.method.Run;
import dev.assay.method.Settings;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Anchor;
import dev.assay.model.Entry;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.FileImported;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.NameRules;
import dev.assay.model.Question;
import dev.assay.model.ReferenceRules;
import dev.assay.model.Refusal;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.project.Project;
import dev.assay.project.ProjectSnapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One file on its way in: takes what the importer read, leaves out what is there already, refuses what contradicts it, and records the
 * rest. The file itself is recorded with the first thing that is new.
 */
final class ImportSession {
    private final ProjectSnapshot before;
    private final Project.Recorder recorder;
    private final FileImported file;
    private final ImportOptions options;
    private boolean fileRecorded;
    private final Map<String, InSpace> spaces = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();
    private final ScoringIntake scoring;
    private final SourceCheck sources;
    private final Set<Refusal> refusals = new HashSet<>();
    private final List<Refusal> refused = new ArrayList<>();
    private int newRefusals;

    /** What has come into one space so far. */
    private static final class InSpace {
        final @Nullable SpaceRecord record;
        final Map<String, Event> added = new HashMap<>();
        final Set<String> runs = new HashSet<>();
        final Map<String, List<Mention>> listed = new HashMap<>();

        @Nullable
        String firstRun;

        int known;
        int listings;
        int listingsKnown;
        int mentions;
        int facts;
        int checked;

        InSpace(@Nullable SpaceRecord record) {
            this.record = record;
            if (record != null && !record.runs().isEmpty()) {
                runs.addAll(record.runs().keySet());
                firstRun = record.runs().firstEntry().getKey();
            }
        }
    }

    ImportSession(
            ProjectSnapshot before,
            Project.Recorder recorder,
            FileImported file,
            ImportOptions options,
            SourceCheck sources) {
        this.before = before;
        this.recorder = recorder;
        this.file = file;
        this.options = options;
        this.sources = sources;
        for (ProjectSnapshot.Refused r : before.refusals()) refusals.add(r.refusal());
        scoring = new ScoringIntake(before.scoring(), file, this::record);
    }

    /** The file's path, as provenance names it. */
    String path() {
        return file.path();
    }

    /** Something that was repaired, or kept although it could not be read. */
    void note(String sentence) {
        notes.add(sentence);
    }

    /** The event at a tick, whether it was there before or has just come in; null when there is none. Only of spaces that were there. */
    @Nullable
    Event eventAt(String space, int tick) {
        SpaceRecord record = before.record(space);
        return record == null || tick >= record.events().size()
                ? null
                : record.events().get(tick);
    }

    boolean hasSpace(String space) {
        return before.record(space) != null || spaces.containsKey(space);
    }

    boolean hasEvent(String space, String event) {
        return event(new EventKey(space, event)) != null;
    }

    /** An event, whether it was there before or has just come in; null when there is none. */
    private @Nullable Event event(EventKey key) {
        InSpace in = spaces.get(key.space());
        Event added = in == null ? null : in.added.get(key.event());
        if (added != null) return added;
        SpaceRecord record = in == null ? before.record(key.space()) : in.record;
        int tick = record == null ? -1 : record.tick(key.event());
        return record == null || tick < 0 ? null : record.events().get(tick);
    }

    /** A record on its way to the door, with the mentions it lists; null when it lists none. */
    record Brought(Claim claim, @Nullable List<Mention> mentions) {}

    /** Takes records through the door, all of one file together. What they list goes into the run of that name. */
    void facts(List<Brought> brought, String run) {
        List<Admission> admissions = new Door(this::event, sources)
                .judge(brought.stream().map(Brought::claim).toList());
        for (int i = 0; i < admissions.size(); i++) {
            int line = brought.get(i).claim().line();
            switch (admissions.get(i)) {
                case Admission.Accepted a -> {
                    InSpace in = space(a.fact().space(), line);
                    record(a.fact(), line);
                    in.added.put(a.fact().id(), a.fact());
                    in.facts++;
                    if (a.fact().seen() != null
                            || !a.fact().certificate().turns().isEmpty()) in.checked++;
                    list(a.fact(), brought.get(i).mentions(), run, line);
                }
                case Admission.Known k -> {
                    space(k.fact().space(), line).known++;
                    if (!isListed(k.fact(), brought.get(i).mentions())) {
                        list(k.fact(), brought.get(i).mentions(), run, line);
                    }
                }
                case Admission.Refused r -> {
                    refused.add(r.refusal());
                    if (refusals.add(r.refusal())) {
                        record(r.refusal(), line);
                        newRefusals++;
                    }
                }
            }
        }
    }

    /** Whether some run lists just this in a fact; then a file of another name says nothing new. */
    private boolean isListed(Fact fact, @Nullable List<Mention> mentions) {
        SpaceRecord record = before.record(fact.space());
        if (mentions == null || record == null) return false;
        int tick = record.tick(fact.id());
        return tick >= 0 && record.runs().values().stream().anyMatch(r -> mentions.equals(r.mentions(tick)));
    }

    private void list(Fact fact, @Nullable List<Mention> mentions, String run, int line) {
        if (mentions != null) listing(fact.space(), fact.id(), mentions, null, run, line);
    }

    /** Takes a turn; false when the very same is there already. */
    boolean turn(Turn turn, int line) {
        InSpace in = space(turn.space(), line);
        Event known = event(new EventKey(turn.space(), turn.id()));
        if (known != null) {
            if (!(known instanceof Turn before && sameContent(before, turn))) {
                throw new Refused(
                        line,
                        "event \"" + turn.id() + "\" is in space \"" + turn.space()
                                + "\" already, with other content; a correction is a new record");
            }
            in.known++;
            return false;
        }
        record(turn, line);
        in.added.put(turn.id(), turn);
        return true;
    }

    private static boolean sameContent(Turn one, Turn other) {
        return one.text().equals(other.text())
                && Objects.equals(one.speaker(), other.speaker())
                && Objects.equals(text(one.date()), text(other.date()))
                && Objects.equals(one.image(), other.image());
    }

    private static @Nullable String text(@Nullable Anchor anchor) {
        return anchor == null ? null : anchor.text();
    }

    /**
     * Takes what a file lists in an event. It goes into the run of that name; a turn that came with this very file into the run the
     * space has already, so that a conversation that grows keeps one run.
     */
    void listing(String space, String event, List<Mention> mentions, @Nullable String raw, String runName, int line) {
        InSpace in = space(space, line);
        boolean turnIsNew = in.added.containsKey(event);
        String run = turnIsNew && in.firstRun != null && !in.runs.contains(runName) ? in.firstRun : runName;
        if (!in.runs.contains(run)) {
            TreeMap<String, String> settings = new TreeMap<>();
            settings.put("file", file.path());
            settings.put("sha256", file.sha256());
            record(new RunOpened(space, run, "file", settings), line);
            in.runs.add(run);
            if (in.firstRun == null) in.firstRun = run;
        }
        List<Mention> known = knownListing(in, run, event);
        if (known != null) {
            if (!known.equals(mentions)) {
                throw new Refused(
                        line,
                        "event \"" + event + "\" is listed by run \"" + run
                                + "\" already, with other mentions; list it as a run of another name");
            }
            in.listingsKnown++;
            return;
        }
        List<Mention> earlier = in.listed.putIfAbsent(run + "\n" + event, mentions);
        if (earlier != null) {
            if (!earlier.equals(mentions)) {
                throw new Refused(
                        line, "event \"" + event + "\" is listed a second time in this file, with other mentions");
            }
            in.listingsKnown++;
            return;
        }
        record(new Listing(space, run, event, mentions, raw), line);
        in.listings++;
        in.mentions += mentions.size();
    }

    private static @Nullable List<Mention> knownListing(InSpace in, String run, String event) {
        if (in.record == null) return null;
        Run recorded = in.record.runs().get(run);
        int tick = in.record.tick(event);
        return recorded == null || tick < 0 ? null : recorded.mentions(tick);
    }

    /** Takes a question; false when the very same is there already. */
    boolean question(Question question, int line) {
        return scoring.question(question, line);
    }

    /** Where questions, answers, scores and corrections come in. */
    ScoringIntake scoring() {
        return scoring;
    }

    /** Whether the run is, or by this file becomes, the active one without a decision. */
    boolean isActive(String space, String run) {
        SpaceRecord record = before.record(space);
        return record != null && run.equals(Settings.of(record, null).run());
    }

    private InSpace space(String name, int line) {
        InSpace in = spaces.get(name);
        if (in != null) return in;
        SpaceRecord record = before.record(name);
        if (record == null) {
            NameRules names = options.names() == null ? NameRules.ASSAY_1 : options.names();
            ReferenceRules references = options.references() == null ? ReferenceRules.DEFAULT : options.references();
            record(new SpaceOpened(name, names, references, SpaceOpened.DEFAULT_WINDOW), line);
        } else if (options.names() != null && options.names() != record.opened().names()) {
            throw new Refused(
                    line,
                    "space \"" + name + "\" is there already, with names "
                            + record.opened().names().id() + "; change it with \"assay set\", or take another space");
        }
        in = new InSpace(record);
        spaces.put(name, in);
        return in;
    }

    private long record(Entry entry, int line) {
        try {
            if (!fileRecorded) {
                recorder.record(file);
                fileRecorded = true;
            }
            return recorder.record(entry);
        } catch (IllegalArgumentException e) {
            throw new Refused(line, String.valueOf(e.getMessage()));
        }
    }

    ImportReport report(String name, Format format) {
        TreeMap<String, ImportReport.InSpace> in = new TreeMap<>();
        spaces.forEach((space, s) -> in.put(
                space,
                new ImportReport.InSpace(
                        s.added.size(), s.known, s.listings, s.listingsKnown, s.mentions, s.facts, s.checked)));
        return new ImportReport(
                name,
                format,
                in,
                scoring.newQuestions(),
                scoring.knownQuestions(),
                scoring.report(),
                refused,
                newRefusals,
                notes,
                options.dryRun());
    }
}
