package dev.assay.project;

import dev.assay.method.Edges;
import dev.assay.method.Settings;
import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.Standings;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.FileImported;
import dev.assay.model.Question;
import dev.assay.model.Refusal;
import dev.assay.model.Scoring;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.ScoringSnapshot;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** A project at one state of its journal. Immutable; spaces are derived when they are first asked for. */
public final class ProjectSnapshot {
    private final String id;
    private final Head head;
    private final SequencedMap<String, SpaceRecord> records;
    private final ScoringSnapshot scoring;
    private final List<FileImported> files;
    private final List<Refused> refusals;
    private volatile @Nullable Edges edges;
    private final Map<String, SpaceSnapshot> derived = new ConcurrentHashMap<>();

    ProjectSnapshot(
            String id,
            Head head,
            SequencedMap<String, SpaceRecord> records,
            ScoringSnapshot scoring,
            List<FileImported> files,
            List<Refused> refusals) {
        this.id = id;
        this.head = head;
        this.records = Collections.unmodifiableSequencedMap(records);
        this.scoring = scoring;
        this.files = Collections.unmodifiableList(files);
        this.refusals = Collections.unmodifiableList(refusals);
    }

    /**
     * Refuses decisions after which aliases would go in a circle, also where one that is withdrawn gives way to an older one. A
     * circle that is there already, in a journal made elsewhere, stops nobody.
     */
    void check(List<Decision> decisions) {
        Map<String, SpaceRecord> next = new HashMap<>();
        long seq = head.entries();
        for (Decision d : decisions) {
            SpaceRecord of = next.getOrDefault(d.space(), records.get(d.space()));
            if (of == null) throw new IllegalArgumentException("no space \"" + d.space() + "\"");
            next.put(d.space(), of.with(new SpaceRecord.Decided(++seq, d)));
        }
        for (String space : new TreeSet<>(next.keySet())) {
            String key = cycle(next.get(space));
            if (key != null && cycle(records.get(space)) == null) {
                throw new IllegalArgumentException("by its aliases \"" + key + "\" would be a name for itself");
            }
        }
    }

    private static @Nullable String cycle(@Nullable SpaceRecord record) {
        return record == null ? null : Settings.of(record, null).nameDecisions().cycle();
    }

    /**
     * The project as it would be with these decisions; nothing is recorded.
     *
     * @throws IllegalArgumentException when there is no such space, or aliases would go in a circle
     */
    public ProjectSnapshot trying(List<Decision> decisions) {
        check(decisions);
        ProjectSnapshot tried = this;
        long seq = head.entries();
        for (Decision d : decisions) tried = tried.with(++seq, d, head);
        return tried;
    }

    /** The same project with one decision more; what is derived for other spaces is kept. */
    ProjectSnapshot with(long seq, Decision decision, Head head) {
        SequencedMap<String, SpaceRecord> next = new LinkedHashMap<>(records);
        SpaceRecord of = next.get(decision.space());
        if (of == null) throw new IllegalArgumentException("no space \"" + decision.space() + "\"");
        next.put(decision.space(), of.with(new SpaceRecord.Decided(seq, decision)));
        ProjectSnapshot snapshot = new ProjectSnapshot(id, head, next, scoring, files, refusals);
        snapshot.edges = edges;
        derived.forEach((space, known) -> {
            if (!space.equals(decision.space())) snapshot.derived.put(space, known);
        });
        return snapshot;
    }

    /** The same project with one act of scoring more; everything derived for its spaces is kept. */
    ProjectSnapshot with(long seq, Scoring act, Head head) {
        ProjectSnapshot snapshot = new ProjectSnapshot(id, head, records, scoring.with(seq, act), files, refusals);
        snapshot.edges = edges;
        snapshot.derived.putAll(derived);
        return snapshot;
    }

    /** By which the project is known wherever its file lies. */
    public String id() {
        return id;
    }

    /** The end of the chain. */
    public Head head() {
        return head;
    }

    /** The names of the spaces, in the order they were opened. */
    public List<String> spaces() {
        return List.copyOf(records.keySet());
    }

    /** What is recorded about a space; null when there is none of that name. */
    public @Nullable SpaceRecord record(String space) {
        return records.get(space);
    }

    /** What is derived for a space, with its active run; {@link IllegalArgumentException} when there is none of that name. */
    public SpaceSnapshot space(String space) {
        SpaceRecord record = records.get(space);
        if (record == null) throw new IllegalArgumentException("no space \"" + space + "\"");
        return derived.computeIfAbsent(space, s -> SpaceDerivation.derive(record));
    }

    /** Every edge that is declared, by what it points at. */
    public Edges edges() {
        Edges known = edges;
        if (known == null) {
            known = Edges.of(records.values());
            edges = known;
        }
        return known;
    }

    /**
     * Which events of a space are live, and why others are not.
     *
     * @param validAt the day or moment that is asked about
     * @throws IllegalArgumentException when there is no space of that name
     */
    public Standings standings(String space, Anchor validAt) {
        SpaceRecord record = records.get(space);
        if (record == null) throw new IllegalArgumentException("no space \"" + space + "\"");
        return Standings.of(record, edges(), validAt);
    }

    /** A record that was turned away, with its number in the journal. */
    public record Refused(long entry, Refusal refusal) {}

    /** Everything that was turned away at the door, in order. */
    public List<Refused> refusals() {
        return refusals;
    }

    /** All questions, in the order they came in. */
    public List<Question> questions() {
        return scoring.questions().stream().map(QuestionRecord::question).toList();
    }

    /** Questions, answers, and what was made of them by hand. */
    public ScoringSnapshot scoring() {
        return scoring;
    }

    /** All files that came in, in order. */
    public List<FileImported> files() {
        return files;
    }
}
