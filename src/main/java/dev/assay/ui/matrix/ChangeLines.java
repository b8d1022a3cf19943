package dev.assay.ui.matrix;

import dev.assay.method.Reference;
import dev.assay.method.SnapshotChange;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Says what a decision would change, a line each. */
final class ChangeLines {
    private static final int SHOWN = 4;

    private ChangeLines() {}

    /** The figures first, then the first of the cells and of the references that change. */
    static List<String> of(SnapshotChange change, MatrixTexts texts) {
        List<String> lines = new ArrayList<>();
        lines.add(figures(change, texts));
        cells("change.gained", change.cellsGained(), lines, texts);
        cells("change.lost", change.cellsLost(), lines, texts);
        int shown = 0;
        for (SnapshotChange.Changed r : change.references()) {
            if (shown++ == SHOWN) {
                lines.add(texts.get("change.more", change.references().size() - SHOWN));
                break;
            }
            lines.add(texts.get(
                    r.falsified() ? "change.falsified" : "change.reference",
                    r.id().words(),
                    r.id().event(),
                    state(r.before(), r.rowBefore(), texts),
                    state(r.after(), r.rowAfter(), texts)));
        }
        return lines;
    }

    /** How many cells and collisions come and go; that nothing does. */
    static String figures(SnapshotChange change, MatrixTexts texts) {
        boolean none = change.cellsGained().isEmpty()
                && change.cellsLost().isEmpty()
                && change.pairsGained() == 0
                && change.pairsLost() == 0
                && change.references().isEmpty();
        if (none) return texts.get("change.none");
        return texts.get(
                "change.figures",
                texts.number(change.cellsGained().size()),
                texts.number(change.cellsLost().size()),
                texts.number(change.pairsGained()),
                texts.number(change.pairsLost()));
    }

    private static void cells(String key, List<SnapshotChange.Cell> cells, List<String> lines, MatrixTexts texts) {
        if (cells.isEmpty()) return;
        List<String> named = cells.stream()
                .limit(SHOWN)
                .map(c -> texts.get("change.cell", c.row(), c.event()))
                .toList();
        String all = String.join(" · ", named);
        int rest = cells.size() - SHOWN;
        lines.add(texts.get(key, rest > 0 ? all + " · " + texts.get("change.more", rest) : all));
    }

    private static String state(Reference.@Nullable State state, @Nullable String row, MatrixTexts texts) {
        if (row != null) return row;
        return state == null
                ? texts.get("reference.unlisted")
                : texts.get("reference." + state.name().toLowerCase(Locale.ROOT));
    }
}
