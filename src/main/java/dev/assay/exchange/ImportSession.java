package dev.assay.exchange;

import dev.assay.method.Run;
import dev.assay.method.Settings;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Anchor;
import dev.assay.model.Entry;
import dev.assay.model.Event;
import dev.assay.model.FileImported;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.NameRules;
import dev.assay.model.Question;
import dev.assay.model.ReferenceRules;
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
    private final Map<String, Question> questions = new HashMap<>();
    private final List<String> notes = new ArrayList<>();
    private int newQuestions;
    private int knownQuestions;

    /** What has come into one space so far. */
    private static final class InSpace {
        final @Nullable SpaceRecord record;
        final Map<String, Turn> added = new HashMap<>();
        final Set<String> runs = new HashSet<>();
        final Map<String, List<Mention>> listed = new HashMap<>();

        @Nullable
        String firstRun;

        int known;
        int listings;
        int listingsKnown;
        int mentions;

        InSpace(@Nullable SpaceRecord record) {
            this.record = record;
            if (record != null && !record.runs().isEmpty()) {
                runs.addAll(record.runs().keySet());
                firstRun = record.runs().firstEntry().getKey();
            }
        }
    }

    ImportSession(ProjectSnapshot before, Project.Recorder recorder, FileImported file, ImportOptions options) {
        this.before = before;
        this.recorder = recorder;
        this.file = file;
        this.options = options;
        for (Question q : before.questions()) questions.put(q.id(), q);
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
        InSpace in = spaces.get(space);
        if (in != null && in.added.containsKey(event)) return true;
        SpaceRecord record = before.record(space);
        return record != null && record.tick(event) >= 0;
    }

    /** Takes a turn; false when the very same is there already. */
    boolean turn(Turn turn, int line) {
        InSpace in = space(turn.space(), line);
        Turn known = in.added.get(turn.id());
        if (known == null && in.record != null && in.record.tick(turn.id()) >= 0) {
            known = (Turn) in.record.events().get(in.record.tick(turn.id()));
        }
        if (known != null) {
            if (!sameContent(known, turn)) {
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
        Question known = questions.get(question.id());
        if (known != null) {
            if (!sameContent(known, question)) {
                throw new Refused(line, "question \"" + question.id() + "\" is there already, with other content");
            }
            knownQuestions++;
            return false;
        }
        record(question, line);
        questions.put(question.id(), question);
        newQuestions++;
        return true;
    }

    private static boolean sameContent(Question a, Question b) {
        return a.text().equals(b.text())
                && Objects.equals(a.space(), b.space())
                && Objects.equals(a.gold(), b.gold())
                && Objects.equals(a.category(), b.category())
                && a.evidence().equals(b.evidence())
                && Objects.equals(a.trap(), b.trap());
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

    private void record(Entry entry, int line) {
        try {
            if (!fileRecorded) {
                recorder.record(file);
                fileRecorded = true;
            }
            recorder.record(entry);
        } catch (IllegalArgumentException e) {
            throw new Refused(line, String.valueOf(e.getMessage()));
        }
    }

    ImportReport report(String name, Format format) {
        TreeMap<String, ImportReport.InSpace> in = new TreeMap<>();
        spaces.forEach((space, s) -> in.put(
                space, new ImportReport.InSpace(s.added.size(), s.known, s.listings, s.listingsKnown, s.mentions)));
        return new ImportReport(name, format, in, newQuestions, knownQuestions, notes, options.dryRun());
    }
}
