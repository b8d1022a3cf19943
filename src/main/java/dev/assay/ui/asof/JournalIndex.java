package dev.assay.ui.asof;

import dev.assay.model.Anchor;
import dev.assay.model.ArmAnswer;
import dev.assay.model.Decision;
import dev.assay.model.Entry;
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
import dev.assay.project.Project;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a calendar and a strip need to know about a journal: for each entry how much it records and of which day it is, and on which
 * days something became known or began or ended to be true. Its words are read when they are wanted.
 */
final class JournalIndex {
    private static final int NO_DAY = Integer.MIN_VALUE;

    private final int size;
    private final int[] bytes;
    private final int[] days;
    private final SortedMap<LocalDate, Integer> known;
    private final SortedMap<LocalDate, Integer> valid;

    private JournalIndex(
            int size,
            int[] bytes,
            int[] days,
            SortedMap<LocalDate, Integer> known,
            SortedMap<LocalDate, Integer> valid) {
        this.size = size;
        this.bytes = bytes;
        this.days = days;
        this.known = known;
        this.valid = valid;
    }

    /** An index of no entries. */
    static JournalIndex empty() {
        return new JournalIndex(0, new int[0], new int[0], new TreeMap<>(), new TreeMap<>());
    }

    /** Reads on from what was read before. */
    static JournalIndex read(Project project, JournalIndex before) {
        long entries = project.snapshot().head().entries();
        int to = Math.toIntExact(Math.max(entries, before.size));
        Reading reading = new Reading(before, to);
        project.read(before.size, to, reading::entry);
        return new JournalIndex(to, reading.bytes, reading.days, reading.known, reading.valid);
    }

    private static final class Reading {
        private final int[] bytes;
        private final int[] days;
        private final SortedMap<LocalDate, Integer> known;
        private final SortedMap<LocalDate, Integer> valid;
        private int day;

        Reading(JournalIndex before, int to) {
            bytes = Arrays.copyOf(before.bytes, to);
            days = Arrays.copyOf(before.days, to);
            known = new TreeMap<>(before.known);
            valid = new TreeMap<>(before.valid);
            day = before.size == 0 ? NO_DAY : before.days[before.size - 1];
        }

        void entry(long seq, Entry entry, int length) {
            int at = Math.toIntExact(seq - 1);
            LocalDate own = dayOf(entry);
            if (own != null) {
                day = Math.toIntExact(own.toEpochDay());
                if (becomesKnown(entry)) known.merge(own, 1, Integer::sum);
            }
            if (entry instanceof Fact f) {
                valid.merge(f.begins().day(), 1, Integer::sum);
                if (f.validUntil() != null) valid.merge(f.validUntil().day(), 1, Integer::sum);
            } else if (entry instanceof Turn t && t.date() != null) {
                valid.merge(t.date().day(), 1, Integer::sum);
            }
            bytes[at] = length;
            days[at] = day;
        }
    }

    /** By its own time: when it was said, found or decided. Entries without one are of the day of the entry before. */
    private static @Nullable LocalDate dayOf(Entry entry) {
        return switch (entry) {
            case Turn e -> e.date() == null ? null : e.date().day();
            case Fact e -> e.date().day();
            case Decision e -> Anchor.of(e.at()).day();
            case HeadAccepted e -> Anchor.of(e.at()).day();
            case ProjectOpened e -> Anchor.of(e.at()).day();
            case FileImported e -> Anchor.of(e.at()).day();
            case SpaceOpened e -> null;
            case RunOpened e -> null;
            case Refusal e -> null;
            case Listing e -> null;
            case ListingFailed e -> null;
            case Question e -> null;
            case ArmAnswer e -> null;
            case WordsShown e -> null;
            case Scoring e -> Anchor.of(e.at()).day();
        };
    }

    /** What known-at leaves out before its day. */
    private static boolean becomesKnown(Entry entry) {
        return entry instanceof Turn || entry instanceof Fact || entry instanceof Decision;
    }

    /** How many entries there are. */
    int size() {
        return size;
    }

    /** How many bytes the entries from one number to another record, both included. */
    long bytes(int from, int to) {
        long sum = 0;
        for (int i = from; i <= to; i++) sum += bytes[i - 1];
        return sum;
    }

    /** Which part of the entries from one number to another is looked at: up to an entry, and of no later day than is known. */
    double part(int from, int to, int last, @Nullable LocalDate known) {
        int in = 0;
        for (int i = from; i <= Math.min(to, last); i++) {
            int day = days[i - 1];
            if (known == null || day == NO_DAY || day <= known.toEpochDay()) in++;
        }
        return (double) in / (to - from + 1);
    }

    /** Of which day an entry is; null before the first that has one. */
    @Nullable
    LocalDate day(int entry) {
        int day = days[entry - 1];
        return day == NO_DAY ? null : LocalDate.ofEpochDay(day);
    }

    /** On which days how many records became known. */
    SortedMap<LocalDate, Integer> known() {
        return known;
    }

    /** On which days how many records begin or end to be true. */
    SortedMap<LocalDate, Integer> valid() {
        return valid;
    }
}
