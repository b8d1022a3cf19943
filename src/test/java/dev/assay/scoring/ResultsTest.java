package dev.assay.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.model.ArmAnswer;
import dev.assay.model.Grade;
import dev.assay.model.Question;
import dev.assay.model.ScorerKind;
import dev.assay.model.Scoring;
import dev.assay.model.WordsShown;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** What scores come to, worked out by hand. */
class ResultsTest {
    private final Desk desk = new Desk(4, "depict", "raw");

    private Scoreboard board() {
        return Scoreboard.of(
                desk.now, Results.of(desk.now, ScorerKind.PERSON, Filter.ALL), Filter.ALL, "raw", Statistics.SEED);
    }

    private Scoreboard.Row row(String arm) {
        return board().arms().stream()
                .filter(r -> r.arm().equals(arm))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void severalScorersMeanUntilSomebodyAdjudicates() {
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        desk.score("Bob", "q1", "raw", Grade.PARTLY);
        desk.score("Ada", "q2", "raw", Grade.WRONG);
        assertThat(Objects.requireNonNull(row("raw").total()).points()).isEqualTo(0.75);
        assertThat(row("raw").total().scored()).isEqualTo(2);
        assertThat(row("raw").total().accuracy()).isEqualTo(0.375);
        long settled = desk.act("Cy", new Scoring.Adjudicated("q1", "raw", Grade.PARTLY, 0), "half");
        assertThat(Objects.requireNonNull(row("raw").total()).points()).isEqualTo(0.5);
        desk.act("Cy", new Scoring.Withdrawn(settled), null);
        assertThat(Objects.requireNonNull(row("raw").total()).points()).isEqualTo(0.75);
    }

    @Test
    void peopleAndModelsAreNeverAddedUp() {
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        desk.now = desk.now.with(
                ++desk.last,
                new Scoring(
                        new Scoring.Scored("q1", "raw", Grade.WRONG, 0),
                        "Ada",
                        ScorerKind.MODEL,
                        "2026-05-10T08:00:00Z",
                        null,
                        Desk.NOWHERE));
        assertThat(Objects.requireNonNull(row("raw").total()).points()).isEqualTo(1);
        Results models = Results.of(desk.now, ScorerKind.MODEL, Filter.ALL);
        assertThat(models.of("raw"))
                .singleElement()
                .extracting(Results.Result::points)
                .isEqualTo(0.0);
        assertThat(models.scorers()).containsExactly(new Scorer("Ada", ScorerKind.MODEL));
    }

    @Test
    void ratiosAreOverTheQuestionsBothHave() {
        // depict: q1 1, q2 ½, q3 0; raw: q1 1, q2 1, q4 0. Both: q1, q2 → 1.5 ÷ 2.
        desk.score("Ada", "q1", "depict", Grade.CORRECT);
        desk.score("Ada", "q2", "depict", Grade.PARTLY);
        desk.score("Ada", "q3", "depict", Grade.WRONG);
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        desk.score("Ada", "q2", "raw", Grade.CORRECT);
        desk.score("Ada", "q4", "raw", Grade.WRONG);
        Scoreboard.Ratio ratio = board().ratios().getFirst();
        assertThat(ratio.common()).isEqualTo(2);
        assertThat(ratio.accuracy()).isEqualTo(0.75);
        assertThat(ratio.words()).isNull();
        assertThat(ratio.difference()).isEqualTo(-0.25);
        // Differences 0 and −½: both ends of the resamples of two.
        assertThat(ratio.interval().low()).isEqualTo(-0.5);
        assertThat(ratio.interval().high()).isEqualTo(0);
        assertThat(Objects.requireNonNull(row("depict").byCategory().get("1")).points())
                .isEqualTo(1);
        assertThat(Objects.requireNonNull(row("depict").byCategory().get("0")).scored())
                .isEqualTo(1);
    }

    @Test
    void wordsAreThoseOfTheAnswerElseOfTheQuestionElseOfTheArm() {
        ScoringSnapshot.Builder b = new ScoringSnapshot.Builder();
        for (String q : List.of("q1", "q2", "q3")) {
            b.add(new Question(null, q, "?", "g", null, List.of(), null, Desk.NOWHERE));
        }
        b.add(1, new ArmAnswer("q1", "raw", "x", 100, List.of(), Desk.NOWHERE));
        b.add(2, new ArmAnswer("q2", "raw", "x", null, List.of(), Desk.NOWHERE));
        b.add(3, new ArmAnswer("q3", "raw", "x", null, List.of(), Desk.NOWHERE));
        b.add(new WordsShown("raw", null, 40, Desk.NOWHERE));
        b.add(new WordsShown("raw", "q2", 10, Desk.NOWHERE));
        b.add(new WordsShown("raw", "q1", 7, Desk.NOWHERE));
        ScoringSnapshot s = b.build();
        assertThat(Scoreboard.of(s, Results.of(s, ScorerKind.PERSON, Filter.ALL), Filter.ALL, null, 1)
                        .arms()
                        .getFirst()
                        .words())
                .isEqualTo(50.0);
    }

    @Test
    void agreementIsOfWhatBothScored() {
        // Ada and Bob on q1–q3 of raw: (1,1) (½,0) (0,0); q4 only Ada. κ: p_o 2/3, p_e = (1·1 + 1·0 + 1·2)/9 = 1/3 → ½.
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        desk.score("Bob", "q1", "raw", Grade.CORRECT);
        desk.score("Ada", "q2", "raw", Grade.PARTLY);
        desk.score("Bob", "q2", "raw", Grade.WRONG);
        desk.score("Ada", "q3", "raw", Grade.WRONG);
        desk.score("Bob", "q3", "raw", Grade.WRONG);
        desk.score("Ada", "q4", "raw", Grade.CORRECT);
        AgreementReport r = AgreementReport.of(Results.of(desk.now, ScorerKind.PERSON, Filter.ALL));
        assertThat(r.scored()).isEqualTo(4);
        assertThat(r.both()).isEqualTo(3);
        assertThat(r.kappa().getAsDouble()).isCloseTo(0.5, within(1e-12));
        assertThat(r.raw().getAsDouble()).isCloseTo(2 / 3.0, within(1e-12));
        assertThat(r.disagreements())
                .singleElement()
                .extracting(d -> d.question().question().id())
                .isEqualTo("q2");
        desk.score("Cy", "q1", "raw", Grade.WRONG);
        assertThat(AgreementReport.of(Results.of(desk.now, ScorerKind.PERSON, Filter.ALL))
                        .kappa())
                .isEqualTo(OptionalDouble.empty());
    }

    @Test
    void scoresAgainstTwoGoldAnswersAreNoDisagreement() {
        desk.score("Ada", "q1", "raw", Grade.CORRECT);
        desk.act("Ada", new Scoring.Falsifies("q1", Scoring.Part.ANSWER, null, "x", List.of()), "why");
        desk.score("Bob", "q1", "raw", Grade.WRONG);
        Results results = Results.of(desk.now, ScorerKind.PERSON, Filter.ALL);
        assertThat(AgreementReport.of(results).both()).isZero();
        assertThat(results.all()).singleElement().satisfies(r -> {
            assertThat(r.points()).isZero();
            assertThat(r.returned()).isFalse();
        });
    }

    @Test
    void theJudgeAcceptsByMostOfItsJudgements() {
        assertThat(JudgeReport.accepts(List.of(true, true, false))).isTrue();
        assertThat(JudgeReport.accepts(List.of(true, false, false))).isFalse();
        assertThat(JudgeReport.accepts(List.of(true, false))).isFalse();
        ScoringSnapshot.Builder b = new ScoringSnapshot.Builder();
        for (int q = 1; q <= 4; q++) {
            b.add(new Question(null, "q" + q, "?", "g", null, List.of(), null, Desk.NOWHERE));
            b.add(q, new ArmAnswer("q" + q, "raw", "x", null, List.of(q < 4, q < 3, true), Desk.NOWHERE));
        }
        long entry = 10;
        Grade[] grades = {Grade.WRONG, Grade.CORRECT, Grade.PARTLY};
        for (int q = 1; q <= 3; q++) {
            b.add(
                    ++entry,
                    new Scoring(
                            new Scoring.Scored("q" + q, "raw", grades[q - 1], 0),
                            "Ada",
                            ScorerKind.PERSON,
                            "2026-05-10T08:00:00Z",
                            null,
                            null));
        }
        ScoringSnapshot s = b.build();
        JudgeReport.Row row = JudgeReport.of(s, Results.of(s, ScorerKind.PERSON, Filter.ALL), Filter.ALL)
                .arms()
                .getFirst();
        assertThat(row.judged()).isEqualTo(4);
        assertThat(row.accepted()).isEqualTo(3);
        assertThat(row.accepting()).isEqualTo(new JudgeReport.Counts(1, 1, 1));
        assertThat(row.rejecting()).isEqualTo(new JudgeReport.Counts(0, 0, 0));
        assertThat(row.passed()).extracting(q -> q.question().id()).containsExactly("q1");
    }
}
