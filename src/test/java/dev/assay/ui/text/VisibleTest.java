package dev.assay.ui.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Metrics;
import java.util.stream.Collectors;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** Nothing in a recorded text acts, and every text can be laid out at every width. */
@ExtendWith(ApplicationExtension.class)
class VisibleTest {
    private static final String LEFTWARD = "שלום עולם مرحبا بالعالم";

    @Test
    void whatActsOrHidesIsShownByItsNumber() {
        assertThat(Visible.shown("a\u202Eb\u0000c\u200Bd")).isEqualTo("a⟨U+202E⟩b⟨U+0000⟩c⟨U+200B⟩d");
        assertThat(Visible.shown("plain\ntext\t👩‍👧")).isEqualTo("plain\ntext\t👩‍👧");
        assertThat(Visible.shown("\u200Ehidden mark")).isEqualTo("⟨U+200E⟩hidden mark");
    }

    @Test
    void aTextFromRightToLeftIsLaidOutAtEveryWidth() {
        for (String text :
                new String[] {LEFTWARD, LEFTWARD + " and it", "say " + LEFTWARD, (LEFTWARD + " ").repeat(40)}) {
            for (int width = 10; width < 500; width += 7) {
                Text label = new Text(Visible.wrapped(text));
                label.setWrappingWidth(width);
                assertThat(label.getLayoutBounds().getHeight()).isPositive();
                Text line = new Text(Visible.line(text, 60));
                line.setWrappingWidth(width);
                assertThat(line.getLayoutBounds().getHeight()).isPositive();
                TextFlow flow = new TextFlow();
                for (Visible.Run r : Visible.runs(text)) flow.getChildren().add(new Text(r.text()));
                assertThat(flow.prefHeight(width)).isPositive();
            }
        }
    }

    @Test
    void whatStandsBeforeItTakesNoRoomAndIsNotDrawn() {
        Text bare = new Text(LEFTWARD);
        assertThat(new Text(Visible.wrapped(LEFTWARD)).getLayoutBounds().getWidth())
                .isEqualTo(bare.getLayoutBounds().getWidth());
        assertThat(Visible.shown(Visible.wrapped(LEFTWARD))).isEqualTo(LEFTWARD);
        assertThat(Visible.shown(Visible.line(LEFTWARD, 9))).isEqualTo(LEFTWARD.substring(0, 9) + "…");
        assertThat(Metrics.fit(Visible.line(LEFTWARD, 90), Lettering.sans(13), 500))
                .isEqualTo(LEFTWARD);
        assertThat(Visible.runs(LEFTWARD).stream().map(Visible.Run::text).collect(Collectors.joining()))
                .endsWith(LEFTWARD);
    }

    @Test
    void aTextFromLeftToRightStaysAsItIs() {
        assertThat(Visible.wrapped("vase")).isEqualTo("vase");
        assertThat(Visible.line("vase\nbike", 20)).isEqualTo("vase↵bike");
        assertThat(Visible.line("x".repeat(50), 10)).isEqualTo("x".repeat(10) + "…");
    }
}
