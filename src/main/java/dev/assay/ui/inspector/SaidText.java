package dev.assay.ui.inspector;

import dev.assay.method.SpaceSnapshot;
import dev.assay.model.Event;
import dev.assay.ui.Selected;
import dev.assay.ui.inspector.Inspection.Piece;
import dev.assay.ui.inspector.Inspection.Style;
import dev.assay.ui.inspector.Inspection.Target;
import java.util.ArrayList;
import java.util.List;

/** A recorded text, byte for byte, with its mentions where they stand in it. */
public final class SaidText {
    private SaidText() {}

    /** The pieces; those of mentions that make {@code here} stand out. Mentions are listed in order, which finds repeated words. */
    public static List<Piece> pieces(SpaceSnapshot space, int tick, int here) {
        Event event = space.record().events().get(tick);
        String text = event.text();
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        for (SpaceSnapshot.EventMention m : space.mentions(tick)) {
            String words = m.mention().text();
            int at = words.isEmpty() ? -1 : find(text, words, from);
            if (at < 0) continue;
            if (at > from) pieces.add(Piece.of(text.substring(from, at), Style.PLAIN));
            pieces.add(new Piece(
                    text.substring(at, at + words.length()),
                    m.row() >= 0 && m.row() == here ? Style.MENTION_HERE : Style.MENTION,
                    m.row() < 0
                            ? null
                            : new Target.Select(new Selected.OfCell(space.rows().key(m.row()), event.id()))));
            from = at + words.length();
        }
        if (from < text.length()) pieces.add(Piece.of(text.substring(from), Style.PLAIN));
        return pieces;
    }

    /** The words at or after a place, not inside a longer word. */
    private static int find(String text, String words, int from) {
        for (int at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1)) {
            int end = at + words.length();
            boolean starts = at == 0 || !inWord(text.charAt(at - 1)) || !inWord(words.charAt(0));
            boolean ends =
                    end == text.length() || !inWord(text.charAt(end)) || !inWord(words.charAt(words.length() - 1));
            if (starts && ends) return at;
        }
        return -1;
    }

    private static boolean inWord(char c) {
        return Character.isLetterOrDigit(c);
    }
}
