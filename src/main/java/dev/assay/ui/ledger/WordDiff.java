package dev.assay.ui.ledger;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two texts word by word: what stayed, what went, what came. Put together again, each side is the text it was. */
final class WordDiff {
    private static final Pattern PIECE = Pattern.compile("[\\p{L}\\p{M}\\p{N}_]+|\\s+|.", Pattern.DOTALL);
    /** Texts of more pieces are compared as wholes: finding the fewest changes takes their product. */
    private static final int MOST = 4_000;

    private WordDiff() {}

    /** A part of a text, and whether the other text does not have it. */
    record Part(String text, boolean changed) {}

    /** The two sides. */
    record Sides(List<Part> before, List<Part> after) {}

    static Sides of(String before, String after) {
        List<String> a = pieces(before);
        List<String> b = pieces(after);
        if (a.size() > MOST || b.size() > MOST) {
            boolean same = before.equals(after);
            return new Sides(List.of(new Part(before, !same)), List.of(new Part(after, !same)));
        }
        List<Part> left = new ArrayList<>();
        List<Part> right = new ArrayList<>();
        int i = 0;
        int j = 0;
        for (AbstractDelta<String> d : DiffUtils.diff(a, b).getDeltas()) {
            add(left, a, i, d.getSource().getPosition(), false);
            add(right, b, j, d.getTarget().getPosition(), false);
            i = d.getSource().getPosition() + d.getSource().size();
            j = d.getTarget().getPosition() + d.getTarget().size();
            add(left, a, d.getSource().getPosition(), i, true);
            add(right, b, d.getTarget().getPosition(), j, true);
        }
        add(left, a, i, a.size(), false);
        add(right, b, j, b.size(), false);
        return new Sides(left, right);
    }

    private static void add(List<Part> parts, List<String> of, int from, int to, boolean changed) {
        if (from < to) parts.add(new Part(String.join("", of.subList(from, to)), changed));
    }

    private static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        Matcher m = PIECE.matcher(text);
        while (m.find()) pieces.add(m.group());
        return pieces;
    }
}
