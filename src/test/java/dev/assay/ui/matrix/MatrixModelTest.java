package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.Selected;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatrixModelTest {
    private final MatrixModel model = new MatrixModel(Runnable::run, Runnable::run);

    @BeforeEach
    void showTheWorkedExample() {
        model.show(SampleSpaces.fiveSettled());
        model.viewport(600, 400);
    }

    private String cursor() {
        Arrangement a = Objects.requireNonNull(model.arrangement());
        return model.cursorRow() < 0 ? "none" : a.rowName(model.cursorRow()) + " " + a.columnName(model.cursorColumn());
    }

    @Test
    void theCursorAppearsAtTheFirstCellAndStaysInside() {
        assertThat(cursor()).isEqualTo("none");
        model.move(1, 0);
        assertThat(cursor()).isEqualTo("pottery class t0");
        model.move(0, -5);
        assertThat(cursor()).isEqualTo("pottery class t0");
        model.move(100, 100);
        assertThat(cursor()).isEqualTo("bob's bike t4");
        model.moveTo(0, 0);
        assertThat(cursor()).isEqualTo("alice t0");
        model.leave();
        assertThat(cursor()).isEqualTo("none");
    }

    @Test
    void jumpingGoesFromCellToCell() {
        model.follow(new Selected.OfCell("carla", "t2"));
        model.jump(0, 1);
        assertThat(cursor()).isEqualTo("carla t4");
        model.jump(0, 1);
        assertThat(cursor()).as("no further cell").isEqualTo("carla t4");
        model.jump(1, 0);
        assertThat(cursor()).isEqualTo("alice's vase t4");
        model.jump(0, -1);
        assertThat(cursor()).isEqualTo("alice's vase t2");
    }

    @Test
    void aPlaceStandsForItsCellOrItsEvent() {
        model.follow(new Selected.OfCell("carla", "t1"));
        assertThat(model.at(model.cursorRow(), model.cursorColumn())).isEqualTo(new Selected.OfCell("carla", "t1"));
        model.move(0, -1);
        assertThat(model.at(model.cursorRow(), model.cursorColumn())).isEqualTo(new Selected.OfEvent("t0"));
        assertThat(model.ofRow(model.cursorRow())).isEqualTo(new Selected.OfRow("carla"));
    }

    @Test
    void theCursorFollowsWhatIsSelectedElsewhere() {
        model.follow(new Selected.OfRow("alice's vase"));
        assertThat(cursor()).as("its first cell").isEqualTo("alice's vase t2");
        model.follow(new Selected.OfEvent("t4"));
        assertThat(cursor()).as("the same row, which has a cell there").isEqualTo("alice's vase t4");
        model.follow(new Selected.OfEvent("t3"));
        assertThat(cursor()).as("a row that has a cell there").isEqualTo("bob's bike t3");
        model.follow(new Selected.OfRow("no such row"));
        assertThat(cursor()).isEqualTo("bob's bike t3");
    }

    @Test
    void theCursorStaysOnItsCellWhenTheOrderChangesAndWhenTheSpaceIsDerivedAgain() {
        model.follow(new Selected.OfCell("carla", "t2"));
        model.choose(c -> c.with(RowOrder.NAME));
        assertThat(cursor()).isEqualTo("carla t2");
        model.choose(c -> c.with(HubMode.HIDDEN));
        assertThat(cursor()).isEqualTo("carla t2");
        model.show(SampleSpaces.five());
        assertThat(cursor()).isEqualTo("carla t2");
    }

    @Test
    void smallSpacesBeginSpreadOutAndLargeOnesAtTheDistanceThatCanBeRead() {
        assertThat(model.x().pitch()).isEqualTo(120);
        assertThat(model.y().pitch()).isEqualTo(24);
        MatrixModel other = new MatrixModel(Runnable::run, Runnable::run);
        other.show(SampleSpaces.conversation());
        other.viewport(600, 400);
        assertThat(other.x().pitch()).isEqualTo(14);
        assertThat(other.y().pitch()).isEqualTo(17);
        other.fitAll();
        assertThat(other.x().extent()).isLessThanOrEqualTo(600.0001);
        assertThat(other.y().extent()).isLessThanOrEqualTo(400.0001);
    }

    @Test
    void rowsAreFoundUnderThePointerWithTheFrozenOnesAbove() {
        assertThat(model.rowAt(2)).isZero();
        assertThat(model.rowAt(19)).isEqualTo(1);
        assertThat(model.rowAt(38)).as("the gap").isEqualTo(-1);
        assertThat(model.rowAt(41)).isEqualTo(2);
        assertThat(model.rowAt(41 + 24)).isEqualTo(3);
        assertThat(model.rowAt(41 + 24 * 4)).as("below the last row").isEqualTo(-1);
    }

    @ParameterizedTest
    @CsvSource({"1.25, 100", "1.25, 0", "0.8, 333", "3, 599", "0.2, 250"})
    void whatLiesUnderTheAnchorStaysThereWhileZooming(double factor, double anchor) {
        Axis axis = new Axis(14, 160);
        axis.count(5000);
        axis.length(600);
        axis.begin();
        axis.pan(20_000);
        double before = (axis.offset() + anchor) / axis.pitch();
        axis.zoom(factor, anchor);
        double after = (axis.offset() + anchor) / axis.pitch();
        assertThat(after).isCloseTo(before, org.assertj.core.data.Offset.offset(0.6 / axis.pitch()));
    }

    @Test
    void theAxisNeverLeavesItsItemsAndZoomStepsAreWholePixels() {
        Axis axis = new Axis(14, 160);
        axis.count(100);
        axis.length(600);
        axis.begin();
        axis.pan(-50);
        assertThat(axis.offset()).isZero();
        axis.pan(1e9);
        assertThat(axis.offset()).isEqualTo(800);
        assertThat(axis.rankAt(599)).isEqualTo(99);
        axis.zoom(1.01, 300);
        assertThat(axis.pitch()).isEqualTo(15);
        for (int i = 0; i < 50; i++) axis.zoom(2, 300);
        assertThat(axis.pitch()).isEqualTo(160);
        for (int i = 0; i < 50; i++) axis.zoom(0.5, 300);
        assertThat(axis.pitch()).isEqualTo(6);
        assertThat(axis.offset()).isZero();
    }

    @Test
    void nothingIsShownWithoutASpace() {
        model.show(null);
        model.move(1, 1);
        model.zoom(2);
        model.fitAll();
        model.jump(1, 0);
        assertThat(model.arrangement()).isNull();
        assertThat(model.cursorRow()).isEqualTo(-1);
        assertThat(model.at(0, 0)).isEqualTo(new Selected.Nothing());
    }
}
