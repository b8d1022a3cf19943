package dev.assay.ui.matrix;

import dev.assay.method.AliasProposals;
import dev.assay.method.Incidence;
import dev.assay.method.SnapshotChange;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.model.MentionType;
import dev.assay.ui.Workbench;
import dev.assay.ui.project.Opened;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/** Rows whose names look alike, as proposals for a person: nothing is merged by itself, and what is refused does not come back. */
final class Alike {
    /** More sentences of one row nobody compares. */
    private static final int MOST_SENTENCES = 200;

    /**
     * One of the two rows.
     *
     * @param sentences the events that mention it, by tick
     * @param events how many there are
     */
    record Side(String key, @Nullable MentionType type, boolean hub, int events, List<Integer> sentences) {}

    /**
     * Two rows that look alike.
     *
     * @param from the one that would become the other
     * @param shared the words they share
     * @param contained whether one's words are all within the other's
     */
    record Pair(SpaceSnapshot space, Side from, Side to, List<String> shared, boolean contained) {
        /** The same, with the other name kept. */
        Pair swapped() {
            return new Pair(space, to, from, shared, contained);
        }
    }

    private final Workbench bench;
    private final ReadOnlyObjectWrapper<List<Pair>> pairs = new ReadOnlyObjectWrapper<>(List.of());
    private int asked;

    Alike(Workbench bench) {
        this.bench = bench;
    }

    /** The proposals of the space on show. */
    ReadOnlyObjectProperty<List<Pair>> pairs() {
        return pairs.getReadOnlyProperty();
    }

    /** Looks for them in another derivation. */
    void show(@Nullable SpaceSnapshot space) {
        int mine = ++asked;
        if (space == null) {
            pairs.set(List.of());
            return;
        }
        bench.background().execute(() -> {
            List<Pair> found = AliasProposals.of(space).stream()
                    .map(p -> new Pair(space, side(space, p.from()), side(space, p.to()), p.shared(), p.contained()))
                    .toList();
            MatrixView.onWindowThread(() -> {
                if (mine == asked) pairs.set(found);
            });
        });
    }

    private static Side side(SpaceSnapshot space, int row) {
        Incidence b = space.incidence();
        List<Integer> sentences = new ArrayList<>();
        int end = Math.min(b.rowEnd(row), b.rowStart(row) + MOST_SENTENCES);
        for (int i = b.rowStart(row); i < end; i++) sentences.add(b.rowEvent(i));
        return new Side(
                space.rows().key(row), space.rows().type(row), space.rows().hub(row), b.eventsOf(row), sentences);
    }

    /** One name for both. */
    static Decision.Act accept(Pair pair) {
        return new Decision.Alias(pair.from().key(), pair.to().key());
    }

    /** They are two; they are not proposed again. */
    static Decision.Act refuse(Pair pair) {
        return new Decision.KeptApart(pair.from().key(), pair.to().key());
    }

    /** What one name for both would change; told on the window's thread, or why it cannot be. */
    void preview(Pair pair, Consumer<SnapshotChange> then, Consumer<String> refused) {
        Opened opened = bench.desk().project().opened().get();
        if (opened == null) return;
        List<Decision> decisions =
                bench.desk().project().editing().decisions(pair.space().record().name(), List.of(accept(pair)), "");
        bench.background().execute(() -> {
            try {
                SnapshotChange change = Correction.preview(opened.snapshot(), pair.space(), decisions);
                MatrixView.onWindowThread(() -> then.accept(change));
            } catch (IllegalArgumentException e) {
                MatrixView.onWindowThread(() -> refused.accept(String.valueOf(e.getMessage())));
            }
        });
    }
}
