package dev.assay.ui.inspector;

import dev.assay.method.SpaceSnapshot;
import java.util.ArrayList;
import java.util.List;

/** Where the mentions of an event stand in its text. They are listed in order, which finds repeated words. */
public final class MentionSpans {
    private MentionSpans() {}

    /** A mention and its place; one whose words the text does not have is left out. */
    public record Span(int from, int to, SpaceSnapshot.EventMention mention) {}

    /** The mentions of one event, from left to right, none inside another. */
    public static List<Span> of(SpaceSnapshot space, int tick) {
        String text = space.record().events().get(tick).text();
        List<Span> spans = new ArrayList<>();
        int from = 0;
        for (SpaceSnapshot.EventMention m : space.mentions(tick)) {
            String words = m.mention().text();
            int at = words.isEmpty() ? -1 : find(text, words, from);
            if (at < 0) continue;
            spans.add(new Span(at, at + words.length(), m));
            from = at + words.length();
        }
        return spans;
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
