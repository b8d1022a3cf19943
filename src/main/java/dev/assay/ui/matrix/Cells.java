package dev.assay.ui.matrix;

import dev.assay.method.Collisions;
import dev.assay.method.Incidence;
import dev.assay.method.Origin;
import dev.assay.method.SpaceSnapshot;
import dev.assay.method.SpaceSnapshot.EventMention;
import dev.assay.model.Mention;
import dev.assay.ui.paint.Mark;
import java.util.ArrayList;
import java.util.List;

/** What is known of single cells. */
final class Cells {
    private Cells() {}

    /** The mark of an origin. */
    static Mark mark(Origin origin) {
        return switch (origin) {
            case LISTED -> Mark.LISTED;
            case ALIAS -> Mark.ALIAS;
            case DECIDED -> Mark.DECIDED;
            case COUNTED -> Mark.COUNTED;
        };
    }

    /** The texts of the mentions that made a cell, as listed; none where the row only speaks. */
    static List<String> words(SpaceSnapshot space, int row, int event) {
        List<String> words = new ArrayList<>();
        for (EventMention m : space.mentions(event)) {
            if (m.row() == row) words.add(m.mention().text());
        }
        return words;
    }

    /** A part of a text that is, or is not, a mention. */
    record Piece(String text, boolean mention) {}

    /**
     * The text of an event with the mentions of a row marked. A mention is looked for after the one listed before it with the same
     * words; what stands in the text in other words is not marked.
     */
    static List<Piece> marked(SpaceSnapshot space, int row, int event) {
        String text = space.record().events().get(event).text();
        boolean[] in = new boolean[text.length()];
        List<Mention> seen = new ArrayList<>();
        for (EventMention m : space.mentions(event)) {
            String words = m.mention().text();
            int from = 0;
            for (Mention s : seen) {
                if (s.text().equalsIgnoreCase(words)) from = wordAt(text, words, from) + words.length();
            }
            seen.add(m.mention());
            int at = words.isEmpty() ? -1 : wordAt(text, words, Math.max(0, from));
            if (m.row() != row || at < 0) continue;
            for (int i = at; i < at + words.length(); i++) in[i] = true;
        }
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= text.length(); i++) {
            if (i < text.length() && in[i] == in[i - 1]) continue;
            pieces.add(new Piece(text.substring(from, i), in[i - 1]));
            from = i;
        }
        return pieces;
    }

    /** Where words stand in a text as whole words, or within others when they never do; -1 when not at all. */
    private static int wordAt(String text, String words, int from) {
        for (int at = Finding.at(text, words, from); at >= 0; at = Finding.at(text, words, at + 1)) {
            int end = at + words.length();
            boolean before = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            boolean after = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
            if (before && after) return at;
        }
        return Finding.at(text, words, from);
    }

    /**
     * With how many events an event collides, by number of shared rows.
     *
     * @param byMany events that share two or more rows, most first, then in tick order
     * @param byOne how many share exactly one
     */
    record Colliding(List<String> byMany, int most, int byOne) {}

    /** The collisions of one event; null-free, and empty for an event that shares with too many to count while someone hovers. */
    static Colliding colliding(SpaceSnapshot space, int event) {
        Incidence b = space.incidence();
        long work = 0;
        for (int i = b.eventStart(event); i < b.eventEnd(event); i++) {
            int row = b.eventRow(i);
            if (!space.rows().hub(row)) work += b.eventsOf(row);
        }
        if (work > 100_000) return new Colliding(List.of(), 0, 0);
        int[] others = new int[(int) work];
        int n = 0;
        for (int i = b.eventStart(event); i < b.eventEnd(event); i++) {
            int row = b.eventRow(i);
            if (space.rows().hub(row)) continue;
            for (int j = b.rowStart(row); j < b.rowEnd(row); j++) others[n++] = b.rowEvent(j);
        }
        java.util.Arrays.sort(others);
        Collisions c = space.collisions();
        List<Integer> many = new ArrayList<>();
        int one = 0;
        for (int i = 0; i < n; ) {
            int end = i;
            while (end < n && others[end] == others[i]) end++;
            if (others[i] != event) {
                if (end - i > 1) many.add(others[i]);
                else one++;
            }
            i = end;
        }
        many.sort((p, q) -> {
            int byCount = Integer.compare(c.count(event, q), c.count(event, p));
            return byCount != 0 ? byCount : Integer.compare(p, q);
        });
        int most = many.isEmpty() ? 0 : c.count(event, many.get(0));
        List<String> ids = new ArrayList<>();
        for (int e : many) ids.add(space.record().events().get(e).id());
        return new Colliding(ids, most, one);
    }

    /** The rank of a column with a cell in a row: that preferred, if it has one, otherwise the first; 0 for an empty row. */
    static int columnInRow(Arrangement a, int row, int preferred) {
        if (preferred >= 0 && preferred < a.columns().length && a.value(row, preferred) >= 0) return preferred;
        int best = -1;
        if (a.mode() == Mode.ENTITIES_EVENTS) {
            Incidence b = a.space().incidence();
            int item = a.rows()[row];
            for (int i = b.rowStart(item); i < b.rowEnd(item); i++) best = lower(best, a.columnRank()[b.rowEvent(i)]);
        } else if (a.plane() != null) {
            // Products are symmetric: the cells of a row are those of the column of the same item.
            int item = a.rows()[row];
            for (int i = a.plane().start()[item]; i < a.plane().start()[item + 1]; i++) {
                best = lower(best, a.columnRank()[a.plane().row()[i]]);
            }
        }
        return Math.max(0, best);
    }

    /** The rank of a row with a cell in a column: that preferred, if it has one, otherwise the first that is no hub, or 0. */
    static int rowInColumn(Arrangement a, int column, int preferred) {
        if (preferred >= 0 && preferred < a.rows().length && a.value(preferred, column) >= 0) return preferred;
        int best = -1;
        Plane plane = a.plane();
        if (plane != null) {
            int item = a.columns()[column];
            for (int i = plane.start()[item]; i < plane.start()[item + 1]; i++) {
                int rank = a.rowRank()[plane.row()[i]];
                if (rank >= a.frozen()) best = lower(best, rank);
            }
        }
        return Math.max(0, best);
    }

    private static int lower(int best, int rank) {
        return rank < 0 ? best : best < 0 ? rank : Math.min(best, rank);
    }
}
