package dev.assay.ui.ledger;

import dev.assay.method.BeliefLine;
import dev.assay.method.SpaceRecord;
import dev.assay.model.Anchor;
import dev.assay.model.Event;
import dev.assay.model.EventKey;
import dev.assay.model.Fact;
import dev.assay.model.Relation;
import dev.assay.project.ProjectSnapshot;
import dev.assay.ui.paint.Palette;
import dev.assay.ui.paint.SvgPen;
import dev.assay.ui.text.Texts;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The line of belief of one record as an SVG document, by the code that draws it in the window. */
public final class LedgerPicture {
    private LedgerPicture() {}

    /**
     * Draws; equal input gives equal bytes. The height follows from how many records the line has.
     *
     * @param record the record's id; null for the last fact that replaced another
     * @param validAt the day its standing is shown for
     */
    public static String svg(
            ProjectSnapshot project,
            String space,
            @Nullable String record,
            Anchor validAt,
            Palette palette,
            Locale language,
            double width) {
        Texts texts = Texts.of(language);
        String id = record != null ? record : last(project, space);
        EventKey start = new EventKey(space, id);
        BeliefLine line = BeliefLine.of(start, key -> event(project, key), project.edges(), Relation::disqualifies);
        SvgPen pen = new SvgPen(width, BeliefPicture.height(line), texts.get("ledger.tab.line") + " " + id);
        new BeliefPicture(
                        line,
                        palette,
                        texts,
                        e -> project.standings(e.space(), validAt).of(tick(project, e)),
                        validAt,
                        validAt,
                        width)
                .draw(pen, null, validAt);
        return pen.document();
    }

    private static String last(ProjectSnapshot project, String space) {
        SpaceRecord of = project.record(space);
        String found = "";
        if (of == null) return found;
        for (Event e : of.events()) {
            boolean turns = e instanceof Fact f
                    && f.edges().stream().anyMatch(x -> x.relation().disqualifies());
            if (found.isEmpty() || turns) found = e.id();
        }
        return found;
    }

    private static @Nullable Event event(ProjectSnapshot project, EventKey key) {
        SpaceRecord record = project.record(key.space());
        int tick = record == null ? -1 : record.tick(key.event());
        return record == null || tick < 0 ? null : record.events().get(tick);
    }

    private static int tick(ProjectSnapshot project, Event e) {
        SpaceRecord record = project.record(e.space());
        return record == null ? -1 : record.tick(e.id());
    }
}
