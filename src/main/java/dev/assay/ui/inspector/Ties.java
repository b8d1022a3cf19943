package dev.assay.ui.inspector;

import dev.assay.method.Affinity;
import dev.assay.method.SpaceSnapshot;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Figure;
import dev.assay.ui.inspector.Inspection.Figures;
import dev.assay.ui.inspector.Inspection.Section;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.text.Texts;
import java.util.List;
import java.util.Locale;

/** The rows that are tied closest to one. */
final class Ties {
    private static final int SHOWN = 5;

    private Ties() {}

    static List<Section> of(SpaceSnapshot space, int row, Texts texts) {
        List<Affinity.Neighbour> all = new Affinity(space).neighbours(row);
        if (all.isEmpty()) return List.of();
        List<Figure> figures =
                all.stream().limit(SHOWN).map(n -> figure(space, n, texts)).toList();
        return List.of(new Figures(
                texts.get("affinity.heading"),
                all.size() > SHOWN
                        ? texts.get("affinity.note.more", SHOWN, texts.number(all.size()))
                        : texts.get("affinity.note"),
                figures));
    }

    private static Figure figure(SpaceSnapshot space, Affinity.Neighbour n, Texts texts) {
        String key = space.rows().key(n.row());
        boolean hub = space.rows().hub(n.row());
        return new Figure(
                hub ? texts.get("affinity.hub", key) : key,
                hub,
                String.format(Locale.ROOT, "%.4f", n.weight()),
                texts.number(n.count()),
                new Target.Select(new Selected.OfRow(key)));
    }
}
