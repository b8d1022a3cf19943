package dev.assay.scoring;

import dev.assay.model.Grade;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Scoring as one scorer meets it: what comes next, what is done, everything blind until the scorer is unblinded. */
public final class ScoringDesk {
    private final ScoringSnapshot scoring;
    private final Scorer scorer;
    private final Conduct conduct;

    /**
     * The desk of a scorer.
     *
     * @throws IllegalArgumentException when the scorer's order is not drawn yet; it has to be recorded before anything is shown
     */
    public ScoringDesk(ScoringSnapshot scoring, Scorer scorer) {
        this.scoring = scoring;
        this.scorer = scorer;
        conduct = scoring.conduct(scorer);
        if (conduct.seed().isEmpty()) {
            throw new IllegalArgumentException("the order of the arms is not drawn for " + scorer.name() + " yet");
        }
    }

    /** Whose it is. */
    public Scorer scorer() {
        return scorer;
    }

    /** What the scorer did that is about no one question. */
    public Conduct conduct() {
        return conduct;
    }

    /** Whether the arms have to stay hidden. */
    public boolean blind() {
        return !conduct.unblinded();
    }

    /**
     * How far it is; questions without an answer do not count.
     *
     * @param questions how many there are
     * @param scored those of which every answer is scored against its gold answer as it stands
     * @param returned those asked for again because a gold answer was corrected
     * @param skipped those put off and not scored
     * @param flagged those marked
     */
    public record Progress(int questions, int scored, int returned, int skipped, int flagged) {
        /** Those that are neither scored nor put off. */
        public int left() {
            return questions - scored - skipped;
        }
    }

    /** How far the scorer is with the questions a filter takes, whatever their state. */
    public Progress progress(Filter filter) {
        int questions = 0, scored = 0, returned = 0, skipped = 0, flagged = 0;
        for (QuestionRecord q : scoring.questions()) {
            if (q.answers().isEmpty() || !filter.takes(q)) continue;
            questions++;
            Sheet sheet = q.sheet(scorer);
            ScoringItem.State state = state(q, sheet);
            if (state == ScoringItem.State.SCORED) scored++;
            else if (sheet.skipped()) skipped++;
            if (state == ScoringItem.State.RETURNED) returned++;
            if (sheet.flagged()) flagged++;
        }
        return new Progress(questions, scored, returned, skipped, flagged);
    }

    /** The questions a filter takes, in order. */
    public List<QuestionRecord> queue(Filter filter) {
        List<QuestionRecord> all = new ArrayList<>();
        for (QuestionRecord q : scoring.questions()) {
            if (isIn(q, filter)) all.add(q);
        }
        return all;
    }

    /**
     * The first question that a filter takes; null when there is none.
     *
     * @param after looks only behind this question, by id; null from the start
     */
    public @Nullable ScoringItem next(Filter filter, @Nullable String after) {
        QuestionRecord last = after == null ? null : scoring.question(after);
        List<QuestionRecord> all = scoring.questions();
        for (int i = last == null ? 0 : last.place() + 1; i < all.size(); i++) {
            if (isIn(all.get(i), filter)) return item(all.get(i));
        }
        return null;
    }

    private boolean isIn(QuestionRecord q, Filter filter) {
        if (q.answers().isEmpty() || !filter.takes(q)) return false;
        Sheet sheet = q.sheet(scorer);
        ScoringItem.State state = state(q, sheet);
        return switch (filter.states()) {
            case TO_DO -> state != ScoringItem.State.SCORED && !sheet.skipped();
            case RETURNED -> state == ScoringItem.State.RETURNED;
            case SKIPPED -> sheet.skipped() && state != ScoringItem.State.SCORED;
            case FLAGGED -> sheet.flagged();
            case SCORED -> state == ScoringItem.State.SCORED;
            case ALL -> true;
        };
    }

    /** One question; {@link IllegalArgumentException} when there is none of that id. */
    public ScoringItem item(String question) {
        return item(need(question));
    }

    /** The arm behind a letter. For recording what the scorer says about it, not for showing. */
    public String arm(String question, String letter) {
        List<String> order = order(need(question));
        for (int i = 0; i < order.size(); i++) {
            if (BlindOrder.letter(i).equals(letter)) return order.get(i);
        }
        throw new IllegalArgumentException("question \"" + question + "\" has no answer " + letter + "; there are "
                + (order.isEmpty() ? "none" : "A to " + BlindOrder.letter(order.size() - 1)));
    }

    private QuestionRecord need(String question) {
        QuestionRecord q = scoring.question(question);
        if (q == null) throw new IllegalArgumentException("no question \"" + question + "\"");
        return q;
    }

    private List<String> order(QuestionRecord q) {
        return BlindOrder.of(q, scorer, conduct.seed().orElseThrow());
    }

    private ScoringItem item(QuestionRecord q) {
        Sheet sheet = q.sheet(scorer);
        List<ScoringItem.Card> cards = new ArrayList<>();
        List<String> order = order(q);
        for (int i = 0; i < order.size(); i++) cards.add(card(q, sheet, order.get(i), BlindOrder.letter(i)));
        return new ScoringItem(
                q.question(),
                q.place() + 1,
                q.gold(),
                cards,
                state(q, sheet),
                sheet.skipped(),
                sheet.flagged(),
                sheet.note());
    }

    private ScoringItem.Card card(QuestionRecord q, Sheet sheet, String arm, String letter) {
        QuestionRecord.Answered answered = q.answers().get(arm);
        if (answered == null) throw new IllegalStateException("an order names an arm without an answer");
        Given given = sheet.given().get(arm);
        Grade grade = given == null ? null : given.grade();
        return new ScoringItem.Card(
                letter,
                answered.answer().text(),
                state(q, given),
                grade,
                sheet.notes().get(arm),
                given == null ? 0 : given.entry(),
                blind() ? null : arm);
    }

    private static ScoringItem.State state(QuestionRecord q, @Nullable Given given) {
        if (given == null) return ScoringItem.State.OPEN;
        return given.gold() == q.gold().version() ? ScoringItem.State.SCORED : ScoringItem.State.RETURNED;
    }

    /** A question is returned as soon as one of its answers is, so that nobody takes it for new. */
    private static ScoringItem.State state(QuestionRecord q, Sheet sheet) {
        if (sheet.given().isEmpty()) return ScoringItem.State.OPEN;
        boolean open = false;
        for (String arm : q.answers().keySet()) {
            switch (state(q, sheet.given().get(arm))) {
                case RETURNED -> {
                    return ScoringItem.State.RETURNED;
                }
                case OPEN -> open = true;
                case SCORED -> {}
            }
        }
        return open ? ScoringItem.State.OPEN : ScoringItem.State.SCORED;
    }
}
