package dev.assay.ui.matrix;

import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.ui.Selected;
import java.util.List;
import java.util.Locale;

/** What is selected as text for a spreadsheet: one line a cell, parts between tabs, a header first. */
final class CopyText {
    private final SpaceSnapshot space;
    private final MatrixTexts texts;
    private final StringBuilder out = new StringBuilder();

    private CopyText(SpaceSnapshot space, MatrixTexts texts) {
        this.space = space;
        this.texts = texts;
    }

    /** The cell, all cells of the row, or all of the event; empty when nothing is selected. */
    static String of(SpaceSnapshot space, Selected selected, MatrixTexts texts) {
        CopyText copy = new CopyText(space, texts);
        Incidence b = space.incidence();
        List<String> heads =
                List.of("table.row", "table.event", "table.date", "table.speaker", "table.how", "table.words");
        copy.line(heads.stream().map(texts::get).toArray(String[]::new));
        int header = copy.out.length();
        switch (selected.plain()) {
            case Selected.Nothing n -> {}
            case Selected.OfCell c ->
                copy.cell(space.rows().of(c.row()), space.record().tick(c.event()));
            case Selected.OfRow r -> {
                int row = space.rows().of(r.row());
                for (int i = row < 0 ? 0 : b.rowStart(row); row >= 0 && i < b.rowEnd(row); i++) {
                    copy.cell(row, b.rowEvent(i));
                }
            }
            case Selected.OfEvent e -> {
                int event = space.record().tick(e.event());
                for (int i = event < 0 ? 0 : b.eventStart(event); event >= 0 && i < b.eventEnd(event); i++) {
                    copy.cell(b.eventRow(i), event);
                }
            }
        }
        return copy.out.length() == header ? "" : copy.out.toString();
    }

    private void cell(int row, int event) {
        if (row < 0 || event < 0) return;
        int position = space.incidence().position(row, event);
        if (position < 0) return;
        Event e = space.record().events().get(event);
        Origin origin = space.incidence().origin(position);
        line(
                space.rows().key(row),
                e.id(),
                e.date() == null ? "" : e.date().text(),
                e.speaker() == null ? "" : e.speaker(),
                texts.get("cell." + Cells.mark(origin).name().toLowerCase(Locale.ROOT)),
                String.join(" · ", Cells.words(space, row, event)));
    }

    private void line(String... parts) {
        for (int i = 0; i < parts.length; i++) {
            if (i > 0) out.append('\t');
            out.append(safe(parts[i]));
        }
        out.append('\n');
    }

    /** No part may break the line, and none is run by a spreadsheet as a formula. */
    static String safe(String part) {
        String flat = part.replaceAll("[\\t\\r\\n]", " ");
        return !flat.isEmpty() && "=+-@".indexOf(flat.charAt(0)) >= 0 ? "'" + flat : flat;
    }
}
