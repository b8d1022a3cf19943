package dev.assay.ui.collisions;

import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.model.MentionType;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Target;
import dev.assay.ui.inspector.SaidText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The path between two events, link by link: a shortest one; equal lengths: the smaller ticks first (METHOD, section 4).
 *
 * @param from the id of the first event
 * @param to the id of the last
 * @param stops the events on it; empty when no path joins the two
 * @param links between each stop and the next
 */
record PathReport(String from, String to, List<Stop> stops, List<Link> links) {
    /**
     * An event on the path.
     *
     * @param text its words; those that carry a link next to it are marked
     */
    record Stop(int tick, Event event, List<Words> text) {}

    /** A part of a recorded text. */
    record Words(String text, boolean marked) {}

    /** What two neighbouring events share; its size is C of the two. */
    record Link(List<Tie> ties) {}

    /**
     * One shared row.
     *
     * @param here the words that made the cell in the first event; none where nothing was listed for it there
     * @param there the same in the second
     */
    record Tie(
            String row,
            @Nullable MentionType type,
            List<String> here,
            Origin hereOrigin,
            List<String> there,
            Origin thereOrigin) {}

    /** The path between two events, by their ticks. */
    static PathReport of(SpaceSnapshot space, int from, int to) {
        String first = space.record().events().get(from).id();
        String last = space.record().events().get(to).id();
        int[] ticks = space.collisions().path(from, to);
        if (ticks == null) return new PathReport(first, last, List.of(), List.of());
        List<Stop> stops = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        for (int i = 0; i < ticks.length; i++) {
            Set<String> carried = new TreeSet<>();
            if (i > 0) carried.addAll(keys(space, ticks[i - 1], ticks[i]));
            if (i + 1 < ticks.length) {
                carried.addAll(keys(space, ticks[i], ticks[i + 1]));
                links.add(link(space, ticks[i], ticks[i + 1]));
            }
            stops.add(new Stop(ticks[i], space.record().events().get(ticks[i]), text(space, ticks[i], carried)));
        }
        return new PathReport(first, last, List.copyOf(stops), List.copyOf(links));
    }

    static List<String> keys(SpaceSnapshot space, int a, int b) {
        List<String> keys = new ArrayList<>();
        for (int row : space.collisions().shared(a, b)) keys.add(space.rows().key(row));
        return keys;
    }

    private static Link link(SpaceSnapshot space, int a, int b) {
        List<Tie> ties = new ArrayList<>();
        for (int row : space.collisions().shared(a, b)) {
            ties.add(new Tie(
                    space.rows().key(row),
                    space.rows().type(row),
                    words(space, row, a),
                    origin(space, row, a),
                    words(space, row, b),
                    origin(space, row, b)));
        }
        return new Link(List.copyOf(ties));
    }

    private static Origin origin(SpaceSnapshot space, int row, int tick) {
        Incidence b = space.incidence();
        return b.origin(b.position(row, tick));
    }

    private static List<String> words(SpaceSnapshot space, int row, int tick) {
        return space.mentions(tick).stream()
                .filter(m -> m.row() == row)
                .map(m -> m.mention().text())
                .toList();
    }

    private static List<Words> text(SpaceSnapshot space, int tick, Set<String> carried) {
        List<Words> words = new ArrayList<>();
        for (Piece p : SaidText.pieces(space, tick, -1)) {
            boolean marked = p.target() instanceof Target.Select s
                    && s.selected() instanceof Selected.OfCell c
                    && carried.contains(c.row());
            words.add(new Words(p.text(), marked));
        }
        return List.copyOf(words);
    }

    /** The path as plain lines, to be copied: each event, and below it what it shares with the next. */
    String lines() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < stops.size(); i++) {
            Event e = stops.get(i).event();
            out.append(e.id());
            if (e.date() != null) out.append("  ").append(e.date().text());
            if (e.speaker() != null) out.append("  ").append(e.speaker());
            out.append("  ").append(e.text()).append('\n');
            if (i < links.size()) {
                List<String> keys = links.get(i).ties().stream().map(Tie::row).toList();
                out.append("  – ").append(String.join(", ", keys)).append(" –\n");
            }
        }
        return out.toString();
    }
}
