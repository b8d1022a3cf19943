package dev.assay.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everything a snapshot says, as lines, so that two can be compared whole. */
public final class Described {
    private Described() {}

    /** The lines of a snapshot. */
    public static List<String> of(SpaceSnapshot s) {
        List<String> lines = new ArrayList<>();
        Rows rows = s.rows();
        for (int r = 0; r < rows.size(); r++) {
            lines.add("row " + r + " " + rows.key(r) + " | " + rows.label(r) + " | " + rows.type(r) + " "
                    + rows.gender(r) + " " + rows.number(r) + (rows.hub(r) ? " hub" : ""));
        }
        Incidence b = s.incidence();
        for (int e = 0; e < b.events(); e++) {
            StringBuilder line =
                    new StringBuilder("event " + s.record().events().get(e).id() + " by " + s.speaker(e));
            for (int i = b.eventStart(e); i < b.eventEnd(e); i++) {
                line.append(", ").append(rows.key(b.eventRow(i))).append(' ').append(b.origin(i));
            }
            lines.add(line.toString());
            for (SpaceSnapshot.EventMention m : s.mentions(e)) {
                Reference reference = m.reference();
                lines.add("  " + m.mention() + " " + m.named() + " " + m.row() + " "
                        + (reference == null ? "" : reference.id()));
            }
        }
        for (Reference r : s.references()) {
            lines.add("reference " + r.id() + " " + r.mention() + " " + r.owner() + " " + r.state() + " row " + r.row()
                    + " decided " + entry(r.decision()));
            r.counted().candidates().forEach(c -> lines.add("  " + rows.key(c.row()) + Arrays.toString(c.ticks())));
            r.counted()
                    .dropped()
                    .forEach(d -> lines.add("  not " + rows.key(d.candidate().row())
                            + Arrays.toString(d.candidate().ticks()) + " " + d.reason()));
            if (r.counted().refusal() != null)
                lines.add("  refused " + r.counted().refusal());
        }
        s.collisions().forEachPair((x, y, n) -> lines.add("pair " + x + " " + y + " " + n));
        lines.add("chains " + Arrays.deepToString(s.collisions().chains()));
        s.waiting().forEach(w -> lines.add("waiting " + entry(w)));
        Settings t = s.settings();
        lines.add("speakers " + s.speakers() + " hubs " + s.hubs() + " run " + (s.run() != null) + s.statedOnly());
        lines.add("settings " + t.names() + t.references() + t.window() + t.run() + t.nameDecisions() + t.hubs()
                + t.apart());
        return lines;
    }

    private static @Nullable Long entry(SpaceRecord.@Nullable Decided decided) {
        return decided == null ? null : decided.entry();
    }
}
