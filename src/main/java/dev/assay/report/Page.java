package dev.assay.report;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A page of well-formed HTML, written element by element. Whatever text is handed in stays text: it is escaped here and nowhere else,
 * and characters that a page cannot hold, or that turn the direction of writing, become visible signs.
 */
final class Page {
    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Begins an element; the class is one of ours, "" for none. */
    Page begin(String element, String styleClass) {
        out.append('<').append(element);
        if (!styleClass.isEmpty()) out.append(" class=\"").append(styleClass).append('"');
        out.append('>');
        open.push(element);
        return this;
    }

    Page end() {
        out.append("</").append(open.pop()).append(">\n");
        return this;
    }

    Page text(String text) {
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(isSafe(c) ? c : 0xFFFD);
            }
        });
        return this;
    }

    private static boolean isSafe(int c) {
        boolean control = Character.isISOControl(c) && c != '\n' && c != '\t';
        boolean turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        boolean none = (c >= 0xD800 && c <= 0xDFFF) || (c & 0xFFFE) == 0xFFFE;
        return !control && !turns && !none;
    }

    /** An element with nothing but text in it. */
    Page element(String element, String styleClass, String text) {
        return begin(element, styleClass).text(text).end();
    }

    /** A table: a row of headings, then rows of cells. */
    Page table(List<String> head, List<List<String>> rows) {
        begin("table", "").begin("thead", "").begin("tr", "");
        for (String h : head) element("th", "", h);
        end().end().begin("tbody", "");
        for (List<String> row : rows) {
            begin("tr", "");
            for (String cell : row) element("td", "", cell);
            end();
        }
        return end().end();
    }

    /** The page so far, every element closed. */
    String finish() {
        while (!open.isEmpty()) end();
        return out.toString();
    }
}
