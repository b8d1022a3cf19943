package dev.assay.ui.inspector;

import dev.assay.method.Settings;
import dev.assay.method.SpaceRecord;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Decision;
import dev.assay.ui.inspector.Inspection.Line;
import dev.assay.ui.inspector.Inspection.Lines;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.text.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What persons decided about a row itself, those decisions too that were taken back. */
final class RowDecisions {
    private RowDecisions() {}

    static List<Section> of(SpaceSnapshot space, int row, Texts texts) {
        String key = space.rows().key(row);
        Set<Long> counting = new HashSet<>();
        for (SpaceRecord.Decided d : Settings.effective(space.record().decisions())) counting.add(d.entry());
        List<Line> lines = new ArrayList<>();
        for (SpaceRecord.Decided d : space.record().decisions()) {
            String says = says(d.decision().act(), key, texts);
            if (says == null) continue;
            if (!counting.contains(d.entry())) says = texts.get("decided.withdrawn", says);
            lines.add(new Line(
                    null,
                    false,
                    List.of(Piece.of(says, Style.PLAIN)),
                    List.of(Piece.of(
                            texts.get(
                                    "reference.by",
                                    d.decision().by(),
                                    d.decision().at(),
                                    d.decision().why()),
                            Style.MUTED))));
        }
        return lines.isEmpty() ? List.of() : List.of(new Lines(texts.get("decided.heading"), null, lines));
    }

    private static @Nullable String says(Decision.Act act, String key, Texts texts) {
        return switch (act) {
            case Decision.Alias a
            when a.from().equals(key) || a.to().equals(key) -> texts.get("decided.alias", a.from(), a.to());
            case Decision.KeptApart k
            when k.one().equals(key) || k.other().equals(key) -> texts.get("decided.apart", k.one(), k.other());
            case Decision.HubMarked h
            when h.row().equals(key) -> h.hub() ? texts.get("decided.hub") : texts.get("decided.no-hub");
            case Decision.Split s when s.plural().equals(key) -> texts.get("decided.split");
            default -> null;
        };
    }
}
