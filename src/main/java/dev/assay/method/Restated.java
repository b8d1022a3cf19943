package dev.assay.method;

import dev.assay.method.Rederivation.Reread;
import dev.assay.method.Rederivation.Stated;
import dev.assay.model.Gender;
import dev.assay.model.GrammaticalNumber;
import dev.assay.model.Mention;
import dev.assay.model.MentionType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rows while some events are read anew: those there were, under their numbers, and after them those that are new. What a row is
 * known to be at an event is what was first stated of it up to there, by events as they are now.
 */
final class Restated implements RowKeeper {
    /** Something a mention may state about its row, and the row keeps from the first that does. */
    record Trait<T>(Function<Mention, @Nullable T> ofMention, Function<Rows.Row, @Nullable T> ofRow) {}

    static final Trait<MentionType> TYPE = new Trait<>(Mention::type, r -> r.type);
    static final Trait<Gender> GENDER = new Trait<>(Mention::gender, r -> r.gender);
    static final Trait<GrammaticalNumber> NUMBER = new Trait<>(Mention::number, r -> r.number);
    static final List<Trait<?>> TRAITS = List.of(TYPE, GENDER, NUMBER);

    private final SpaceSnapshot before;
    private final NavigableMap<Integer, Reread> done;
    private final int known;
    private final List<String> added = new ArrayList<>();
    private final Map<String, Integer> addedIndex = new HashMap<>();
    /** For each row the events read anew that state something about it, ascending. */
    private final Map<Integer, List<Integer>> restated = new HashMap<>();

    private final Map<Integer, List<Stated>> statedBefore = new HashMap<>();
    private int tick = -1;
    private int mentions;
    private List<Stated> open = List.of();

    Restated(SpaceSnapshot before, NavigableMap<Integer, Reread> done) {
        this.before = before;
        this.done = done;
        known = before.rows().size();
    }

    /** An event is about to be read; what it states is added to the list. */
    void begin(int tick, List<Stated> stated) {
        this.tick = tick;
        mentions = 0;
        open = stated;
    }

    /** So many mentions of the event have been read. */
    void upTo(int mentions) {
        this.mentions = mentions;
    }

    boolean isOpen(int tick) {
        return tick == this.tick;
    }

    int read() {
        return mentions;
    }

    /** How many rows have a number: those there were, and new ones. */
    int size() {
        return known + added.size();
    }

    int of(String key) {
        int row = before.rows().of(key);
        return row >= 0 ? row : addedIndex.getOrDefault(key, -1);
    }

    @Override
    public int add(String key, Mention mention) {
        int row = of(key);
        if (row < 0) {
            row = size();
            added.add(key);
            addedIndex.put(key, row);
        }
        open.add(new Stated(row, mention));
        List<Integer> ticks = restated.computeIfAbsent(row, r -> new ArrayList<>(2));
        if (ticks.isEmpty() || ticks.getLast() != tick) ticks.add(tick);
        return row;
    }

    @Override
    public String key(int row) {
        return row < known ? before.rows().key(row) : added.get(row - known);
    }

    /** What is known of a row where the reading is. */
    <T> @Nullable T soFar(int row, Trait<T> trait) {
        return known(row, trait, tick);
    }

    /** What is known of a row after an event. All events read anew up to there must have been. */
    <T> @Nullable T known(int row, Trait<T> trait, int upTo) {
        T value = null;
        int at = upTo + 1;
        for (int t : restated.getOrDefault(row, List.of())) {
            Reread anew = done.get(t);
            if (t > upTo || anew == null) break;
            value = first(anew.stated(), row, trait);
            if (value != null) {
                at = t;
                break;
            }
        }
        T earlier = before(row, trait, at, true);
        return earlier == null ? value : earlier;
    }

    /** Whether what an event states about a row counted, or counts now: nothing before it states the same. */
    boolean dependsOn(int row, Trait<?> trait, int tick) {
        return before(row, trait, tick, false) == null || known(row, trait, tick - 1) == null;
    }

    /** What was stated of a row before an event, by all events or by those that are not read anew. */
    private <T> @Nullable T before(int row, Trait<T> trait, int tick, boolean onlyKept) {
        if (row >= known || trait.ofRow.apply(before.rows().all().get(row)) == null) return null;
        Incidence b = before.incidence();
        for (int j = b.rowStart(row); j < b.rowEnd(row) && b.rowEvent(j) < tick; j++) {
            int event = b.rowEvent(j);
            if (onlyKept && done.containsKey(event)) continue;
            T value = first(statedBefore(event), row, trait);
            if (value != null) return value;
        }
        return null;
    }

    static <T> @Nullable T first(List<Stated> stated, int row, Trait<T> trait) {
        for (Stated s : stated) {
            if (s.row() != row) continue;
            T value = trait.ofMention.apply(s.mention());
            if (value != null) return value;
        }
        return null;
    }

    /** What an event stated before, in order. */
    List<Stated> statedBefore(int tick) {
        return statedBefore.computeIfAbsent(tick, this::readBefore);
    }

    private List<Stated> readBefore(int tick) {
        List<Stated> stated = new ArrayList<>();
        int speaker = before.speaker(tick);
        String said = before.record().events().get(tick).speaker();
        if (speaker >= 0 && said != null) stated.add(new Stated(speaker, Mention.of(said, MentionType.PERSON)));
        for (SpaceSnapshot.EventMention m : before.mentions(tick)) {
            if (m.row() < 0) continue;
            Reference r = m.reference();
            Mention states = r == null || r.owner() != null
                    ? m.mention()
                    : MentionReader.standsFor(before.rows().key(m.row()), r.decision());
            stated.add(new Stated(m.row(), states));
        }
        return stated;
    }

    /** The rows that events read anew state or stated something about. */
    Iterable<Integer> rows() {
        java.util.TreeSet<Integer> rows = new java.util.TreeSet<>(restated.keySet());
        for (int t : done.keySet()) for (Stated s : statedBefore(t)) rows.add(s.row());
        return rows;
    }

    /** The first event that mentions a row; -1 when none does any more. All events must have been read. */
    int firstEvent(int row) {
        List<Integer> ticks = restated.get(row);
        int first = ticks == null ? Integer.MAX_VALUE : ticks.getFirst();
        if (row < known) {
            Incidence b = before.incidence();
            for (int j = b.rowStart(row); j < b.rowEnd(row) && b.rowEvent(j) < first; j++) {
                if (!done.containsKey(b.rowEvent(j))) return b.rowEvent(j);
            }
        }
        return first == Integer.MAX_VALUE ? -1 : first;
    }

    /** What an event states now, in order. */
    List<Stated> stated(int tick) {
        Reread anew = done.get(tick);
        return anew == null ? statedBefore(tick) : anew.stated();
    }

    /** The place of a row among what an event states. */
    int placeIn(int tick, int row) {
        List<Stated> stated = stated(tick);
        for (int i = 0; i < stated.size(); i++) if (stated.get(i).row() == row) return i;
        throw new IllegalStateException("event " + tick + " does not mention row " + key(row));
    }
}
