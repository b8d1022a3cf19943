package dev.assay.scoring;

import dev.assay.model.ArmAnswer;
import dev.assay.model.Question;
import dev.assay.model.Scoring;
import dev.assay.model.WordsShown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Hand scoring at one state of the journal: questions, answers, and what was made of them. Immutable; one act more shares everything
 * it does not touch, so that scoring goes as fast with twenty thousand answers as with twenty. Rules: METHOD, section 10.
 */
public final class ScoringSnapshot {
    /** Acts that are about no one question. */
    private static final int GENERAL = -1;

    private final Shared shared;
    private final QuestionRecord[] records;
    private final List<Recorded> general;
    private final long[] entries;
    private final int[] places;
    private final SortedMap<Scorer, Conduct> scorers;

    /** What only an import changes. */
    private record Shared(
            Map<String, Integer> places, SortedSet<String> arms, Map<String, WordsShown> words, int answers) {}

    private ScoringSnapshot(
            Shared shared,
            QuestionRecord[] records,
            List<Recorded> general,
            long[] entries,
            int[] places,
            SortedMap<Scorer, Conduct> scorers) {
        this.shared = shared;
        this.records = records;
        this.general = general;
        this.entries = entries;
        this.places = places;
        this.scorers = Collections.unmodifiableSortedMap(scorers);
    }

    /** All questions in the order they came in, each with what was done to it. */
    public List<QuestionRecord> questions() {
        return Collections.unmodifiableList(Arrays.asList(records));
    }

    /** One question; null when there is none of that id. */
    public @Nullable QuestionRecord question(String id) {
        Integer place = shared.places.get(id);
        return place == null ? null : records[place];
    }

    /** The arms, by name. */
    public SortedSet<String> arms() {
        return shared.arms;
    }

    /** How many answers there are. */
    public int answers() {
        return shared.answers;
    }

    /** The figures of arms that were stated apart from their answers, by arm and question ({@code arm\nquestion}, or the arm alone). */
    @Nullable
    WordsShown shown(String arm, @Nullable String question) {
        return shared.words.get(wordsKey(arm, question));
    }

    /** How many words an arm was shown; null where no figure of just this arm and question, or of just the arm, was stated. */
    public @Nullable Integer wordsStated(String arm, @Nullable String question) {
        WordsShown stated = shown(arm, question);
        return stated == null ? null : stated.words();
    }

    private static String wordsKey(String arm, @Nullable String question) {
        return question == null ? arm : arm + "\n" + question;
    }

    /** Everyone who did something in scoring. */
    public SortedSet<Scorer> scorers() {
        return new TreeSet<>(scorers.keySet());
    }

    /** What a scorer did that is about no one question. */
    public Conduct conduct(Scorer scorer) {
        return scorers.getOrDefault(scorer, Conduct.NONE);
    }

    /** Something done in scoring, by its number in the journal; null when that entry is no such act. */
    public @Nullable Recorded act(long entry) {
        int at = Arrays.binarySearch(entries, entry);
        if (at < 0) return null;
        List<Recorded> among = places[at] == GENERAL ? general : records[places[at]].acts();
        for (Recorded r : among) {
            if (r.entry() == entry) return r;
        }
        return null;
    }

    /** What was done about no one question: orders drawn, locks, unblindings, and their withdrawals, in journal order. */
    public List<Recorded> general() {
        return Collections.unmodifiableList(general);
    }

    /** Where an act belongs: the place of its question, or that of what it withdraws. */
    private int placeOf(Scoring scoring) {
        return switch (scoring.act()) {
            case Scoring.OfQuestion q -> {
                Integer place = shared.places.get(q.question());
                if (place == null) throw new IllegalArgumentException("no question \"" + q.question() + "\"");
                yield place;
            }
            case Scoring.Withdrawn w -> {
                int at = Arrays.binarySearch(entries, w.entry());
                if (at < 0) throw new IllegalArgumentException("entry " + w.entry() + " is nothing done in scoring");
                yield places[at];
            }
            case Scoring.OrderDrawn o -> GENERAL;
            case Scoring.Locked l -> GENERAL;
            case Scoring.Unblinded u -> GENERAL;
        };
    }

    /**
     * The same with one act more.
     *
     * @throws IllegalArgumentException when it is about what is not there
     */
    public ScoringSnapshot with(long entry, Scoring scoring) {
        int place = placeOf(scoring);
        Recorded recorded = new Recorded(entry, scoring);
        QuestionRecord[] nextRecords = records;
        List<Recorded> nextGeneral = general;
        if (place == GENERAL) {
            nextGeneral = new ArrayList<>(general);
            nextGeneral.add(recorded);
        } else {
            nextRecords = records.clone();
            nextRecords[place] = records[place].with(recorded);
        }
        long[] nextEntries = Arrays.copyOf(entries, entries.length + 1);
        int[] nextPlaces = Arrays.copyOf(places, places.length + 1);
        nextEntries[entries.length] = entry;
        nextPlaces[places.length] = place;
        return new ScoringSnapshot(
                shared,
                nextRecords,
                nextGeneral,
                nextEntries,
                nextPlaces,
                place == GENERAL
                        ? conducts(nextGeneral, scorers.keySet(), Scorer.of(scoring))
                        : scorers.containsKey(Scorer.of(scoring)) ? scorers : plus(Scorer.of(scoring)));
    }

    private SortedMap<Scorer, Conduct> plus(Scorer scorer) {
        SortedMap<Scorer, Conduct> more = new TreeMap<>(scorers);
        more.put(scorer, Conduct.NONE);
        return more;
    }

    private static SortedMap<Scorer, Conduct> conducts(List<Recorded> general, Iterable<Scorer> known, Scorer... also) {
        List<Recorded> standing = Recorded.standing(general);
        TreeMap<Scorer, Conduct> all = new TreeMap<>();
        for (Scorer s : known) all.put(s, Conduct.of(standing, s));
        for (Scorer s : also) all.put(s, Conduct.of(standing, s));
        return all;
    }

    /** Collects scoring while a journal is read. Used once. */
    public static final class Builder {
        private final Map<String, Integer> places = new HashMap<>();
        private final List<Question> questions = new ArrayList<>();
        private final List<TreeMap<String, QuestionRecord.Answered>> answers = new ArrayList<>();
        private final List<List<Recorded>> acts = new ArrayList<>();
        private final List<Recorded> general = new ArrayList<>();
        private final SequencedMap<Long, Integer> placeOfEntry = new LinkedHashMap<>();
        private final Map<String, WordsShown> words = new HashMap<>();
        private final TreeSet<Scorer> scorers = new TreeSet<>();

        /** The next question; one of an id that is there already says more about it, and takes its place. */
        public void add(Question question) {
            Integer known = places.putIfAbsent(question.id(), questions.size());
            if (known != null) {
                questions.set(known, question);
                return;
            }
            questions.add(question);
            answers.add(new TreeMap<>());
            acts.add(new ArrayList<>());
        }

        /** The next answer. */
        public void add(long entry, ArmAnswer answer) {
            QuestionRecord.Answered answered = new QuestionRecord.Answered(entry, answer, answer.words());
            if (answers.get(place(answer.question())).putIfAbsent(answer.arm(), answered) != null) {
                throw new IllegalArgumentException(
                        "arm " + answer.arm() + " answers question " + answer.question() + " twice");
            }
        }

        /** How many words an arm was shown. */
        public void add(WordsShown shown) {
            if (shown.question() != null) place(shown.question());
            words.put(wordsKey(shown.arm(), shown.question()), shown);
        }

        /** The next act. */
        public void add(long entry, Scoring scoring) {
            int place = switch (scoring.act()) {
                case Scoring.OfQuestion q -> place(q.question());
                case Scoring.Withdrawn w -> {
                    // What it withdraws may have been left out as not yet known; then it withdraws nothing.
                    Integer of = placeOfEntry.get(w.entry());
                    yield of == null ? GENERAL : of;
                }
                case Scoring.OrderDrawn o -> GENERAL;
                case Scoring.Locked l -> GENERAL;
                case Scoring.Unblinded u -> GENERAL;
            };
            requireAnswer(scoring.act());
            (place == GENERAL ? general : acts.get(place)).add(new Recorded(entry, scoring));
            placeOfEntry.put(entry, place);
            scorers.add(Scorer.of(scoring));
        }

        private void requireAnswer(Scoring.Act act) {
            String question = null;
            String arm = null;
            if (act instanceof Scoring.Scored s) {
                question = s.question();
                arm = s.arm();
            } else if (act instanceof Scoring.Adjudicated a) {
                question = a.question();
                arm = a.arm();
            }
            if (question != null && !answers.get(place(question)).containsKey(arm)) {
                throw new IllegalArgumentException("arm " + arm + " has no answer to question " + question);
            }
        }

        private int place(String question) {
            Integer place = places.get(question);
            if (place == null) throw new IllegalArgumentException("no question " + question + " was recorded");
            return place;
        }

        /** The finished snapshot. The builder must not be used again. */
        public ScoringSnapshot build() {
            QuestionRecord[] records = new QuestionRecord[questions.size()];
            TreeSet<String> arms = new TreeSet<>();
            int count = 0;
            for (int i = 0; i < records.length; i++) {
                TreeMap<String, QuestionRecord.Answered> of = answers.get(i);
                of.replaceAll((arm, a) -> a.words() != null ? a : withStated(a));
                arms.addAll(of.keySet());
                count += of.size();
                records[i] = new QuestionRecord(questions.get(i), i, of, acts.get(i));
            }
            long[] entries = new long[placeOfEntry.size()];
            int[] placesOf = new int[entries.length];
            int n = 0;
            for (Map.Entry<Long, Integer> e : placeOfEntry.entrySet()) {
                entries[n] = e.getKey();
                placesOf[n++] = e.getValue();
            }
            return new ScoringSnapshot(
                    new Shared(places, Collections.unmodifiableSortedSet(arms), words, count),
                    records,
                    general,
                    entries,
                    placesOf,
                    conducts(general, scorers));
        }

        private QuestionRecord.Answered withStated(QuestionRecord.Answered a) {
            WordsShown own = words.get(wordsKey(a.answer().arm(), a.answer().question()));
            WordsShown stated =
                    own != null ? own : words.get(wordsKey(a.answer().arm(), null));
            return stated == null ? a : new QuestionRecord.Answered(a.entry(), a.answer(), stated.words());
        }
    }
}
