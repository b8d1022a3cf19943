package dev.assay.ui.command;

/**
 * One thing that can be gone to or done.
 *
 * @param kind what it is
 * @param title its name, safe to be shown on one line
 * @param detail more about it, safe to be shown on one line; empty for nothing
 * @param key its key as the platform writes it; empty when it has none
 * @param possible whether it can be done now
 * @param choose goes there, or does it
 */
public record Hit(Kind kind, String title, String detail, String key, boolean possible, Runnable choose) {
    /** What can be found. */
    public enum Kind {
        ACTION("found.action"),
        PROJECT("found.project"),
        SPACE("found.space"),
        ENTITY("found.entity"),
        EVENT("found.event"),
        QUESTION("found.question");

        private final String textKey;

        Kind(String textKey) {
            this.textKey = textKey;
        }

        /** Its name in the bundle. */
        public String textKey() {
            return textKey;
        }
    }

    private static final int LONGEST = 160;

    /**
     * A recorded text on one line: without line ends and control characters, without marks that would turn what stands beside it
     * around, and not longer than a line.
     */
    static String line(String recorded) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < recorded.length() && line.length() < LONGEST; ) {
            int c = recorded.codePointAt(i);
            i += Character.charCount(c);
            boolean joiner = c == 0x200C || c == 0x200D;
            switch (Character.getType(c)) {
                case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> line.append(' ');
                case Character.FORMAT -> {
                    if (joiner) line.appendCodePoint(c);
                }
                case Character.SURROGATE -> line.append('\uFFFD');
                default -> line.appendCodePoint(c);
            }
        }
        if (line.length() >= LONGEST) line.append('…');
        return line.toString();
    }
}
