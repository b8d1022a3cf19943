package dev.assay.ui.queue;

import dev.assay.method.Rows;
import dev.assay.method.SpaceSnapshot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Rows by what is typed of them: those that begin so, then those with a word that does, then any that hold it; each by how often they are mentioned. */
final class RowFinder {
    private RowFinder() {}

    /** At most so many rows; the keys are lower-case. */
    static List<Integer> find(SpaceSnapshot space, String typed, int most) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        Rows rows = space.rows();
        record Found(int row, int rank, int events) {}
        List<Found> found = new ArrayList<>();
        for (int r = 0; r < rows.size(); r++) {
            int events = space.incidence().rowEnd(r) - space.incidence().rowStart(r);
            int rank = rank(rows.key(r), wanted);
            if (rank >= 0) found.add(new Found(r, rank, events));
        }
        found.sort(Comparator.comparingInt(Found::rank)
                .thenComparing(Comparator.comparingInt(Found::events).reversed())
                .thenComparing(f -> rows.key(f.row)));
        return found.stream().limit(most).map(Found::row).toList();
    }

    private static int rank(String key, String wanted) {
        if (wanted.isEmpty()) return 2;
        if (key.startsWith(wanted)) return key.length() == wanted.length() ? 0 : 1;
        if (key.contains(" " + wanted)) return 2;
        return key.contains(wanted) ? 3 : -1;
    }
}
