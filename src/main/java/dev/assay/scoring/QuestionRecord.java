package dev.assay.scoring;

import dev.assay.model.ArmAnswer;
import dev.assay.model.Question;
import dev.assay.model.Scoring;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** One question with its answers and everything done to it. Immutable; what follows from it is derived once, when it is asked for. */
public final class QuestionRecord {
    private final Question question;
    private final int place;
    private final SequencedMap<String, Answered> answers;
    private final List<Recorded> acts;
    private volatile @Nullable Derived derived;

    /**
     * An answer with its number in the journal.
     *
     * @param words how many words the arm was shown for it; null where nobody says
     */
    public record Answered(
            long entry, ArmAnswer answer, @Nullable Integer words) {}

    /** What follows from the acts. */
    private record Derived(Gold gold, SortedMap<Scorer, Sheet> sheets, SortedMap<String, Given> adjudicated) {}

    QuestionRecord(Question question, int place, SequencedMap<String, Answered> answers, List<Recorded> acts) {
        this.question = question;
        this.place = place;
        this.answers = Collections.unmodifiableSequencedMap(answers);
        this.acts = Collections.unmodifiableList(acts);
    }

    QuestionRecord with(Recorded recorded) {
        List<Recorded> more = new ArrayList<>(acts.size() + 1);
        more.addAll(acts);
        more.add(recorded);
        return new QuestionRecord(question, place, answers, more);
    }

    /** The question as it came in. */
    public Question question() {
        return question;
    }

    /** Its place among the questions, from 0. */
    public int place() {
        return place;
    }

    /** The answers, by arm, in the order of the arms' names. */
    public SequencedMap<String, Answered> answers() {
        return answers;
    }

    /** Everything done to it, in journal order, withdrawn acts and withdrawals too. */
    public List<Recorded> acts() {
        return acts;
    }

    /** The gold answer as it stands. */
    public Gold gold() {
        return derived().gold;
    }

    /** What a scorer has made of it; an empty sheet when nothing. */
    public Sheet sheet(Scorer scorer) {
        return derived().sheets.getOrDefault(scorer, Sheet.EMPTY);
    }

    /** What each scorer has made of it. */
    public SortedMap<Scorer, Sheet> sheets() {
        return derived().sheets;
    }

    /** What was adjudicated, by arm. */
    public SortedMap<String, Given> adjudicated() {
        return derived().adjudicated;
    }

    private Derived derived() {
        Derived known = derived;
        if (known == null) {
            known = derive();
            derived = known;
        }
        return known;
    }

    private Derived derive() {
        List<Recorded> standing = Recorded.standing(acts);
        TreeMap<Scorer, Sheet.Builder> builders = new TreeMap<>();
        TreeMap<String, Given> adjudicated = new TreeMap<>();
        for (Recorded r : standing) {
            if (!(r.scoring().act() instanceof Scoring.OfQuestion act)) continue;
            switch (act) {
                case Scoring.Adjudicated a ->
                    adjudicated.put(
                            a.arm(),
                            new Given(
                                    r.entry(), a.grade(), a.gold(), r.scoring().why(), r.scoring()));
                case Scoring.Falsifies f -> {}
                case Scoring.Scored s -> sheet(builders, r).add(r, s);
                case Scoring.Noted n -> sheet(builders, r).add(r, n);
                case Scoring.Skipped s -> sheet(builders, r).add(r, s);
                case Scoring.Flagged f -> sheet(builders, r).add(r, f);
            }
        }
        TreeMap<Scorer, Sheet> sheets = new TreeMap<>();
        for (Map.Entry<Scorer, Sheet.Builder> e : builders.entrySet()) {
            sheets.put(e.getKey(), e.getValue().build());
        }
        return new Derived(Gold.of(question, acts, standing), sheets, adjudicated);
    }

    private static Sheet.Builder sheet(TreeMap<Scorer, Sheet.Builder> builders, Recorded r) {
        return builders.computeIfAbsent(Scorer.of(r.scoring()), s -> new Sheet.Builder());
    }
}
