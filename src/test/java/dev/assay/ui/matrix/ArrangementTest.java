package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceDerivation;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Anchor;
import dev.assay.model.MentionType;
import dev.assay.model.NameRules;
import dev.assay.model.Provenance;
import dev.assay.model.ReferenceRules;
import dev.assay.model.SpaceOpened;
import dev.assay.model.Turn;
import dev.assay.ui.matrix.Arrangement.Block;
import dev.assay.ui.matrix.Arrangement.Choice;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Orders worked out by hand on the worked example, with t4's "it" settled as alice's vase. */
class ArrangementTest {
    private static final SpaceSnapshot FIVE = SampleSpaces.fiveSettled();

    private static List<String> rows(Arrangement a) {
        return IntStream.range(0, a.rows().length).mapToObj(a::rowName).toList();
    }

    private static List<String> columns(Arrangement a) {
        return IntStream.range(0, a.columns().length).mapToObj(a::columnName).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "FIRST_MENTION, alice|bob|pottery class|carla|alice's vase|bob's bike",
        "FREQUENCY,     alice|bob|carla|pottery class|alice's vase|bob's bike",
        "NAME,          alice|bob|alice's vase|bob's bike|carla|pottery class",
        "TYPE,          alice|bob|carla|alice's vase|bob's bike|pottery class",
        "CHAINS,        alice|bob|pottery class|carla|alice's vase|bob's bike"
    })
    void rowsStandInTheOrderChosenWithHubsOnTop(RowOrder order, String expected) {
        Arrangement a = Arrangement.of(FIVE, Choice.FIRST.with(order));
        assertThat(rows(a)).containsExactly(expected.split("\\|"));
        assertThat(a.frozen()).isEqualTo(2);
    }

    @Test
    void chainsStandAsBlocksFromTheirFirstEventToTheirLast() {
        Arrangement a = Arrangement.of(FIVE, Choice.FIRST);
        assertThat(a.blocks()).containsExactly(new Block(0, 2, 5, 0, 4));
        assertThat(Arrangement.of(SampleSpaces.four(), Choice.FIRST).blocks())
                .containsExactly(new Block(0, 2, 5, 0, 2));
        assertThat(Arrangement.of(FIVE, Choice.FIRST.with(RowOrder.NAME)).blocks())
                .isEmpty();
    }

    @Test
    void blocksAreContiguousAndHoldEveryRowOfTheirChain() {
        Arrangement a = Arrangement.of(SampleSpaces.conversation(), Choice.FIRST);
        assertThat(a.blocks()).hasSizeGreaterThan(1);
        int at = a.frozen();
        for (Block b : a.blocks()) {
            assertThat(b.first()).isEqualTo(at);
            for (int rank = b.first(); rank < b.end(); rank++)
                assertThat(a.chain(rank)).isEqualTo(b.chain());
            at = b.end();
        }
        for (int rank = at; rank < a.rows().length; rank++)
            assertThat(a.chain(rank)).isEqualTo(-1);
    }

    @Test
    void hubsHide() {
        Arrangement a = Arrangement.of(FIVE, Choice.FIRST.with(HubMode.HIDDEN));
        assertThat(rows(a)).containsExactly("pottery class", "carla", "alice's vase", "bob's bike");
        assertThat(a.frozen()).isZero();
        assertThat(a.blocks()).containsExactly(new Block(0, 0, 3, 0, 4));
    }

    @Test
    void datesOrderEventsAndTheUndatedTakeTheDateOfTheTickBefore() {
        SpaceRecord.Builder b =
                new SpaceRecord.Builder(new SpaceOpened("s", NameRules.ASSAY_1, ReferenceRules.COUNT_1, 3));
        String[] dates = {"", "2026-05-03", "", "2026-05-01", "2026-05-03T08:00", "2026-05-03"};
        for (int i = 0; i < dates.length; i++) {
            Anchor date = dates[i].isEmpty() ? null : Anchor.of(dates[i]);
            b.add(new Turn("s", "t" + i, date, "Ann", "…", null, new Provenance.Ticket("1")));
        }
        SpaceSnapshot space = SpaceDerivation.derive(b.build());
        assertThat(columns(Arrangement.of(space, Choice.FIRST))).containsExactly("t0", "t1", "t2", "t3", "t4", "t5");
        // A whole day begins with its first moment, and t2 stands with t1; the moment of eight o'clock comes after.
        assertThat(columns(Arrangement.of(space, Choice.FIRST.with(ColumnOrder.DATE))))
                .containsExactly("t0", "t3", "t1", "t2", "t5", "t4");
    }

    @Test
    void filtersLeaveWhatTheKeptEventsMention() {
        Filter speaker = new Filter(Set.of(), Set.of("alice"), "", -1);
        Arrangement bob = Arrangement.of(FIVE, Choice.FIRST.with(speaker));
        assertThat(columns(bob)).containsExactly("t1", "t3");
        assertThat(rows(bob)).containsExactly("bob", "pottery class", "carla", "bob's bike");

        Arrangement things =
                Arrangement.of(FIVE, Choice.FIRST.with(new Filter(Set.of(MentionType.PERSON), Set.of(), "", -1)));
        assertThat(rows(things)).containsExactly("pottery class", "alice's vase", "bob's bike");
        assertThat(columns(things)).hasSize(5);

        Arrangement vase = Arrangement.of(FIVE, Choice.FIRST.with(new Filter(Set.of(), Set.of(), "VASE", -1)));
        assertThat(columns(vase)).containsExactly("t2", "t4");

        Arrangement chain = Arrangement.of(FIVE, Choice.FIRST.with(new Filter(Set.of(), Set.of(), "", 0)));
        assertThat(columns(chain)).containsExactly("t0", "t1", "t2", "t4");
        assertThat(rows(chain)).doesNotContain("bob's bike");
    }

    @Test
    void eventsByEventsCountsSharedRowsAndEntitiesByEntitiesWeighs() {
        Arrangement c = Arrangement.of(FIVE, Choice.FIRST.with(Mode.EVENTS_EVENTS));
        assertThat(c.value(1, 4)).isEqualTo(1);
        assertThat(c.value(4, 2)).as("carla and alice's vase").isEqualTo(2);
        assertThat(c.value(2, 4)).isEqualTo(2);
        assertThat(c.value(0, 3)).isEqualTo(-1);

        Arrangement a = Arrangement.of(SampleSpaces.four(), Choice.FIRST.with(Mode.ENTITIES_ENTITIES));
        Plane plane = Objects.requireNonNull(a.plane());
        assertThat(weight(a, plane, "carla", "pottery class")).isEqualTo(1 / Math.log(4));
        assertThat(weight(a, plane, "pottery class", "alice")).isEqualTo(1 / Math.log(3));
        assertThat(plane.at(
                        a.space().rows().of("alice's vase"), a.space().rows().of("bob's bike")))
                .isEqualTo(-1);
    }

    private static double weight(Arrangement a, Plane plane, String one, String other) {
        double[] weights = Objects.requireNonNull(plane.weight());
        return weights[plane.position(a.space().rows().of(one), a.space().rows().of(other))];
    }

    @Test
    void productsAgreeWithDenseArithmetic() {
        SpaceSnapshot space = SampleSpaces.conversation();
        int events = space.incidence().events();
        Plane c = Objects.requireNonNull(Plane.of(space, Mode.EVENTS_EVENTS));
        for (int i = 0; i < events; i++) {
            for (int j = 0; j < events; j++) {
                int shared = 0;
                for (int r = 0; r < space.rows().size(); r++) {
                    if (!space.rows().hub(r)
                            && space.incidence().has(r, i)
                            && space.incidence().has(r, j)) shared++;
                }
                assertThat(c.at(j, i)).isEqualTo(i == j || shared == 0 ? -1 : shared);
            }
        }
    }

    @Test
    void theTableHoldsTheSameCellsRowByRow() {
        Arrangement a = Arrangement.of(FIVE, Choice.FIRST);
        CellTable.Lines lines = new CellTable.Lines(a);
        List<String> said = lines.stream()
                .map(l -> a.rowName(l.row()) + " " + a.columnName(l.column()))
                .toList();
        assertThat(said)
                .containsExactly(
                        "alice t0",
                        "alice t2",
                        "alice t4",
                        "bob t1",
                        "bob t3",
                        "pottery class t0",
                        "pottery class t1",
                        "carla t1",
                        "carla t2",
                        "carla t4",
                        "alice's vase t2",
                        "alice's vase t4",
                        "bob's bike t3");
        assertThat(lines.indexOf(3, 2)).isEqualTo(8);
        assertThat(Arrays.stream(a.rows()).boxed().toList()).doesNotHaveDuplicates();
    }
}
