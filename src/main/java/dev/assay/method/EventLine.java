package dev.assay.method;

import dev.assay.model.Event;

/** The one form in which an event is shown to a model: {@code [2026-05-08] Alice: Carla praised my vase. (t2)}. */
public final class EventLine {
    private EventLine() {}

    /** The line of an event, without the parts it lacks; the text is as recorded. */
    public static String of(Event event) {
        StringBuilder line = new StringBuilder(event.text().length() + 40);
        if (event.date() != null) line.append('[').append(event.date().day()).append("] ");
        if (event.speaker() != null) line.append(event.speaker()).append(": ");
        return line.append(event.text())
                .append(" (")
                .append(event.id())
                .append(')')
                .toString();
    }

    /** How many words an event's line is, without making the line. */
    public static int words(Event event) {
        String speaker = event.speaker();
        if (hasSpace(event.id()) || (speaker != null && hasSpace(speaker))) return words(of(event));
        return words(event.text()) + 1 + (event.date() == null ? 0 : 1) + (speaker == null ? 0 : 1);
    }

    private static boolean hasSpace(String s) {
        for (int i = 0; i < s.length(); i++) {
            if (Character.isWhitespace(s.charAt(i))) return true;
        }
        return false;
    }

    /** How many words a line is: its white-space-separated tokens. */
    public static int words(String line) {
        int words = 0;
        boolean inside = false;
        for (int i = 0; i < line.length(); i++) {
            boolean space = Character.isWhitespace(line.charAt(i));
            if (!space && !inside) words++;
            inside = !space;
        }
        return words;
    }
}
