package dev.assay.exchange;

import dev.assay.method.Affinity;
import dev.assay.method.SpaceSnapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The two products of the matrix as files for other programs: a pair once, the diagonal left out. */
public final class ProductFiles {
    private ProductFiles() {}

    /** Pairs of events that collide: {@code a,b,shared}, by tick. */
    public static String collisionsCsv(SpaceSnapshot space) {
        StringBuilder out = new StringBuilder("a,b,shared\r\n");
        space.collisions()
                .forEachPair((a, b, count) -> out.append(Csv.cell(id(space, a)))
                        .append(',')
                        .append(Csv.cell(id(space, b)))
                        .append(',')
                        .append(count)
                        .append("\r\n"));
        return out.toString();
    }

    /** Collisions as Matrix Market, integer and symmetric, events × events from 1, the lower triangle by column. */
    public static String collisionsMatrixMarket(SpaceSnapshot space) {
        StringBuilder cells = new StringBuilder();
        long[] n = {0};
        space.collisions().forEachPair((a, b, count) -> {
            n[0]++;
            cells.append(b + 1)
                    .append(' ')
                    .append(a + 1)
                    .append(' ')
                    .append(count)
                    .append('\n');
        });
        int events = space.record().events().size();
        return "%%MatrixMarket matrix coordinate integer symmetric\n" + events + " " + events + " " + n[0] + "\n"
                + cells;
    }

    /** Pairs of rows that share events: {@code a,b,affinity,events}, in row order. */
    public static String affinityCsv(SpaceSnapshot space) {
        StringBuilder out = new StringBuilder("a,b,affinity,events\r\n");
        for (Tie t : ties(space)) {
            out.append(Csv.cell(space.rows().key(t.a)))
                    .append(',')
                    .append(Csv.cell(space.rows().key(t.b)))
                    .append(',')
                    .append(t.weight)
                    .append(',')
                    .append(t.count)
                    .append("\r\n");
        }
        return out.toString();
    }

    /** Affinity as Matrix Market, real and symmetric, rows × rows from 1, the lower triangle by column; the keys stand in comments. */
    public static String affinityMatrixMarket(SpaceSnapshot space) {
        StringBuilder out = new StringBuilder("%%MatrixMarket matrix coordinate real symmetric\n");
        int rows = space.rows().size();
        for (int r = 0; r < rows; r++) {
            out.append("% row ")
                    .append(r + 1)
                    .append(' ')
                    .append(space.rows().key(r))
                    .append('\n');
        }
        List<Tie> ties = ties(space);
        out.append(rows)
                .append(' ')
                .append(rows)
                .append(' ')
                .append(ties.size())
                .append('\n');
        for (Tie t : ties) {
            out.append(t.b + 1)
                    .append(' ')
                    .append(t.a + 1)
                    .append(' ')
                    .append(t.weight)
                    .append('\n');
        }
        return out.toString();
    }

    private record Tie(int a, int b, double weight, int count) {}

    private static List<Tie> ties(SpaceSnapshot space) {
        Affinity affinity = new Affinity(space);
        List<Tie> all = new ArrayList<>();
        for (int a = 0; a < space.rows().size(); a++) {
            List<Tie> of = new ArrayList<>();
            for (Affinity.Neighbour n : affinity.neighbours(a)) {
                if (n.row() > a) of.add(new Tie(a, n.row(), n.weight(), n.count()));
            }
            of.sort(Comparator.comparingInt(Tie::b));
            all.addAll(of);
        }
        return all;
    }

    private static String id(SpaceSnapshot space, int tick) {
        return space.record().events().get(tick).id();
    }
}
