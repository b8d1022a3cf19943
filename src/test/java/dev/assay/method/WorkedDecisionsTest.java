package dev.assay.method;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.AssayCommand;
import dev.assay.exchange.ImportOptions;
import dev.assay.exchange.Imports;
import dev.assay.exchange.Progress;
import dev.assay.method.SnapshotChange.Cell;
import dev.assay.method.SnapshotChange.Changed;
import dev.assay.method.time.TimeExpression;
import dev.assay.model.Anchor;
import dev.assay.model.Decision;
import dev.assay.model.Decision.ReferenceId;
import dev.assay.model.MentionType;
import dev.assay.model.ReferenceRules;
import dev.assay.project.Project;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worked example of the method where people decide and look back: affinity, trajectory, settling, stability, what was known. */
class WorkedDecisionsTest {
    private static final ReferenceId SHE = new ReferenceId("t4", "she", 1);
    private static final ReferenceId IT = new ReferenceId("t4", "it", 1);

    @TempDir
    Path folder;

    private Project project;

    @BeforeEach
    void bothSpaces() throws Exception {
        project = Project.create(folder.resolve("p.assay"));
        ImportOptions count1 = new ImportOptions(null, null, null, ReferenceRules.COUNT_1, false);
        for (String name : new String[] {"four", "five"}) {
            Imports.importFile(
                    project, AssayCommand.sample("alice-and-bob/" + name + ".jsonl", folder), count1, Progress.NONE);
        }
    }

    @AfterEach
    void close() {
        project.close();
    }

    private SpaceSnapshot space(String name) {
        return project.snapshot().space(name);
    }

    private SnapshotChange decide(String space, Decision.Act act) {
        return decideAt(space, act, "2026-05-11T10:00:00Z");
    }

    private SnapshotChange decideAt(String space, Decision.Act act, String at) {
        SpaceSnapshot before = space(space);
        project.decide(List.of(new Decision(space, act, "Ada", at, "I was there")));
        return SnapshotChange.between(before, space(space));
    }

    private static double affinity(SpaceSnapshot space, String a, String b) {
        return new Affinity(space).of(space.rows().of(a), space.rows().of(b));
    }

    private static List<Integer> trajectory(SpaceSnapshot space, String key) {
        return Trajectory.of(space, space.rows().of(key)).ticks();
    }

    private static List<String> pairs(SpaceSnapshot space) {
        List<String> pairs = new ArrayList<>();
        space.collisions().forEachPair((a, b, count) -> pairs.add("t" + a + " t" + b + " " + count));
        return pairs;
    }

    @Test
    void affinityIsOneOverTheLogarithmOfOnePlusTheRowsOfTheEvent() {
        SpaceSnapshot four = space("four");
        // t1 mentions bob, carla and pottery class: 1 / ln 4. t0 mentions alice and pottery class: 1 / ln 3.
        assertThat(affinity(four, "carla", "pottery class")).isCloseTo(0.7213475204444817, Offset.offset(1e-15));
        assertThat(affinity(four, "pottery class", "carla")).isCloseTo(0.7213475204444817, Offset.offset(1e-15));
        assertThat(affinity(four, "alice", "pottery class")).isCloseTo(0.9102392266268373, Offset.offset(1e-15));
        assertThat(affinity(four, "alice's vase", "bob's bike")).isZero();
        List<String> neighbours = new ArrayList<>();
        for (Affinity.Neighbour n : new Affinity(four).neighbours(four.rows().of("carla"))) {
            neighbours.add(four.rows().key(n.row()) + " " + n.count());
        }
        // Each shares one event of three rows with carla; in order of their names.
        assertThat(neighbours).containsExactly("alice 1", "alice's vase 1", "bob 1", "pottery class 1");
    }

    @Test
    void theTrajectoryOfCarlaHasTheCountedTurnToo() {
        assertThat(trajectory(space("four"), "carla")).containsExactly(1, 2);
        assertThat(trajectory(space("five"), "carla")).containsExactly(1, 2, 4);
        assertThat(Trajectory.of(space("five"), space("five").rows().of("carla"))
                        .disagreements())
                .isEmpty();
    }

    @Test
    void lastMonthIsTheMonthBeforeTheTurnsOwnDate() {
        List<TimeExpression> times =
                Trajectory.times(space("four").record().events().get(3));
        assertThat(times).hasSize(1);
        assertThat(times.getFirst().text()).isEqualTo("Last month");
        assertThat(times.getFirst().from()).isEqualTo(LocalDate.of(2026, 4, 1));
        assertThat(times.getFirst().to()).isEqualTo(LocalDate.of(2026, 4, 30));
        assertThat(times.getFirst().vague()).isFalse();
    }

    @Test
    void settlingItAsTheVaseGivesTheFifthTurnThatRow() {
        assertThat(space("five").collisions().count(2, 4)).isEqualTo(1);
        SnapshotChange change = decide("five", new Decision.SettledAs(IT, "alice's vase"));
        SpaceSnapshot five = space("five");
        assertThat(five.collisions().count(2, 4)).isEqualTo(2);
        assertThat(pairs(five)).containsExactly("t0 t1 1", "t1 t2 1", "t1 t4 1", "t2 t4 2");
        assertThat(trajectory(five, "alice's vase")).containsExactly(2, 4);
        assertThat(trajectory(five, "carla")).containsExactly(1, 2, 4);
        assertThat(change)
                .isEqualTo(new SnapshotChange(
                        List.of(new Cell("t4", "alice's vase")),
                        List.of(),
                        0,
                        0,
                        List.of(new Changed(
                                IT, Reference.State.OPEN, null, Reference.State.DECIDED, "alice's vase", false))));
        Reference it = five.references().getLast();
        assertThat(it.decision()).isNotNull();
        // What the count found stays beside what was decided.
        assertThat(it.counted().candidates()).hasSize(3);
    }

    @Test
    void refusingACountedOneTakesItsTurnOutOfTheChainAndSaysSo() {
        SnapshotChange change = decide("five", new Decision.Unknowable(SHE));
        SpaceSnapshot five = space("five");
        assertThat(pairs(five)).containsExactly("t0 t1 1", "t1 t2 1");
        assertThat(trajectory(five, "carla")).containsExactly(1, 2);
        Changed refused = new Changed(SHE, Reference.State.COUNTED, "carla", Reference.State.UNKNOWABLE, null, true);
        assertThat(change)
                .isEqualTo(new SnapshotChange(List.of(), List.of(new Cell("t4", "carla")), 0, 2, List.of(refused)));
    }

    @Test
    void confirmingACountedOneFalsifiesNothingButIsNoLongerACount() {
        SnapshotChange change = decide("five", new Decision.SettledAs(SHE, "carla"));
        assertThat(change.cellsGained()).isEmpty();
        assertThat(change.cellsLost()).isEmpty();
        assertThat(change.references())
                .containsExactly(
                        new Changed(SHE, Reference.State.COUNTED, "carla", Reference.State.DECIDED, "carla", false));
        SpaceSnapshot five = space("five");
        Incidence b = five.incidence();
        assertThat(b.origin(b.position(five.rows().of("carla"), 4))).isEqualTo(Origin.DECIDED);
    }

    @Test
    void aNewEntityIsARowOfItsOwn() {
        decide("five", new Decision.SettledAsNew(SHE, "Dora", MentionType.PERSON));
        SpaceSnapshot five = space("five");
        int dora = five.rows().of("dora");
        assertThat(five.rows().label(dora)).isEqualTo("Dora");
        assertThat(five.rows().type(dora)).isEqualTo(MentionType.PERSON);
        assertThat(trajectory(five, "dora")).containsExactly(4);
    }

    @Test
    void aRowThatOnlyADecisionNamesIsNotCalledByThePronoun() {
        decide("four", new Decision.Alias("bob's bike", "bob's bicycle"));
        decide("five", new Decision.SettledAs(IT, "the masterpiece"));
        SpaceSnapshot five = space("five");
        int row = five.rows().of("the masterpiece");
        assertThat(five.rows().label(row)).isEqualTo("the masterpiece");
        assertThat(five.rows().type(row)).isNull();
    }

    @Test
    void theSecondRunOfFourIsHalfAsStableForAShorterName() throws Exception {
        Path second = AssayCommand.sample("alice-and-bob/four-second-run.jsonl", folder);
        Imports.listFile(project, second, "four", "second", null, Progress.NONE);
        SpaceRecord record = Objects.requireNonNull(project.snapshot().record("four"));
        Stability s = Stability.of(
                SpaceDerivation.derive(record, "four", false), SpaceDerivation.derive(record, "second", false));
        assertThat(s)
                .isEqualTo(new Stability(
                        0.5,
                        1,
                        List.of(new Stability.Pair(0, 1)),
                        List.of(),
                        List.of(new Stability.Drift(0, List.of("pottery class"), List.of("pottery")))));

        decide("four", new Decision.Alias("pottery", "pottery class"));
        record = Objects.requireNonNull(project.snapshot().record("four"));
        Stability after = Stability.of(
                SpaceDerivation.derive(record, "four", false), SpaceDerivation.derive(record, "second", false));
        assertThat(after).isEqualTo(new Stability(1, 2, List.of(), List.of(), List.of()));
        Incidence b = SpaceDerivation.derive(record, "second", false).incidence();
        SpaceSnapshot listed = SpaceDerivation.derive(record, "second", false);
        assertThat(b.origin(b.position(listed.rows().of("pottery class"), 0))).isEqualTo(Origin.ALIAS);
    }

    @Test
    void twoRunsWithoutAnyCollisionAreWhollyStable() {
        SpaceSnapshot empty = project.asOf(null, Anchor.of("2026-04-30")).space("four");
        assertThat(Stability.of(empty, empty)).isEqualTo(new Stability(1, 0, List.of(), List.of(), List.of()));
    }

    @Test
    void whatWasKnownThenIsWhatWasSaidAndDecidedByThen() {
        decideAt("five", new Decision.SettledAs(IT, "alice's vase"), "2026-05-12T00:00:00Z");
        assertThat(pairs(known("2026-04-30"))).isEmpty();
        assertThat(pairs(known("2026-05-08"))).containsExactly("t0 t1 1", "t1 t2 1");
        assertThat(pairs(known("2026-05-10"))).containsExactly("t0 t1 1", "t1 t2 1", "t1 t4 1", "t2 t4 1");
        assertThat(pairs(known("2026-05-11"))).containsExactly("t0 t1 1", "t1 t2 1", "t1 t4 1", "t2 t4 1");
        assertThat(pairs(known("2026-05-12"))).containsExactly("t0 t1 1", "t1 t2 1", "t1 t4 1", "t2 t4 2");
    }

    private SpaceSnapshot known(String at) {
        return project.asOf(null, Anchor.of(at)).space("five");
    }

    @Test
    void theJournalAfterAnEntryIsThatShorterJournal() {
        long before = project.snapshot().head().entries();
        decide("five", new Decision.SettledAs(IT, "alice's vase"));
        assertThat(project.asOf(before, null).space("five").collisions().count(2, 4))
                .isEqualTo(1);
        assertThat(project.asOf(before + 1, null).space("five").collisions().count(2, 4))
                .isEqualTo(2);
        // Of the first file: project, file, space, run, then each turn and its listing.
        assertThat(project.asOf(6L, null).spaces()).containsExactly("four");
        assertThat(project.asOf(6L, null).space("four").incidence().events()).isEqualTo(1);
        assertThat(pairs(project.asOf(8L, null).space("four"))).containsExactly("t0 t1 1");
    }

    @Test
    void theQuestionIsAnsweredByTheSettledTurnToo() {
        SpaceSnapshot before = space("five");
        assertThat(new Asking(before).ask("What is Alice's vase?", 700).cited())
                .extracting(Answer.Cited::tick)
                .containsExactly(2);
        decide("five", new Decision.SettledAs(IT, "alice's vase"));
        assertThat(new Asking(space("five")).ask("What is Alice's vase?", 700).cited())
                .extracting(Answer.Cited::tick)
                .containsExactly(2, 4);
    }
}
