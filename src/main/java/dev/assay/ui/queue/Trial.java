package dev.assay.ui.queue;

import dev.assay.method.Answer;
import dev.assay.method.Asking;
import dev.assay.method.CollisionChange;
import dev.assay.method.SnapshotChange;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Question;
import dev.assay.project.ProjectSnapshot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What decisions would change, found by deriving the space as if they were recorded. Made in the background.
 *
 * @param change cells, collisions and references
 * @param pairs the pairs of events that share more rows or fewer
 * @param verdicts questions that would be answered otherwise; null while they are being asked
 * @param questions how many questions are asked
 * @param refused why the decisions cannot be recorded; null when they can
 */
record Trial(
        SnapshotChange change,
        List<CollisionChange> pairs,
        @Nullable List<Verdict> verdicts,
        int questions,
        @Nullable String refused) {
    private static final SnapshotChange NOTHING = new SnapshotChange(List.of(), List.of(), 0, 0, List.of());

    /**
     * A question whose answer would change.
     *
     * @param events the events that would be cited
     */
    record Verdict(String question, Answer.Verdict before, Answer.Verdict after, List<String> events) {}

    /** What a question came to: its verdict, and the ticks that are cited. */
    record Outcome(Answer.Verdict verdict, List<Integer> cited) {}

    /** Asks the questions of one space as of a day. */
    record Asked(List<Question> questions, Anchor validAt) {
        List<Outcome> of(ProjectSnapshot project, SpaceSnapshot space) {
            if (questions.isEmpty()) return List.of();
            Asking asking = new Asking(space, project.standings(space.record().name(), validAt));
            List<Outcome> outcomes = new ArrayList<>(questions.size());
            for (Question q : questions) {
                Answer a = asking.ask(q.text(), Asking.DEFAULT_BUDGET);
                outcomes.add(new Outcome(
                        a.verdict(), a.cited().stream().map(Answer.Cited::tick).toList()));
            }
            return outcomes;
        }
    }

    /** Cells, collisions and references; the questions are still to be asked. */
    static Trial of(ProjectSnapshot project, SpaceSnapshot before, List<Decision> decisions, int questions) {
        try {
            SpaceSnapshot after = after(project, before, decisions);
            SnapshotChange change = SnapshotChange.between(before, after);
            return new Trial(
                    change,
                    CollisionChange.of(before, after, change),
                    questions == 0 ? List.of() : null,
                    questions,
                    null);
        } catch (IllegalArgumentException e) {
            return new Trial(NOTHING, List.of(), List.of(), questions, String.valueOf(e.getMessage()));
        }
    }

    private static SpaceSnapshot after(ProjectSnapshot project, SpaceSnapshot before, List<Decision> decisions) {
        return project.trying(decisions).space(before.record().name());
    }

    /** The same with the questions asked. */
    Trial asking(
            ProjectSnapshot project,
            SpaceSnapshot before,
            List<Decision> decisions,
            Asked asked,
            List<Outcome> outcomesBefore) {
        if (refused != null) return this;
        ProjectSnapshot tried = project.trying(decisions);
        SpaceSnapshot after = tried.space(before.record().name());
        List<Outcome> outcomes = asked.of(tried, after);
        List<Verdict> changed = new ArrayList<>();
        for (int i = 0; i < outcomes.size(); i++) {
            Outcome was = outcomesBefore.get(i);
            Outcome is = outcomes.get(i);
            if (was.equals(is)) continue;
            List<String> events = is.cited.stream()
                    .map(t -> after.record().events().get(t).id())
                    .toList();
            changed.add(new Verdict(asked.questions.get(i).text(), was.verdict, is.verdict, events));
        }
        return new Trial(change, pairs, List.copyOf(changed), questions, null);
    }
}
