package dev.assay.project;

import dev.assay.ledger.DamagedEntryException;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Anchor;
import dev.assay.model.ArmAnswer;
import dev.assay.model.Decision;
import dev.assay.model.Entry;
import dev.assay.model.Event;
import dev.assay.model.Fact;
import dev.assay.model.FileImported;
import dev.assay.model.HeadAccepted;
import dev.assay.model.Listing;
import dev.assay.model.ListingFailed;
import dev.assay.model.ProjectOpened;
import dev.assay.model.Question;
import dev.assay.model.Refusal;
import dev.assay.model.RunOpened;
import dev.assay.model.Scoring;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.model.WordsShown;
import dev.assay.scoring.ScoringSnapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Folds a journal, entry by entry, into what is recorded. The prefix of a journal folds into what was recorded then. */
final class JournalFold {
    private final @Nullable Anchor knownAt;
    private @Nullable String id;
    private final Map<String, Boolean> lastWasKnown = new HashMap<>();
    private final Map<String, Set<String>> unknown = new HashMap<>();
    private final SequencedMap<String, SpaceRecord.Builder> spaces = new LinkedHashMap<>();
    private final ScoringSnapshot.Builder scoring = new ScoringSnapshot.Builder();
    private final List<FileImported> files = new ArrayList<>();
    private final List<ProjectSnapshot.Refused> refusals = new ArrayList<>();

    /**
     * Begins with an empty journal.
     *
     * @param knownAt what was said or decided after it is left out, by the record's own time; null for no limit
     */
    JournalFold(@Nullable Anchor knownAt) {
        this.knownAt = knownAt;
    }

    /** Takes the next entry; refuses one that refers to what is not there. */
    void add(long seq, Entry entry) {
        try {
            if ((seq == 1) != (entry instanceof ProjectOpened)) {
                throw new DamagedEntryException("a journal begins with its project, once");
            }
            switch (entry) {
                case ProjectOpened e -> id = e.id();
                case SpaceOpened e -> {
                    if (spaces.putIfAbsent(e.space(), new SpaceRecord.Builder(e)) != null) {
                        throw new DamagedEntryException("space " + e.space() + " is opened twice");
                    }
                }
                case FileImported e -> files.add(e);
                case RunOpened e -> space(e.space()).add(e);
                case Turn e -> add(e, isKnown(e));
                case Fact e -> add(asKnown(e), isKnown(e.date()));
                case Refusal e -> refusals.add(new ProjectSnapshot.Refused(seq, e));
                case Listing e -> {
                    SpaceRecord.Builder space = space(e.space());
                    if (!unknown.getOrDefault(e.space(), Set.of()).contains(e.event())) space.add(e);
                }
                case ListingFailed e -> {
                    SpaceRecord.Builder space = space(e.space());
                    if (!unknown.getOrDefault(e.space(), Set.of()).contains(e.event())) space.add(e);
                }
                case Question e -> scoring.add(e);
                case ArmAnswer e -> scoring.add(seq, e);
                case WordsShown e -> scoring.add(e);
                case Scoring e -> {
                    if (isKnown(Anchor.of(e.at()))) scoring.add(seq, e);
                }
                case HeadAccepted e -> {}
                case Decision e -> {
                    SpaceRecord.Builder space = space(e.space());
                    if (isKnown(Anchor.of(e.at()))) space.add(new SpaceRecord.Decided(seq, e));
                }
            }
        } catch (IllegalArgumentException e) {
            throw new DamagedEntryException(String.valueOf(e.getMessage()));
        }
    }

    private void add(Event event, boolean known) {
        SpaceRecord.Builder space = space(event.space());
        if (known) space.add(event);
        else unknown.computeIfAbsent(event.space(), s -> new HashSet<>()).add(event.id());
    }

    /** A fact whose end was learned later was held to be without end. */
    private Fact asKnown(Fact fact) {
        return fact.endKnown() == null || isKnown(fact.endKnown()) ? fact : fact.withoutEnd();
    }

    /** An undated turn was known when the one before it was. */
    private boolean isKnown(Turn turn) {
        if (knownAt == null) return true;
        boolean known = turn.date() == null ? lastWasKnown.getOrDefault(turn.space(), true) : isKnown(turn.date());
        lastWasKnown.put(turn.space(), known);
        return known;
    }

    private boolean isKnown(Anchor at) {
        return knownAt == null || at.from() <= knownAt.to();
    }

    private SpaceRecord.Builder space(String name) {
        SpaceRecord.Builder space = spaces.get(name);
        if (space == null) throw new DamagedEntryException("it belongs to space " + name + ", which was never opened");
        return space;
    }

    /** What is recorded. The fold must not be used again. */
    ProjectSnapshot finish(Head head) {
        if (id == null) throw new DamagedEntryException("the journal is empty");
        SequencedMap<String, SpaceRecord> records = new LinkedHashMap<>();
        spaces.forEach((name, builder) -> records.put(name, builder.build()));
        return new ProjectSnapshot(id, head, records, scoring.build(), files, refusals);
    }
}
