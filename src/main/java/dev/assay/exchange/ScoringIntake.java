package dev.assay.exchange;

import dev.assay.model.ArmAnswer;
import dev.assay.model.Entry;
import dev.assay.model.FileImported;
import dev.assay.model.Provenance;
import dev.assay.model.Question;
import dev.assay.model.Scoring;
import dev.assay.model.WordsShown;
import dev.assay.scoring.Gold;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringSnapshot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Questions, answers, scores and corrections on their way in, record by record: what is there already is left out, what matches nothing
 * or contradicts what is there is reported with its line and not stored, the rest comes in.
 */
final class ScoringIntake {
    private final ScoringSnapshot before;
    private final FileImported file;
    private final Recording recording;
    private final Map<String, Question> questions = new HashMap<>();
    private final Map<String, ArmAnswer> answers = new HashMap<>();
    private final Map<String, Integer> words = new HashMap<>();
    private final Map<String, Scoring> scores = new HashMap<>();
    private final Map<String, List<Scoring>> corrections = new HashMap<>();
    private final List<ImportReport.Unmatched> unmatched = new ArrayList<>();
    private int newQuestions, knownQuestions, newAnswers, knownAnswers, newWords, newScores, knownScores;
    private int newCorrections, knownCorrections, returned, evidenceOnly;

    /** Records an entry that was read on a line; the answer is its number in the journal. */
    @FunctionalInterface
    interface Recording {
        long record(Entry entry, int line);
    }

    ScoringIntake(ScoringSnapshot before, FileImported file, Recording recording) {
        this.before = before;
        this.file = file;
        this.recording = recording;
    }

    /** When this file comes in. */
    String at() {
        return file.at();
    }

    Provenance source(int line) {
        return new Provenance.FileLines(file.path(), line, line, null);
    }

    /** Something that matches nothing, or contradicts what is there. */
    void unmatched(int line, @Nullable String id, String reason) {
        unmatched.add(new ImportReport.Unmatched(line, id, reason));
    }

    /** A question, whether it was there before or has just come in. */
    @Nullable
    Question question(String id) {
        Question fresh = questions.get(id);
        if (fresh != null) return fresh;
        QuestionRecord q = before.question(id);
        return q == null ? null : q.question();
    }

    /** The questions of a space, in order of arrival. */
    List<Question> questionsOf(String space) {
        return before.questions().stream()
                .map(QuestionRecord::question)
                .filter(q -> space.equals(q.space()))
                .toList();
    }

    /** An arm by its name, whatever the case of its letters; the name itself where there is no such arm. */
    String armCalled(String name) {
        TreeSet<String> arms = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        arms.addAll(before.arms());
        String known = arms.ceiling(name);
        return known != null && known.equalsIgnoreCase(name) ? known : name;
    }

    /**
     * Takes a question; false when the very same is there already. One that only lacked what this one states is completed by it.
     *
     * @throws Refused when it says otherwise than the one that is there
     */
    boolean question(Question question, int line) {
        Question known = question(question.id());
        if (known != null && !says(known, question)) {
            throw new Refused(line, "question \"" + question.id() + "\" is there already, with other content");
        }
        if (known != null && !saysMore(known, question)) {
            knownQuestions++;
            return false;
        }
        recording.record(question, line);
        questions.put(question.id(), question);
        newQuestions++;
        return true;
    }

    /** Whether two records of a question can both be right. */
    private static boolean says(Question known, Question other) {
        return known.text().equals(other.text())
                && Objects.equals(known.gold(), other.gold())
                && agree(known.category(), other.category())
                && agree(known.space(), other.space())
                && agree(known.trap(), other.trap())
                && (known.evidence().isEmpty()
                        || other.evidence().isEmpty()
                        || Table.parts(known.evidence()).equals(Table.parts(other.evidence())));
    }

    private static boolean agree(@Nullable String one, @Nullable String other) {
        return one == null || other == null || one.equals(other);
    }

    private static boolean saysMore(Question known, Question other) {
        return (known.category() == null && other.category() != null)
                || (known.space() == null && other.space() != null)
                || (known.trap() == null && other.trap() != null)
                || (known.evidence().isEmpty() && !other.evidence().isEmpty());
    }

    private static String key(String question, String arm) {
        return question + "\n" + arm;
    }

    @Nullable
    ArmAnswer answer(String question, String arm) {
        ArmAnswer fresh = answers.get(key(question, arm));
        if (fresh != null) return fresh;
        QuestionRecord q = before.question(question);
        QuestionRecord.Answered known = q == null ? null : q.answers().get(arm);
        return known == null ? null : known.answer();
    }

    /** Takes an answer. */
    void answer(ArmAnswer answer, int line) {
        if (question(answer.question()) == null) {
            unmatched(line, answer.question(), "there is no question of this id");
            return;
        }
        ArmAnswer known = answer(answer.question(), answer.arm());
        if (known == null) {
            recording.record(answer, line);
            answers.put(key(answer.question(), answer.arm()), answer);
            newAnswers++;
        } else if (known.text().equals(answer.text())
                && (answer.judgements().isEmpty() || known.judgements().equals(answer.judgements()))) {
            knownAnswers++;
            if (answer.words() != null) words(answer.arm(), answer.question(), answer.words(), line);
        } else {
            unmatched(
                    line,
                    answer.question(),
                    "arm \"" + answer.arm()
                            + "\" has another answer, or other judgements of it, already; another try is another arm");
        }
    }

    /** Takes a figure of words shown; for all questions of the arm when no question is named. */
    void words(String arm, @Nullable String question, int shown, int line) {
        if (question != null && question(question) == null) {
            unmatched(line, question, "there is no question of this id");
            return;
        }
        ArmAnswer answer = question == null ? null : answer(question, arm);
        Integer known = words.get(key(String.valueOf(question), arm));
        if (known == null)
            known = answer != null && answer.words() != null ? answer.words() : before.wordsStated(arm, question);
        if (known != null) {
            if (known != shown) {
                unmatched(line, question, "arm \"" + arm + "\" was shown " + known + " words already, not " + shown);
            }
            return;
        }
        recording.record(new WordsShown(arm, question, shown, source(line)), line);
        words.put(key(String.valueOf(question), arm), shown);
        newWords++;
    }

    /** Takes a score, or an adjudicated one. */
    void score(Scoring scoring, int line) {
        String question, arm;
        int gold;
        switch (scoring.act()) {
            case Scoring.Scored s -> {
                question = s.question();
                arm = s.arm();
                gold = s.gold();
            }
            case Scoring.Adjudicated a -> {
                question = a.question();
                arm = a.arm();
                gold = a.gold();
            }
            default -> throw new IllegalArgumentException("no score: " + scoring.act());
        }
        String fault = fault(question, arm, gold);
        if (fault != null) {
            unmatched(line, question, fault);
            return;
        }
        Scorer scorer = Scorer.of(scoring);
        boolean adjudicated = scoring.act() instanceof Scoring.Adjudicated;
        String key = key(question, arm) + "\n" + (adjudicated ? "" : scorer);
        Scoring known = scores.get(key);
        if (known == null) known = known(question, arm, scorer, adjudicated);
        if (known == null) {
            if (before.conduct(scorer).locked()) {
                unmatched(line, question, scorer.name() + " has locked these scores");
                return;
            }
            recording.record(scoring, line);
            scores.put(key, scoring);
            newScores++;
        } else if (known.act().equals(scoring.act()) && Objects.equals(known.why(), scoring.why())) {
            knownScores++;
        } else {
            unmatched(
                    line,
                    question,
                    scorer.name() + " has scored the answer of arm \"" + arm + "\" otherwise already: a conflict");
        }
    }

    private @Nullable String fault(String question, String arm, int gold) {
        if (question(question) == null) return "there is no question of this id";
        if (answer(question, arm) == null) return "arm \"" + arm + "\" has no answer to it";
        QuestionRecord q = before.question(question);
        int versions = (q == null ? 1 : q.gold().versions())
                + (int) corrections.getOrDefault(question, List.of()).stream()
                        .filter(c -> ((Scoring.Falsifies) c.act()).part() == Scoring.Part.ANSWER)
                        .count();
        return gold < versions
                ? null
                : "there is no gold answer number " + gold + " of it; bring the corrections in first";
    }

    private @Nullable Scoring known(String question, String arm, Scorer scorer, boolean adjudicated) {
        QuestionRecord q = before.question(question);
        if (q == null) return null;
        var given =
                adjudicated ? q.adjudicated().get(arm) : q.sheet(scorer).given().get(arm);
        if (given == null) return null;
        Scoring s = given.scoring();
        return adjudicated ? s : new Scoring(s.act(), s.by(), s.scorer(), s.at(), given.note(), s.source());
    }

    /** The number of the gold answer that stands. */
    int goldOf(String question) {
        QuestionRecord q = before.question(question);
        return q == null ? 0 : q.gold().version();
    }

    /** Takes a correction of a gold answer; one that was withdrawn where it comes from comes in withdrawn. */
    void correction(Scoring scoring, boolean withdrawn, int line) {
        Scoring.Falsifies f = (Scoring.Falsifies) scoring.act();
        QuestionRecord q = before.question(f.question());
        if (question(f.question()) == null) {
            unmatched(line, f.question(), "there is no question of this id");
            return;
        }
        List<Scoring> there = new ArrayList<>(corrections.getOrDefault(f.question(), List.of()));
        if (q != null) {
            for (Gold.Correction c : q.gold().corrections())
                there.add(c.recorded().scoring());
        }
        if (there.stream().anyMatch(c -> c.act().equals(f) && Objects.equals(c.why(), scoring.why()))) {
            knownCorrections++;
            return;
        }
        long entry = recording.record(scoring, line);
        corrections.computeIfAbsent(f.question(), k -> new ArrayList<>()).add(scoring);
        newCorrections++;
        if (withdrawn) {
            recording.record(
                    new Scoring(
                            new Scoring.Withdrawn(entry),
                            scoring.by(),
                            scoring.scorer(),
                            scoring.at(),
                            null,
                            scoring.source()),
                    line);
            return;
        }
        if (f.part() == Scoring.Part.EVIDENCE) evidenceOnly++;
        else if (q != null) {
            returned +=
                    q.sheets().values().stream().mapToInt(s -> s.given().size()).sum();
        }
    }

    ImportReport.Scored report() {
        SequencedMap<String, Integer> counts = new LinkedHashMap<>();
        counts.put("answers", newAnswers);
        counts.put("answers_known", knownAnswers);
        counts.put("words", newWords);
        counts.put("scores", newScores);
        counts.put("scores_known", knownScores);
        counts.put("corrections", newCorrections);
        counts.put("corrections_known", knownCorrections);
        counts.put("evidence_only", evidenceOnly);
        counts.put("scores_returned", returned);
        return new ImportReport.Scored(counts, unmatched);
    }

    int newQuestions() {
        return newQuestions;
    }

    int knownQuestions() {
        return knownQuestions;
    }
}
