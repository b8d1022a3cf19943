package dev.assay.ui.overview;

import dev.assay.ui.Selected;
import dev.assay.ui.paint.Mark;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the overview says, in words: the same for the screen and for a file.
 *
 * @param spaces what is in the project
 * @param facts more about the space on show
 * @param waitsTitle over what waits for a person
 * @param waits what does
 * @param changedTitle over what changed
 * @param changed what did; empty when there is nothing to compare with
 * @param changedNote instead of lines, where there are none
 * @param chain about the chain
 */
record Page(
        List<SpaceLine> spaces,
        List<Fact> facts,
        String waitsTitle,
        List<Line> waits,
        String changedTitle,
        List<Line> changed,
        String changedNote,
        List<Fact> chain) {

    /** A space: name, then events, rows, cells, open, unknown. */
    record SpaceLine(String name, List<String> figures, Way way) {}

    /** A name and its value. */
    record Fact(String name, String value, @Nullable Mark mark, boolean mono) {}

    /**
     * A line with a mark.
     *
     * @param count how many; empty where the text says it
     * @param way where it leads; null where nowhere
     * @param idle whether nothing waits here
     */
    record Line(
            Mark mark,
            String count,
            String text,
            String detail,
            @Nullable Way way,
            boolean idle) {
        /** One that says something is there. */
        Line(Mark mark, String count, String text, String detail, @Nullable Way way) {
            this(mark, count, text, detail, way, false);
        }
    }

    /** Where a line leads: a space, a perspective, and what is selected there. */
    record Way(String space, String perspective, Selected selected) {}
}
