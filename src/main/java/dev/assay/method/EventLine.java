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
