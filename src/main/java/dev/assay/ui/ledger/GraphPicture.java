package dev.assay.ui.ledger;

import dev.assay.method.BeliefLine;
import dev.assay.method.Standing;
import dev.assay.model.Event;
import dev.assay.model.Relation;
import dev.assay.ui.paint.Lettering;
import dev.assay.ui.paint.Mark;
import dev.assay.ui.paint.Marks;
import dev.assay.ui.paint.Metrics;
import dev.assay.ui.paint.Outline;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.Pen;
import dev.assay.ui.text.Texts;
import dev.assay.ui.text.Visible;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/**
 * Records and all their edges as a graph: one row for each record in the order in which they were known, its edges as arcs at its left,
 * each in a lane of its own. The same graph is always the same picture.
 */
final class GraphPicture {
    static final double ROW = 46;
    static final int MOST = 60;
    private static final double LANE = 18;
    private static final double TOP = 16;
    private static final double LEFT = 20;

    private final BeliefLine graph;
    private final Palette palette;
    private final Texts texts;
    private final Function<Event, @Nullable Standing> standing;

    GraphPicture(BeliefLine graph, Palette palette, Texts texts, Function<Event, @Nullable Standing> standing) {
        this.graph = graph;
        this.palette = palette;
        this.texts = texts;
        this.standing = standing;
    }

    static double height(BeliefLine graph) {
        return TOP * 2 + Math.min(MOST, graph.beliefs().size()) * ROW;
    }

    void draw(Pen pen, double width, @Nullable Event selected) {
        pen.rect(0, 0, width, height(graph), palette.bgDefault());
        List<BeliefLine.Belief> beliefs = graph.beliefs();
        int n = Math.min(MOST, beliefs.size());
        Map<Event, Integer> rows = new HashMap<>();
        for (int i = 0; i < n; i++) rows.put(beliefs.get(i).event(), i);
        List<BeliefLine.Turn> turns = graph.turns().stream()
                .filter(t -> rows.containsKey(t.before()) && rows.containsKey(t.after()))
                .toList();
        int lanes = Math.min(14, Math.max(1, turns.size()));
        double node = LEFT + lanes * LANE + 16;
        int lane = 0;
        for (BeliefLine.Turn t : turns) {
            arc(pen, t, y(rows.getOrDefault(t.before(), 0)), y(rows.getOrDefault(t.after(), 0)), node, lane++ % lanes);
        }
        for (int i = 0; i < n; i++) record(pen, beliefs.get(i).event(), y(i), node, width, selected);
    }

    private static double y(int row) {
        return TOP + row * ROW + ROW / 2;
    }

    /** From who declares it to what it points at, where its mark stands. */
    private void arc(Pen pen, BeliefLine.Turn t, double before, double after, double node, int lane) {
        Relation relation = t.edge().relation();
        Mark mark = LedgerWords.mark(relation);
        Color ink = t.counts() ? mark.ink(palette) : palette.borderControl();
        double x = node - 22 - lane * LANE;
        Outline path = new Outline()
                .move(node - 8, after)
                .line(x + 6, after)
                .line(x, after + (before > after ? 6 : -6))
                .line(x, before + (before > after ? -6 : 6))
                .line(x + 6, before)
                .line(node - 9, before);
        if (t.counts()) pen.stroke(path, 1.4, ink);
        else pen.stroke(path, 1.4, ink, 4, 3);
        Outline head = Outline.polygon(node - 8, before, node - 14, before - 3.5, node - 14, before + 3.5);
        pen.fill(head, ink);
        double middle = (before + after) / 2;
        pen.rect(x - 7, middle - 7, 14, 14, palette.bgDefault());
        Marks.draw(pen, mark, x - 6, middle - 6, 12, ink, palette.bgDefault());
    }

    private void record(Pen pen, Event e, double y, double node, double width, @Nullable Event selected) {
        Standing s = standing.apply(e);
        Mark mark = LedgerWords.mark(s);
        if (e == selected) pen.rect(node - 2, y - ROW / 2 + 2, width - node, ROW - 4, palette.accentSubtle());
        Marks.draw(pen, mark, node + 2, y - 7, 14, palette);
        Lettering mono = Lettering.mono(12);
        String id = Metrics.fit(LedgerWords.id(e), mono, 130);
        pen.text(id, node + 24, y - 3, mono, palette.fgDefault());
        double next = node + 24 + Math.max(72, Metrics.width(id, mono)) + 12;
        pen.text(LedgerWords.standing(s, texts), next, y - 3, Lettering.sans(11), mark.ink(palette));
        pen.text(LedgerWords.day(e.date(), texts), next + 96, y - 3, Lettering.sans(11), palette.fgMuted());
        String edges = edges(e);
        double room = width - next - 196;
        if (!edges.isEmpty() && room > 60) {
            Lettering small = Lettering.sans(11);
            pen.text(Metrics.fit(edges, small, room), next + 190, y - 3, small, palette.fgMuted());
        }
        pen.text(
                Metrics.fit(Visible.line(e.text(), 300), Lettering.sans(13), Math.max(40, width - node - 44)),
                node + 24,
                y + 14,
                Lettering.sans(13),
                palette.fgDefault());
    }

    /** What a record declares, in words. */
    private String edges(Event e) {
        StringBuilder says = new StringBuilder();
        for (BeliefLine.Turn t : graph.turns()) {
            if (t.after() != e) continue;
            if (!says.isEmpty()) says.append(", ");
            says.append(LedgerWords.relation(t.edge().relation(), texts))
                    .append(' ')
                    .append(LedgerWords.id(t.before()));
            if (!t.counts()) says.append(' ').append(texts.get("ledger.not-counting"));
        }
        return says.toString();
    }
}
