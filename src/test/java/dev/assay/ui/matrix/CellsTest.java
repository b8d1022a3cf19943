package dev.assay.ui.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.matrix.Cells.Colliding;
import dev.assay.ui.matrix.Cells.Piece;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class CellsTest {
    private static final SpaceSnapshot FIVE = SampleSpaces.fiveSettled();

    private static List<Piece> marked(String row, int event) {
        return Cells.marked(FIVE, FIVE.rows().of(row), event);
    }

    @Test
    void theMentionsOfTheRowAreMarkedInTheWordsThatWereSaid() {
        assertThat(marked("pottery class", 1))
                .containsExactly(
                        new Piece("My teacher Carla runs ", false),
                        new Piece("the pottery class", true),
                        new Piece(".", false));
        assertThat(marked("carla", 4))
                .containsExactly(new Piece("She", true), new Piece(" said it was my best work.", false));
        assertThat(marked("alice", 4)).containsExactly(new Piece("She said it was my best work.", false));
    }

    @Test
    void wordsWithinWordsAreNotMeant() {
        assertThat(marked("alice's vase", 4))
                .containsExactly(
                        new Piece("She said ", false), new Piece("it", true), new Piece(" was my best work.", false));
    }

    @Test
    void collisionsOfOneEvent() {
        assertThat(Cells.colliding(FIVE, 4)).isEqualTo(new Colliding(List.of("t2"), 2, 1));
        assertThat(Cells.colliding(FIVE, 3)).isEqualTo(new Colliding(List.of(), 0, 0));
    }

    @Test
    void nothingCopiedIsRunByASpreadsheet() {
        assertThat(CopyText.safe("=1+1")).isEqualTo("'=1+1");
        assertThat(CopyText.safe("@a\tb\nc")).isEqualTo("'@a b c");
        assertThat(CopyText.of(FIVE, new Selected.OfEvent("t9"), MatrixTexts.in(Locale.ENGLISH)))
                .isEmpty();
    }

    @Test
    void rowsAndEventsAreFoundAsTyped() {
        assertThat(names("ca")).containsExactly("carla", "t1", "t2");
        assertThat(names("T4")).containsExactly("t4");
        assertThat(names("VASE")).containsExactly("alice's vase", "t2");
        assertThat(names("  ")).isEmpty();
        assertThat(names("zebra")).isEmpty();
        assertThat(Finding.find(FIVE, "carla").get(0).selected()).isEqualTo(new Selected.OfRow("carla"));
    }

    private static List<String> names(String typed) {
        return Finding.find(FIVE, typed).stream().map(Finding.Found::name).toList();
    }
}
