package dev.assay.ui.ask;

import dev.assay.method.SpaceSnapshot;
import dev.assay.method.WordForms;
import dev.assay.method.Words;
import dev.assay.ui.inspector.MentionSpans;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Where the words by which an event answers stand in a text. */
final class Covered {
    private Covered() {}

    /** From one character up to another. */
    record Range(int from, int to) {}

    /** The mentions of an event that make one of the rows, and the words that are one of the terms, also in another form. */
    static List<Range> in(SpaceSnapshot space, int tick, Collection<String> terms) {
        Set<String> left = new HashSet<>(terms);
        List<Range> ranges = new ArrayList<>();
        for (MentionSpans.Span s : MentionSpans.of(space, tick)) {
            int row = s.mention().row();
            if (row < 0 || !terms.contains(space.rows().key(row))) continue;
            left.remove(space.rows().key(row));
            ranges.add(new Range(s.from(), s.to()));
        }
        ranges.addAll(words(space.record().events().get(tick).text(), left));
        return apart(ranges);
    }

    /** The words of a text that have the form of the last word of one of the terms. */
    static List<Range> words(String text, Collection<String> terms) {
        Set<String> forms = new HashSet<>();
        for (String term : terms) {
            int space = term.lastIndexOf(' ');
            for (String w : Words.of(term.substring(space + 1))) forms.add(WordForms.of(w));
        }
        List<Range> found = new ArrayList<>();
        if (forms.isEmpty()) return found;
        for (Range r : tokens(text)) {
            for (String w : Words.of(text.substring(r.from, r.to))) {
                if (forms.contains(WordForms.of(w))) {
                    found.add(r);
                    break;
                }
            }
        }
        return found;
    }

    /** The words of a question that count for nothing: stop words, question words, and those too short. */
    static List<String> leftOut(String question, Collection<String> phrases) {
        Set<String> inside = new HashSet<>();
        for (String p : phrases) for (Range r : tokens(p)) inside.add(p.substring(r.from, r.to));
        List<String> left = new ArrayList<>();
        for (Range r : tokens(question)) {
            String token = question.substring(r.from, r.to);
            if (!inside.contains(token)
                    && !left.contains(token)
                    && Words.of(token).isEmpty()) left.add(token);
        }
        return left;
    }

    private static List<Range> tokens(String text) {
        List<Range> tokens = new ArrayList<>();
        int from = -1;
        for (int i = 0; i <= text.length(); ) {
            int c = i < text.length() ? text.codePointAt(i) : ' ';
            if (isWordPart(text, c, i)) {
                if (from < 0) from = i;
            } else if (from >= 0) {
                tokens.add(new Range(from, i));
                from = -1;
            }
            i += Character.charCount(c);
        }
        return tokens;
    }

    private static boolean isWordPart(String text, int c, int at) {
        if (Character.isLetterOrDigit(c) || Character.getType(c) == Character.NON_SPACING_MARK) return true;
        return (c == '\'' || c == '’')
                && at > 0
                && at + 1 < text.length()
                && Character.isLetterOrDigit(text.codePointBefore(at))
                && Character.isLetterOrDigit(text.codePointAt(at + 1));
    }

    private static List<Range> apart(List<Range> ranges) {
        ranges.sort(Comparator.comparingInt(Range::from).thenComparingInt(r -> -r.to));
        List<Range> kept = new ArrayList<>();
        int end = 0;
        for (Range r : ranges) {
            if (r.from < end) continue;
            kept.add(r);
            end = r.to;
        }
        return kept;
    }
}
