package dev.assay.ui;

import dev.assay.ui.matrix.MatrixPerspective;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.function.BiFunction;

/** The one place where perspectives are registered: the order of this list is the order of the side bar and of Ctrl+1, Ctrl+2 … */
public final class Perspectives {
    private Perspectives() {}

    /**
     * A perspective that can be shown.
     *
     * @param id as {@link Perspective#id}
     * @param textKey its name in the bundle
     * @param icon the icon's code
     * @param make builds it for a window, in its language
     */
    public record Entry(String id, String textKey, String icon, BiFunction<Workbench, Texts, Perspective> make) {}

    /** All that work. */
    public static List<Entry> all() {
        return List.of(new Entry(
                "matrix",
                "perspective.matrix",
                "fth-grid",
                (bench, texts) -> new MatrixPerspective(bench, texts.locale())));
    }
}
