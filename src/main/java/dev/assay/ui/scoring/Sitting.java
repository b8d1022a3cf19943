package dev.assay.ui.scoring;

import dev.assay.method.SpaceRecord;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.project.ProjectSnapshot;
import dev.assay.scoring.Conduct;
import dev.assay.scoring.EvidenceTurns;
import dev.assay.scoring.Filter;
import dev.assay.scoring.QuestionRecord;
import dev.assay.scoring.Scorer;
import dev.assay.scoring.ScoringDesk;
import dev.assay.scoring.ScoringItem;
import dev.assay.scoring.ScoringSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a scorer has before them at one state of the journal. Derived in the background.
 *
 * @param scoring the state
 * @param scorer whose it is
 * @param desk the scorer's desk; null before the order of the arms is drawn
 * @param shown the question on show; null when the filter takes none
 * @param next the one after it, ready to be shown; null when there is none
 * @param progress how far it is among the questions of the filter's category and space
 * @param taken how many questions the filter takes
 * @param unscored how many answers the scorer owes
 * @param categories the categories there are
 * @param spaces the spaces that are asked of
 * @param others how far the other people are
 */
record Sitting(
        ScoringSnapshot scoring,
        Scorer scorer,
        @Nullable ScoringDesk desk,
        @Nullable Shown shown,
        @Nullable Shown next,
        ScoringDesk.Progress progress,
        int taken,
        int unscored,
        List<String> categories,
        List<String> spaces,
        List<Other> others) {
    /**
     * A question.
     *
     * @param number its place among the questions of the filter's category and space that have answers, from 1; 0 when it is none of them
     * @param evidence the turns that its gold answer cites; null where its space is not known
     */
    record Shown(ScoringItem item, int number, @Nullable EvidenceTurns evidence) {
        String id() {
            return item.question().id();
        }
    }

    /** Another person who scores: of how many questions every answer is scored. */
    record Other(Scorer scorer, int scored, int questions) {}

    /**
     * What is asked for.
     *
     * @param at the question to be shown; null for the first that the filter takes
     * @param around how many turns are shown beside a cited one
     * @param pending what was done and is not in the journal yet, in order
     */
    record Asked(Scorer scorer, Filter filter, @Nullable String at, int around, List<Scoring> pending) {
        Asked {
            pending = List.copyOf(pending);
        }
    }

    /** Derives it. */
    static Sitting of(ProjectSnapshot project, Asked asked) {
        ScoringSnapshot scoring = project.scoring();
        long entry = project.head().entries();
        for (Scoring s : asked.pending) scoring = scoring.with(++entry, s);
        Scorer scorer = asked.scorer;
        Conduct conduct = scoring.conduct(scorer);
        ScoringDesk desk = conduct.seed().isPresent() ? new ScoringDesk(scoring, scorer) : null;
        ScoringItem item = desk == null ? null : item(scoring, desk, asked);
        ScoringItem next = desk == null || item == null
                ? null
                : after(desk, asked.filter, item.question().id());
        List<QuestionRecord> among = desk == null ? List.of() : desk.queue(asked.filter.with(Filter.Which.ALL));
        TreeSet<String> categories = new TreeSet<>();
        TreeSet<String> spaces = new TreeSet<>();
        int questions = 0;
        for (QuestionRecord q : scoring.questions()) {
            if (q.answers().isEmpty()) continue;
            questions++;
            String category = q.question().category();
            String space = q.question().space();
            if (category != null) categories.add(category);
            if (space != null) spaces.add(space);
        }
        return new Sitting(
                scoring,
                scorer,
                desk,
                item == null ? null : shown(project, item, among, asked.around),
                next == null ? null : shown(project, next, among, asked.around),
                desk == null ? new ScoringDesk.Progress(questions, 0, 0, 0, 0) : desk.progress(asked.filter),
                desk == null ? 0 : desk.queue(asked.filter).size(),
                Unscored.count(scoring, scorer),
                List.copyOf(categories),
                List.copyOf(spaces),
                others(scoring, scorer));
    }

    private static @Nullable ScoringItem item(ScoringSnapshot scoring, ScoringDesk desk, Asked asked) {
        String at = asked.at;
        return at != null && scoring.question(at) != null ? desk.item(at) : desk.next(asked.filter, null);
    }

    /** The next one that the filter takes behind a question, and from the start when there is none; never that question itself. */
    static @Nullable ScoringItem after(ScoringDesk desk, Filter filter, String question) {
        ScoringItem next = desk.next(filter, question);
        if (next == null) next = desk.next(filter, null);
        return next == null || next.question().id().equals(question) ? null : next;
    }

    private static Shown shown(ProjectSnapshot project, ScoringItem item, List<QuestionRecord> among, int around) {
        int number = 0;
        for (int i = 0; i < among.size() && number == 0; i++) {
            if (among.get(i).place() == item.number() - 1) number = i + 1;
        }
        String space = item.question().space();
        SpaceRecord record = space == null ? null : project.record(space);
        return new Shown(
                item,
                number,
                record == null ? null : EvidenceTurns.of(record, item.gold().evidence(), around));
    }

    private static List<Other> others(ScoringSnapshot scoring, Scorer scorer) {
        List<Other> others = new ArrayList<>();
        for (Scorer s : scoring.scorers()) {
            if (s.kind() != ScorerKind.PERSON || s.equals(scorer)) continue;
            int questions = 0, scored = 0;
            for (QuestionRecord q : scoring.questions()) {
                if (q.answers().isEmpty()) continue;
                questions++;
                if (q.sheet(s).given().keySet().containsAll(q.answers().keySet())) scored++;
            }
            others.add(new Other(s, scored, questions));
        }
        return others;
    }

    /** What the scorer did that is about no one question. */
    Conduct conduct() {
        return scoring.conduct(scorer);
    }

    /** Whether there is anything to score. */
    boolean hasAnswers() {
        return scoring.answers() > 0;
    }
}
