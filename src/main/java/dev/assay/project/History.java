package dev.assay.project;

import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Edge;
import dev.assay.model.Entry;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.FileImported;
import dev.assay.model.Listing;
import dev.assay.model.Mention;
import dev.assay.model.Refusal;
import dev.assay.model.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Everything that happened to one record, in journal order. */
public final class History {
    /** One thing that happened. */
    public sealed interface Item {
        /** The number of the journal entry. */
        long entry();

        /** When it was recorded, UTC; null where the journal does not say. */
        @Nullable
        String at();

        /** It came in. */
        record Recorded(
                long entry,
                @Nullable String at,
                Event event,
                @Nullable String file) implements Item {}

        /** A run listed what it mentions. */
        record Listed(long entry, @Nullable String at, String run, List<Mention> mentions) implements Item {}

        /** Another record declared something about it. */
        record Pointed(long entry, @Nullable String at, Fact by, Edge edge) implements Item {}

        /** A fact came in that cites it as its source. */
        record Cited(long entry, @Nullable String at, Fact by) implements Item {}

        /** A person decided something about it, or took such a decision back. */
        record Decided(long entry, @Nullable String at, Decision decision) implements Item {}

        /** A record that claimed its id was turned away. */
        record TurnedAway(long entry, @Nullable String at, Refusal refusal) implements Item {}
    }

    private final EventKey key;
    private final List<Item> items = new ArrayList<>();
    private final Map<Long, String> hashes = new HashMap<>();
    private final Set<Long> decisions = new HashSet<>();
    private @Nullable FileImported file;

    private final @Nullable Anchor knownAt;

    /**
     * Begins with an empty journal.
     *
     * @param knownAt what was not known then is left out: a fact by its timestamp, a decision by its time, a record that was turned away
     *     by that of its file; null for no limit. Whether the record itself was known, its reader knows
     */
    History(EventKey key, @Nullable Anchor knownAt) {
        this.key = key;
        this.knownAt = knownAt;
    }

    private boolean isKnown(Anchor at) {
        return knownAt == null || at.from() <= knownAt.to();
    }

    /** What happened, in journal order; empty when there never was such a record. */
    public List<Item> items() {
        return List.copyOf(items);
    }

    /** The hash that the chain carries at an item's entry, lower-case hex. */
    public String hash(Item item) {
        return hashes.getOrDefault(item.entry(), "");
    }

    void add(long seq, Entry entry, Supplier<String> hash) {
        int before = items.size();
        add(seq, entry);
        if (items.size() > before) hashes.put(seq, hash.get());
    }

    private void add(long seq, Entry entry) {
        String at = file == null ? null : file.at();
        switch (entry) {
            case FileImported f -> file = f;
            case Turn t -> {
                if (EventKey.of(t).equals(key)) items.add(new Item.Recorded(seq, at, t, path()));
            }
            case Fact f -> {
                if (!isKnown(f.date())) return;
                if (EventKey.of(f).equals(key)) items.add(new Item.Recorded(seq, at, asKnown(f), path()));
                for (Edge e : f.edges()) {
                    if (EventKey.target(f, e).equals(key)) items.add(new Item.Pointed(seq, at, f, e));
                }
                boolean cites = f.certificate().turns().stream()
                        .anyMatch(
                                t -> t.space().equals(key.space()) && t.event().equals(key.event()));
                if (cites) items.add(new Item.Cited(seq, at, f));
            }
            case Listing l -> {
                if (l.space().equals(key.space()) && l.event().equals(key.event())) {
                    items.add(new Item.Listed(seq, at, l.run(), l.mentions()));
                }
            }
            case Refusal r -> {
                boolean known = at == null || isKnown(Anchor.of(at));
                if (known && r.space().equals(key.space()) && key.event().equals(r.id())) {
                    items.add(new Item.TurnedAway(seq, at, r));
                }
            }
            case Decision d -> {
                if (isKnown(Anchor.of(d.at())) && d.space().equals(key.space()) && concerns(d.act())) {
                    decisions.add(seq);
                    items.add(new Item.Decided(seq, d.at(), d));
                }
            }
            default -> {}
        }
    }

    /** A fact whose end was learned later was held to be without end. */
    private Fact asKnown(Fact f) {
        return f.endKnown() == null || isKnown(f.endKnown()) ? f : f.withoutEnd();
    }

    private @Nullable String path() {
        return file == null ? null : file.path();
    }

    private boolean concerns(Decision.Act act) {
        Decision.ReferenceId reference = act.about();
        if (reference != null) return reference.event().equals(key.event());
        return switch (act) {
            case Decision.MentionAdded a -> a.event().equals(key.event());
            case Decision.MentionRemoved a -> a.event().equals(key.event());
            case Decision.MentionRetyped a -> a.event().equals(key.event());
            case Decision.Withdrawn a -> decisions.contains(a.entry());
            default -> false;
        };
    }
}
