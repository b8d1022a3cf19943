package dev.assay.exchange;

import dev.assay.method.Incidence;
import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;

/** The matrix B as files for other programs. */
public final class MatrixFiles {
    private MatrixFiles() {}

    /** CSV (RFC 4180), a line a row: key, type, hub, then 0 or 1 for every event. */
    public static String csv(SpaceSnapshot space) {
        Rows rows = space.rows();
        Incidence b = space.incidence();
        StringBuilder out = new StringBuilder("row,type,hub");
        space.record().events().forEach(e -> out.append(',').append(Csv.cell(e.id())));
        out.append("\r\n");
        for (int r = 0; r < rows.size(); r++) {
            out.append(Csv.cell(rows.key(r))).append(',');
            out.append(rows.typeName(r, "")).append(',').append(rows.hub(r) ? 1 : 0);
            int j = b.rowStart(r);
            for (int t = 0; t < b.events(); t++) {
                boolean one = j < b.rowEnd(r) && b.rowEvent(j) == t;
                if (one) j++;
                out.append(one ? ",1" : ",0");
            }
            out.append("\r\n");
        }
        return out.toString();
    }

    /** Matrix Market, pattern, rows × events, from 1, in row order; the rows' keys stand in comments. */
    public static String matrixMarket(SpaceSnapshot space) {
        Incidence b = space.incidence();
        StringBuilder out = new StringBuilder("%%MatrixMarket matrix coordinate pattern general\n");
        for (int r = 0; r < b.rows(); r++) {
            out.append("% row ")
                    .append(r + 1)
                    .append(' ')
                    .append(space.rows().key(r))
                    .append('\n');
        }
        out.append(b.rows())
                .append(' ')
                .append(b.events())
                .append(' ')
                .append(b.cells())
                .append('\n');
        for (int r = 0; r < b.rows(); r++) {
            for (int j = b.rowStart(r); j < b.rowEnd(r); j++) {
                out.append(r + 1).append(' ').append(b.rowEvent(j) + 1).append('\n');
            }
        }
        return out.toString();
    }
}
