package dev.assay.ui.matrix;

import dev.assay.method.Folding;
import dev.assay.method.Named;
import dev.assay.method.Reference;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.SpaceSnapshot.EventMention;
import dev.assay.ui.Selected;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A place of the matrix where something can be corrected: a cell, filled or not, an event, or a row.
 *
 * @param space what is derived now
 * @param row -1 where only an event is meant
 * @param tick -1 where only a row is meant
 */
record Place(SpaceSnapshot space, int row, int tick) {
    /** The place of the cursor, where there is one, otherwise of what is selected; null for neither. */
    static @Nullable Place of(Arrangement a, int rowRank, int columnRank, Selected selected) {
        SpaceSnapshot space = a.space();
        if (rowRank >= 0 && columnRank >= 0) {
            return switch (a.mode()) {
                case ENTITIES_EVENTS -> new Place(space, a.rows()[rowRank], a.columns()[columnRank]);
                case EVENTS_EVENTS -> new Place(space, -1, a.columns()[columnRank]);
                case ENTITIES_ENTITIES -> new Place(space, a.rows()[rowRank], -1);
            };
        }
        return of(space, selected);
    }

    /** The place of what is selected; null where it is not in the space. */
    static @Nullable Place of(SpaceSnapshot space, Selected selected) {
        Place place = switch (selected.plain()) {
            case Selected.Nothing n -> new Place(space, -1, -1);
            case Selected.OfRow r -> new Place(space, space.rows().of(r.row()), -1);
            case Selected.OfEvent e -> new Place(space, -1, space.record().tick(e.event()));
            case Selected.OfCell c ->
                new Place(space, space.rows().of(c.row()), space.record().tick(c.event()));
        };
        return place.row < 0 && place.tick < 0 ? null : place;
    }

    /** The event's id; empty without one. */
    String event() {
        return tick < 0 ? "" : space.record().events().get(tick).id();
    }

    /** The event's text, verbatim; empty without one. */
    String text() {
        return tick < 0 ? "" : space.record().events().get(tick).text();
    }

    /** The row's key; empty without one. */
    String key() {
        return row < 0 ? "" : space.rows().key(row);
    }

    /** What is listed here, by its folded words: of a filled cell what made it, of any other place all of its event. */
    Map<String, String> listed() {
        Map<String, String> listed = new LinkedHashMap<>();
        for (EventMention m : mentions()) {
            listed.putIfAbsent(Folding.fold(m.mention().text()), m.mention().text());
        }
        return listed;
    }

    /** The unclear references that make this cell, or all of the event where no filled cell is meant. */
    List<Reference> references() {
        List<Reference> found = new ArrayList<>();
        for (EventMention m : mentions()) if (m.reference() != null) found.add(m.reference());
        return found;
    }

    /** Those of {@link #references} by which a count alone makes this cell. */
    List<Reference> counted() {
        if (row < 0) return List.of();
        return references().stream()
                .filter(r -> r.state() == Reference.State.COUNTED && r.row() == row)
                .toList();
    }

    private List<EventMention> mentions() {
        if (tick < 0) return List.of();
        List<EventMention> all = space.mentions(tick);
        List<EventMention> here = all.stream().filter(m -> m.row() == row).toList();
        return row < 0 || here.isEmpty() ? all : here;
    }

    /** The plurals that became this row by losing their last letters. */
    Set<String> plurals() {
        Set<String> plurals = new LinkedHashSet<>();
        if (row < 0) return plurals;
        for (int i = space.incidence().rowStart(row); i < space.incidence().rowEnd(row); i++) {
            for (EventMention m : space.mentions(space.incidence().rowEvent(i))) {
                if (m.row() != row) continue;
                for (Named.Step s : m.named().trail()) {
                    if (s.rule() == Named.Rule.SINGULAR && s.fired()) plurals.add(s.before());
                }
            }
        }
        return plurals;
    }
}
