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

    /** The parts of a text in order. Line breaks and tabs stay what they are. */
    public static List<Run> runs(String text) {
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

    /** A text as one line that can be read whole: as {@link #runs}, line breaks as a sign, and not longer than so many characters. */
    public static String line(String text, int most) {
        StringBuilder line = new StringBuilder();
        String some = text.length() > 2 * most ? text.substring(0, 2 * most) : text;
        for (Run r : runs(some.replace("\r\n", "\n")
                .replaceAll("[\r\n\u0085\u2028\u2029]", "↵")
                .replace('\t', ' '))) {
            line.append(r.text());
        }
        boolean cut = line.length() > most || some.length() < text.length();
        if (line.length() > most) line.setLength(atCharacter(line, most));
        return cut ? line + "…" : line.toString();
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
