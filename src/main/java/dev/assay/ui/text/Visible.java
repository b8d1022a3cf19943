package dev.assay.ui.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Recorded text on its way to the screen. Nothing in it may act or hide: what turns the direction of writing, what has no width and
 * what controls a terminal is shown by its number instead. The text itself stays as it was recorded.
 */
public final class Visible {
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final String LEFT_TO_RIGHT_MARK = "\u200E";
    private static final int VARIATION_FROM = 0xFE00;
    private static final int VARIATION_TO = 0xFE0F;

    private Visible() {}

    /**
     * A part of a text.
     *
     * @param text as it is to be shown
     * @param code whether it stands for a character that is not to be seen
     */
    public record Run(String text, boolean code) {}

    /** The parts of a text in order, for nodes as {@link #wrapped}. Line breaks and tabs stay what they are. */
    public static List<Run> runs(String text) {
        List<Run> runs = plainRuns(text);
        String lead = lead(text);
        if (!lead.isEmpty()) runs.addFirst(new Run(lead, false));
        return runs;
    }

    private static List<Run> plainRuns(String text) {
        List<Run> runs = new ArrayList<>();
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            if (isHidden(c) && !joins(text, c, i, next)) {
                if (!plain.isEmpty()) runs.add(new Run(plain.toString(), false));
                plain.setLength(0);
                runs.add(new Run(code(c), true));
            } else {
                plain.appendCodePoint(c);
            }
            i = next;
        }
        if (!plain.isEmpty()) runs.add(new Run(plain.toString(), false));
        return runs;
    }

    /**
     * A text for a node that may break it into lines, as {@link #shown}. Laying out a stretch that is written from right to left, JavaFX
     * 26 looks for the spaces at the end of a line as many characters too early as the stretch is long, and fails where the text begins
     * before that. So many marks that have neither width nor effect stand in front of it.
     */
    public static String wrapped(String text) {
        String shown = shown(text);
        return lead(shown) + shown;
    }

    private static String lead(String text) {
        boolean leftward = text.codePoints()
                .map(Character::getDirectionality)
                .anyMatch(d -> d == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                        || d == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC);
        return leftward ? LEFT_TO_RIGHT_MARK.repeat(text.length()) : "";
    }

    /** A text whole, as {@link #runs} with its line breaks: for a pen, which breaks nothing. What stands before a {@link #wrapped} goes. */
    public static String shown(String given) {
        int marks = 0;
        while (given.startsWith(LEFT_TO_RIGHT_MARK, marks)) marks++;
        String text = marks > 0 && marks >= given.length() - marks ? given.substring(marks) : given;
        StringBuilder shown = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            int next = i + Character.charCount(c);
            if (isHidden(c) && !joins(text, c, i, next)) shown.append(code(c));
            else shown.appendCodePoint(c);
            i = next;
        }
        return shown.toString();
    }

    /** A text as one line that can be read whole: as {@link #runs}, line breaks as a sign, and not longer than so many characters. */
    public static String line(String text, int most) {
        StringBuilder line = new StringBuilder();
        String some = text.length() > 2 * most ? text.substring(0, 2 * most) : text;
        for (Run r : plainRuns(some.replace("\r\n", "\n")
                .replaceAll("[\r\n\u0085\u2028\u2029]", "↵")
                .replace('\t', ' '))) {
            line.append(r.text());
        }
        boolean cut = line.length() > most || some.length() < text.length();
        if (line.length() > most) line.setLength(atCharacter(line, most));
        if (cut) line.append('…');
        return lead(line.toString()) + line;
    }

    /** A place at or before the given one that cuts no character in two. */
    public static int atCharacter(CharSequence text, int at) {
        boolean inside = at > 0
                && at < text.length()
                && Character.isLowSurrogate(text.charAt(at))
                && Character.isHighSurrogate(text.charAt(at - 1));
        return inside ? at - 1 : at;
    }

    private static String code(int c) {
        String hex = Integer.toHexString(c).toUpperCase(Locale.ROOT);
        return "⟨U+" + "0".repeat(Math.max(0, 4 - hex.length())) + hex + "⟩";
    }

    private static boolean isHidden(int c) {
        if (c == '\n' || c == '\t') return false;
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            // Hangul fillers and the like are letters that nobody sees.
            default -> c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800;
        };
    }

    /** Whether a joiner or variation belongs to the picture before it. */
    private static boolean joins(String text, int c, int at, int next) {
        if (c >= VARIATION_FROM && c <= VARIATION_TO) return true;
        return c == ZERO_WIDTH_JOINER
                && at > 0
                && next < text.length()
                && isPicture(text.codePointBefore(at))
                && isPicture(text.codePointAt(next));
    }

    private static boolean isPicture(int c) {
        return Character.isEmoji(c) || Character.isEmojiModifier(c) || (c >= VARIATION_FROM && c <= VARIATION_TO);
    }
}
