package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.method.Answer.Cited;
import dev.assay.method.Answer.Line;
import dev.assay.method.Answer.Reason;
import dev.assay.method.Answer.Verdict;
import dev.assay.model.MentionType;
import dev.assay.model.ReferenceRules;
import dev.assay.project.Project;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worked example of the method, value by value, from the sample's own files. */
class WorkedExampleTest {
    private static final String WHEN_PRAISED = "When was Alice's vase praised?";

    @TempDir
    Path folder;

    private Project project;
    private SpaceSnapshot four;
    private SpaceSnapshot five;

    @BeforeEach
    void bothSpaces() throws Exception {
        project = Project.create(folder.resolve("p.assay"));
        ImportOptions count1 = new ImportOptions(null, null, null, ReferenceRules.COUNT_1, false);
        for (String name : new String[] {"four", "five"}) {
            Path file = AssayCommand.sample("alice-and-bob/" + name + ".jsonl", folder);
            Imports.importFile(project, file, count1, Progress.NONE);
        }
        four = project.snapshot().space("four");
        five = project.snapshot().space("five");
    }

    @AfterEach
    void close() {
        project.close();
    }

    /** The matrix as text: a line a row, a sign an event. */
    private static Map<String, String> matrix(SpaceSnapshot space) {
        Map<String, String> matrix = new TreeMap<>();
        for (int r = 0; r < space.rows().size(); r++) {
            StringBuilder line = new StringBuilder();
            for (int e = 0; e < space.incidence().events(); e++) {
                line.append(space.incidence().has(r, e) ? '1' : '.');
            }
            matrix.put(space.rows().key(r), line.toString());
        }
        return matrix;
    }

    private static List<String> pairs(SpaceSnapshot space) {
        List<String> pairs = new ArrayList<>();
        space.collisions().forEachPair((a, b, count) -> pairs.add("t" + a + " t" + b + " " + count));
        return pairs;
    }

    private static List<String> keys(SpaceSnapshot space, int[] rows) {
        return IntStream.of(rows).mapToObj(space.rows()::key).toList();
    }

    private static int row(SpaceSnapshot space, String key) {
        int row = space.rows().of(key);
        assertThat(row).as(key).isNotNegative();
        return row;
    }

    @Test
    void fourHasThisMatrix() {
        assertThat(matrix(four))
                .containsExactly(
                        Map.entry("alice", "1.1."),
                        Map.entry("alice's vase", "..1."),
                        Map.entry("bob", ".1.1"),
                        Map.entry("bob's bike", "...1"),
                        Map.entry("carla", ".11."),
                        Map.entry("pottery class", "11.."));
        assertThat(four.hubs()).containsExactly("alice", "bob");
        assertThat(four.incidence().cells()).isEqualTo(10);
        assertThat(four.references()).isEmpty();
    }

    @Test
    void rowsComeInOrderOfFirstMentionWithLabelAndType() {
        List<String> rows = new ArrayList<>();
        for (int r = 0; r < four.rows().size(); r++) {
            rows.add(four.rows().key(r) + " | " + four.rows().label(r) + " | "
                    + four.rows().type(r));
        }
        assertThat(rows)
                .containsExactly(
                        "alice | Alice | PERSON",
                        "pottery class | a pottery class | ACTIVITY",
                        "bob | Bob | PERSON",
                        "carla | Carla | PERSON",
                        "alice's vase | my vase | THING",
                        "bob's bike | my bike | THING");
    }

    @Test
    void fourCollidesInTwoPairsAndOneChain() {
        Collisions c = four.collisions();
        assertThat(pairs(four)).containsExactly("t0 t1 1", "t1 t2 1");
        assertThat(c.pairs()).isEqualTo(2);
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                int expected = a != b && a < 3 && b < 3 && Math.abs(a - b) == 1 ? 1 : 0;
                if (a != b) assertThat(c.count(a, b)).as("C[t%d, t%d]", a, b).isEqualTo(expected);
            }
        }
        assertThat(c.chains()).isDeepEqualTo(new int[][] {{0, 1, 2}});
        assertThat(IntStream.range(0, 4).map(c::chainOf)).containsExactly(0, 0, 0, -1);
    }

    @Test
    void thePathRunsOverPotteryClassAndCarla() {
        Collisions c = four.collisions();
        assertThat(c.path(0, 2)).containsExactly(0, 1, 2);
        assertThat(keys(four, c.shared(0, 1))).containsExactly("pottery class");
        assertThat(keys(four, c.shared(1, 2))).containsExactly("carla");
        assertThat(c.path(2, 0)).containsExactly(2, 1, 0);
        assertThat(c.path(0, 3)).isNull();
        assertThat(c.path(1, 1)).containsExactly(1);
    }

    @Test
    void theQuestionIsReadAndScoredAsTheMethodSays() {
        Answer a = new Asking(four).ask(WHEN_PRAISED, Asking.DEFAULT_BUDGET);
        assertThat(a.reading().rows()).containsExactly(row(four, "alice's vase"));
        assertThat(a.reading().hubs()).containsExactly(row(four, "alice"));
        assertThat(a.reading().words()).containsExactlyInAnyOrder("alice", "vase", "praised");
        assertThat(a.reading().terms())
                .extracting(QuestionReading.Term::text)
                .containsExactly("alice's vase", "praised");
        assertThat(a.reading().unmatched()).isEmpty();
        assertThat(a.reading().ambiguous()).isEmpty();
        assertThat(a.scores()).extracting(s -> "t" + s.tick() + " " + s.score()).containsExactly("t2 6.5", "t0 1.5");
        assertThat(a.scores().getFirst().terms())
                .containsExactlyInAnyOrder(
                        new Answer.ScoreTerm("alice's vase", 3),
                        new Answer.ScoreTerm("alice", 1),
                        new Answer.ScoreTerm("vase", 1),
                        new Answer.ScoreTerm("praised", 1),
                        new Answer.ScoreTerm("alice", 0.5));
        assertThat(a.scores().getLast().terms())
                .containsExactlyInAnyOrder(new Answer.ScoreTerm("alice", 1), new Answer.ScoreTerm("alice", 0.5));
    }

    @Test
    void theDepictionIsTheseThreeLines() {
        Answer a = new Asking(four).ask(WHEN_PRAISED, Asking.DEFAULT_BUDGET);
        assertThat(a.depiction())
                .containsExactly(new Line(0, 1.5, false), new Line(1, 0.1, true), new Line(2, 6.5, false));
        assertThat(lines(four, a))
                .containsExactly(
                        "[2026-04-30] Alice: I signed up for a pottery class. (t0)",
                        "[2026-05-01] Bob: My teacher Carla runs the pottery class. (t1)",
                        "[2026-05-08] Alice: Carla praised my vase. (t2)");
        // 10, 10 and 7 tokens between white space; all four lines have 9 more.
        assertThat(a.words()).isEqualTo(27);
        assertThat(a.wordsTotal()).isEqualTo(36);
        assertThat(a.budget()).isEqualTo(700);
    }

    private static List<String> lines(SpaceSnapshot space, Answer a) {
        return a.depiction().stream()
                .map(l -> EventLine.of(space.record().events().get(l.tick())))
                .toList();
    }

    @Test
    void aSmallerBudgetCutsTheLowestScoreFirst() {
        Asking asking = new Asking(four);
        assertThat(ticks(asking.ask(WHEN_PRAISED, 27))).containsExactly(0, 1, 2);
        assertThat(ticks(asking.ask(WHEN_PRAISED, 26))).containsExactly(0, 2);
        assertThat(ticks(asking.ask(WHEN_PRAISED, 17))).containsExactly(0, 2);
        assertThat(ticks(asking.ask(WHEN_PRAISED, 16))).containsExactly(2);
        assertThat(ticks(asking.ask(WHEN_PRAISED, 7))).containsExactly(2);
        assertThat(ticks(asking.ask(WHEN_PRAISED, 6))).isEmpty();
        assertThat(asking.ask(WHEN_PRAISED, 16).words()).isEqualTo(7);
    }

    private static List<Integer> ticks(Answer a) {
        return a.depiction().stream().map(Line::tick).toList();
    }

    @Test
    void theVaseIsGroundedOnTheEighthOfMay() {
        Answer a = new Asking(four).ask(WHEN_PRAISED, Asking.DEFAULT_BUDGET);
        assertThat(a.verdict()).isEqualTo(Verdict.GROUNDED);
        assertThat(a.reason()).isEqualTo(new Reason.OneEventCovers(2, 2));
        assertThat(a.cited()).containsExactly(new Cited(2, 6.5, List.of("alice's vase", "praised"), -1));
        assertThat(four.record().events().get(2).date()).hasFieldOrPropertyWithValue("text", "2026-05-08");
        assertThat(a.rejected()).isEmpty();
    }

    @Test
    void theGuitarIsAbstainedFromForWantOfARow() {
        Answer a = new Asking(four).ask("When was Alice's guitar praised?", Asking.DEFAULT_BUDGET);
        assertThat(a.verdict()).isEqualTo(Verdict.ABSTAIN);
        assertThat(a.reason()).isEqualTo(new Reason.NoRow("guitar"));
        assertThat(a.cited()).isEmpty();
    }

    @Test
    void whatBobDidIsNotGroundedOnAlice() {
        Answer a = new Asking(four).ask("When was Bob's vase praised?", Asking.DEFAULT_BUDGET);
        assertThat(a.verdict()).isEqualTo(Verdict.ABSTAIN);
        assertThat(a.cited()).isEmpty();
    }

    @Test
    void inFiveSheIsCountedAsCarlaAndItStaysOpen() {
        assertThat(five.references()).hasSize(2);
        Reference she = five.references().getFirst();
        assertThat(she.name("five")).isEqualTo("five/t4/she/1");
        assertThat(she.state()).isEqualTo(Reference.State.COUNTED);
        assertThat(she.row()).isEqualTo(row(five, "carla"));
        assertThat(she.counted().candidates()).hasSize(1);
        assertThat(she.counted().candidates().getFirst().ticks()).containsExactly(1, 2);

        Reference it = five.references().getLast();
        assertThat(it.name("five")).isEqualTo("five/t4/it/1");
        assertThat(it.state()).isEqualTo(Reference.State.OPEN);
        assertThat(it.row()).isEqualTo(-1);
        Map<String, List<Integer>> candidates = new TreeMap<>();
        it.counted()
                .candidates()
                .forEach(c -> candidates.put(
                        five.rows().key(c.row()),
                        IntStream.of(c.ticks()).boxed().toList()));
        assertThat(candidates)
                .containsExactly(
                        Map.entry("alice's vase", List.of(2)),
                        Map.entry("bob's bike", List.of(3)),
                        Map.entry("pottery class", List.of(1)));
    }

    @Test
    void theFifthTurnJoinsTheChainByCount() {
        assertThat(matrix(five))
                .containsEntry("carla", ".11.1")
                .containsEntry("alice", "1.1.1")
                .containsEntry("alice's vase", "..1..")
                .hasSize(6);
        assertThat(pairs(five)).containsExactly("t0 t1 1", "t1 t2 1", "t1 t4 1", "t2 t4 1");
        assertThat(five.collisions().chains()).isDeepEqualTo(new int[][] {{0, 1, 2, 4}});
        assertThat(five.collisions().path(0, 4)).containsExactly(0, 1, 4);
        assertThat(five.count(Reference.State.OPEN)).isEqualTo(1);
    }

    @Test
    void everyCellSaysHowItCameToBe() {
        Map<String, Origin> origins = new TreeMap<>();
        Incidence b = five.incidence();
        for (int e = 0; e < b.events(); e++) {
            for (int i = b.eventStart(e); i < b.eventEnd(e); i++) {
                origins.put("t" + e + " " + five.rows().key(b.eventRow(i)), b.origin(i));
            }
        }
        assertThat(origins).hasSize(12).containsEntry("t4 carla", Origin.COUNTED);
        origins.remove("t4 carla");
        assertThat(origins.values()).containsOnly(Origin.LISTED);
    }

    @Test
    void statedOnlyLeavesTheCountedCellOut() {
        SpaceSnapshot stated = SpaceDerivation.derive(five.record(), null, true);
        assertThat(matrix(stated)).containsEntry("carla", ".11..");
        assertThat(pairs(stated)).containsExactly("t0 t1 1", "t1 t2 1");
        assertThat(stated.references().getFirst().row()).isEqualTo(-1);
        assertThat(stated.references().getFirst().counted().candidates()).hasSize(1);
        assertThat(stated.rows().type(row(stated, "carla"))).isEqualTo(MentionType.PERSON);
    }

    @Test
    void theSecondRunHasOnePairLess() throws Exception {
        Path file = AssayCommand.sample("alice-and-bob/four-second-run.jsonl", folder);
        Imports.listFile(project, file, "four", "second", null, Progress.NONE);
        SpaceRecord record = java.util.Objects.requireNonNull(project.snapshot().record("four"));
        assertThat(pairs(SpaceDerivation.derive(record, "second", false))).containsExactly("t1 t2 1");
        assertThat(pairs(project.snapshot().space("four"))).containsExactly("t0 t1 1", "t1 t2 1");
    }
}
