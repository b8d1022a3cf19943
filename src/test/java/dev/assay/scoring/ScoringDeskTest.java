package dev.assay.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.model.Grade;
import dev.assay.model.Question;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a scorer meets, entry by entry. */
class ScoringDeskTest {
    private static final Scoring.OrderDrawn SEED = new Scoring.OrderDrawn(42);

    private static Desk desk(int questions, String... arms) {
        Desk desk = new Desk(questions, arms);
        desk.act("Ada", SEED, null);
        return desk;
    }

    private static String next(Desk desk) {
        ScoringItem item = desk.of("Ada").next(Filter.TO_DO, null);
        return item == null ? "nothing" : item.question().id();
    }

    private static List<String> order(ScoringDesk desk, String question) {
        return desk.item(question).answers().stream()
                .map(c -> c.text().split(" on ")[0])
                .toList();
    }

    @Test
    void theFirstQuestionThatLacksAScoreIsNext() {
        Desk desk = desk(3, "raw", "flat");
        assertThat(next(desk)).isEqualTo("q1");
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        assertThat(next(desk)).isEqualTo("q1");
        desk.score("Ada", "q1", "flat", Grade.WRONG);
        assertThat(next(desk)).isEqualTo("q2");
        desk.act("Ada", new Scoring.Skipped("q2"), null);
        assertThat(next(desk)).isEqualTo("q3");
        desk.score("Ada", "q3", "raw", Grade.PARTLY);
        desk.score("Ada", "q3", "flat", Grade.PARTLY);
        assertThat(next(desk)).isEqualTo("nothing");
        assertThat(desk.of("Ada").progress(Filter.ALL)).isEqualTo(new ScoringDesk.Progress(3, 2, 0, 1, 0));
        assertThat(Objects.requireNonNull(desk.of("Ada").next(Filter.ALL.with(Filter.Which.SKIPPED), null))
                        .question()
                        .id())
                .isEqualTo("q2");
    }

    @Test
    void undoIsARecordAndRedoIsAnother() {
        Desk desk = desk(2, "raw");
        long score = desk.score("Ada", "q1", "raw", Grade.WRONG);
        assertThat(next(desk)).isEqualTo("q2");
        long undo = desk.act("Ada", new Scoring.Withdrawn(score), null);
        assertThat(next(desk)).isEqualTo("q1");
        assertThat(desk.of("Ada").item("q1").answers().getFirst().grade()).isNull();
        desk.act("Ada", new Scoring.Withdrawn(undo), null);
        assertThat(next(desk)).isEqualTo("q2");
        assertThat(desk.of("Ada").item("q1").answers().getFirst().grade()).isEqualTo(Grade.WRONG);
        assertThat(Objects.requireNonNull(desk.now.question("q1")).acts()).hasSize(3);
    }

    @Test
    void undoOfASecondScoreBringsTheFirstBack() {
        Desk desk = desk(1, "raw");
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        long second = desk.score("Ada", "q1", "raw", Grade.WRONG);
        desk.act("Ada", new Scoring.Withdrawn(second), null);
        assertThat(desk.of("Ada").item("q1").answers().getFirst().grade()).isEqualTo(Grade.CORRECT);
    }

    @Test
    void aCorrectedGoldAnswerBringsItsScoresBackAndKeepsThem() {
        Desk desk = desk(2, "raw", "flat");
        for (String q : List.of("q1", "q2")) {
            for (String arm : List.of("raw", "flat")) desk.score("Ada", q, arm, Grade.CORRECT);
        }
        long correction = desk.act(
                "Ada",
                new Scoring.Falsifies("q2", Scoring.Part.ANSWER, null, "another", List.of("D9:9")),
                "D9:9 says so");
        ScoringItem item = desk.of("Ada").next(Filter.TO_DO, null);
        assertThat(Objects.requireNonNull(item).question().id()).isEqualTo("q2");
        assertThat(item.gold().answer()).isEqualTo("another");
        assertThat(item.gold().evidence()).containsExactly("D9:9");
        assertThat(item.state()).isEqualTo(ScoringItem.State.RETURNED);
        assertThat(item.answers()).allSatisfy(c -> {
            assertThat(c.state()).isEqualTo(ScoringItem.State.RETURNED);
            assertThat(c.grade()).isEqualTo(Grade.CORRECT);
        });
        // They stay, marked: the scoreboard still has them.
        Results before = Results.of(desk.now, ScorerKind.PERSON, Filter.ALL);
        assertThat(before.all()).hasSize(4);
        assertThat(before.all().stream().filter(Results.Result::returned)).hasSize(2);

        desk.score("Ada", "q2", "raw", Grade.WRONG);
        desk.score("Ada", "q2", "flat", Grade.WRONG);
        assertThat(next(desk)).isEqualTo("nothing");
        // Without the correction the first gold answer stands again, and what was scored against the other comes back.
        desk.act("Ada", new Scoring.Withdrawn(correction), null);
        assertThat(desk.of("Ada").item("q2").gold().answer()).isEqualTo("gold 2");
        assertThat(desk.of("Ada").item("q2").state()).isEqualTo(ScoringItem.State.RETURNED);
    }

    @Test
    void aCorrectionOfTheEvidenceAsksForNothingAgain() {
        Desk desk = desk(1, "raw");
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        desk.act(
                "Ada",
                new Scoring.Falsifies("q1", Scoring.Part.EVIDENCE, "WRONG_CITATION", "gold 1", List.of("D2:2")),
                "it is in D2:2");
        assertThat(next(desk)).isEqualTo("nothing");
        assertThat(desk.of("Ada").item("q1").gold().evidence()).containsExactly("D2:2");
        assertThat(desk.of("Ada").item("q1").gold().answer()).isEqualTo("gold 1");
    }

    @Test
    void aCorrectionNeedsAReason() {
        Desk desk = desk(1, "raw");
        assertThatThrownBy(() ->
                        desk.act("Ada", new Scoring.Falsifies("q1", Scoring.Part.ANSWER, null, "x", List.of()), " "))
                .hasMessageContaining("reason");
    }

    /** Sixty questions of three arms: each of the six orders comes up, and none much more often than the others. */
    @Test
    void theOrderIsDrawnPerQuestionAndScorerAndKept() {
        Desk desk = desk(60, "depict", "flat", "raw");
        Map<List<String>, Integer> seen = new HashMap<>();
        for (int q = 1; q <= 60; q++) seen.merge(order(desk.of("Ada"), "q" + q), 1, Integer::sum);
        assertThat(seen).hasSize(6);
        assertThat(seen.values()).allMatch(n -> n >= 3 && n <= 20);

        desk.act("Bob", new Scoring.OrderDrawn(43), null);
        List<String> ada = new ArrayList<>();
        List<String> bob = new ArrayList<>();
        for (int q = 1; q <= 60; q++) {
            ada.add(order(desk.of("Ada"), "q" + q).toString());
            bob.add(order(desk.of("Bob"), "q" + q).toString());
        }
        assertThat(bob).isNotEqualTo(ada);

        // Whatever is done, the letters stay.
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        desk.act("Ada", new Scoring.Skipped("q2"), null);
        for (int q = 1; q <= 60; q++) {
            assertThat(order(desk.of("Ada"), "q" + q)).hasToString(ada.get(q - 1));
        }
        assertThatThrownBy(() -> desk.act("Ada", new Scoring.OrderDrawn(7), null))
                .hasMessageContaining("kept");
    }

    @Test
    void anArmThatComesLaterChangesNoLetterWhereTheScorerHasBegun() {
        ScoringSnapshot.Builder builder = new ScoringSnapshot.Builder();
        long entry = 0;
        for (int q = 1; q <= 40; q++) {
            builder.add(new Question("s", "q" + q, "?", "g", null, List.of(), null, Desk.NOWHERE));
            for (String arm : List.of("raw", "flat")) builder.add(++entry, Desk.answer("q" + q, arm));
        }
        builder.add(++entry, by(SEED));
        for (int q = 1; q <= 20; q++) builder.add(++entry, by(new Scoring.Scored("q" + q, "raw", Grade.CORRECT, 0)));
        for (int q = 1; q <= 40; q++) builder.add(++entry, Desk.answer("q" + q, "late"));
        ScoringDesk desk = new ScoringDesk(builder.build(), Scorer.person("Ada"));
        Desk without = desk(40, "raw", "flat");
        TreeSet<Integer> placesOfLate = new TreeSet<>();
        for (int q = 1; q <= 40; q++) {
            List<String> order = order(desk, "q" + q);
            List<String> rest = new ArrayList<>(order);
            rest.remove("late");
            assertThat(rest).isEqualTo(order(without.of("Ada"), "q" + q));
            if (q <= 20) assertThat(order.getLast()).isEqualTo("late");
            else placesOfLate.add(order.indexOf("late"));
        }
        assertThat(placesOfLate).containsExactly(0, 1, 2);
    }

    private static Scoring by(Scoring.Act act) {
        return new Scoring(act, "Ada", ScorerKind.PERSON, "2026-05-10T08:00:00Z", null, null);
    }

    @Test
    void nobodyScoresBeforeAnOrderIsDrawn() {
        Desk desk = new Desk(1, "raw");
        assertThatThrownBy(() -> desk.of("Ada")).hasMessageContaining("not drawn");
    }

    @Test
    void blindMeansNoArmAndUnblindingIsForGood() {
        Desk desk = desk(2, "raw", "flat");
        assertThat(desk.of("Ada").item("q1").answers()).allMatch(c -> c.arm() == null);
        assertThatThrownBy(() -> desk.act("Ada", new Scoring.Unblinded(), null)).hasMessageContaining("lock");
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        long lock = desk.act("Ada", new Scoring.Locked(), null);
        assertThat(desk.of("Ada").blind()).isTrue();
        assertThatThrownBy(() -> desk.score("Ada", "q2", "raw", Grade.WRONG)).hasMessageContaining("locked");
        // Another scorer goes on.
        desk.score("Bob", "q2", "raw", Grade.WRONG);
        long unblinded = desk.act("Ada", new Scoring.Unblinded(), null);
        assertThat(desk.of("Ada").item("q1").answers()).allMatch(c -> c.text().startsWith(c.arm()));
        assertThatThrownBy(() -> desk.act("Ada", new Scoring.Withdrawn(unblinded), null))
                .hasMessageContaining("cannot be taken back");
        assertThatThrownBy(() -> desk.act("Ada", new Scoring.Withdrawn(lock), null))
                .hasMessageContaining("the lock stays");
        // What a corrected gold answer asks for again can be scored again all the same.
        desk.act("Bob", new Scoring.Falsifies("q1", Scoring.Part.ANSWER, null, "x", List.of()), "why");
        desk.score("Ada", "q1", "raw", Grade.WRONG);
        assertThatThrownBy(() -> desk.score("Ada", "q1", "raw", Grade.CORRECT)).hasMessageContaining("locked");
    }

    @Test
    void aLockThatNobodySawBehindCanBeTakenBack() {
        Desk desk = desk(1, "raw");
        long lock = desk.act("Ada", new Scoring.Locked(), null);
        desk.act("Ada", new Scoring.Withdrawn(lock), null);
        desk.score("Ada", "q1", "raw", Grade.WRONG);
        assertThat(next(desk)).isEqualTo("nothing");
    }

    @Test
    void nobodyTakesBackWhatAnotherScored() {
        Desk desk = desk(1, "raw");
        long score = desk.score("Bob", "q1", "raw", Grade.WRONG);
        assertThatThrownBy(() -> desk.act("Ada", new Scoring.Withdrawn(score), null))
                .hasMessageContaining("only the scorer");
    }

    @Test
    void filtersTakeCategoriesAndFlags() {
        Desk desk = desk(4, "raw");
        desk.act("Ada", new Scoring.Flagged("q3", true), null);
        desk.act("Ada", new Scoring.Flagged("q4", true), null);
        desk.act("Ada", new Scoring.Flagged("q4", false), null);
        ScoringDesk ada = desk.of("Ada");
        assertThat(ada.queue(new Filter("0", null, Set.of(), Filter.Which.TO_DO)))
                .extracting(q -> q.question().id())
                .containsExactly("q2", "q4");
        assertThat(ada.queue(Filter.ALL.with(Filter.Which.FLAGGED)))
                .extracting(q -> q.question().id())
                .containsExactly("q3");
        assertThat(Objects.requireNonNull(ada.next(Filter.TO_DO, "q2"))
                        .question()
                        .id())
                .isEqualTo("q3");
    }

    @Test
    void notesStandBesideScoresAndWithoutThem() {
        Desk desk = desk(1, "raw", "flat");
        desk.act("Ada", new Scoring.Noted("q1", "flat"), "names no day");
        desk.act("Ada", new Scoring.Noted("q1", null), "ask Bob");
        desk.act("Ada", new Scoring.Scored("q1", "flat", Grade.PARTLY, 0), null);
        assertThat(desk.of("Ada").item("q1").note()).isEqualTo("ask Bob");
        assertThat(Objects.requireNonNull(Objects.requireNonNull(desk.now.question("q1"))
                                .sheet(Scorer.person("Ada"))
                                .given()
                                .get("flat"))
                        .note())
                .isEqualTo("names no day");
    }
}
