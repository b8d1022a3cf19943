package dev.assay.method;

import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Event;
import dev.assay.model.Listing;
import dev.assay.model.ListingFailed;
import dev.assay.model.RunOpened;
import dev.assay.model.SpaceOpened;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everything recorded about one space, in order of arrival. Immutable; the only input of the derivation. */
public final class SpaceRecord {
    /** A decision with its number in the journal. */
    public record Decided(long entry, Decision decision) {}

    private final SpaceOpened opened;
    private final List<Event> events;
    private final TickIndex ticks;
    private final SequencedMap<String, Run> runs;
    private final List<Decided> decisions;
    private final Later<WordIndex> words;
    private final Later<long[]> dates;
    private final Later<Long> lineWords;
    private final Later<Voices> voices;

    /** Who speaks in each event, as a place in the list of the names as they were recorded; -1 where nobody is named. */
    record Voices(int[] of, List<String> names) {}

    /** Something that is computed once, by whoever asks first. */
    private static final class Later<T> {
        private final Supplier<T> how;
        private @Nullable T value;

        Later(Supplier<T> how) {
            this.how = how;
        }

        synchronized T get() {
            T known = value;
            if (known == null) {
                known = how.get();
                value = known;
            }
            return known;
        }
    }

    private SpaceRecord(Builder b) {
        opened = b.opened;
        events = Collections.unmodifiableList(b.events);
        ticks = b.ticks;
        SequencedMap<String, Run> built = new LinkedHashMap<>();
        b.runs.forEach((name, run) -> built.put(name, run.build()));
        runs = Collections.unmodifiableSequencedMap(built);
        decisions = List.copyOf(b.decisions);
        List<Event> all = events;
        words = new Later<>(() -> new WordIndex(all));
        dates = new Later<>(() -> datesOf(all));
        voices = new Later<>(() -> voicesOf(all));
        lineWords = new Later<>(
                () -> all.stream().mapToLong(e -> EventLine.words(e)).sum());
    }

    private SpaceRecord(SpaceRecord before, Decided decided) {
        opened = before.opened;
        events = before.events;
        ticks = before.ticks;
        runs = before.runs;
        words = before.words;
        dates = before.dates;
        voices = before.voices;
        lineWords = before.lineWords;
        List<Decided> all = new ArrayList<>(before.decisions);
        all.add(decided);
        decisions = List.copyOf(all);
    }

    /** The same record with one decision more; shares everything else. */
    public SpaceRecord with(Decided decided) {
        return new SpaceRecord(this, decided);
    }

    /** Whether the other is an earlier or later state of this one that differs in decisions only. */
    boolean differsInDecisionsOnly(SpaceRecord other) {
        return events == other.events && runs == other.runs;
    }

    /** The space's name. */
    public String name() {
        return opened.space();
    }

    /** The settings it was opened with. */
    public SpaceOpened opened() {
        return opened;
    }

    /** The events; their place is their tick. */
    public List<Event> events() {
        return events;
    }

    /** The tick of an event; -1 when there is none of that id. */
    public int tick(String event) {
        return ticks.of(event);
    }

    /**
     * When an event was said, in microseconds since 1970-01-01T00:00Z; an undated one takes the date of the tick before it.
     * {@link Long#MIN_VALUE} when no event up to it has a date.
     */
    public long date(int tick) {
        return dates.get()[tick];
    }

    /** When each event was said, as its first microsecond; an undated one takes the date of the tick before it. Not to be changed. */
    long[] dates() {
        return dates.get();
    }

    private static long[] datesOf(List<Event> events) {
        long[] dates = new long[events.size()];
        long last = Long.MIN_VALUE;
        for (int t = 0; t < dates.length; t++) {
            Anchor date = events.get(t).date();
            if (date != null) last = date.from();
            dates[t] = last;
        }
        return dates;
    }

    /** Who speaks where. Not to be changed. */
    Voices voices() {
        return voices.get();
    }

    private static Voices voicesOf(List<Event> events) {
        int[] of = new int[events.size()];
        Map<String, Integer> places = new HashMap<>();
        List<String> names = new ArrayList<>();
        for (int t = 0; t < of.length; t++) {
            String name = events.get(t).speaker();
            of[t] = name == null ? -1 : places.computeIfAbsent(name, n -> places.size());
            if (of[t] == names.size()) names.add(name);
        }
        return new Voices(of, names);
    }

    /** How many words all events are, as lines. */
    long lineWords() {
        return lineWords.get();
    }

    /** The words of the events' texts, indexed when first asked for and shared by all later states of the record. */
    WordIndex words() {
        return words.get();
    }

    /** The runs, in the order they were opened. */
    public SequencedMap<String, Run> runs() {
        return runs;
    }

    /** All decisions, in order, withdrawn ones too. */
    public List<Decided> decisions() {
        return decisions;
    }

    /** Collects a space while a journal is read. Used once: {@link #build} hands its lists over. */
    public static final class Builder {
        private final SpaceOpened opened;
        private final ArrayList<Event> events = new ArrayList<>();
        private final TickIndex ticks = new TickIndex(events);
        private final SequencedMap<String, Run.Builder> runs = new LinkedHashMap<>();
        private final List<Decided> decisions = new ArrayList<>();

        /** A space without events. */
        public Builder(SpaceOpened opened) {
            this.opened = opened;
        }

        /** The next event. */
        public void add(Event event) {
            if (!ticks.add(event.id())) {
                throw new IllegalArgumentException("event " + event.id() + " is recorded twice in " + opened.space());
            }
            events.add(event);
        }

        /** A run begins. */
        public void add(RunOpened run) {
            if (runs.putIfAbsent(run.run(), new Run.Builder(run)) != null) {
                throw new IllegalArgumentException("run " + run.run() + " is opened twice in " + opened.space());
            }
        }

        /** What a run lists in one event. */
        public void add(Listing listing) {
            int tick = ticks.of(listing.event());
            run(listing.run(), listing.event(), tick).add(tick, listing.mentions());
        }

        /** That a run did not come to list an event. */
        public void add(ListingFailed failed) {
            int tick = ticks.of(failed.event());
            run(failed.run(), failed.event(), tick).add(tick, failed);
        }

        private Run.Builder run(String name, String event, int tick) {
            Run.@Nullable Builder run = runs.get(name);
            if (run == null || tick < 0) {
                throw new IllegalArgumentException("a listing of " + event + " by " + name + " names "
                        + (run == null ? "no run" : "no event") + " of " + opened.space());
            }
            return run;
        }

        /** The next decision. */
        public void add(Decided decided) {
            decisions.add(decided);
        }

        /** Whether an event of that id is there. */
        public boolean has(String event) {
            return ticks.of(event) >= 0;
        }

        /** The finished record. The builder must not be used again. */
        public SpaceRecord build() {
            events.trimToSize();
            return new SpaceRecord(this);
        }
    }
}
