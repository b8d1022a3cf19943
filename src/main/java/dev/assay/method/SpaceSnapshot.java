package dev.assay.method;

import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.Mention;
import dev.assay.model.NameRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Everything derived about one space at one state of the journal: rows, the matrix, references. Immutable; the products are computed
 * when they are first asked for.
 */
public final class SpaceSnapshot {
    private final SpaceRecord record;
    private final Settings settings;
    private final Rows rows;
    private final Incidence incidence;
    private final List<Reference> references;
    private final int[] speakerRows;
    private final Speakers speakers;
    private final Names names;
    private final boolean statedOnly;
    private final @Nullable Step step;
    /** What a later snapshot remembers of this one: that it was this one, without keeping it. */
    private final Object identity = new Object();

    private volatile @Nullable Collisions collisions;

    SpaceSnapshot(
            SpaceRecord record,
            Settings settings,
            Names names,
            Speakers speakers,
            Rows rows,
            Incidence incidence,
            List<Reference> references,
            int[] speakerRows,
            boolean statedOnly,
            @Nullable Step step) {
        this.record = record;
        this.settings = settings;
        this.names = names;
        this.rows = rows;
        this.incidence = incidence;
        this.references = List.copyOf(references);
        this.speakers = speakers;
        this.speakerRows = speakerRows;
        this.statedOnly = statedOnly;
        this.step = step;
    }

    /**
     * How a snapshot was derived from an earlier one.
     *
     * @param from the identity of the earlier one
     * @param ticks the events that were read anew, ascending; all others have the cells and references they had
     */
    record Step(Object from, int[] ticks) {}

    /** The step that leads from this snapshot, by way of these events. */
    Step step(int[] ticks) {
        return new Step(identity, ticks);
    }

    /** The only events whose cells and references may differ from those of an earlier snapshot, ascending; null: any may. */
    int @Nullable [] readAnewSince(SpaceSnapshot before) {
        return step != null && step.from == before.identity ? step.ticks : null;
    }

    /** The row that an earlier snapshot's row is here; -1 when there is none of its key. */
    int rowOf(SpaceSnapshot before, int row) {
        String key = before.rows.key(row);
        // Most rows keep their number, and their key is then the same string.
        return row < rows.size() && rows.key(row).equals(key) ? row : rows.of(key);
    }

    /** Who speaks, for the derivation of a later state. */
    Speakers voices() {
        return speakers;
    }

    /** What was recorded. */
    public SpaceRecord record() {
        return record;
    }

    /** What holds after all decisions. */
    public Settings settings() {
        return settings;
    }

    /** The rows. */
    public Rows rows() {
        return rows;
    }

    /** The matrix B. */
    public Incidence incidence() {
        return incidence;
    }

    /** The unclear references in tick order, then listing order. */
    public List<Reference> references() {
        return references;
    }

    /** The row of who speaks in an event; -1 when unknown. */
    public int speaker(int tick) {
        return speakerRows[tick];
    }

    /** Whether cells settled by count were left out. */
    public boolean statedOnly() {
        return statedOnly;
    }

    /** The keys of the hubs, in row order. */
    public List<String> hubs() {
        List<String> hubs = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            if (rows.hub(r)) hubs.add(rows.key(r));
        }
        return hubs;
    }

    /** Decisions about references whose mention the run on show does not list: they wait until one does. */
    public List<SpaceRecord.Decided> waiting() {
        Set<ReferenceId> listed = new HashSet<>();
        for (Reference r : references) listed.add(r.id());
        List<SpaceRecord.Decided> waiting = new ArrayList<>();
        settings.settled().forEach((id, decided) -> {
            if (!listed.contains(id)) waiting.add(decided);
        });
        waiting.sort(Comparator.comparingLong(SpaceRecord.Decided::entry));
        return waiting;
    }

    /** How many references are in that state. */
    public int count(Reference.State state) {
        int n = 0;
        for (Reference r : references) {
            if (r.state() == state) n++;
        }
        return n;
    }

    /** How many words all events are, each in the line by which a model would see it. */
    public long words() {
        return record.lineWords();
    }

    /** The products over non-hub rows: collisions, chains, paths. */
    public Collisions collisions() {
        Collisions known = collisions;
        if (known == null) {
            known = new Collisions(incidence, rows);
            collisions = known;
        }
        return known;
    }

    /** The active run; null when the space has none. */
    public @Nullable Run run() {
        return settings.run() == null ? null : record.runs().get(settings.run());
    }

    /** Who speaks and who is spoken to in an event. */
    public NameContext context(int tick) {
        return speakers.context(tick);
    }

    /** The function that made the rows. */
    public Names names() {
        return names;
    }

    /** The keys of the speakers, in the order they first spoke. */
    public List<String> speakers() {
        return List.copyOf(speakers.distinct());
    }

    /**
     * The mentions of an event with what the rules made of each, for showing why a cell is there.
     *
     * @param mention as listed or corrected
     * @param named the rule trail; its key is the mention's own, before a reference was settled
     * @param row the row it stands for; -1 for none
     * @param reference the unclear reference it is, or holds; null for every other mention
     */
    public record EventMention(
            Mention mention, Named named, int row, @Nullable Reference reference) {}

    /** The mentions of one event, in listing order; the speaker is not among them. */
    public List<EventMention> mentions(int tick) {
        List<EventMention> result = new ArrayList<>();
        Run run = run();
        List<Mention> listed = run == null ? null : run.mentions(tick);
        String event = record.events().get(tick).id();
        List<Mention> corrected = settings.corrected(event, listed == null ? List.of() : listed);
        int next = firstReference(tick);
        for (Mention m : corrected) {
            Named named = names.name(m, context(tick));
            Reference reference = null;
            if (next < references.size()
                    && references.get(next).tick() == tick
                    && references.get(next).mention().equals(m)) {
                reference = references.get(next++);
            }
            int row = reference != null
                    ? reference.row()
                    : named.key() == null || (!m.resolved() && unclearMakesNoRow()) ? -1 : rows.of(named.key());
            result.add(new EventMention(m, named, row, reference));
        }
        return result;
    }

    private boolean unclearMakesNoRow() {
        return settings.names() != NameRules.NDM_0_2;
    }

    /** The place of an event's first reference in {@link #references}; past the end or at another event when it has none. */
    int firstReference(int tick) {
        int from = 0;
        int to = references.size();
        while (from < to) {
            int middle = (from + to) >>> 1;
            if (references.get(middle).tick() < tick) from = middle + 1;
            else to = middle;
        }
        return from;
    }
}
