package dev.assay.ui;

import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.ask.AskPerspective;
import dev.assay.ui.collisions.CollisionsPerspective;
import dev.assay.ui.ledger.LedgerPerspective;
import dev.assay.ui.matrix.MatrixPerspective;
import dev.assay.ui.overview.OverviewPerspective;
import dev.assay.ui.queue.QueuePerspective;
import dev.assay.ui.scoring.ScoringPerspective;
import dev.assay.ui.scoring.Unscored;
import dev.assay.ui.stability.StabilityPerspective;
import dev.assay.ui.text.Texts;
import dev.assay.ui.timeline.TimelinePerspective;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableIntegerValue;
import org.jspecify.annotations.Nullable;

/** The one place where perspectives are registered: the order of this list is the order of the side bar and of Ctrl+1, Ctrl+2 … */
public final class Perspectives {
    private Perspectives() {}

    /**
     * A perspective that can be shown.
     *
     * @param id as {@link Perspective#id}
     * @param textKey its name in the bundle
     * @param icon the icon's code
     * @param badge how much waits in it for a person; null where nothing ever does
     * @param make builds it for a window, in its language
     */
    public record Entry(
            String id,
            String textKey,
            String icon,
            @Nullable Function<Workbench, ObservableIntegerValue> badge,
            BiFunction<Workbench, Texts, Perspective> make) {
        /** One in which nothing waits. */
        public Entry(String id, String textKey, String icon, BiFunction<Workbench, Texts, Perspective> make) {
            this(id, textKey, icon, null, make);
        }
    }

    /** How many references a person must settle in the space on show. */
    private static ObservableIntegerValue open(Workbench bench) {
        return Bindings.createIntegerBinding(
                () -> {
                    SpaceSnapshot space = bench.space().get();
                    return space == null ? 0 : space.count(Reference.State.OPEN);
                },
                bench.space());
    }

    /** Whether it has something to show in a project without a space: answers can be scored without the talk they are about. */
    static boolean withoutSpace(String id) {
        return id.equals("scoring");
    }

    /** All that work. */
    public static List<Entry> all() {
        return List.of(
                new Entry("overview", "perspective.overview", "fth-home", OverviewPerspective::new),
                new Entry(
                        "matrix",
                        "perspective.matrix",
                        "fth-grid",
                        (bench, texts) -> new MatrixPerspective(bench, texts.locale())),
                new Entry("collisions", "perspective.collisions", "fth-share-2", CollisionsPerspective::new),
                new Entry("timeline", "perspective.timeline", "fth-clock", TimelinePerspective::new),
                new Entry("queue", "perspective.queue", "fth-inbox", Perspectives::open, QueuePerspective::new),
                new Entry("ledger", "perspective.ledger", "fth-book", LedgerPerspective::new),
                new Entry("ask", "perspective.ask", "fth-help-circle", AskPerspective::new),
                new Entry("scoring", "perspective.scoring", "fth-check-square", Unscored::in, ScoringPerspective::new),
                new Entry("stability", "perspective.stability", "fth-columns", StabilityPerspective::new));
    }
}
